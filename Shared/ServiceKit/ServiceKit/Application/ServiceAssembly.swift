public import ArgumentParser
public import Bus
import Identity
public import Postgres
import Privacy
public import RPCServer
public import Settings
public import Telemetry

/// Defines one service on top of the common parts.
public protocol ServiceAssembly: Sendable {
  /// Name of the executable and audience of its tokens, e.g. `otolith-auth`.
  static var name: String { get }
  /// PostgreSQL schema that the service owns.
  static var schema: String { get }
  /// One sentence for `--help`.
  static var abstract: String { get }
  static var migrations: MigrationSet { get }
  /// Topics that the service publishes, with their retention in the log. Topics that are not listed
  /// are kept without limit.
  static var topics: [Topic] { get }
  /// Topics whose subject is a participant's id; erased with the participant.
  static var personalTopics: Set<String> { get }
  /// Settings that only this service has.
  static var settings: [any DefinedSetting] { get }
  /// Commands besides `serve`, `migrate`, `check` and `partitions`.
  static var extraCommands: [any ParsableCommand.Type] { get }

  /// Whether it works without the other services: without the bus, and in a closed network without
  /// tokens.
  static var runsAlone: Bool { get }

  /// Returns one sentence for each problem in the settings that only this service has.
  static func problems(in reader: SettingsReader) -> [String]

  /// Returns one sentence for each server of the service's own settings that cannot be used now.
  /// `check` warns of them; a service starts without them.
  static func unusableServers(in reader: SettingsReader) async -> [String]

  /// Whether a record outside of the database names erasures that the database has lost, as after a
  /// restore of the whole machine. Asked before calls are answered.
  static func hasLostErasures(reader: SettingsReader, on pool: PostgresPool) async throws -> Bool

  /// Repeats what a restored database has lost, within the transaction that accepts the database.
  ///
  /// - Returns: a sentence for the operator; empty if there is nothing to say.
  static func prepareAcceptance(
    reader: SettingsReader, on connection: PostgresConnection
  ) async throws -> String

  /// Builds the handlers, consumers and background work. Called once, before the first call is
  /// accepted. It may read the database but must not change it, because `check` calls it, too.
  static func make(_ environment: ServiceEnvironment) async throws -> AssembledService
}

extension ServiceAssembly {
  public static var settings: [any DefinedSetting] { [] }

  public static var extraCommands: [any ParsableCommand.Type] { [] }

  public static var topics: [Topic] { [] }

  public static var personalTopics: Set<String> { [] }

  public static var runsAlone: Bool { false }

  public static func problems(in reader: SettingsReader) -> [String] { [] }

  public static func unusableServers(in reader: SettingsReader) async -> [String] { [] }

  public static func hasLostErasures(
    reader: SettingsReader, on pool: PostgresPool
  ) async throws -> Bool { false }

  public static func prepareAcceptance(
    reader: SettingsReader, on connection: PostgresConnection
  ) async throws -> String { "" }

  /// Everything `migrate` applies to the service's schema, in order.
  public static var migrationSets: [MigrationSet] {
    [BusMigrations.service, ServiceMigrations.set, migrations]
  }

  /// The declaration from which follow the retention that the service enforces, its rights on the
  /// log, and what `check` tries.
  package static var busProfile: BusProfile {
    BusProfile(
      source: name, topics: topics + [ServiceCredential.topic], personalTopics: personalTopics)
  }

  /// Migrator of the service's schema.
  static var migrator: Migrator { Migrator(schema: schema, sets: migrationSets) }
}

/// The parts of a service, ready to run.
public struct AssembledService: Sendable {
  public var services: [any RegistrableService]
  /// Whether other services call this one under their own identity. The methods define which of
  /// them are allowed.
  public var answersServices: Bool
  /// Authorizers that run before the token is verified.
  public var authorizers: [any CallAuthorizer] = []
  public var consumers: [any EventConsumer]
  public var background: [BackgroundWork]
  /// Gauges that are computed on request for metrics.
  public var measurements: [Measurement] = []
  /// Places where the service stores participant ids, for erasures.
  public var personalTraces = PersonalTraces()
  /// Watch on time zone changes; nil if the service computes no local times.
  public var timeZones: TimeZoneWatch?
  /// Folders that the service writes to, by purpose. Their free space is monitored.
  public var writtenFolders: [String: String] = [:]
  /// Applies changed values of the service's own settings. Called with validated settings.
  public var adopt: @Sendable (SettingsReader) -> Void = { _ in }
  /// Prepares the database before the first call is accepted.
  public var start: @Sendable () async throws -> Void

  public init(
    services: [any RegistrableService], answersServices: Bool = false,
    consumers: [any EventConsumer] = [], background: [BackgroundWork] = [],
    start: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.start = start
    self.services = services
    self.answersServices = answersServices
    self.consumers = consumers
    self.background = background
  }
}

/// Work that runs until its task is cancelled.
public struct BackgroundWork: Sendable {
  public var name: String
  public var run: @Sendable () async throws -> Void

  public init(name: String, run: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.run = run
  }
}
