import Calendar
import Logging
import Metrics
import ServiceKit

/// Reads the host's time zones again after an update of them, and tells operators which are in use.
///
/// What was handed out stays as it is; only instants drawn later follow the new rules.
struct TimeZoneWatch: Sendable {
  /// How often the folder is looked at: some 600 file states.
  static let interval = Duration.seconds(60)

  let zones: ZoneDatabase
  var metrics: any MetricsFactory = MetricsSystem.factory
  let logger: Logger

  var work: BackgroundWork {
    BackgroundWork(name: "time zones") {
      var version = tell(zones.reading, before: nil)
      while true {
        try await Task.sleep(for: Self.interval)
        version = look(before: version)
      }
    }
  }

  /// - Parameter before: the version told last.
  /// - Returns: the one in use now.
  func look(before: String) -> String {
    guard let reading = zones.refresh() else { return before }
    return tell(reading, before: before)
  }

  /// `otolith_tzdata_info`: 1 for the version in use, 0 for those before.
  func tell(_ reading: ZoneDatabase.Reading, before: String?) -> String {
    let version = reading.version ?? "unknown"
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
    return version
  }

  private func gauge(_ version: String) -> Gauge {
    Gauge(label: "otolith_tzdata_info", dimensions: [("version", version)], factory: metrics)
  }
}
