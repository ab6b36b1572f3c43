public import FoundationEssentials

/// Which events a source takes out of the log for ever: what it published of some subjects.
public struct ErasedEvents: Sendable {
  /// Who published them.
  public var source: String
  /// As events spell them.
  public var subjects: [String]
  /// The topics in which the source publishes of such subjects.
  public var types: Set<String>
  /// What happened from then on stays.
  public var before: Date
  /// Of those the ones that are meant; nil: all.
  public var isMeant: (@Sendable (Event) -> Bool)?

  public init(
    source: String, subjects: [String], types: Set<String>, before: Date = .distantFuture,
    isMeant: (@Sendable (Event) -> Bool)? = nil
  ) {
    self.source = source
    self.subjects = subjects
    self.types = types
    self.before = before
    self.isMeant = isMeant
  }
}
