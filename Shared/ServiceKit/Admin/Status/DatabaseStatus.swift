public import FoundationEssentials
import Postgres

/// What a service's database tells of itself.
public struct DatabaseStatus: Codable, Sendable, Hashable {
  /// What archives the write-ahead log: a backup of which a moment can be chosen needs it.
  public struct Archiver: Codable, Sendable, Hashable {
    /// Whether the server archives at all (`archive_mode`).
    public var isOn: Bool
    public var lastArchivedTime: Date?
    public var lastFailedTime: Date?

    public init(isOn: Bool, lastArchivedTime: Date? = nil, lastFailedTime: Date? = nil) {
      self.isOn = isOn
      self.lastArchivedTime = lastArchivedTime
      self.lastFailedTime = lastFailedTime
    }
  }

  public var name: String
  /// The role that the service serves with.
  public var role: String
  /// Whether that role is a superuser, or owns the schema: it should do neither.
  public var hasTooManyRights: Bool
  /// Of the server, `15.14`.
  public var version: String
  /// By the server's clock, and by that of the service's machine as the answer came.
  public var time: Date
  public var serviceTime: Date
  /// Which cluster it is: services that share one share its connections.
  public var cluster: String
  /// `max_connections`, those in use, of all databases, and those kept for superusers.
  public var connectionsMax: Int
  public var connectionsUsed: Int
  public var connectionsReserved: Int
  public var isReadOnly: Bool
  public var bytes: Int
  public var archiver: Archiver

  public init(
    name: String, role: String, hasTooManyRights: Bool = false, version: String, time: Date,
    serviceTime: Date, cluster: String, connectionsMax: Int, connectionsUsed: Int,
    connectionsReserved: Int = 3, isReadOnly: Bool = false, bytes: Int = 0, archiver: Archiver
  ) {
    self.name = name
    self.role = role
    self.hasTooManyRights = hasTooManyRights
    self.version = version
    self.time = time
    self.serviceTime = serviceTime
    self.cluster = cluster
    self.connectionsMax = connectionsMax
    self.connectionsUsed = connectionsUsed
    self.connectionsReserved = connectionsReserved
    self.isReadOnly = isReadOnly
    self.bytes = bytes
    self.archiver = archiver
  }
}

extension DatabaseStatus {
  /// One statement, which any role may make.
  ///
  /// - Parameter schema: the service's.
  /// - Throws: `PostgresError`.
  static func look(schema: String, on pool: PostgresPool) async throws -> DatabaseStatus {
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
