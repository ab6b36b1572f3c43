import Settings

/// Checks a service's settings and the files they name before the database is accessed, and reports
/// all problems together.
struct SettingsCheck<Assembly: ServiceAssembly> {
  let reader: SettingsReader
  var listeners = InheritedSockets()

  /// - Throws: ``SettingsError`` with a sentence for each problem.
  func settings() throws -> ServiceSettings {
    let (settings, problems) = found()
    guard problems.isEmpty else { throw SettingsError(problems: problems) }
    return settings
  }

  /// Returns the settings and a sentence for each problem; use them only without problems.
  func found() -> (settings: ServiceSettings, problems: [String]) {
    var reader = reader
    let settings = ServiceSettings(
      serviceName: Assembly.name, runsAlone: Assembly.runsAlone, listeners: listeners,
      reading: &reader)
    if settings.bus.transport != .off {
      _ = SealingSettings.required(&reader, runsAlone: Assembly.runsAlone)
    }
    let problems =
      reader.problems + Assembly.problems(in: self.reader.withoutProblems)
      + UnknownSettings(known: registry.variables).problems(in: reader.sources)
      + SettingsFiles(settings).problems
    let advice = SettingsWarnings.credentialAdvice(
      service: Assembly.name, usualFile: SettingsPlaces.usualFile(of: Assembly.name),
      sources: reader.sources, missing: Array(reader.definitionsMissing))
    return (settings, problems + [advice].compactMap(\.self))
  }

  /// Warnings for the operator that do not prevent the start.
  var warnings: [String] { SettingsWarnings.all(reader, of: registry) }

  private var registry: SettingsRegistry { SettingsRegistry(of: Assembly.self) }
}

extension SettingsRegistry {
  /// Makes the registry of all settings of a service, common and own.
  package init(of assembly: (some ServiceAssembly).Type) {
    let own = assembly.settings
    self.init(
      Self.common(of: assembly.name, runsAlone: assembly.runsAlone)
        + (own.isEmpty ? [] : [SettingsGroup("This service", own)]))
  }
}
