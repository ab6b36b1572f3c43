import Logging
import Synchronization

/// Reads the settings of a running service again, all or nothing: what is wrong changes nothing.
final class ServiceReload<Assembly: ServiceAssembly>: Sendable {
  enum Outcome: Sendable, Hashable {
    /// A sentence for each problem; nothing has changed.
    case refused([String])
    case adopted(SettingsChange)
  }

  private let places: SettingsPlaces
  private let listeners: GivenListeners
  private let logger: Logger
  private let started: SettingsSnapshot
  private let adopted: Mutex<SettingsSnapshot>
  private let apply: @Sendable (ServiceSettings, SettingsReader) async throws -> Void

  /// - Parameters:
  ///   - sources: what the service was started with.
  ///   - apply: takes what may change while the service runs, of the service's own settings from the reader;
  ///     where it throws, it has taken nothing.
  init(
    _ places: SettingsPlaces, started sources: SettingsSources, listeners: GivenListeners,
    logger: Logger,
    apply: @escaping @Sendable (ServiceSettings, SettingsReader) async throws -> Void
  ) {
    self.places = places
    self.listeners = listeners
    self.logger = logger
    self.apply = apply
    started = SettingsSnapshot(places.registry, sources)
    adopted = Mutex(started)
  }

  /// Reads, takes over or refuses, and tells the operator. Not to be called while it runs.
  func run() async { tell(await outcome()) }

  private func outcome() async -> Outcome {
    let sources = places.load()
    let now = SettingsSnapshot(places.registry, sources)
    do {
      let reader = SettingsReader(sources)
      let check = SettingsCheck<Assembly>(reader: reader, listeners: listeners)
      let settings = try check.settings()
      for warning in check.warnings { logger.warning("\(warning)") }
      try await apply(settings, reader)
    } catch let error as SettingsError {
      return .refused(error.problems)
    } catch {
      return .refused(["\(error)"])
    }
    return adopted.withLock { adopted in
      defer { adopted = now }
      return .adopted(
        SettingsChange(places.registry, started: started, adopted: adopted, now: now))
    }
  }

  /// Tells the operator, whatever the level of the log has become.
  private func tell(_ outcome: Outcome) {
    var logger = logger
    logger.logLevel = .info
    switch outcome {
    case .refused(let problems):
      logger.error(
        "the settings are wrong and were not taken over: nothing has changed",
        metadata: ["problems": "\(problems.joined(separator: "; "))"])
    case .adopted(let change):
      var metadata: Logger.Metadata = [
        "changed": "\(Self.names(change.effective, orNone: "nothing"))"
      ]
      if !change.pending.isEmpty {
        metadata["after_a_restart"] = "\(Self.names(change.pending, orNone: ""))"
      }
      logger.notice("the settings were read again", metadata: metadata)
    }
  }

  private static func names(_ settings: [SettingDefinition], orNone none: String) -> String {
    settings.isEmpty ? none : settings.map(\.variable).joined(separator: ", ")
  }
}
