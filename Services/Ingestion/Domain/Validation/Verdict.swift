/// The answer to a submitted sheet.
public enum Verdict: Sendable, Hashable {
  /// Stored now.
  case created
  /// Stored before with the same contents.
  case exists
  /// Another sheet with this id and other contents is stored.
  case conflict
  case rejected([Violation])
  /// To be sent again later; says why.
  case postponed([Violation])

  /// Whether the sheet is durable.
  public var isStored: Bool { self == .created || self == .exists }
}
