/// All that can be wrong with a service before its database is asked: its settings, those that it alone
/// has, and the files that they name. An operator sees every mistake at once.
struct SettingsCheck<Assembly: ServiceAssembly> {
  let reader: SettingsReader
  var listeners = GivenListeners()

  /// - Throws: ``SettingsError`` with a sentence for each problem.
  func settings() throws -> ServiceSettings {
    let (settings, problems) = found()
    guard problems.isEmpty else { throw SettingsError(problems: problems) }
    return settings
  }

  /// The settings, and a sentence for each problem; with one, they are not to be served with.
  func found() -> (settings: ServiceSettings, problems: [String]) {
    var reader = reader
    let settings = ServiceSettings(
      serviceName: Assembly.name, runsAlone: Assembly.runsAlone, listeners: listeners,
      reading: &reader)
    let problems =
      reader.problems + Assembly.problems(in: self.reader.withoutProblems)
      + SettingsFiles(settings).problems
    let advice = CredentialAdvice.text(
      service: Assembly.name, usualFile: SettingsPlaces.usualFile(of: Assembly.name),
      sources: reader.sources, missing: Array(reader.definitionsMissing))
    return (settings, problems + [advice].compactMap(\.self))
  }

  /// What an operator should look at, though the service can run.
  var warnings: [String] {
    let environment = reader.sources.environment
    let registry = SettingsRegistry(of: Assembly.self)
    let unknown = UnknownSettings(known: registry.variables)
    return unknown.warnings(in: reader.sources)
      + (Credentials(environment: environment)?.warnings(known: unknown.known) ?? [])
      + SettingsFileProtection.warnings(reader.sources, of: registry)
      + DatabaseProtection.warnings(
        reader, of: registry.settings, defaultMode: environment["PGSSLMODE"])
      + KeyFileProtection.warnings(
        reader, of: registry.settings, credentials: environment["CREDENTIALS_DIRECTORY"])
  }
}
