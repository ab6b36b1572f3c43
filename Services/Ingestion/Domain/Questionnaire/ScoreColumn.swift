/// A score as a column of exports.
public struct ScoreColumn: Sendable, Hashable {
  public var scoreID: String
  /// Whether there are grades, which have a column of their own.
  public var hasBands: Bool

  public init(scoreID: String, hasBands: Bool) {
    self.scoreID = scoreID
    self.hasBands = hasBands
  }
}
