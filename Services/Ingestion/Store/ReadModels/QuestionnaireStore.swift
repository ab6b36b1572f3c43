import IngestionDomain
import Messages
import Postgres

/// The published versions that this service has heard of.
struct QuestionnaireStore: Sendable {
  /// Stores a version; a published version never changes, so one that is known stays as it is.
  ///
  /// - Throws: ``UnusableDefinition`` for a version number beyond the column's range.
  static func save(
    _ questionnaire: CatalogueV1.Questionnaire, on executor: some PostgresExecutor
  ) async throws {
    guard let version = Int32(exactly: questionnaire.version), version > 0 else {
      throw UnusableDefinition(description: "version \(questionnaire.version)")
    }
    try await executor.execute(
      """
      INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition)
      VALUES (\(questionnaire.questionnaireID), \(version), \(questionnaire.contentHash),
        \(questionnaire.serialized()))
      ON CONFLICT (questionnaire_id, version) DO NOTHING
      """)
  }

  /// Those of the versions that are stored.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  static func load(
    _ versions: some Collection<QuestionnaireVersion>, on executor: some PostgresExecutor
  ) async throws -> [CatalogueV1.Questionnaire] {
    let storable = versions.compactMap { key in
      Int32(exactly: key.version).map { (key.questionnaireID, $0) }
    }
    guard !storable.isEmpty else { return [] }
    let rows = try await executor.query(
      """
      SELECT definition FROM questionnaire_versions
      JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)))
        AS asked (questionnaire_id, version) USING (questionnaire_id, version)
      """)
    return try rows.map {
      try CatalogueV1.Questionnaire(
        serialized: try $0.decode("definition", as: [UInt8].self), limits: .storedDefinition)
    }
  }
}

extension DecodingLimits {
  /// For definitions that the catalogue checked: thousands of elements in all their languages.
  static let storedDefinition = DecodingLimits(
    sizeMax: 64 << 20, depthMax: 64, elementsMax: 2_000_000)
}
