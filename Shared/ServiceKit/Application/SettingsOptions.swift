public import ArgumentParser

/// Where a command of a service takes its settings from, beside the environment.
public struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "File of settings; default: OTOLITH_CONFIG_FILE, or the service's in /etc/otolith.",
      valueName: "file"))
  var config: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "A setting, e.g. log-level=debug; goes before all others. May be given several times.",
      valueName: "name=value"))
  var assignments: [String] = []

  public init() {}

  func places<Assembly: ServiceAssembly>(of assembly: Assembly.Type) -> SettingsPlaces {
    var places = SettingsPlaces(
      service: Assembly.name, registry: SettingsRegistry(of: Assembly.self))
    places.file = config
    places.assignments = assignments
    return places
  }

  /// Reads what the service is told; what is wrong with it, as far as it is known by then, is among the
  /// reader's problems.
  public func reader<Assembly: ServiceAssembly>(of assembly: Assembly.Type) -> SettingsReader {
    SettingsReader(places(of: assembly).load())
  }
}
