import FoundationEssentials
public import Logging
package import Metrics
public import Postgres
public import ServiceBasics
import Synchronization

/// Seals the heads of a service's audit logs every five minutes and logs them once a day, so that
/// they can be copied to a place that the database's owner cannot reach.
///
/// Sets the metrics `otolith_audit_entries{restored}` (number of entries in all logs, and when a
/// backup was accepted in their place) and, if there is a key,
/// `otolith_audit_sealed_timestamp_seconds` (time of the last seal).
public struct AuditSealing<Log: ChainedAuditLog>: Sendable {
  static var interval: Duration { .seconds(300) }
  /// Interval of the log lines in seconds.
  static var tellingInterval: TimeInterval { 86_400 }

  private let pool: PostgresPool
  private let keys: AuditKeys?
  private let clock: any WallClock
  private let logger: Logger
  private let metrics: any MetricsFactory
  private let restore = ShownRestore()

  /// - Parameter keys: nil to log the heads without sealing them.
  public init(
    of log: Log.Type, pool: PostgresPool, keys: AuditKeys?, clock: any WallClock, logger: Logger
  ) {
    self.init(pool: pool, keys: keys, clock: clock, logger: logger, metrics: MetricsSystem.factory)
  }

  package init(
    pool: PostgresPool, keys: AuditKeys?, clock: any WallClock, logger: Logger,
    metrics: any MetricsFactory
  ) {
    self.metrics = metrics
    self.pool = pool
    self.keys = keys
    self.clock = clock
    self.logger = logger
  }

  /// Checks that the keys match the existing seals. Changes nothing.
  ///
  /// - Throws: ``AuditKeyError``; `PostgresError`.
  public func check() async throws {
    for (log, _) in try await pool.answer(to: Log.heads) {
      guard let seal = try await AuditSeals(log: log.name).newest(on: pool) else { continue }
      guard let keys else {
        logger.warning(
          "the audit log is no longer sealed: OTOLITH_AUDIT_KEY_FILE is not set",
          metadata: ["log": "\(log.name)"])
        return
      }
      if !keys.haveMade(seal, of: log.name) {
        throw AuditKeyError(
          log: log.name, number: seal.number, fingerprint: keys.current.fingerprint)
      }
    }
  }

  /// Seals the logs until cancelled.
  public func run() async throws {
    let outages = OutageLog("sealing the audit log", logger: logger)
    var toldAt: Date?
    try await outages.repeating(every: Self.interval) {
      let sealed = try await seal()
      let now = clock.now()
      if toldAt.map({ now.timeIntervalSince($0) >= Self.tellingInterval }) ?? true {
        for (log, head) in sealed { tell(log, head) }
        toldAt = now
      }
    }
  }

  /// Seals the current heads.
  ///
  /// - Returns: the heads that were sealed.
  @discardableResult
  public func seal() async throws -> [(log: Log, head: AuditChain.Head)] {
    let heads = try await pool.answer(to: Log.heads)
    if let keys {
      for (log, head) in heads {
        try await AuditSeals(log: log.name).seal(
          head, at: clock.now(), with: keys.current, on: pool)
      }
    }
    // Recorded only once known, because an audit log shrinks only by a restore.
    let entries = heads.reduce(0) { $0 + $1.head.number }
    for (restored, value) in restore.values(entries, restored: try await restoreTime()) {
      Gauge(
        label: "otolith_audit_entries", dimensions: [("restored", restored)], factory: metrics
      ).record(value)
    }
    if keys != nil {
      Gauge(label: "otolith_audit_sealed_timestamp_seconds", factory: metrics)
        .record(clock.now().timeIntervalSince1970)
    }
    return heads
  }

  /// When a backup was last accepted in place of the served database; empty if none was.
  private func restoreTime() async throws -> String {
    let rows = try await pool.query("SELECT restored_at FROM served_copies")
    let time: Date? = try rows.first?.decode("restored_at")
    return time?.ISO8601Format() ?? ""
  }

  private func tell(_ log: Log, _ head: AuditChain.Head) {
    logger.notice(
      "head of the audit log",
      metadata: [
        "log": "\(log.name)", "entries": "\(head.number)", "hash": "\(head.digits)",
        "sealed_with": "\(keys?.current.fingerprint ?? "no key: set OTOLITH_AUDIT_KEY_FILE")",
      ])
  }
}

/// The value of the label `restored` in use. A backup has fewer entries, so after its acceptance
/// they are counted by a new series.
private final class ShownRestore: Sendable {
  private let shown = Mutex<String?>(nil)

  /// Returns the value of each series to record; the former series has none any more.
  func values(_ entries: Int, restored: String) -> [(restored: String, value: Double)] {
    let former = shown.withLock { shown in
      defer { shown = restored }
      return shown == restored ? nil : shown
    }
    return (former.map { [($0, .nan)] } ?? []) + [(restored, Double(entries))]
  }
}
