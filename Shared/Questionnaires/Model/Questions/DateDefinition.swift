/// A calendar date within bounds.
public struct DateDefinition: Sendable, Hashable {
  /// `YYYY-MM-DD`, inclusive; empty: no bound.
  public var earliest: String
  public var latest: String

  public init(earliest: String = "", latest: String = "") {
    self.earliest = earliest
    self.latest = latest
  }
}
