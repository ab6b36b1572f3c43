public import ArgumentParser
public import Settings

/// Sources of a service command's settings besides the environment.
public struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Settings file; default: OTOLITH_CONFIG_FILE, or the service's file in /etc/otolith.",
      valueName: "file"))
  var config: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "A setting, e.g. log-level=debug; overrides all other sources. May be repeated.",
      valueName: "name=value"))
  var assignments: [String] = []

  public init() {}

  func places<Assembly: ServiceAssembly>(of assembly: Assembly.Type) -> SettingsPlaces {
    places(of: Assembly.name, SettingsRegistry(of: Assembly.self))
  }

  func places<Assembly: StatelessAssembly>(
    ofStateless assembly: Assembly.Type
  ) -> SettingsPlaces {
    places(of: Assembly.name, SettingsRegistry(stateless: Assembly.self))
  }

  private func places(of program: String, _ registry: SettingsRegistry) -> SettingsPlaces {
    var places = SettingsPlaces(service: program, registry: registry)
    places.file = config
    places.assignments = assignments
    return places
  }

  /// Reads the settings. Problems found so far are among the reader's problems.
  public func reader<Assembly: ServiceAssembly>(of assembly: Assembly.Type) -> SettingsReader {
    SettingsReader(places(of: assembly).load())
  }
}
