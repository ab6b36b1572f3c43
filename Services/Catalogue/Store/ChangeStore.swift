internal import FoundationEssentials
internal import Messages
internal import Postgres

/// The feed of changes: the latest of each resource.
struct ChangeStore: Sendable {
  struct NewChange: Sendable {
    var kind: CatalogueV1.ResourceKind
    var id: String
    var version: UInt32 = 0
    var isRetired = false
    /// Whether callers without a role in the project hear of it.
    var isShared: Bool
  }

  struct Page: Sendable {
    var changes: [CatalogueV1.Change]
    var end: ChangeCursor
    var hasMore: Bool
  }

  /// Part of the transaction that makes the changes.
  func record(
    _ changes: [NewChange], in project: String, at time: Date, on connection: PostgresConnection
  ) async throws {
    if changes.isEmpty { return }
    try await connection.execute(
      """
      INSERT INTO changes (kind, resource_id, version, retired, project_id, shared, time)
      SELECT kind, resource_id, version, retired, \(project), shared, \(time)
      FROM unnest(\(changes.map { Int16($0.kind.rawValue) }), \(changes.map(\.id)),
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
  func changes(
    after cursor: ChangeCursor, kinds: [CatalogueV1.ResourceKind], limit: Int,
    for reader: CatalogueReader, on executor: some PostgresExecutor
  ) async throws -> Page {
    let wanted = kinds.map { Int16($0.rawValue) }
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
    return Page(
      changes: try page.map { row in
        CatalogueV1.Change(
          kind: .init(rawValue: Int32(try row.decode("kind", as: Int16.self))),
          resourceID: try row.decode("resource_id"), version: try row.decodeCount("version"),
          retired: try row.decode("retired"), projectID: try row.decode("project_id"),
          time: GoogleProtobuf.Timestamp(try row.decode("time", as: Date.self)))
      },
      end: try page.last.map { row in
        ChangeCursor(
          transaction: try row.decode("transaction"), position: try row.decode("position"))
      } ?? cursor,
      hasMore: rows.count > limit)
  }

  /// Whether the cursor names a transaction that this database has not begun yet.
  func isAhead(
    _ cursor: ChangeCursor, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await executor.queryRow(
      """
      SELECT \(cursor.transaction)::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot())
      """, as: Bool.self)
  }
}
