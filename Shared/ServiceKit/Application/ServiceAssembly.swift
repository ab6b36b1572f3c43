public import ArgumentParser
public import Bus
public import Postgres
public import RPCServer

/// What makes one service out of the common parts.
public protocol ServiceAssembly: Sendable {
  /// Name of the executable and audience of its tokens, e.g. `otolith-auth`.
  static var name: String { get }
  /// The PostgreSQL schema it owns.
  static var schema: String { get }
  /// One sentence for `--help`.
  static var abstract: String { get }
  static var migrations: MigrationSet { get }
  /// Settings that only this service has.
  static var settings: [any DefinedSetting] { get }
  /// Commands besides `serve`, `migrate`, `check` and `partitions`.
  static var extraCommands: [any ParsableCommand.Type] { get }

  /// Whether it works without the other services: without the bus, and in a closed network without
  /// tokens.
  static var runsAlone: Bool { get }

  /// What is wrong with the settings that only this service has, a sentence for each.
  static func problems(in reader: SettingsReader) -> [String]

  /// Builds the handlers, consumers and background work. Called once, before the first call is
  /// accepted. It may read the database and changes nothing in it: `check` calls it, too.
  static func make(_ environment: ServiceEnvironment) async throws -> AssembledService
}

extension ServiceAssembly {
  public static var settings: [any DefinedSetting] { [] }

  public static var extraCommands: [any ParsableCommand.Type] { [] }

  public static var runsAlone: Bool { false }

  public static func problems(in reader: SettingsReader) -> [String] { [] }

  /// Everything `migrate` applies to the service's schema, in order.
  public static var migrationSets: [MigrationSet] {
    [BusMigrations.service, SigningKeyRing.migrations, migrations]
  }

  /// Of the service's schema.
  static var migrator: Migrator { Migrator(schema: schema, sets: migrationSets) }
}

/// A service's parts, ready to run.
public struct AssembledService: Sendable {
  public var services: [any RegistrableService]
  /// Whether other services call it in their own name; which of its methods, those say themselves.
  public var answersServices: Bool
  /// Asked about each call before anybody looks at its token.
  public var authorizers: [any CallAuthorizer] = []
  public var consumers: [any EventConsumer]
  /// How long the log keeps what this service publishes; for ever, what is not in it.
  public var topics: [Topic]
  public var background: [BackgroundWork]
  /// What is looked up when somebody asks for metrics.
  public var measurements: [Measurement] = []
  /// Where it names participants, for those who are erased.
  public var personalTraces = PersonalTraces()
  /// Of a service that computes local times; nil: it computes none.
  public var timeZones: TimeZoneWatch?
  /// Folders that it writes files to, by what they are for: it is looked whether there is room.
  public var writtenFolders: [String: String] = [:]
  /// Takes over what of the service's own settings may change while it runs, of settings that were found right.
  public var adopt: @Sendable (SettingsReader) -> Void = { _ in }
  /// What has to be done in the database before the first call is accepted.
  public var start: @Sendable () async throws -> Void

  public init(
    services: [any RegistrableService], answersServices: Bool = false,
    consumers: [any EventConsumer] = [], topics: [Topic] = [], background: [BackgroundWork] = [],
    start: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.start = start
    self.services = services
    self.answersServices = answersServices
    self.consumers = consumers
    self.topics = topics
    self.background = background
  }
}

/// Work that goes on while the service runs, until its task is cancelled.
public struct BackgroundWork: Sendable {
  public var name: String
  public var run: @Sendable () async throws -> Void

  public init(name: String, run: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.run = run
  }
}
