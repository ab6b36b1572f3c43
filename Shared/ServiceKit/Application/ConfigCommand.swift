import ArgumentParser

/// `config`: what can be set, and what is.
struct ConfigCommand<Assembly: ServiceAssembly>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config", abstract: "Show the settings that there are, or those in effect.",
      discussion: """
        --reference writes all that there are, with values, default, and when a new value takes effect. \
        --effective writes what each of them is now, for a process that is started as this one is, and what \
        made it so: --set, the environment, a credential, a line of the file, or nothing, the default. \
        Passwords and other secrets are hidden. What does nothing, \
        as a name that is misspelled, is told apart, on standard error.

        Exit status: 0; with --effective 78 where serve would not start with them, after the listing.
        """)
  }

  @Flag(help: "All settings that there are.")
  var reference = false

  @Flag(help: "What they are.")
  var effective = false

  @Option(help: "Of --reference: text (default), markdown or json.")
  var format: ReferenceFormat?

  @Flag(help: "Write JSON.")
  var json = false

  @OptionGroup var options: SettingsOptions

  func validate() throws {
    if reference == effective { throw ValidationError("say --reference or --effective") }
    if effective, format != nil {
      throw ValidationError("--format is for --reference; say --json")
    }
    if json, format != nil { throw ValidationError("--json and --format exclude each other") }
  }

  func run() throws {
    let registry = SettingsRegistry(of: Assembly.self)
    if reference {
      let reference = SettingsReference(program: Assembly.name, registry: registry)
      print(reference.written(as: json ? .json : format ?? .text), terminator: "")
      return
    }
    let reader = options.reader(of: Assembly.self)
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
