public import Logging
import Postgres
public import RPCClient
public import RPCServer

/// What every Otolith service is told by its operator, see `--help`.
public struct ServiceSettings: Sendable {
  /// `otolith-auth`, …
  private let serviceName: String
  /// The address of the socket passed to the process for calls; without one `OTOLITH_LISTEN`, default:
  /// loopback and the service's own port.
  public var listen: NetworkAddress
  /// Sockets passed to the process.
  public var listeners: GivenListeners
  /// `OTOLITH_PORT_FILE`: written with the bound port once calls are answered.
  public var portFile: String?
  /// `OTOLITH_ADMIN_LISTEN`: metrics (`/metrics`) and health (`/livez`, `/readyz`) over HTTP/1.1, not
  /// encrypted and without tokens, so on the loopback interface or behind a proxy only. Off unless set, or
  /// a socket for it is passed.
  public var adminListen: NetworkAddress?
  /// `OTOLITH_DATABASE_URL`: libpq URI of the service's own schema.
  public var databaseURL: String
  /// `OTOLITH_MIGRATION_DATABASE_URL`: the same database, as the role that owns the schema. Only
  /// `migrate` and `partitions` use it; nil: `databaseURL` is the owner's.
  public var migrationDatabaseURL: String?
  /// `OTOLITH_DATABASE_CONNECTIONS`.
  public var databaseConnections: Int
  /// `OTOLITH_PROMOTION`.
  public var promotion: PromotionMeaning
  /// `OTOLITH_BUS_…`: where the services tell each other what happened.
  public var bus: BusSettings
  /// `OTOLITH_TLS_CERTIFICATE_FILE` and `OTOLITH_TLS_KEY_FILE`, PEM; both or none.
  public var tls: (certificateFile: String, keyFile: String)?
  /// `OTOLITH_TLS_CLIENT_ROOTS_FILE`, PEM: callers must show a certificate that these authorities
  /// have signed (mutual TLS). Calls to other services show this service's own.
  public var clientTrustRootsFile: String?
  /// `OTOLITH_TLS_CLIENT_NAMES`, separated by commas: DNS names or URIs, one of which a caller's
  /// certificate must have. Default: any certificate that the authorities have signed.
  public var clientNames: Set<String>?
  /// `OTOLITH_TLS_TRUST_ROOTS_FILE`, PEM: calls to other services use TLS and trust these roots.
  public var trustRootsFile: String?
  /// `OTOLITH_TOKEN_…`, `OTOLITH_TOKENS…`, `OTOLITH_JWKS_…`: whose access tokens count.
  public var tokens: TokenSettings
  /// `OTOLITH_AUTH_ADDRESS`, `OTOLITH_CATALOGUE_ADDRESS`, `OTOLITH_INGESTION_ADDRESS`: asked when the bus is behind,
  /// and for what it does not carry. Several
  /// instances are separated by commas; a name stands for all its addresses.
  public var peers: [String: [NetworkAddress]]
  /// `OTOLITH_PEER_BALANCING`: the first instance that can be reached, or
  /// all that say that they serve (`grpc.health.v1`), in turn.
  public var peerBalancing: LoadBalancing
  /// `OTOLITH_LOG_LEVEL`.
  public var logLevel: Logger.Level
  /// `OTOLITH_TRACES_…`: where the steps of traces are sent.
  public var traces: TraceSettings
  /// What is read at each use, so that a reload changes it.
  public var running: RunningSettings
  /// `OTOLITH_CONNECTION_…`, `OTOLITH_KEEPALIVE_…`, `OTOLITH_CLIENT_PING…`,
  /// `OTOLITH_PEER_KEEPALIVE_SECONDS`.
  public var connections: ConnectionSettings
  /// `OTOLITH_LIMIT_…`, see ``LimitSettings``.
  public var limits: ServerLimits
  /// `OTOLITH_REFLECTION`: tools learn names and messages of the API, without a token.
  ///
  /// On because nothing in them is secret (the proto files are published with the source) and an
  /// operator who has to look into a service in trouble needs no files for it. Off takes away what a
  /// scanner of ports would learn first: which program this is.
  public var answersReflection: Bool
  /// What an operator should look at, though the service can run.
  public var warnings: [String]
  /// `OTOLITH_CLOCK_FILE`: development only, see ``FileOffsetClock``.
  public var clockFile: String?

