public import FoundationEssentials
package import Postgres

/// State of a service's database as reported by PostgreSQL.
public struct DatabaseStatus: Codable, Sendable, Hashable {
  /// State of the archiving of the write-ahead log, which point-in-time recovery needs.
  public struct Archiver: Codable, Sendable, Hashable {
    /// Whether the server archives at all (`archive_mode`).
    public var isOn: Bool
    public var lastArchivedTime: Date?
    public var lastFailedTime: Date?
  }

  public var name: String
  /// Role that the service uses at run time.
  public var role: String
  /// Whether that role is a superuser or owns the schema. It should be neither.
  public var hasTooManyRights: Bool = false
  /// Version of the server, e.g. `15.14`.
  public var version: String
  /// The server's clock, and the clock of the service's machine when the answer arrived.
  public var time: Date
  public var serviceTime: Date
  /// System identifier of the cluster. Services on the same cluster share its connections.
  public var cluster: String
  /// `max_connections`, connections in use by all databases, and those reserved for superusers.
  public var connectionsMax: Int
  public var connectionsUsed: Int
  public var connectionsReserved: Int = 3
  public var isReadOnly: Bool = false
  public var bytes: Int = 0
  public var archiver: Archiver
}

extension DatabaseStatus {
  /// Reads the state with one statement that any role may execute.
  ///
  /// - Parameter schema: the service's schema.
  /// - Throws: `PostgresError`.
  package static func look(schema: String, on pool: PostgresPool) async throws -> DatabaseStatus {
    let rows = try await pool.query(
      """
      SELECT current_database()::text AS name, current_user::text AS role,
        rolsuper OR coalesce((SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace
          WHERE nspname = \(schema)), false) AS has_too_many_rights,
        current_setting('server_version') AS version, clock_timestamp() AS time,
        (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
        current_setting('max_connections')::int8 AS connections_max,
        current_setting('superuser_reserved_connections')::int8 AS connections_reserved,
        (SELECT sum(numbackends)::int8 FROM pg_stat_database) AS connections_used,
        pg_is_in_recovery() OR current_setting('transaction_read_only')::bool AS is_read_only,
        pg_database_size(current_database()) AS bytes,
        current_setting('archive_mode') <> 'off' AS archives, last_archived_time, last_failed_time
      FROM pg_stat_archiver, pg_roles WHERE rolname = current_user
      """)
    let now = Date()
    guard let row = rows.first else {
      throw PostgresError(kind: .server, message: "the role is not in pg_roles")
    }
    return DatabaseStatus(
      name: try row.decode("name"), role: try row.decode("role"),
      hasTooManyRights: try row.decode("has_too_many_rights"), version: try row.decode("version"),
      time: try row.decode("time"), serviceTime: now, cluster: try row.decode("cluster"),
      connectionsMax: try row.decode("connections_max"),
      connectionsUsed: try row.decode("connections_used"),
      connectionsReserved: try row.decode("connections_reserved"),
      isReadOnly: try row.decode("is_read_only"), bytes: try row.decode("bytes"),
      archiver: Archiver(
        isOn: try row.decode("archives"),
        lastArchivedTime: try row.decode("last_archived_time"),
        lastFailedTime: try row.decode("last_failed_time")))
  }
}
