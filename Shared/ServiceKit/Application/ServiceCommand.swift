public import ArgumentParser
import ProgramVersion

/// The command line of a service: `serve` (default), `migrate`, `check`, `partitions`, `rotate-identity`,
/// `accept-restore` and its own extras.
///
/// A service's executable is nothing but `await ServiceCommand<SomeAssembly>.main()`.
public struct ServiceCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Assembly.name,
      abstract: Assembly.abstract,
      discussion: """
        Settings are environment variables. One that is secret can be a file in the folder that \
        CREDENTIALS_DIRECTORY names (LoadCredential= of systemd.exec(5)), by the variable's name in lower \
        case with hyphens, without OTOLITH_ and _FILE: a file sealing-key is \
        OTOLITH_SEALING_KEY_FILE.

        \(Self.settings.map(\.text).joined(separator: "\n"))
        Exit codes: 0 stopped on request, 1 failure, 64 wrong usage, 69 database away or busy, 78 \
        wrong settings or database.
        """,
      version: OtolithVersion.text(of: Assembly.name),
      subcommands: [
        ServeCommand<Assembly>.self, MigrateCommand<Assembly>.self, CheckCommand<Assembly>.self,
        PartitionsCommand<Assembly>.self, RotateIdentityCommand<Assembly>.self,
        AcceptRestoreCommand<Assembly>.self,
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
      abstract: "Check all that serve needs, and answer no call.",
      discussion: """
        Reads the settings and every file that they name, connects to the database, compares its \
        schema, opens the keys that it keeps there, and binds the addresses for a moment; it changes \
        nothing. It ends as serve would: beside the running service, whose addresses are in use, give \
        others, OTOLITH_LISTEN=127.0.0.1:0 and, where it is set, OTOLITH_ADMIN_LISTEN=127.0.0.1:0.
        """)
  }

  func run() async throws {
    try await reportingConfigurationErrors {
      try await ServiceRunner<Assembly>(reader: SettingsReader()).check()
      print("\(Assembly.name): settings, files, database, schema and addresses are fine")
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
