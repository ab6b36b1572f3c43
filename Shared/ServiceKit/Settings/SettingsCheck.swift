/// All that can be wrong with a service before its database is asked: its settings, those that it alone
/// has, and the files that they name. An operator sees every mistake at once.
struct SettingsCheck<Assembly: ServiceAssembly> {
  let reader: SettingsReader
  var listeners = GivenListeners()

  /// - Throws: ``SettingsError`` with a sentence for each problem.
  func settings() throws -> ServiceSettings {
    var reader = reader
    let settings = ServiceSettings(
      serviceName: Assembly.name, runsAlone: Assembly.runsAlone, listeners: listeners,
      reading: &reader)
    let problems =
      reader.problems + Assembly.problems(in: self.reader) + SettingsFiles(settings).problems
    guard problems.isEmpty else { throw SettingsError(problems: problems) }
    return settings
  }
}
