internal import Messages
internal import Postgres

/// A study revision as it is kept.
struct StoredStudy: Sendable {
  var study: CatalogueV1.Study
  /// Of all texts of the study and its questionnaires.
  var languages: Set<String>

  init(study: CatalogueV1.Study, languages: Set<String>) {
    self.study = study
    self.languages = languages
  }

  /// - Throws: `PostgresError`, `DecodingError`.
  init(row: PostgresRow) throws {
    study = try CatalogueV1.Study(
      serialized: try row.decode("definition", as: [UInt8].self), limits: .stored)
    languages = Set(try row.decode("languages", as: [String].self))
  }
}

/// A study's current revision with the languages in which its views differ.
struct StudyHead: Sendable, Hashable {
  var id: String
  var revision: UInt32
  var languages: Set<String>
}

extension DecodingLimits {
  /// For what this service wrote itself after checking it. The parts that it adds to an import, such
  /// as hashes, must not make a definition unreadable that came in just below the limits.
  static let stored = DecodingLimits(sizeMax: 64 << 20, depthMax: 64, elementsMax: 2_000_000)
}
