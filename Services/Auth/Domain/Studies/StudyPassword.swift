import Fields

/// A study's password as last published by the catalogue.
struct StudyPassword: Sendable, Hashable {
  /// Argon2id hash as a PHC string; nil if the study has no password.
  var hash: String?
  /// Revision of the study that contained it.
  var revision: Int

  /// - Parameter hash: hash as in events; empty for no password.
  init(hash: String, revision: Int) {
    self.hash = hash.isEmpty ? nil : hash
    self.revision = revision
  }
}

/// Id of a study: 1–64 lower-case letters, digits and hyphens.
struct StudyID: Sendable, Hashable {
  let text: String

  /// Returns nil for an invalid id.
  init?(_ text: String) {
    guard IdentifierSyntax.isID(text) else { return nil }
    self.text = text
  }
}
