public import Calendar
import FoundationEssentials
public import Logging
public import Metrics
public import Postgres
import Settings
import Synchronization

/// Reloads the host's time zones after an update, and reports the version in use and differences
/// from PostgreSQL.
///
/// It runs in the services that compute local times.
/// `otolith_tzdata_info{version}` is 1 for the version in use and 0 for earlier ones;
/// `otolith_tzdata_differing_zones` counts the zones that differ between PostgreSQL and the host.
public final class TimeZoneWatch: Sendable {
  /// Interval of checking the folder, about 600 file states.
  static let interval = Duration.seconds(60)
  /// Interval of comparing PostgreSQL without a local change, because its machine may be updated
  /// separately.
  static let comparisonInterval = Duration.seconds(3600)

  private struct State {
    var version: String?
    var differing: [String]?
    var comparedAt: ContinuousClock.Instant?
  }

  public let zones: ZoneDatabase
  private let comparison: TimeZoneComparison?
  private let metrics: any MetricsFactory
  private let logger: Logger
  private let onChange: @Sendable () async -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - database: database whose server may compute local times; nil to skip the comparison.
  ///   - onChange: called after changed rules were read, or if PostgreSQL's rules have changed.
  public init(
    zones: ZoneDatabase, database: PostgresConfiguration?,
    metrics: any MetricsFactory = MetricsSystem.factory, logger: Logger,
    onChange: @escaping @Sendable () async -> Void = {}
  ) {
    self.zones = zones
    comparison = database.map { TimeZoneComparison(database: $0, logger: logger) }
    self.metrics = metrics
    self.logger = logger
    self.onChange = onChange
  }

  /// Reads the host's time zones, from the folder in `TZDIR` if it is set.
  ///
  /// - Throws: `SettingsError` if the host has none.
  public static func hostZones() throws -> ZoneDatabase {
    do {
      return try ZoneDatabase(path: ProcessInfo.processInfo.environment["TZDIR"])
    } catch let error as NoZones {
      throw SettingsError(problems: [error.description])
    }
  }

  /// Runs until cancelled.
  package func run() async throws {
    tell(zones.reading)
    while true {
      if isComparisonDue { await compare() }
      try await Task.sleep(for: Self.interval)
      await look()
    }
  }

  public var status: TimeZoneStatus {
    let state = state.withLock { $0 }
    return TimeZoneStatus(
      installed: ZoneDatabase.installedVersion(path: zones.path),
      inUse: zones.reading.version, differingZones: state.differing)
  }

  /// - Returns: whether anything has changed.
  @discardableResult
  func look() async -> Bool {
    guard let reading = zones.refresh() else { return false }
    tell(reading)
    await onChange()
    state.withLock { $0.comparedAt = nil }
    return true
  }

  private func tell(_ reading: ZoneDatabase.Reading) {
    let version = reading.version ?? "unknown"
    let before = state.withLock { state in
      defer { state.version = version }
      return state.version
    }
    if let before, before != version { gauge(before).record(0) }
    gauge(version).record(1)
    logger.info(
      before == nil ? "time zones" : "time zones read again",
      metadata: [
        "version": "\(version)", "zones": "\(reading.zoneCount)", "folder": "\(zones.path)",
      ])
    for problem in reading.problems {
      logger.warning("a time zone cannot be read", metadata: ["problem": "\(problem)"])
    }
  }

  private var isComparisonDue: Bool {
    comparison != nil
      && state.withLock { state in
        state.comparedAt.map { ContinuousClock.now - $0 >= Self.comparisonInterval } ?? true
      }
  }

  /// Compares the zones; skipped while the database is unreachable.
  func compare() async {
    guard let comparison, let differing = try? await comparison.differing(from: zones) else {
      return
    }
    let before = state.withLock(\.differing)
    Gauge(label: "otolith_tzdata_differing_zones", factory: metrics).record(differing.count)
    if differing != before ?? [] { report(differing) }
    // After the log line, so that a reader of the status finds the line.
    state.withLock { state in
      state.differing = differing
      state.comparedAt = .now
    }
    // Existing sessions may use other rules than new ones.
    if let before, before != differing { await onChange() }
  }

  private func report(_ differing: [String]) {
    guard !differing.isEmpty else {
      logger.notice("PostgreSQL's time zones match the host again")
      return
    }
    logger.warning(
      "PostgreSQL's local times differ from the host's: update tzdata on both machines",
      metadata: [
        "zones": "\(differing.count)",
        "for_example": "\(differing.prefix(3).joined(separator: ", "))",
      ])
  }

  private func gauge(_ version: String) -> Gauge {
    Gauge(label: "otolith_tzdata_info", dimensions: [("version", version)], factory: metrics)
  }
}

/// Versions of the time zone data that a service uses.
public struct TimeZoneStatus: Codable, Sendable, Hashable {
  /// Version installed on the machine, e.g. `2026a`; absent if unknown.
  public var installed: String?
  /// Version the service computes with; absent if it computes no local times itself.
  public var inUse: String?
  /// Names of some zones whose local times differ between PostgreSQL and the machine; absent if not
  /// compared.
  public var differingZones: [String]?
}
