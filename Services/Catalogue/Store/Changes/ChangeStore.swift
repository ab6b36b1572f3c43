package import CatalogueDomain
package import FoundationEssentials
package import Postgres

/// The feed of changes: the latest of each resource.
package struct ChangeStore: Sendable {
  package init() {}

  /// Part of the transaction that makes the changes.
  package func record(
    _ changes: [NewChange], in project: String, at time: Date, on connection: PostgresConnection
  ) async throws {
    if changes.isEmpty { return }
    try await connection.execute(
      """
      INSERT INTO changes (kind, resource_id, version, retired, project_id, shared, time)
      SELECT kind, resource_id, version, retired, \(project), shared, \(time)
      FROM unnest(\(changes.map { $0.kind.rawValue }), \(changes.map(\.id)),
        \(changes.map { Int32($0.version) }), \(changes.map(\.isRetired)),
        \(changes.map(\.isShared))) AS new (kind, resource_id, version, retired, shared)
      ON CONFLICT (kind, resource_id) DO UPDATE SET
        position = nextval('changes_position'), txid = pg_current_xact_id(),
        version = excluded.version, retired = excluded.retired, project_id = excluded.project_id,
        shared = excluded.shared, time = excluded.time
      """)
  }

  /// What was committed after the cursor, as far as the reader may hear of it.
  ///
  /// One statement, hence one snapshot: what it sees of transactions older than every running one is
  /// all that they will ever have written.
  ///
  /// - Parameter kinds: empty for all.
  package func changes(
    after cursor: ChangeCursor, kinds: [ResourceKind], limit: Int,
    for reader: CatalogueReader, on executor: some PostgresExecutor
  ) async throws -> ChangePage {
    let wanted = kinds.map(\.rawValue)
    let rows = try await executor.query(
      """
      SELECT kind, resource_id, version, retired, project_id, time,
        txid::text AS transaction, position
      FROM changes
      WHERE (txid, position) > (\(cursor.transaction)::text::xid8, \(cursor.position))
        AND txid < pg_snapshot_xmin(pg_current_snapshot())
        AND (cardinality(\(wanted)) = 0 OR kind = ANY (\(wanted)))
        AND (shared OR \(reader.seesEverything) OR project_id IN (
          SELECT project_id FROM project_roles WHERE participant_id = \(reader.participantID)))
      ORDER BY txid, position LIMIT \(limit + 1)
      """)
    let page = rows.prefix(limit)
    return ChangePage(
      changes: try page.map { row in
        Change(
          kind: ResourceKind(rawValue: try row.decode("kind")),
          resourceID: try row.decode("resource_id"), version: try row.decodeCount("version"),
          isRetired: try row.decode("retired"), projectID: try row.decode("project_id"),
          time: try row.decode("time"))
      },
      end: try page.last.map { row in
        ChangeCursor(
          transaction: try row.decode("transaction"), position: try row.decode("position"))
      } ?? cursor,
      hasMore: rows.count > limit)
  }

  /// Whether the cursor names a transaction that this database has not begun yet.
  package func isAhead(
    _ cursor: ChangeCursor, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await executor.queryRow(
      """
      SELECT \(cursor.transaction)::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot())
      """, as: Bool.self)
  }
}
