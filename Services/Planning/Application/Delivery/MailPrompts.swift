import FoundationEssentials
import PlanningDomain
import PlanningStore
package import Postgres
package import ServiceKit

/// Has those told by e-mail who chose it and have no device that can be pushed to: the last way. Who has the
/// address sends it, once for each notification; reminders are not mailed.
package struct MailPrompts: Sendable {
  package static let batch = 200

  private let pool: PostgresPool
  private let events: any PromptEvents
  private let clock: any WallClock
  private let owner = UUID()
  private let due = DuePromptStore()

  package init(pool: PostgresPool, events: any PromptEvents, clock: any WallClock) {
    self.pool = pool
    self.events = events
    self.clock = clock
  }

  /// Takes what is due and tells of it in one transaction: no prompt is mailed twice, whoever is killed.
  ///
  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws -> DeliveryRound {
    let now = clock.now()
    let round = try await pool.transaction { connection in
      var round = DeliveryRound()
      let claim = try await due.claim(
        .mail, for: owner, atMost: Self.batch, now: now, leaseEnd: now.addingTimeInterval(1),
        on: connection)
      round.looked = claim.count
      let first = claim.prompts.filter { $0.lease.step == 0 }
      let sent = try await due.finish(
        first.map(\.lease), isSent: true, now: now, on: connection)
      _ = try await due.finish(
        claim.prompts.filter { $0.lease.step > 0 }.map(\.lease), isSent: false, now: now,
        on: connection)
      let told = first.filter { sent.contains($0.lease) }
      if !told.isEmpty { try await events.publishMails(told, at: now, on: connection) }
      round.sent = told.count
      round.late = told.count { DeliveryRules.isLate(dueAt: $0.dueAt, now: now) }
      return round
    }
    if round.sent > 0 { events.wake() }
    return round
  }
}
