import FoundationEssentials
import Postgres
import Questionnaires

/// The search data of newest versions, derived in the transaction that publishes them.
struct SearchIndex: Sendable {
  /// Approximate maximum size of a statement's parameters in bytes.
  private static let batchBytesMax = 8 << 20

  /// Replaces the questionnaire's search data by that of this version.
  func write(
    _ definition: QuestionnaireDefinition, version: UInt32, contentHash: ContentHash,
    languages: [String], project: String
  ) -> [PostgresStatement<Void>] {
    let id = definition.id
    let origin = definition.origin
    let summary = StoredForms.summary(
      of: definition, version: version, contentHash: contentHash, project: project,
      languages: languages)
    let summarise = PostgresStatement(
      """
      UPDATE questionnaires SET indexed_version = \(Int32(version)),
        summary = \(summary),
        licence = \(definition.provenance.licence),
        sharing = \(StoredForms.number(definition.provenance.sharing)),
        origin_project_id = \(origin?.projectID), origin_questionnaire_id = \(origin?.questionnaireID),
        origin_version = \(origin.flatMap { Int32(exactly: $0.version) })
      WHERE questionnaire_id = \(id)
      """)
    var statements = [
      summarise,
      PostgresStatement("DELETE FROM questionnaire_texts WHERE questionnaire_id = \(id)"),
      PostgresStatement("DELETE FROM questionnaire_items WHERE questionnaire_id = \(id)"),
    ]
    var parts = SearchTexts(definition).parts[...]
    while !parts.isEmpty {
      var bytes = 0
      let batch = Array(
        parts.prefix { part in
          bytes += part.heading.utf8.count + part.body.utf8.count
          return bytes <= Self.batchBytesMax
        })
      parts = parts.dropFirst(batch.count)
      statements.append(insert(batch, of: id))
    }
    let items = Set(definition.elements.compactMap { $0.question?.itemID }).subtracting([""])
    if !items.isEmpty {
      statements.append(
        PostgresStatement(
          """
          INSERT INTO questionnaire_items (item_id, questionnaire_id)
          SELECT item_id, \(id) FROM unnest(\(items.sorted())) AS item_id
          """))
    }
    return statements
  }

  private func insert(_ parts: [SearchTexts.Part], of id: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO questionnaire_texts (questionnaire_id, language, part, configuration, body)
      SELECT \(id), language, part, configuration,
        setweight(to_tsvector(configuration::regconfig, heading) || to_tsvector('simple', heading),
          'A')
        || setweight(to_tsvector(configuration::regconfig, body) || to_tsvector('simple', body), 'C')
      FROM unnest(\(parts.map(\.language)), \(parts.map { Int32($0.number) }),
        \(parts.map { SearchConfiguration.name(for: $0.language) }),
        \(parts.map(\.heading)), \(parts.map(\.body)))
        AS new (language, part, configuration, heading, body)
      """)
  }

  /// Indexes one questionnaire whose search data is missing.
  ///
  /// - Returns: false if none is missing.
  func writeNext(on pool: PostgresPool) async throws -> Bool {
    try await pool.transaction { connection in
      let rows = try await connection.query(
        """
        SELECT definition, version, content_hash, languages, project_id
        FROM questionnaires JOIN questionnaire_versions USING (questionnaire_id)
        WHERE indexed_version < newest_version AND version = newest_version
        LIMIT 1 FOR UPDATE OF questionnaires SKIP LOCKED
        """)
      guard let row = rows.first else { return false }
      let definition = try QuestionnaireDefinition(stored: try row.decode("definition"))
      let project = try row.decode("project_id", as: String.self)
      let scales = ItemChecker.scales(of: definition)
      try await connection.run(
        (scales.isEmpty ? [] : [try ItemStore().remember(scales, in: project)])
          + write(
            definition, version: try row.decodeCount("version"),
            contentHash: ContentHash(bytes: try row.decode("content_hash")),
            languages: try row.decode("languages"), project: project))
      return true
    }
  }
}
