import Glibc
import Logging
import ServiceLifecycle
import Settings
import Synchronization
import UnixSignals

/// Reloads the settings of a running service, all or none: invalid settings change nothing.
final class ServiceReload<Assembly: ServiceAssembly>: Sendable {
  enum Outcome: Sendable, Hashable {
    /// The problems, one sentence each; nothing has changed.
    case refused([String])
    case adopted(SettingsChange)
  }

  private let places: SettingsPlaces
  private let listeners: InheritedSockets
  private let logger: Logger
  private let started: SettingsSnapshot
  private let adopted: Mutex<SettingsSnapshot>
  private let answer: ReloadAnswer?
  private let finished = Atomic<Int>(0)
  private let apply: @Sendable (ServiceSettings, SettingsReader) async throws -> Void

  /// - Parameters:
  ///   - sources: the settings that the service was started with.
  ///   - apply: applies the changed settings; the service's own are read from the reader. If it
  ///     throws, it must not have changed anything.
  init(
    _ places: SettingsPlaces, started sources: SettingsSources, listeners: InheritedSockets,
    logger: Logger,
    apply: @escaping @Sendable (ServiceSettings, SettingsReader) async throws -> Void
  ) {
    self.places = places
    self.listeners = listeners
    self.logger = logger
    self.apply = apply
    answer = ReloadAnswer(environment: sources.environment)
    started = SettingsSnapshot(places.registry, sources)
    adopted = Mutex(started)
  }

  /// Reloads the settings, logs the outcome and reports it to the `reload` command. Must not be
  /// called concurrently.
  func run() async {
    let outcome = await outcome()
    tell(outcome)
    let number = finished.wrappingAdd(1, ordering: .relaxed).newValue
    var contents = ReloadAnswer.Contents(number: "\(getpid()) \(number)", problems: [])
    if case .refused(let problems) = outcome { contents.problems = problems }
    do {
      try answer?.write(contents)
    } catch {
      logger.warning(
        "the outcome cannot be reported to `reload`", metadata: ["error": "\(error)"])
    }
  }

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

  /// Logs the outcome regardless of the log level.
  private func tell(_ outcome: Outcome) {
    var logger = logger
    logger.logLevel = .info
    switch outcome {
    case .refused(let problems):
      logger.error(
        "reload rejected: the settings are invalid; nothing was changed",
        metadata: ["problems": "\(problems.joined(separator: "; "))"])
    case .adopted(let change):
      var metadata: Logger.Metadata = [
        "changed": "\(Self.names(change.effective, orNone: "nothing"))"
      ]
      if !change.pending.isEmpty {
        metadata["after_a_restart"] = "\(Self.names(change.pending, orNone: ""))"
      }
      logger.notice("settings reloaded", metadata: metadata)
    }
  }

  private static func names(_ settings: [SettingDefinition], orNone none: String) -> String {
    settings.isEmpty ? none : settings.map(\.variable).joined(separator: ", ")
  }
}

/// The values of all settings at one time, including the contents of secret files.
struct SettingsSnapshot: Sendable {
  private let values: [String: SettingValue]

  init(_ registry: SettingsRegistry, _ sources: SettingsSources) {
    values = Dictionary(
      uniqueKeysWithValues: registry.settings.compactMap { setting in
        sources.value(of: setting).value.map { (setting.variable, $0) }
      })
  }

  /// Returns the value; nil if it is not set.
  func text(of setting: SettingDefinition) -> String? { values[setting.variable]?.text }
}

/// Differences found by a reload.
struct SettingsChange: Sendable, Hashable {
  /// Changes that take effect now.
  var effective: [SettingDefinition]
  /// Differences from the start of the process that need a restart.
  var pending: [SettingDefinition]

  /// - Parameters:
  ///   - started: the settings at the start of the process.
  ///   - adopted: the settings that took effect last.
  init(
    _ registry: SettingsRegistry, started: SettingsSnapshot, adopted: SettingsSnapshot,
    now: SettingsSnapshot
  ) {
    func differs(_ setting: SettingDefinition, from old: SettingsSnapshot) -> Bool {
      old.text(of: setting) != now.text(of: setting)
    }
    effective = registry.settings.filter { $0.reload == .reload && differs($0, from: adopted) }
    pending = registry.settings.filter {
      ($0.reload == .restart || $0.reload == .contents) && differs($0, from: started)
    }
  }
}

/// Reloads the settings on SIGHUP. A signal during a reload causes another one.
struct ReloadService: Service, CustomStringConvertible {
  /// Callbacks before and after a reload. They notify the service manager, for which `systemctl
  /// reload` waits.
  struct Notices: Sendable {
    var begins: @Sendable () -> Void = {}
    var ends: @Sendable () -> Void = {}
  }

  let signals: UnixSignalsSequence
  var notices = Notices()
  let reload: @Sendable () async -> Void

  var description: String { "reload of settings" }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      for await _ in signals {
        notices.begins()
        await reload()
        notices.ends()
      }
      // Waits for cancellation, because the end of a service would shut down the group.
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    }
  }
}
