import FoundationEssentials
import Logging
public import Postgres
import Synchronization

/// Counts security events, and stores them every ten seconds: a failed sign-in costs no write of its own
/// and waits for none, and a flood of them fills no disk.
///
/// What was counted and not stored yet is lost with the process. What must not be lost is stored by
/// ``record(_:at:on:)``.
public final class SecurityEvents: Sendable {
  private static let flushInterval = Duration.seconds(10)
  /// Old rows of one statement.
  private static let rowsMax = 1_000

  private let pool: PostgresPool
  private let clock: any WallClock
  private let counts = Mutex(SecurityEventCounts())
  private let store = SecurityEventStore()
  /// Of this process alone, never stored.
  private let key = Sodium.randomBytes(32)
  private let metric = LabelledCounters(
    "otolith_security_events_total", of: "kind", SecurityEvent.Kind.allCases.map(\.rawValue))

  public init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// Counts an event; never waits.
  public func note(_ event: SecurityEvent) {
    let now = clock.now()
    metric.add(event.kind.rawValue)
    counts.withLock { $0.add(event, at: now) }
  }

  /// Stores an event at once; with a connection, if and only if its transaction commits.
  public func record(
    _ event: SecurityEvent, on executor: some PostgresExecutor
  ) async throws {
    var one = SecurityEventCounts()
    one.add(event, at: clock.now())
    metric.add(event.kind.rawValue)
    try await store.add(one.take(), on: executor)
  }

  /// As ``record(_:on:)``, without a transaction.
  public func record(_ event: SecurityEvent) async throws { try await record(event, on: pool) }

  /// Tells whether two events of a process are about the same secret, and not about which.
  public func digest(of text: String) -> String {
    Sodium.sha256(key + Array(text.utf8)).prefix(8).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// Stores what was counted.
  func flush() async throws {
    let taken = counts.withLock { $0.take() }
    if taken.isEmpty { return }
    do {
      try await store.add(taken, on: pool)
    } catch {
      counts.withLock { $0.putBack(taken) }
      throw error
    }
  }

  func deleteOld() async throws {
    let now = clock.now()
    while try await store.deleteOld(at: now, atMost: Self.rowsMax, on: pool) >= Self.rowsMax {
      try Task.checkCancellation()
    }
  }

  /// Stores until cancelled, and a last time then; tidies up at the start and every hour.
  func run(logger: Logger) async throws {
    let outages = OutageLog("storing security events", logger: logger)
    var tidied: Date?
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.flushInterval)
      do {
        // Not cut off by the end of the task: what was counted is worth a statement.
        try await Task { try await self.flush() }.value
        let now = clock.now()
        if !Task.isCancelled, tidied.map({ abs(now.timeIntervalSince($0)) >= 3_600 }) ?? true {
          try await deleteOld()
          tidied = now
        }
        outages.succeeded()
      } catch is CancellationError {
        break
      } catch {
        outages.failed(error)
      }
    }
  }
}
