import FoundationEssentials
public import Logging
import Metrics
public import Postgres

/// Seals the head of an audit log every few minutes, and tells it once a day, so that it can be written down
/// where whoever holds the database cannot reach: in the log, and as the metric `otolith_audit_entries`.
public struct AuditSealing: Sendable {
  static let interval = Duration.seconds(300)
  /// In seconds.
  static let tellingInterval: TimeInterval = 86_400

  private let log: String
  private let pool: PostgresPool
  private let key: AuditKey?
  private let clock: any WallClock
  private let logger: Logger
  private let head: @Sendable (PostgresPool) async throws -> AuditChain.Head
  private let entries: Gauge

  /// - Parameters:
  ///   - log: whose, e.g. `otolith-auth`.
  ///   - key: nil: nothing is sealed, and the head is told all the same.
  ///   - head: where the log ends now.
  public init(
    log: String, pool: PostgresPool, key: AuditKey?, clock: any WallClock, logger: Logger,
    head: @escaping @Sendable (PostgresPool) async throws -> AuditChain.Head
  ) {
    self.log = log
    self.pool = pool
    self.key = key
    self.clock = clock
    self.logger = logger
    self.head = head
    entries = Gauge(label: "otolith_audit_entries")
  }

  /// Until cancelled.
  public func run() async throws {
    let outages = OutageLog("sealing the audit log", logger: logger)
    var toldAt: Date?
    while true {
      do {
        let head = try await seal()
        let now = clock.now()
        if toldAt.map({ now.timeIntervalSince($0) >= Self.tellingInterval }) ?? true {
          tell(head)
          toldAt = now
        }
        outages.succeeded()
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        outages.failed(error)
      }
      try await Task.sleep(for: Self.interval)
    }
  }

  /// - Returns: what was sealed.
  @discardableResult
  public func seal() async throws -> AuditChain.Head {
    let head = try await head(pool)
    if let key {
      try await AuditSeals(log: log).seal(head, at: clock.now(), with: key, on: pool)
    }
    entries.record(head.number)
    return head
  }

  private func tell(_ head: AuditChain.Head) {
    logger.notice(
      "head of the audit log",
      metadata: [
        "entries": "\(head.number)", "hash": "\(head.digits)",
        "sealed_with": "\(key?.fingerprint ?? "no key: set OTOLITH_AUDIT_KEY_FILE")",
      ])
  }
}
