package import PlanningDomain
import PlanningStore
package import Postgres
package import ServiceKit

/// Keeps what gateways did with the prompts that they had.
package struct AcknowledgePrompts: Sendable {
  /// Of one call.
  package static let acknowledgementsMax = 1_000

  package struct Acknowledgement: Sendable, Hashable {
    package var lease: PromptLease
    package var isSent: Bool

    package init(lease: PromptLease, isSent: Bool) {
      self.lease = lease
      self.isSent = isSent
    }
  }

  private let pool: PostgresPool
  private let clock: any WallClock
  private let due = DuePromptStore()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// The same again is accepted as the first time.
  ///
  /// - Returns: for each whether it counts; what was taken back, or went to another gateway, does not.
  /// - Throws: `PostgresError`.
  package func callAsFunction(_ acknowledgements: [Acknowledgement]) async throws -> [Bool] {
    let now = clock.now()
    let sent = Set(acknowledgements.filter(\.isSent).map(\.lease)).sorted { $0.isBefore($1) }
    let failed = Set(acknowledgements.filter { !$0.isSent }.map(\.lease)).subtracting(sent)
      .sorted { $0.isBefore($1) }
    let (accepted, released) = try await pool.transaction { connection in
      let finished = try await due.finish(sent, isSent: true, now: now, on: connection)
      let told = try await due.told(
        sent.filter { !finished.contains($0) }, now: now, on: connection)
      let released = try await due.release(
        failed.map {
          ($0, now.addingTimeInterval(DeliveryRules.pause(after: $0.attempt)))
        }, on: connection)
      return (finished.union(told), released)
    }
    return acknowledgements.map {
      $0.isSent ? accepted.contains($0.lease) : released.contains($0.lease)
    }
  }
}
