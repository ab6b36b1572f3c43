import Postgres
import Questionnaires

/// The table of answer scales that items have in a project since their first publication.
struct ItemStore: Sendable {
  /// Serialises publications with items until the end of the transaction, so that an id cannot get
  /// two meanings.
  var lock: PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended('catalogue item bank', 0))")
  }

  /// Returns the scales known in the project, by item id.
  func scales(
    of items: [String], in project: String
  ) -> PostgresStatement<[String: AnswerScale]> {
    PostgresStatement(
      """
      SELECT item_id, scale FROM item_scales
      WHERE project_id = \(project) AND item_id = ANY (\(items))
      """
    ) { rows in
      try rows.reduce(into: [:]) { scales, row in
        let (id, scale) = try row.decode(String.self, PostgresJSON.self)
        scales[id] = try scale.decode(StoredScale.self).scale
      }
    }
  }

  /// Stores the scales of items that have none in the project.
  func remember(
    _ scales: [String: AnswerScale], in project: String
  ) throws -> PostgresStatement<Void> {
    let sorted = scales.sorted { $0.key < $1.key }
    return PostgresStatement(
      """
      INSERT INTO item_scales (project_id, item_id, scale)
      SELECT \(project), item_id, scale
      FROM unnest(\(sorted.map(\.key)),
        \(try sorted.map { try PostgresJSON(encoding: StoredScale($0.value)) }))
        AS new (item_id, scale)
      ON CONFLICT DO NOTHING
      """)
  }
}
