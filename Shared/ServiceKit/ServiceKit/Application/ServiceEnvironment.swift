public import Audit
public import Bus
public import Identity
public import Logging
public import Postgres
public import RPCClient
public import ServiceBasics
public import Settings

/// Everything that the parts of a service are built from.
public struct ServiceEnvironment: Sendable {
  /// Settings at process start.
  public var settings: ServiceSettings
  /// Settings that may change while the process runs.
  public var running: InEffect<RunningSettings>
  /// Reader for the settings that only this service has.
  public var reader: SettingsReader
  /// Pool of the service's own schema.
  public var pool: PostgresPool
  public var outbox: Outbox
  public var clock: any WallClock
  public var passwordHasher: PasswordHasher
  /// Trusted signing keys. `otolith-auth` adds its own directly; the others receive them by the
  /// bus.
  public var keyRing: SigningKeyRing
  /// Accounts whose tokens are rejected. `otolith-auth` adds them directly; the others receive them
  /// by the bus.
  public var suspendedAccounts: SuspendedAccounts
  public var securityEvents: SecurityEvents
  public var logger: Logger
  /// Channels to the services named in `settings.peers`.
  public var channels: [String: Channel]
  /// The service's identity for calls to those services; nil without a bus to publish its key.
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
    self.suspendedAccounts = suspendedAccounts ?? SuspendedAccounts(pool: pool, clock: clock)
    self.securityEvents = securityEvents ?? SecurityEvents(pool: pool, clock: clock)
    self.channels = channels
    self.credential = credential
    self.logger = logger
  }

  /// Returns the channel to a service; nil if no address is configured.
  public func channel(to service: String) -> Channel? { channels[service] }
}
