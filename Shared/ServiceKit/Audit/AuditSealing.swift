import FoundationEssentials
public import Logging
import Metrics
public import Postgres

/// Seals the heads of a service's audit logs every few minutes, and tells them once a day, so that they can be
/// written down where whoever holds the database cannot reach: in the log, and how many entries there are
/// together as the metric `otolith_audit_entries`. `otolith_audit_sealed_timestamp_seconds` is when they were sealed
/// last, and is missing where there is no key.
public struct AuditSealing: Sendable {
  static let interval = Duration.seconds(300)
  /// In seconds.
  static let tellingInterval: TimeInterval = 86_400

  /// Where an audit log ends now.
  public struct End: Sendable, Hashable {
    /// Its name among those whose seals share a table, e.g. `otolith-auth`.
    public var log: String
    public var head: AuditChain.Head

    public init(log: String, head: AuditChain.Head) {
      self.log = log
      self.head = head
    }
  }

  private let pool: PostgresPool
  private let keys: AuditKeys?
  private let clock: any WallClock
  private let logger: Logger
  private let ends: @Sendable (PostgresPool) async throws -> [End]

  /// - Parameters:
  ///   - keys: nil: nothing is sealed, and the heads are told all the same.
  ///   - ends: of all logs of the service.
  public init(
    pool: PostgresPool, keys: AuditKeys?, clock: any WallClock, logger: Logger,
    ends: @escaping @Sendable (PostgresPool) async throws -> [End]
  ) {
    self.pool = pool
    self.keys = keys
    self.clock = clock
    self.logger = logger
    self.ends = ends
  }

  /// Whether what is sealed now can be verified with what was sealed so far. Changes nothing.
  ///
  /// - Throws: ``AuditKeyError``; `PostgresError`.
  public func check() async throws {
    for end in try await ends(pool) {
      guard let seal = try await AuditSeals(log: end.log).newest(on: pool) else { continue }
      guard let keys else {
        logger.warning(
          "the audit log was sealed so far and is not any more: OTOLITH_AUDIT_KEY_FILE is not set",
          metadata: ["log": "\(end.log)"])
        return
      }
      if !keys.haveMade(seal, of: end.log) {
        throw AuditKeyError(
          log: end.log, number: seal.number, fingerprint: keys.current.fingerprint)
      }
    }
  }

  /// Until cancelled.
  public func run() async throws {
    let outages = OutageLog("sealing the audit log", logger: logger)
    var toldAt: Date?
    try await outages.repeating(every: Self.interval) {
      let sealed = try await seal()
      let now = clock.now()
      if toldAt.map({ now.timeIntervalSince($0) >= Self.tellingInterval }) ?? true {
        for end in sealed { tell(end) }
        toldAt = now
      }
    }
  }

  /// - Returns: what was sealed.
  @discardableResult
  public func seal() async throws -> [End] {
    let ends = try await ends(pool)
    if let keys {
      for end in ends {
        try await AuditSeals(log: end.log).seal(
          end.head, at: clock.now(), with: keys.current, on: pool)
      }
    }
    // Not before it is known: an audit log never gets shorter.
    Gauge(label: "otolith_audit_entries").record(ends.reduce(0) { $0 + $1.head.number })
    if keys != nil {
      Gauge(label: "otolith_audit_sealed_timestamp_seconds")
        .record(clock.now().timeIntervalSince1970)
    }
    return ends
  }

  private func tell(_ end: End) {
    logger.notice(
      "head of the audit log",
      metadata: [
        "log": "\(end.log)", "entries": "\(end.head.number)", "hash": "\(end.head.digits)",
        "sealed_with": "\(keys?.current.fingerprint ?? "no key: set OTOLITH_AUDIT_KEY_FILE")",
      ])
  }
}
