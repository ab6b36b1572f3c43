import FoundationEssentials
import Settings

/// Reads and checks all settings of a program without a database.
package struct StatelessCheck<Assembly: StatelessAssembly> {
  package let reader: SettingsReader
  package var listeners = InheritedSockets()

  package init(reader: SettingsReader, listeners: InheritedSockets = InheritedSockets()) {
    self.reader = reader
    self.listeners = listeners
  }

  /// All variables that are not reported as unknown: also those of services, with which the program
  /// may share a file.
  package static var variables: Set<String> {
    SettingsRegistry(stateless: Assembly.self).variables
      .union(SettingsRegistry(ofEvery: Assembly.name).variables)
  }

  /// The settings with one sentence for each problem; use them only without problems.
  package func found() -> (settings: StatelessSettings, own: Assembly.Own, problems: [String]) {
    var reader = reader
    let settings = StatelessSettings(&reader, listeners: listeners)
    let own = Assembly.read(&reader)
    let advice = SettingsWarnings.credentialAdvice(
      service: Assembly.name, usualFile: SettingsPlaces.usualFile(of: Assembly.name),
      sources: reader.sources, missing: Array(reader.definitionsMissing))
    return (
      settings, own,
      reader.problems + UnknownSettings(known: Self.variables).problems(in: reader.sources)
        + settings.fileProblems + [advice].compactMap(\.self)
    )
  }

  /// - Throws: ``SettingsError`` with a sentence for each problem.
  package func settings() throws -> (common: StatelessSettings, own: Assembly.Own) {
    let (common, own, problems) = found()
    guard problems.isEmpty else { throw SettingsError(problems: problems) }
    return (common, own)
  }

  /// Warnings for the operator that do not prevent the start.
  var warnings: [String] {
    SettingsWarnings.all(
      reader, of: SettingsRegistry(stateless: Assembly.self), known: Self.variables)
  }
}
