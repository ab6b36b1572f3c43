import FoundationEssentials
package import Logging
public import Postgres
public import ServiceBasics
import Synchronization

/// Counts security events and stores them every ten seconds, so that a failed sign-in causes no
/// write of its own and an attack cannot fill the disk.
///
/// Counts that are not yet stored are lost with the process; ``record(_:on:)`` stores an event at
/// once.
public final class SecurityEvents: Sendable {
  private static let flushInterval = Duration.seconds(10)
  /// Maximum number of old rows deleted by one statement.
  private static let rowsMax = 1_000

  private let pool: PostgresPool
  private let clock: any WallClock
  private let counts = Mutex(SecurityEventCounts())
  private let store = SecurityEventStore()
  /// Random key of this process, never stored.
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

  /// Stores an event at once, on a connection as part of its transaction.
  public func record(
    _ event: SecurityEvent, on executor: some PostgresExecutor
  ) async throws {
    var one = SecurityEventCounts()
    one.add(event, at: clock.now())
    metric.add(event.kind.rawValue)
    try await store.add(one.take(), on: executor)
  }

  /// Stores an event at once without a transaction.
  public func record(_ event: SecurityEvent) async throws { try await record(event, on: pool) }

  /// Returns a digest that shows whether two events of this process concern the same secret,
  /// without revealing it.
  public func digest(of text: String) -> String {
    Sodium.sha256(key + Array(text.utf8)).prefix(8).hexadecimal
  }

  /// Stores the counts.
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

  /// Stores the counts until cancelled, and once more then. Deletes old rows at start and every
  /// hour.
  package func run(logger: Logger) async throws {
    let outages = OutageLog("storing security events", logger: logger)
    var tidied: Date?
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.flushInterval)
      do {
        // A separate task, so that the last counts are stored despite the cancellation.
        try await Task { try await self.flush() }.value
        let now = clock.now()
        if !Task.isCancelled, tidied.map({ now.timeIntervalSince($0).magnitude >= 3_600 }) ?? true {
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
