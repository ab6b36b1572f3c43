package import Postgres
package import Questionnaires

/// What each item asks for in a project, since it was first published there.
package struct ItemStore: Sendable {
  package init() {}

  /// Makes publications with items take turns, so that two cannot give one id two meanings. Held
  /// until the transaction ends.
  package func lock(on connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('catalogue item bank', 0))")
  }

  /// Those that are known in the project, by id.
  package func scales(
    of items: [String], in project: String, on executor: some PostgresExecutor
  ) async throws -> [String: AnswerScale] {
    if items.isEmpty { return [:] }
    let rows = try await executor.query(
      """
      SELECT item_id, scale FROM item_scales
      WHERE project_id = \(project) AND item_id = ANY (\(items))
      """)
    var scales: [String: AnswerScale] = [:]
    for row in rows {
      let (id, scale) = try row.decode(String.self, PostgresJSON.self)
      scales[id] = try scale.decode(StoredScale.self).scale
    }
    return scales
  }

  /// Keeps the scales of items that have none yet in the project.
  package func remember(
    _ scales: [String: AnswerScale], in project: String, on connection: PostgresConnection
  ) async throws {
    if scales.isEmpty { return }
    let sorted = scales.sorted { $0.key < $1.key }
    try await connection.execute(
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
