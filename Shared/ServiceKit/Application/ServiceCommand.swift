public import ArgumentParser
import ProgramVersion

/// The command line of a service: `serve` (default), `reload`, `migrate`, `check`, `partitions`,
/// `rotate-identity`, `accept-restore`, `config` and its own extras.
///
/// A service's executable is nothing but `await ServiceCommand<SomeAssembly>.main()`.
public struct ServiceCommand<Assembly: ServiceAssembly>: AsyncParsableCommand {
  public static var configuration: CommandConfiguration {
    let registry = SettingsRegistry(of: Assembly.self)
    return CommandConfiguration(
      commandName: Assembly.name,
      abstract: Assembly.abstract,
      discussion: """
        Settings are environment variables, lines of a file (--config, OTOLITH_CONFIG_FILE, or \
        \(SettingsPlaces.usualFile(of: Assembly.name)) where there is one), or --set NAME=VALUE, as \
        --set log-level=debug: that goes before the environment, which goes before the file. Secrets may \
        come from files (OTOLITH_DATABASE_URL_FILE) and credentials of systemd; config --reference tells all.

        \(registry.groups.map { SettingsHelp(group: $0).text }.joined(separator: "\n"))
        Exit codes: 0 stopped on request, 1 failure, 64 wrong usage, 69 database away or busy, 78 \
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
        SIGHUP (`reload`) makes it read its settings again: what --reference of config names with "reload" takes \
        effect, certificates and key sets are read anew, and the log tells what waits for a restart. \
        Settings that are wrong change nothing.
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
      abstract: "Check all that serve needs, and answer no call.",
      discussion: """
        Reads the settings and every file that they name, connects to the database, compares its \
        schema, opens the keys that it keeps there, and binds the addresses for a moment; it changes \
        nothing. It tells all that is wrong at once, as far as one thing can be looked at without the \
        other, and ends as serve would: beside the running service, whose addresses are in use, give \
        others, --set listen=127.0.0.1:0 and, where it is set, --set admin-listen=127.0.0.1:0.
        """)
  }

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      let runner = ServiceRunner<Assembly>(options.places(of: Assembly.self))
      try await ServiceCheck(runner: runner).run()
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
