public import Calendar
import FoundationEssentials
public import Logging
public import Metrics
public import Postgres
import Synchronization

/// Reads the host's time zones again after an update of them, tells operators which are in use, and whether
/// PostgreSQL has the same.
///
/// For every service that computes local times, by itself or in statements. `otolith_tzdata_info{version}` is 1
/// for the version in use, 0 for those before; `otolith_tzdata_differing_zones` counts those in which PostgreSQL
/// has other local times than the host.
public final class TimeZoneWatch: Sendable {
  /// How often the folder is looked at: some 600 file states.
  static let interval = Duration.seconds(60)
  /// How often PostgreSQL is compared although nothing has changed here: its machine may be another one, with
  /// updates of its own.
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
  ///   - database: of the pool whose statements compute local times too, or whose server may; nil: it is not
  ///     compared.
  ///   - onChange: called after other rules were read, or when PostgreSQL turns out to have others.
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

  /// Reads the host's zones, from the folder in `TZDIR` where that is set.
  ///
  /// - Throws: `SettingsError` when the host has none.
  public static func hostZones() throws -> ZoneDatabase {
    do {
      return try ZoneDatabase(path: ProcessInfo.processInfo.environment["TZDIR"])
    } catch let error as NoZones {
      throw SettingsError(problems: [error.description])
    }
  }

  /// Until cancelled.
  func run() async throws {
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

  /// While the database is away it is put off.
  func compare() async {
    guard let comparison, let differing = try? await comparison.differing(from: zones) else {
      return
    }
    let before = state.withLock { state in
      defer {
        state.differing = differing
        state.comparedAt = .now
      }
      return state.differing
    }
    Gauge(label: "otolith_tzdata_differing_zones", factory: metrics).record(differing.count)
    guard differing != before ?? [] else { return }
    // Sessions from before may compute by other rules than a new one.
    if before != nil { await onChange() }
    guard !differing.isEmpty else {
      logger.notice("PostgreSQL has the host's time zones again")
      return
    }
    logger.warning(
      "PostgreSQL has other local times than the host: update tzdata on both machines",
      metadata: [
        "zones": "\(differing.count)",
        "for_example": "\(differing.prefix(3).joined(separator: ", "))",
      ])
  }

  private func gauge(_ version: String) -> Gauge {
    Gauge(label: "otolith_tzdata_info", dimensions: [("version", version)], factory: metrics)
  }
}
