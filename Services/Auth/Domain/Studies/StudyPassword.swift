/// A study's password, as the catalogue last set or confirmed it.
package struct StudyPassword: Sendable, Hashable {
  /// Argon2id, PHC string; nil: the study has none any more.
  package var hash: String?
  /// The study's revision that it was published with.
  package var revision: Int

  /// - Parameter hash: as events carry it, empty for none.
  package init(hash: String, revision: Int) {
    self.hash = hash.isEmpty ? nil : hash
    self.revision = revision
  }
}
