import FoundationEssentials
import Postgres
import ServiceKit

/// Requests e-mails for participants who chose them and have no device for push messages. The
/// service that stores the address sends one mail per notification; reminders are not mailed.
struct MailNotifications: Sendable {
  static let batch = 200

  let pool: PostgresPool
  let events: any PlanEvents
  let clock: any WallClock
  private let owner = UUID()
  private let due = DueNotificationStore()

  /// Leases due notifications and publishes them in one transaction, so that a crash cannot cause a
  /// second mail.
  ///
  /// - Throws: `PostgresError`.
  func callAsFunction() async throws -> DeliveryRound {
    let now = clock.now()
    let round = try await pool.transaction { connection in
      var round = DeliveryRound()
      let claim = try await due.claim(
        .mail, for: owner, atMost: Self.batch, now: now, leaseEnd: now.addingTimeInterval(1),
        on: connection)
      round.looked = claim.count
      let first = claim.notifications.filter { $0.lease.step == 0 }
      let sent = try await due.finish(
        first.map(\.lease), isSent: true, now: now, on: connection)
      _ = try await due.finish(
        claim.notifications.filter { $0.lease.step > 0 }.map(\.lease), isSent: false, now: now,
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
