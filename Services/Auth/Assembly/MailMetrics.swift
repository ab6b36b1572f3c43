import AuthApplication
import Metrics
import Postgres
import ServiceKit

/// What operators see of mails: `otolith_mails_total{outcome}` for each attempt, `otolith_mails_waiting` and
/// `otolith_mail_oldest_age_seconds` of those that wait, without newsletters.
struct MailMetrics: Sendable {
  private let outcomes: LabelledCounters
  private let backlog: GetMailBacklog
  private let factory: any MetricsFactory

  init(
    pool: PostgresPool, clock: any WallClock, factory: any MetricsFactory = MetricsSystem.factory
  ) {
    self.factory = factory
    outcomes = LabelledCounters(
      "otolith_mails_total", of: "outcome", DeliverMail.Outcome.allCases.map(\.rawValue),
      factory: factory)
    backlog = GetMailBacklog(pool: pool, clock: clock)
  }

  /// For `DeliverMail`.
  func note(_ outcome: DeliverMail.Outcome) { outcomes.add(outcome.rawValue) }

  var measurement: Measurement {
    Measurement(
      "counting mails",
      of: [.init("otolith_mails_waiting"), .init("otolith_mail_oldest_age_seconds")],
      factory: factory
    ) { [backlog] in
      let found = try await backlog()
      return [Double(found.count), found.oldestAge]
    }
  }
}
