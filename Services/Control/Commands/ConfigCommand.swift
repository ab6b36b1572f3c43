import ArgumentParser
import ServiceKit

/// `config`: lists the settings.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show all settings.",
    discussion: """
      --reference prints all environment variables of otolithctl, with their values and defaults, as Markdown.

      Example:
        otolithctl config --reference
      """)

  @Flag(help: "Print the reference of all settings.")
  var reference = false

  func validate() throws {
    if !reference { throw ValidationError("say --reference") }
  }

  func run() throws {
    let reference = SettingsReference(
      program: "otolithctl", registry: ControlSetting.registry, isService: false)
    print(reference.markdown, terminator: "")
  }
}
