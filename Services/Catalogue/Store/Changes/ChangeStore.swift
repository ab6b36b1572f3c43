import FoundationEssentials
import Postgres

/// The table of the change feed, with the latest change of each resource.
struct ChangeStore: Sendable {
  /// Records changes within the transaction that makes them.
  func record(
    _ changes: [NewChange], in project: String, at time: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
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

  /// Returns the changes after the cursor that the reader may see.
  ///
  /// One statement has one snapshot: transactions older than every running one are complete in it.
  ///
  /// - Parameter kinds: kinds to select; empty for all.
  func changes(
    after cursor: ChangeCursor, kinds: [ResourceKind], limit: Int,
    for reader: CatalogueReader
  ) -> PostgresStatement<ChangePage> {
    let wanted = kinds.map(\.rawValue)
    return PostgresStatement(
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
      """
    ) { rows in
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
  }

  /// Whether the cursor names a transaction that this database has not begun yet.
  func isAhead(_ cursor: ChangeCursor) -> PostgresStatement<Bool> {
    PostgresStatement(
      "SELECT \(cursor.transaction)::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) AS ahead"
    ) { try $0.contains { try $0.decode("ahead") } }
  }
}
