public import Bus
public import Logging
public import Postgres
public import RPCClient

/// What a service's own parts are built from.
public struct ServiceEnvironment: Sendable {
  /// What the process was started with.
  public var settings: ServiceSettings
  /// What of it changes while the process runs.
  public var running: InEffect<RunningSettings>
  /// Settings of this service alone are read from here.
  public var reader: SettingsReader
  /// The service's own schema.
  public var pool: PostgresPool
  public var outbox: Outbox
  public var clock: any WallClock
  public var passwordHasher: PasswordHasher
  /// Trusted signing keys; `otolith-auth` adds its own at once, the others learn from the bus.
  public var keyRing: SigningKeyRing
  /// Whose tokens are refused; `otolith-auth` adds those that it suspends, the others learn from the bus.
  public var suspendedAccounts: SuspendedAccounts
  public var securityEvents: SecurityEvents
  public var logger: Logger
  /// Channels to the services that `settings.peers` names.
  public var channels: [String: Channel]
  /// Who the service is, for what it asks those; nil without a bus, over which they would have to learn
  /// it.
  public var credential: ServiceCredential?

  public init(
    settings: ServiceSettings, running: InEffect<RunningSettings>? = nil,
    reader: SettingsReader, pool: PostgresPool, outbox: Outbox,
    clock: any WallClock, passwordHasher: PasswordHasher, keyRing: SigningKeyRing,
    suspendedAccounts: SuspendedAccounts? = nil, securityEvents: SecurityEvents? = nil,
    channels: [String: Channel], credential: ServiceCredential? = nil, logger: Logger
  ) {
    self.settings = settings
    self.running = running ?? InEffect(settings.running)
    self.reader = reader
    self.pool = pool
    self.outbox = outbox
    self.clock = clock
    self.passwordHasher = passwordHasher
    self.keyRing = keyRing
    self.suspendedAccounts = suspendedAccounts ?? SuspendedAccounts(pool: pool)
    self.securityEvents = securityEvents ?? SecurityEvents(pool: pool, clock: clock)
    self.channels = channels
    self.credential = credential
    self.logger = logger
  }

  /// Nil when the operator named no address for that service.
  public func channel(to service: String) -> Channel? { channels[service] }
}
