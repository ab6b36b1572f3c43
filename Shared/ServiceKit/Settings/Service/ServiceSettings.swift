public import Logging
import Postgres
public import RPCClient
public import RPCServer
public import ServiceBasics

/// The common settings of every Otolith service, see `--help`.
public struct ServiceSettings: Sendable {
  /// Name of the service, e.g. `otolith-auth`.
  private let serviceName: String
  /// Address of the inherited socket for calls, or else `OTOLITH_LISTEN`; by default the service's
  /// port on loopback.
  public var listen: NetworkAddress
  /// Inherited sockets.
  public var listeners: InheritedSockets
  /// `OTOLITH_PORT_FILE`: written with the bound port once calls are answered.
  public var portFile: String?
  /// `OTOLITH_ADMIN_LISTEN`: metrics (`/metrics`) and health (`/livez`, `/readyz`) over HTTP/1.1,
  /// without encryption and tokens, so only on loopback or behind a proxy. Off unless set or
  /// inherited.
  public var adminListen: NetworkAddress?
  /// `OTOLITH_DATABASE_URL`: libpq URI of the service's own schema.
  public var databaseURL: String
  /// `OTOLITH_MIGRATION_DATABASE_URL`: the same database with the role that owns the schema, used
  /// by `migrate` and `partitions`; nil if `databaseURL` is the owner's.
  public var migrationDatabaseURL: String?
  /// `OTOLITH_DATABASE_CONNECTIONS`.
  public var databaseConnections: Int
  /// `OTOLITH_PROMOTION`.
  public var promotion: PromotionMeaning
  /// `OTOLITH_STATE_DIRECTORY`: folder for the mark of the served copy; nil keeps it in memory.
  public var stateDirectory: String?
  /// `OTOLITH_BUS_…`: the bus for events between services.
  public var bus: BusSettings
  /// `OTOLITH_TLS_CERTIFICATE_FILE` and `OTOLITH_TLS_KEY_FILE`, PEM; both or none.
  public var tls: (certificateFile: String, keyFile: String)?
  /// `OTOLITH_TLS_CLIENT_ROOTS_FILE`, PEM: callers must show a certificate signed by these
  /// authorities (mutual TLS). Calls to other services show this service's own certificate.
  public var clientTrustRootsFile: String?
  /// `OTOLITH_TLS_CLIENT_NAMES`, separated by commas: a caller's certificate must contain one of
  /// these DNS names or URIs. By default every certificate signed by the authorities is accepted.
  public var clientNames: Set<String>?
  /// `OTOLITH_TLS_TRUST_ROOTS_FILE`, PEM: calls to other services use TLS and trust these roots.
  public var trustRootsFile: String?
  /// `OTOLITH_TOKEN_…`, `OTOLITH_TOKENS…`, `OTOLITH_JWKS_…`: accepted access tokens.
  public var tokens: TokenSettings
  /// `OTOLITH_AUTH_ADDRESS`, `OTOLITH_CATALOGUE_ADDRESS`, `OTOLITH_INGESTION_ADDRESS`: services to
  /// query when the bus lags, and for data it does not carry. Several instances are separated by
  /// commas; a name stands for all its addresses.
  public var peers: [String: [NetworkAddress]]
  /// `OTOLITH_PEER_BALANCING`: the first reachable instance, or all healthy ones (`grpc.health.v1`)
  /// in turn.
  public var peerBalancing: LoadBalancing
  /// `OTOLITH_LOG_LEVEL`.
  public var logLevel: Logger.Level
  /// `OTOLITH_TRACES_…`: where traces are sent.
  public var traces: TraceSettings
  /// Settings that a reload can change.
  public var running: RunningSettings
  /// `OTOLITH_CONNECTION_…`, `OTOLITH_KEEPALIVE_…`, `OTOLITH_CLIENT_PING…`,
  /// `OTOLITH_PEER_KEEPALIVE_SECONDS`.
  public var connections: ConnectionSettings
  /// `OTOLITH_LIMIT_…`, see ``LimitSettings``.
  public var limits: ServerLimits
  /// `OTOLITH_REFLECTION`: whether tools can read the names and messages of the API without a
  /// token.
  ///
  /// On by default, because the API is public and reflection helps operators diagnose a service.
  /// Off hides from port scanners which program this is.
  public var answersReflection: Bool
  /// `OTOLITH_CORS_ORIGINS`: origins of web pages that may call.
  public var origins: Set<String>
  /// Warnings for the operator that do not prevent the start.
  public var warnings: [String]
  /// `OTOLITH_CLOCK_FILE`: development only, see ``FileOffsetClock``.
  public var clockFile: String?

  /// Default ports of `OTOLITH_LISTEN`.
  public static let defaultPorts = [
    "otolith-auth": 7401, "otolith-catalogue": 7402, "otolith-ingestion": 7403,
    "otolith-planning": 7404,
  ]

