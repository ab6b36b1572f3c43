/// The connection settings and limits of a pool.
public struct PostgresConfiguration: Sendable {
  /// A libpq URI or `key=value` list. It may contain a password, so it is never logged.
  public var connectionString: String
  /// Maximum number of connections; 1...1000.
  public var connections: Int
  /// Maximum number of waiting callers; further ones fail with `.poolExhausted`.
  public var waitersMax: Int
  /// Maximum time a caller waits for a connection.
  public var acquireTimeout: Duration
  /// The server's `statement_timeout`; zero: unlimited.
  public var statementTimeout: Duration
  /// Timeout of one connection attempt.
  public var connectTimeout: Duration
  /// The `search_path`, a schema name; nil: the role's default.
  public var searchPath: String?
  /// Shown in `pg_stat_activity`.
  public var applicationName: String
  /// Maximum size of one statement's parameters together; a huge one would block all other
  /// connections of the process.
  public var parameterBytesMax: Int
  /// Maximum number of prepared statements per connection.
  public var statementsMax: Int

  /// How long an unused connection stays open; one is always kept.
  public var idleMax: Duration = .seconds(60)

  /// Server settings for each session, such as `["plan_cache_mode": "force_generic_plan"]`; they
  /// override those of the connection string.
  public var sessionSettings: [String: String] = [:]

  /// Whether the pool is only used for reading, as on a replica; then a read-only server is not an
  /// error.
  public var onlyReads = false

  /// Oldest supported major version of PostgreSQL, which is the oldest tested one.
  public var serverVersionMin = 15

  public init(
    connectionString: String, connections: Int = 4, waitersMax: Int = 1000,
    acquireTimeout: Duration = .seconds(5), statementTimeout: Duration = .seconds(30),
    connectTimeout: Duration = .seconds(10),
    searchPath: String? = nil,
    applicationName: String = "otolith", parameterBytesMax: Int = 64 << 20,
    statementsMax: Int = 256
  ) {
    self.connectionString = connectionString
    self.connections = connections
    self.waitersMax = waitersMax
    self.acquireTimeout = acquireTimeout
    self.statementTimeout = statementTimeout
    self.connectTimeout = connectTimeout
    self.searchPath = searchPath
    self.applicationName = applicationName
    self.parameterBytesMax = parameterBytesMax
    self.statementsMax = statementsMax
  }
}

extension PostgresConfiguration: CustomStringConvertible {
  public var description: String {
    "\(applicationName), \(connections) connections, search_path \(searchPath ?? "default")"
  }
}
