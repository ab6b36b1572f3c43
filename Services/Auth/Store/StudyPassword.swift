/// A study's password, as the catalogue last set or confirmed it.
struct StudyPassword: Sendable, Hashable {
  /// Argon2id, PHC string; nil: the study has none any more.
  var hash: String?
  /// The study's revision that it was published with.
  var revision: Int

  /// - Parameter hash: as events carry it, empty for none.
  init(hash: String, revision: Int) {
    self.hash = hash.isEmpty ? nil : hash
    self.revision = revision
  }
}
