internal import Fields

/// The name of a study: 1–64 lower-case letters, digits and hyphens.
public struct StudyID: Sendable, Hashable {
  public let text: String

  /// Nil when no study can have this name.
  public init?(_ text: String) {
    guard IdentifierSyntax.isID(text) else { return nil }
    self.text = text
  }
}
