/// A score of one filled-in questionnaire.
public struct ScoreResult: Sendable, Hashable {
  public var scoreID: String
  /// The value; nil if too few items were answered.
  public var value: Double?
  /// The band of the value; nil without a value and below the lowest band.
  public var band: ScoreBand?
  /// Number of answered items.
  public var answered: Int
  public var items: Int

  public init(
    scoreID: String, value: Double?, band: ScoreBand? = nil, answered: Int, items: Int
  ) {
    self.scoreID = scoreID
    self.value = value
    self.band = band
    self.answered = answered
    self.items = items
  }
}