  /// Reads the settings for commands that do not listen.
  ///
  /// - Parameter runsAlone: whether the service works without tokens and without the bus.
  /// - Throws: ``SettingsError`` with every invalid setting.
  public init(
    serviceName: String, runsAlone: Bool = false, reader: SettingsReader
  ) throws {
    var reader = reader
    self.init(serviceName: serviceName, runsAlone: runsAlone, reading: &reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }

  /// Reads the settings. They must not be used if `reader.problems` is not empty afterwards.
  package init(
    serviceName: String, runsAlone: Bool, listeners: InheritedSockets = InheritedSockets(),
    reading reader: inout SettingsReader
  ) {
    self.serviceName = serviceName
    self.listeners = listeners
    let addresses = ListeningAddresses(
      &reader, listeners, setting: ListeningSetting.listen(of: serviceName))
    (listen, adminListen, warnings) = (addresses.rpc, addresses.admin, addresses.warnings)
    portFile = reader.read(ListeningSetting.portFile)
    databaseURL = reader.read(DatabaseSetting.url(of: serviceName)) ?? ""
    migrationDatabaseURL = reader.read(DatabaseSetting.migrationURL)
    databaseConnections = reader.read(DatabaseSetting.connections)
    promotion = reader.read(DatabaseSetting.promotion)
    stateDirectory = reader.read(DatabaseSetting.stateDirectory)
    tls = Self.certificate(&reader)
    let behindProxy = reader.read(ListeningSetting.plaintextBehindProxy)
    bus = BusSettings(
      &reader, databaseURL: databaseURL, permitsPlaintext: behindProxy, runsAlone: runsAlone)
    let isAdminProtected = reader.read(RunningSetting.adminPlaintext)
    if !behindProxy {
      Self.rejectPlaintext(&reader, listen: listen, hasTLS: tls != nil)
      if !isAdminProtected { Self.rejectPlaintext(&reader, adminListen: adminListen) }
    }
    clientTrustRootsFile = reader.read(ListeningSetting.clientRoots)
    if clientTrustRootsFile != nil, tls == nil {
      reader.reject("OTOLITH_TLS_CLIENT_ROOTS_FILE requires OTOLITH_TLS_CERTIFICATE_FILE")
    }
    clientNames = reader.read(ListeningSetting.clientNames).map { Set(Self.entries($0)) }
    if clientNames != nil, clientTrustRootsFile == nil {
      reader.reject("OTOLITH_TLS_CLIENT_NAMES requires OTOLITH_TLS_CLIENT_ROOTS_FILE")
    }
    trustRootsFile = reader.read(PeerSetting.trustRoots)
    tokens = TokenSettings(
      &reader, serviceName: serviceName, runsAlone: runsAlone, listen: listen,
      permitsPlaintext: behindProxy)
    peers = Self.peers(
      &reader,
      CallProtection(trustRootsFile: trustRootsFile, permitsPlaintext: behindProxy))
    peerBalancing = reader.read(PeerSetting.balancing).policy
    logLevel = reader.read(RunningSetting.logLevel)
    running = RunningSettings(&reader)
    traces = TraceSettings(&reader, permitsPlaintext: behindProxy)
    connections = ConnectionSettings(&reader)
    // Callers on loopback without TLS are a proxy or programs on the same machine.
    limits =
      LimitSettings(&reader, sharesAddress: behindProxy || (listen.isLoopback && tls == nil))
      .limits
    answersReflection = reader.read(ListeningSetting.reflection)
    origins = Self.origins(&reader)
    clockFile = reader.read(RunningSetting.clockFile)
  }

  /// Returns the clock of `OTOLITH_CLOCK_FILE`; without it, the system's.
  ///
  /// - Throws: `ClockFileError`.
  public func makeClock() throws -> any WallClock {
    try clockFile.map { try FileOffsetClock(path: $0) } ?? SystemClock()
  }

  /// The role that serves, if it does not own the schema: that of `databaseURL`, or else the one
  /// that deploy/postgres/bootstrap.sql creates.
  package var runtimeRole: String? {
    guard let migrationDatabaseURL else { return nil }
    let role = ConnectionString.user(in: databaseURL) ?? Self.role(serviceName)
    return role == ConnectionString.user(in: migrationDatabaseURL) ? nil : role
  }

  static func role(_ serviceName: String) -> String {
    String(serviceName.map { $0 == "-" ? "_" : $0 })
  }
}

/// Omits the database addresses, which may contain passwords, because the text is logged.
extension ServiceSettings: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "settings of a service listening on \(listen)" }
  public var debugDescription: String { description }
}

/// Meaning of a new timeline of the database's cluster.
public enum PromotionMeaning: String, Sendable, CaseIterable {
  /// A backup was recovered to a point in the past.
  case restore
  /// An up-to-date standby was promoted.
  case failover
}
