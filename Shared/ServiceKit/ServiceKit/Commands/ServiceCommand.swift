public import ArgumentParser
import ProgramVersion
import Settings

/// The command line of a service: `serve` (default), `reload`, `migrate`, `check`, `partitions`,
/// `rotate-identity`, `accept-restore`, `config` and its own commands.
///
/// A service's executable consists of `await ServiceCommand<SomeAssembly>.main()`.
public struct ServiceCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  public static var configuration: CommandConfiguration {
    let registry = SettingsRegistry(of: Assembly.self)
    return CommandConfiguration(
      commandName: Assembly.name,
      abstract: Assembly.abstract,
      discussion: """
        Settings come from environment variables, a file (--config, OTOLITH_CONFIG_FILE, or \
        \(SettingsPlaces.usualFile(of: Assembly.name)) if it exists), or --set NAME=VALUE, e.g. \
        --set log-level=debug. --set takes precedence over the environment, the environment over the file. Secrets may \
        come from files (OTOLITH_DATABASE_URL_FILE) and credentials of systemd; config --reference lists all.

        \(registry.groups.map { SettingsHelp(group: $0).text }.joined(separator: "\n"))
        Exit codes: 0 stopped on request, 1 failure, 64 wrong usage, 69 database unreachable or busy, 78 \
        wrong settings or database.
        """,
      version: OtolithVersion.text(of: Assembly.name),
      subcommands: [
        ServeCommand<Assembly>.self, ReloadCommand<Assembly>.self, MigrateCommand<Assembly>.self,
        CheckCommand<Assembly>.self, PartitionsCommand<Assembly>.self,
        RotateIdentityCommand<Assembly>.self, AcceptRestoreCommand<Assembly>.self,
        ConfigCommand<Assembly>.self,
      ] + Assembly.extraCommands,
      defaultSubcommand: ServeCommand<Assembly>.self)
  }

  public init() {}

  public static func main() async { await runToTheEnd() }
}

struct ServeCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", abstract: "Answer calls until SIGTERM or SIGINT (default).",
      discussion: """
        SIGHUP (`reload`) reloads the settings: those that config --reference marks with "reload" take \
        effect, certificates and key sets are read again, and the log lists changes that need a restart. \
        Invalid settings change nothing.
        """)
  }

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      try await ServiceRunner<Assembly>(options.places(of: Assembly.self)).run()
    }
  }
}

struct CheckCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Check everything that serve needs, without answering calls.",
      discussion: """
        Reads the settings and every file that they name, connects to the database, compares its \
        schema, opens the keys stored there, and briefly binds the addresses; it changes \
        nothing. It reports all problems at once, as far as they can be checked \
        independently, and ends as serve would. Other servers that cannot be used now, such as the mail server, are \
        warnings: serve starts without them. Beside a running service, whose addresses are in use, give \
        --beside-service.
        """)
  }

  @Flag(help: "Bind free ports instead of those of the settings, which a running service uses.")
  var besideService = false

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let runner = ServiceRunner<Assembly>(options.places(of: Assembly.self))
      let warnings = try await ServiceCheck(runner: runner, isBesideService: besideService).run()
      for warning in warnings { StandardError.writeLine("warning: \(warning)") }
      print("\(Assembly.name): settings, files, database, schema and addresses are valid")
    }
  }
}

/// Prints the message of an ``UserFacingError`` error and ends with its exit code.
func reportingConfigurationErrors(_ body: () async throws -> Void) async throws {
  do {
    try await body()
  } catch let error as any UserFacingError {
    StandardError.writeLine(error.operatorMessage)
    throw ExitCode(error.exitCode)
  }
}
