import ArgumentParser
import ServiceKit

/// `config`: what can be set.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show the settings that there are.",
    discussion: """
      --reference writes all environment variables that otolithctl reads, with values and default.

      Example:
        otolithctl config --reference --format markdown
      """)

  @Flag(help: "All settings that there are.")
  var reference = false

  @Option(help: "text (default), markdown or json.")
  var format = ReferenceFormat.text

  func validate() throws {
    if !reference { throw ValidationError("say --reference") }
  }

  func run() throws {
    let reference = SettingsReference(
      program: "otolithctl", registry: ControlSetting.registry, isService: false)
    print(reference.written(as: format), terminator: "")
  }
}
