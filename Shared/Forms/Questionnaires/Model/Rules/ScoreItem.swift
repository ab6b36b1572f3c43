/// An item counted by a score.
public struct ScoreItem: Sendable, Hashable {
  public enum Subject: Sendable, Hashable {
    /// An element id.
    case question(String)
    /// An earlier subscale.
    case score(String)
    /// A calculation with a number.
    case calculation(String)
  }

  public var subject: Subject
  public var weight: Double
  public var isReversed: Bool

  public init(_ subject: Subject, weight: Double = 1, isReversed: Bool = false) {
    self.subject = subject
    self.weight = weight
    self.isReversed = isReversed
  }
}
