import FoundationEssentials
public import Logging
import Postgres
public import RPCClient
public import RPCServer

/// What every Otolith service is told by its operator, through environment variables.
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
  /// `OTOLITH_ADMIN_LISTEN`: metrics (`/metrics`) and health (`/live`, `/ready`) over HTTP/1.1, not
  /// encrypted and without tokens, so on the loopback interface or behind a proxy only. Off unless set, or
  /// a socket for it is passed.
  public var adminListen: NetworkAddress?
  /// `OTOLITH_DATABASE_URL`: libpq URI of the service's own schema.
  public var databaseURL: String
  /// `OTOLITH_MIGRATION_DATABASE_URL`: the same database, as the role that owns the schema. Only
  /// `migrate` and `partitions` use it; nil: `databaseURL` is the owner's.
  public var migrationDatabaseURL: String?
  /// `OTOLITH_DATABASE_CONNECTIONS`, 1–100, default 4.
  public var databaseConnections: Int
  /// `OTOLITH_PROMOTION`: `restore` (default) or `failover`.
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
  /// `OTOLITH_PEER_BALANCING`: `first` (default), the first instance that can be reached, or
  /// `round-robin`, all that say that they serve (`grpc.health.v1`), in turn.
  public var peerBalancing: LoadBalancing
  /// `OTOLITH_LOG_LEVEL`, default `info`.
  public var logLevel: Logger.Level
  /// `OTOLITH_LOG_FORMAT`, default `text`.
  public var logFormat: LogFormat
  /// `OTOLITH_LOG_CALLS`, default `errors`.
  public var callLogging: CallLogging
  /// `OTOLITH_TRACES_…`: where the steps of traces are sent.
  public var traces: TraceSettings
  /// `OTOLITH_SHUTDOWN_GRACE_SECONDS`, 0–300, default 20: how long calls may finish after SIGTERM.
  public var shutdownGraceSeconds: Int
  /// `OTOLITH_CONNECTION_…`, `OTOLITH_KEEPALIVE_…`, `OTOLITH_CLIENT_PING…`,
  /// `OTOLITH_PEER_KEEPALIVE_SECONDS`.
  public var connections: ConnectionSettings
  /// `OTOLITH_LIMIT_…`, see ``LimitSettings``.
  public var limits: ServerLimits
  /// `OTOLITH_REFLECTION`, default on: tools learn names and messages of the API, without a token.
  ///
  /// On because nothing in them is secret (the proto files are published with the source) and an
  /// operator who has to look into a service in trouble needs no files for it. Off takes away what a
  /// scanner of ports would learn first: which program this is.
  public var answersReflection: Bool
  /// `OTOLITH_OWN_EXPORTS_PER_HOUR`, 1–1000, default 20: own exports of one participant that are begun, or
  /// resumed, within an hour.
  public var ownExportsPerHour: Int
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
    serviceName: String, runsAlone: Bool = false, reader: SettingsReader = SettingsReader()
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
    let addresses = ListeningAddresses(
      &reader, listeners, defaultPort: Self.defaultPorts[serviceName] ?? 7400)
    (listen, adminListen) = (addresses.rpc, addresses.admin)
    portFile = reader.string("port.file")
    databaseURL = reader.string(
      "database.url",
      required: "give the service's PostgreSQL address, e.g. postgresql://\(Self.role(serviceName))"
        + "@localhost/otolith")
    migrationDatabaseURL = reader.string("migration.database.url")
    databaseConnections = reader.integer("database.connections", default: 4, in: 1...100)
    promotion = Self.promotion(&reader)
    tls = Self.certificate(&reader)
    let behindProxy = reader.boolean("plaintext.behind.proxy", default: false)
    bus = BusSettings(&reader, databaseURL: databaseURL, permitsPlaintext: behindProxy)
    if !behindProxy {
      Self.rejectPlaintext(&reader, listen: listen, hasTLS: tls != nil, adminListen: adminListen)
    }
    clientTrustRootsFile = reader.string("tls.client.roots.file")
    if clientTrustRootsFile != nil, tls == nil {
      reader.reject("OTOLITH_TLS_CLIENT_ROOTS_FILE needs OTOLITH_TLS_CERTIFICATE_FILE")
    }
    clientNames = reader.string("tls.client.names").map { list in
      Set(list.split(separator: ",").map { String($0.filter { $0 != " " }) }.filter { !$0.isEmpty })
    }
    if clientNames != nil, clientTrustRootsFile == nil {
      reader.reject("OTOLITH_TLS_CLIENT_NAMES needs OTOLITH_TLS_CLIENT_ROOTS_FILE")
    }
    trustRootsFile = reader.string("tls.trust.roots.file")
    tokens = TokenSettings(
      &reader, serviceName: serviceName, listen: listen, permitsPlaintext: behindProxy)
    if !runsAlone {
      if !tokens.areRequired {
        reader.reject("OTOLITH_TOKENS is off, which \(serviceName) does not permit")
      }
      if bus.transport == .off {
        reader.reject("OTOLITH_BUS_TRANSPORT is off, which \(serviceName) does not permit")
      }
    }
    peers = Self.peers(
      &reader,
      CallProtection(trustRootsFile: trustRootsFile, permitsPlaintext: behindProxy))
    peerBalancing = Self.peerBalancing(&reader)
    logLevel = reader.word("log.level", default: .info)
    logFormat = reader.word("log.format", default: .text)
    callLogging = reader.word("log.calls", default: .errors)
    traces = TraceSettings(&reader, permitsPlaintext: behindProxy)
    shutdownGraceSeconds = reader.integer("shutdown.grace.seconds", default: 20, in: 0...300)
    connections = ConnectionSettings(&reader)
    // On the loopback interface callers are a proxy's, or programs of this machine.
    limits =
      LimitSettings(&reader, sharesAddress: behindProxy || (listen.isLoopback && tls == nil))
      .limits
    ownExportsPerHour = reader.integer("own.exports.per.hour", default: 20, in: 1...1000)
    answersReflection = reader.boolean("reflection", default: true)
    clockFile = reader.string("clock.file")
    let environment = ProcessInfo.processInfo.environment
    warnings =
      addresses.warnings
      + DatabaseProtection.warnings(reader, defaultMode: environment["PGSSLMODE"])
      + KeyFileProtection.warnings(reader, credentials: environment["CREDENTIALS_DIRECTORY"])
  }

  /// The role that serves, where it is not the one that owns the schema; the one that
  /// deploy/postgres/bootstrap.sql makes, unless `databaseURL` names another.
  var runtimeRole: String? {
    guard let migrationDatabaseURL else { return nil }
    let role = ConnectionString.user(in: databaseURL) ?? Self.role(serviceName)
    return role == ConnectionString.user(in: migrationDatabaseURL) ? nil : role
  }

  private static func role(_ serviceName: String) -> String {
    String(serviceName.map { $0 == "-" ? "_" : $0 })
  }
}

/// Without the database addresses, which may hold passwords: this text ends up in logs.
extension ServiceSettings: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "settings of a service listening on \(listen)" }
  public var debugDescription: String { description }
}
