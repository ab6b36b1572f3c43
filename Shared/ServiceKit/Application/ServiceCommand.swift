public import ArgumentParser
import Postgres

/// The command line of a service: `serve` (default), `migrate`, `check`, `partitions`, `rotate-identity`
/// and its own extras.
///
/// A service's executable is nothing but `await ServiceCommand<SomeAssembly>.main()`.
public struct ServiceCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Assembly.name,
      abstract: Assembly.abstract,
      discussion: """
        Settings are environment variables.

        \(Self.settings.map(\.text).joined(separator: "\n"))
        Exit codes: 0 stopped on request, 1 failure, 64 wrong usage, 69 database away or busy, 78 \
        wrong settings or database.
        """,
      subcommands: [
        ServeCommand<Assembly>.self, MigrateCommand<Assembly>.self, CheckCommand<Assembly>.self,
        PartitionsCommand<Assembly>.self, RotateIdentityCommand<Assembly>.self,
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
        if let warning = try await ServingRole(schema: Assembly.schema).warning(on: pool) {
          StandardError.writeLine("warning: \(warning)")
        }
        try await BusCheck(settings.bus, service: Assembly.name).run(pool: pool)
      }
      for warning in settings.warnings { StandardError.writeLine("warning: \(warning)") }
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
