package import ArgumentParser
import ProgramVersion
import Settings

/// The command line of a program without a database: `serve` (default), `reload`, `check` and
/// `config`.
package struct StatelessCommand<Assembly: StatelessAssembly>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    let registry = SettingsRegistry(stateless: Assembly.self)
    return CommandConfiguration(
      commandName: Assembly.name,
      abstract: Assembly.abstract,
      discussion: """
        Settings come from environment variables, a file (--config, OTOLITH_CONFIG_FILE, or \
        \(SettingsPlaces.usualFile(of: Assembly.name)) if it exists), or --set NAME=VALUE, e.g. \
        --set log-level=debug. --set takes precedence over the environment, the environment over the file. \
        config --reference lists all.

        \(registry.groups.map { SettingsHelp(group: $0).text }.joined(separator: "\n"))
        Exit codes: 0 stopped on request, 1 failure, 64 wrong usage, 78 wrong settings.
        """,
      version: OtolithVersion.text(of: Assembly.name),
      subcommands: [
        StatelessServe<Assembly>.self, StatelessReload<Assembly>.self,
        StatelessCheckCommand<Assembly>.self, StatelessConfig<Assembly>.self,
      ],
      defaultSubcommand: StatelessServe<Assembly>.self)
  }

  package init() {}

  package static func main() async { await runToTheEnd() }
}

struct StatelessServe<Assembly: StatelessAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", abstract: "Answer requests until SIGTERM or SIGINT (default).",
      discussion: """
        SIGHUP reads the settings and files again: those that config --reference marks with "reload" take \
        effect. Invalid settings change nothing.
        """)
  }

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      try await StatelessRunner<Assembly>(options.places(ofStateless: Assembly.self)).run()
    }
  }
}

struct StatelessReload<Assembly: StatelessAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reload", abstract: "Check the settings, then reload them in a running program.",
      discussion: """
        Reads the settings and every file that they name, as the program will, and sends SIGHUP only if all \
        are valid. As `systemctl reload` it sends the signal, waits and reports the outcome.

        Exit status: 0 signal sent, or reloaded; 78 invalid settings; 1 no such process, no \
        permission to signal it, or no answer within 60 s.
        """)
  }

  @Option(help: ArgumentHelp("The running program.", valueName: "pid"))
  var process: Int32

  @OptionGroup var options: SettingsOptions

  func validate() throws { try ReloadSignal.validate(process) }

  func run() async throws {
    try await reportingConfigurationErrors {
      try await ReloadSignal(process: process).send {
        let places = options.places(ofStateless: Assembly.self)
        _ = try StatelessCheck<Assembly>(reader: SettingsReader(places.load())).settings()
      }
    }
  }
}

struct StatelessCheckCommand<Assembly: StatelessAssembly>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Check everything that serve needs, without answering requests.",
      discussion: """
        Reads the settings and every file that they name, and briefly binds the addresses. It reports all \
        problems of the settings at once. Beside a running service, whose addresses are in use, give \
        --beside-service. The other services need not run.
        """)
  }

  @Flag(help: "Bind free ports instead of those of the settings, which a running service uses.")
  var besideService = false

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    try await reportingConfigurationErrors {
      var places = options.places(ofStateless: Assembly.self)
      if besideService {
        let settings = try StatelessCheck<Assembly>(reader: SettingsReader(places.load()))
          .settings().common
        places.assignments.append("listen=\(Self.free(settings.listen))")
        if let address = settings.adminListen {
          places.assignments.append("admin-listen=\(Self.free(address))")
        }
      }
      try await StatelessRunner<Assembly>(places).prepareAndRelease()
      let settings = try StatelessCheck<Assembly>(reader: SettingsReader(places.load()))
        .settings().common
      for problem in await PeerProbe.problems(with: settings.services, tls: settings.clientTLS) {
        StandardError.writeLine("warning: \(problem)")
      }
      print("\(Assembly.name): settings, files and addresses are valid")
    }
  }

  private static func free(_ address: NetworkAddress) -> NetworkAddress {
    NetworkAddress(host: address.host, port: 0)
  }
}

struct StatelessConfig<Assembly: StatelessAssembly>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config", abstract: "Show all settings, or those in effect.",
      discussion: """
        --reference lists all settings with values, default, and when a new value takes effect, as \
        Markdown. --effective lists the value of each setting, for a process started like this one, and \
        its source. Secrets are hidden.

        Exit status: 0; with --effective 78 if serve would not start with them, after the listing.
        """)
  }

  @Flag(help: "List all settings.")
  var reference = false

  @Flag(help: "List the settings in effect.")
  var effective = false

  @Flag(help: "Write JSON; with --effective.")
  var json = false

  @OptionGroup var options: SettingsOptions

  func validate() throws {
    guard reference != effective else {
      throw ValidationError("Specify --reference or --effective.")
    }
    if !effective, json { throw ValidationError("--json applies only to --effective.") }
  }

  func run() throws {
    let registry = SettingsRegistry(stateless: Assembly.self)
    if reference {
      let reference = SettingsReference(program: Assembly.name, registry: registry)
      return print(reference.markdown, terminator: "")
    }
    let reader = SettingsReader(options.places(ofStateless: Assembly.self).load())
    let check = StatelessCheck<Assembly>(reader: reader)
    let problems = check.found().problems
    let settings = EffectiveSettings(registry, reader: reader)
    print(json ? settings.json : settings.text, terminator: "")
    for warning in check.warnings { StandardError.writeLine("warning: \(warning)") }
    guard !problems.isEmpty else { return }
    StandardError.writeLine(SettingsError(problems: problems).description)
    throw ExitCode(78)
  }
}
