import ArgumentParser
import BusNATS
import Settings

/// `config`: lists all settings, or those in effect.
struct ConfigCommand<Assembly: ServiceAssembly>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config", abstract: "Show all settings, or those in effect.",
      discussion: """
        --reference lists all settings with values, default, and when a new value takes effect, as \
        Markdown. \
        --effective lists the value of each setting, for a process started like this one, and its \
        source: --set, the environment, a credential, a line of the file, or the default. \
        Passwords and other secrets are hidden. Entries without effect, \
        such as misspelled names, are listed separately on standard error. \
        --nats-user writes the service's entry for the users of a NATS server, with exactly the rights that it \
        needs on the stream of OTOLITH_BUS_NATS_STREAM.

        Exit status: 0; with --effective 78 if serve would not start with them, after the listing.
        """)
  }

  @Flag(help: "List all settings.")
  var reference = false

  @Flag(help: "List the settings in effect.")
  var effective = false

  @Flag(help: "Write the service's user with its rights for a NATS server.")
  var natsUser = false

  @Flag(help: "Write JSON; with --effective.")
  var json = false

  @OptionGroup var options: SettingsOptions

  func validate() throws {
    guard [reference, effective, natsUser].count(where: \.self) == 1 else {
      throw ValidationError("Specify --reference, --effective or --nats-user.")
    }
    if !effective, json { throw ValidationError("--json applies only to --effective.") }
  }

  func run() throws {
    let registry = SettingsRegistry(of: Assembly.self)
    if reference {
      let reference = SettingsReference(program: Assembly.name, registry: registry)
      return print(reference.markdown, terminator: "")
    }
    var reader = options.reader(of: Assembly.self)
    if natsUser {
      let stream = reader.read(BusSettings.natsStream)
      return print(NATSRights(of: Assembly.busProfile, stream: stream).entry, terminator: "")
    }
    let check = SettingsCheck<Assembly>(reader: reader)
    let problems = check.found().problems
    let settings = EffectiveSettings(registry, reader: reader)
    print(json ? settings.json : settings.text, terminator: "")
    for warning in check.warnings { StandardError.writeLine("warning: \(warning)") }
    guard !problems.isEmpty else { return }
    StandardError.writeLine(SettingsError(problems: problems).description)
    throw ExitCode(78)
  }
}
