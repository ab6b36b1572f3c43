public import ArgumentParser
import Postgres

/// The command line of a service: `serve` (default), `migrate`, `check`, `partitions` and its own extras.
///
/// A service's executable is nothing but `await ServiceCommand<SomeAssembly>.main()`.
public struct ServiceCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Assembly.name,
      abstract: Assembly.abstract,
      discussion: """
        Settings are environment variables; the ones every service knows:
          OTOLITH_DATABASE_URL            PostgreSQL address of schema "\(Assembly.schema)" (required)
          OTOLITH_MIGRATION_DATABASE_URL  the same database, as the role that owns the schema; only
                                          migrate and partitions use it (default: one role does both)
          OTOLITH_DATABASE_CONNECTIONS    1-100, default 4
          OTOLITH_LISTEN                  HOST:PORT, default \
        127.0.0.1:\(ServiceSettings.defaultPorts[Assembly.name] ?? 7400)
          OTOLITH_TLS_CERTIFICATE_FILE    PEM; needed unless listening on loopback only
          OTOLITH_TLS_KEY_FILE            PEM
          OTOLITH_PLAINTEXT_BEHIND_PROXY  true where a proxy on a private network ends TLS
          OTOLITH_TLS_CLIENT_ROOTS_FILE   PEM; callers must show a certificate (mutual TLS)
          OTOLITH_TLS_CLIENT_NAMES        DNS names or URIs, comma-separated; only these may call
          OTOLITH_TLS_TRUST_ROOTS_FILE    PEM; calls to other services use TLS
          OTOLITH_ADMIN_LISTEN            HOST:PORT of /metrics, /live and /ready; off unless set
          OTOLITH_AUTH_ADDRESS            HOST:PORT, asked when the bus is behind; several
                                          instances are separated by commas
          OTOLITH_CATALOGUE_ADDRESS       the same
          OTOLITH_PEER_BALANCING          first (default): the first of them that can be reached;
                                          round-robin: all that say they serve, in turn
          OTOLITH_LOG_LEVEL               trace, debug, info (default), notice, warning, error
          OTOLITH_SHUTDOWN_GRACE_SECONDS  0-300, default 20
          OTOLITH_CONNECTION_AGE_MAX_SECONDS    0-604800, default 0: no limit; then clients connect
                                                anew, perhaps to another instance
          OTOLITH_CONNECTION_AGE_GRACE_SECONDS  0-604800, default 0: calls under way then take as
                                                long as they take
          OTOLITH_CONNECTION_IDLE_MAX_SECONDS   0-604800, default 0: no limit
          OTOLITH_KEEPALIVE_SECONDS             0-86400, default 7200, 0: never; silence after which
                                                a client is asked whether it is still there
          OTOLITH_KEEPALIVE_TIMEOUT_SECONDS     1-300, default 20
          OTOLITH_CLIENT_PING_INTERVAL_SECONDS  0-86400, default 300; clients that ask more often
                                                are cut off
          OTOLITH_CLIENT_PINGS_WITHOUT_CALLS    true where they may ask while no call is open
          OTOLITH_PEER_KEEPALIVE_SECONDS        0-86400, default 0: never; the same for the services
                                                that this one calls
          OTOLITH_REFLECTION              on (default): tools may ask, without a token, which methods
                                          there are; off hides them
          OTOLITH_PORT_FILE               written with the bound port once calls are answered
        \(TokenSettings.help)\(Assembly.runsAlone ? TokenSettings.helpForRunningAlone : "")\
        \(BusSettings.help)\(LimitSettings.help)\(Assembly.settingsHelp.map { "  \($0)\n" }.joined())Exit codes: 0 stopped on request, 1 failure, 64 wrong usage, 69 database away or busy,
        78 wrong settings or database.
        """,
      subcommands: [
        ServeCommand<Assembly>.self, MigrateCommand<Assembly>.self, CheckCommand<Assembly>.self,
        PartitionsCommand<Assembly>.self,
      ] + Assembly.extraCommands,
      defaultSubcommand: ServeCommand<Assembly>.self)
  }

  public init() {}
}

struct ServeCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", abstract: "Answer calls until SIGTERM or SIGINT (default).")
  }

  func run() async throws {
    try await reportingConfigurationErrors {
      try await ServiceRunner<Assembly>(reader: SettingsReader()).run()
    }
  }
}

struct CheckCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Check settings, database and schema without serving.")
  }

  func run() async throws {
    try await reportingConfigurationErrors {
      let settings = try ServiceSettings(
        serviceName: Assembly.name, runsAlone: Assembly.runsAlone)
      let database = ServiceDatabase<Assembly>(settings: settings)
      try await database.withPool { pool in
        try await Migrator(schema: Assembly.schema, sets: Assembly.migrationSets).verify(on: pool)
      }
      print("\(Assembly.name): settings, database and schema are fine")
    }
  }
}

/// Turns what an operator can mend into one readable message and its exit code.
func reportingConfigurationErrors(_ body: () async throws -> Void) async throws {
  do {
    try await body()
  } catch let error as any OperatorMendable {
    StandardError.writeLine(error.operatorMessage)
    throw ExitCode(error.exitCode)
  }
}
