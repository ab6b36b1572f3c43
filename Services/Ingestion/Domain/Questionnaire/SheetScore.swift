internal import Questionnaires

/// A score of one sheet.
public struct SheetScore: Sendable, Hashable {
  public var scoreID: String
  /// Nil: too few items were answered.
  public var value: Double?
  /// Code of the grade that the value lies in; empty: none.
  public var band: String

  public init(scoreID: String, value: Double?, band: String = "") {
    self.scoreID = scoreID
    self.value = value
    self.band = band
  }

  init(_ result: ScoreResult) {
    self.init(scoreID: result.scoreID, value: result.value, band: result.band?.code ?? "")
  }
}
