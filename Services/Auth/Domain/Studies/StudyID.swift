import Fields

/// The name of a study: 1–64 lower-case letters, digits and hyphens.
package struct StudyID: Sendable, Hashable {
  package let text: String

  /// Nil when no study can have this name.
  package init?(_ text: String) {
    guard IdentifierSyntax.isID(text) else { return nil }
    self.text = text
  }
}
