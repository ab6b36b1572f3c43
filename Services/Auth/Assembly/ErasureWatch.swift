import Fields
import FoundationEssentials
import Logging
import Metrics
import Postgres
import ServiceKit

/// Reports erasures in progress to operators, and warns of those that a service delays.
struct ErasureWatch: Sendable {
  /// Age in seconds after which a warning is logged; a running service needs minutes.
  static let ageMax: TimeInterval = 86_400
  /// Minimum interval between two warnings in seconds.
  static let warningInterval: TimeInterval = 3600
  private static let interval = Duration.seconds(30)

  private let environment: AuthEnvironment
  private let logger: Logger
  private let underWay: Gauge
  private let oldestAge: Gauge

  init(
    environment: AuthEnvironment, metrics: any MetricsFactory = MetricsSystem.factory,
    logger: Logger
  ) {
    self.environment = environment
    self.logger = logger
    underWay = Gauge(label: "otolith_erasures_under_way", factory: metrics)
    oldestAge = Gauge(label: "otolith_erasure_oldest_age_seconds", factory: metrics)
  }

  var background: BackgroundWork {
    BackgroundWork(name: "erasure watch") { try await run() }
  }

  /// Checks until cancelled.
  private func run() async throws {
    let outages = OutageLog("checking erasures in progress", logger: logger)
    var warnedAt: Date?
    try await outages.repeating(every: Self.interval) {
      warnedAt = try await look(warnedAt: warnedAt)
    }
  }

  /// - Parameter warnedAt: time of the last warning; nil if absent.
  /// - Returns: time of the last warning.
  func look(warnedAt: Date?) async throws -> Date? {
    let found = try await FindErasures(environment: environment).backlog()
    let now = environment.clock.now()
    let age = found.oldest.map { max(0, now.timeIntervalSince($0.requestedAt)) } ?? 0
    underWay.record(found.count)
    oldestAge.record(age)
    guard let oldest = found.oldest, age > Self.ageMax,
      warnedAt.map({ now.timeIntervalSince($0) >= Self.warningInterval }) ?? true
    else { return warnedAt }
    logger.warning(
      "erasure is waiting for services",
      metadata: [
        "erasure": "\(oldest.erasureID.text)",
        "services": "\(oldest.pendingServices.joined(separator: ", "))",
        "hours": "\(Int(age / 3600))", "under_way": "\(found.count)",
      ])
    return now
  }
}
