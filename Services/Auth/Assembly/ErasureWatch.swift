import AuthApplication
import AuthDomain
import Fields
import FoundationEssentials
import Logging
import Metrics
import Postgres
import ServiceKit

/// Tells operators of erasures that are under way, and warns of those that a service holds up.
struct ErasureWatch: Sendable {
  /// In seconds: each service is to do its part within minutes of being there.
  static let ageMax: TimeInterval = 86_400
  /// Between two warnings, in seconds.
  static let warningInterval: TimeInterval = 3600
  private static let interval = Duration.seconds(30)

  private let backlog: GetErasureBacklog
  private let clock: any WallClock
  private let logger: Logger
  private let underWay: Gauge
  private let oldestAge: Gauge

  init(
    pool: PostgresPool, clock: any WallClock, metrics: any MetricsFactory = MetricsSystem.factory,
    logger: Logger
  ) {
    backlog = GetErasureBacklog(pool: pool)
    self.clock = clock
    self.logger = logger
    underWay = Gauge(label: "otolith_erasures_under_way", factory: metrics)
    oldestAge = Gauge(label: "otolith_erasure_oldest_age_seconds", factory: metrics)
  }

  var background: BackgroundWork {
    BackgroundWork(name: "erasure watch") { try await run() }
  }

  /// Looks until cancelled.
  private func run() async throws {
    let outages = OutageLog("looking at erasures under way", logger: logger)
    var warnedAt: Date?
    try await outages.repeating(every: Self.interval) {
      warnedAt = try await look(warnedAt: warnedAt)
    }
  }

  /// - Parameter warnedAt: nil: never.
  /// - Returns: when it warned last.
  func look(warnedAt: Date?) async throws -> Date? {
    let found = try await backlog()
    let now = clock.now()
    let age = found.oldest.map { max(0, now.timeIntervalSince($0.requestedAt)) } ?? 0
    underWay.record(found.count)
    oldestAge.record(age)
    guard let oldest = found.oldest, age > Self.ageMax,
      warnedAt.map({ now.timeIntervalSince($0) >= Self.warningInterval }) ?? true
    else { return warnedAt }
    logger.warning(
      "an erasure waits for services",
      metadata: [
        "erasure": "\(oldest.erasureID.text)",
        "services": "\(oldest.pendingServices.joined(separator: ", "))",
        "hours": "\(Int(age / 3600))", "under_way": "\(found.count)",
      ])
    return now
  }
}
