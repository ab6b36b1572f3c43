/// Where a pool connects to, and its limits.
public struct PostgresConfiguration: Sendable {
  /// A libpq URI or `key=value` list. It may hold a password, so it is never logged.
  public var connectionString: String
  /// The most connections the pool opens; 1...1000.
  public var connections: Int
  /// The most callers that wait for a connection; one more is refused with `.poolExhausted`.
  public var waitersMax: Int
  /// How long a caller waits for a connection.
  public var acquireTimeout: Duration
  /// The server's `statement_timeout`; zero for none.
  public var statementTimeout: Duration
  /// How long one attempt to connect may take.
  public var connectTimeout: Duration
  /// The `search_path`, a schema's name; nil leaves the role's own.
  public var searchPath: String?
  /// Shown in `pg_stat_activity`.
  public var applicationName: String
  /// The most bytes that the parameters of one statement may have together: a huge one would hold
  /// up every other connection of the process.
  public var parameterBytesMax: Int
  /// How many prepared statements a connection keeps.
  public var statementsMax: Int

  /// How long a connection stays open that nobody uses; one always does.
  public var idleMax: Duration = .seconds(60)

  /// Settings of the server for each session, `["plan_cache_mode": "force_generic_plan"]`; they
  /// count more than those of the connection string.
  public var sessionSettings: [String: String] = [:]

  /// Whether nothing is written through the pool, as on a replica: then it does not matter whether the
  /// server takes writes.
  public var onlyReads = false

  /// The oldest major version of PostgreSQL that is connected to: the one that all is tested with.
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