  /// Ports used unless `OTOLITH_LISTEN` says otherwise.
  public static let defaultPorts = [
    "otolith-auth": 7401, "otolith-catalogue": 7402, "otolith-ingestion": 7403,
    "otolith-planning": 7404,
  ]

  /// For commands that do not listen.
  ///
  /// - Parameter runsAlone: the service may do without tokens and without the bus.
  /// - Throws: ``SettingsError`` naming every wrong setting.
  public init(
    serviceName: String, runsAlone: Bool = false, reader: SettingsReader
  ) throws {
    var reader = reader
    self.init(serviceName: serviceName, runsAlone: runsAlone, reading: &reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }

  /// What is wrong with them is in `reader.problems` afterwards; then they are not to be used.
  init(
    serviceName: String, runsAlone: Bool, listeners: GivenListeners = GivenListeners(),
    reading reader: inout SettingsReader
  ) {
    self.serviceName = serviceName
    self.listeners = listeners
    let addresses = ListeningAddresses(&reader, listeners, service: serviceName)
    (listen, adminListen, warnings) = (addresses.rpc, addresses.admin, addresses.warnings)
    portFile = reader.read(ListeningSetting.portFile)
    databaseURL = reader.read(DatabaseSetting.url(of: serviceName)) ?? ""
    migrationDatabaseURL = reader.read(DatabaseSetting.migrationURL)
    databaseConnections = reader.read(DatabaseSetting.connections)
    promotion = reader.read(DatabaseSetting.promotion)
    tls = Self.certificate(&reader)
    let behindProxy = reader.read(ListeningSetting.plaintextBehindProxy)
    bus = BusSettings(
      &reader, databaseURL: databaseURL, permitsPlaintext: behindProxy, runsAlone: runsAlone)
    if !behindProxy {
      Self.rejectPlaintext(&reader, listen: listen, hasTLS: tls != nil, adminListen: adminListen)
    }
    clientTrustRootsFile = reader.read(ListeningSetting.clientRoots)
    if clientTrustRootsFile != nil, tls == nil {
      reader.reject("OTOLITH_TLS_CLIENT_ROOTS_FILE needs OTOLITH_TLS_CERTIFICATE_FILE")
    }
    clientNames = reader.read(ListeningSetting.clientNames).map { list in
      Set(list.split(separator: ",").map { String($0.filter { $0 != " " }) }.filter { !$0.isEmpty })
    }
    if clientNames != nil, clientTrustRootsFile == nil {
      reader.reject("OTOLITH_TLS_CLIENT_NAMES needs OTOLITH_TLS_CLIENT_ROOTS_FILE")
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
    // On the loopback interface callers are a proxy's, or programs of this machine.
    limits =
      LimitSettings(&reader, sharesAddress: behindProxy || (listen.isLoopback && tls == nil))
      .limits
    answersReflection = reader.read(ListeningSetting.reflection)
    clockFile = reader.read(RunningSetting.clockFile)
  }

  /// The role that serves, where it is not the one that owns the schema; the one that
  /// deploy/postgres/bootstrap.sql makes, unless `databaseURL` names another.
  var runtimeRole: String? {
    guard let migrationDatabaseURL else { return nil }
    let role = ConnectionString.user(in: databaseURL) ?? Self.role(serviceName)
    return role == ConnectionString.user(in: migrationDatabaseURL) ? nil : role
  }

  static func role(_ serviceName: String) -> String {
    String(serviceName.map { $0 == "-" ? "_" : $0 })
  }
}

/// Without the database addresses, which may hold passwords: this text ends up in logs.
extension ServiceSettings: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "settings of a service listening on \(listen)" }
  public var debugDescription: String { description }
}
