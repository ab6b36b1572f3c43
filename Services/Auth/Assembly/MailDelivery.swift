import Logging
import Metrics
import Postgres
import ServiceKit

/// Answers mail requests, creates mails to teams and newsletter mails, and sends due mails, after each
/// signal and every few seconds.
struct MailDelivery: Sendable {
  let environment: AuthEnvironment
  let deliver: DeliverMail
  let metrics: MailMetrics
  let logger: Logger

  /// Interval between two runs without a signal.
  private static let lookInterval = Duration.seconds(5)

  /// Sends mails until cancelled. Also runs without a signal: for retries, and for mails that other
  /// processes queued but did not send.
  func run() async throws {
    let outages = OutageLog("sending mails", logger: logger)
    let answerRequests = AnswerMailRequests(environment: environment)
    let mailTeams = MailTeams(environment: environment)
    let queueNewsletters = QueueNewsletters(environment: environment)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while true {
          try await Task.sleep(for: Self.lookInterval)
          environment.mailSignal.raise()
        }
      }
      group.addTask {
        for await _ in environment.mailSignal.raised {
          do {
            while try await answerRequests() { try Task.checkCancellation() }
            while try await mailTeams() { try Task.checkCancellation() }
            repeat {
              while try await deliver() { try Task.checkCancellation() }
            } while try await queueNewsletters()
            outages.succeeded()
          } catch is CancellationError {
            return
          } catch {
            outages.failed(error)
          }
        }
      }
      // Both tasks end only when cancelled.
      try await group.next()
      group.cancelAll()
    }
  }
}

/// Mail metrics: `otolith_mails_total{outcome}` for each attempt; `otolith_mails_waiting` and
/// `otolith_mail_oldest_age_seconds` for queued mails, without newsletters.
struct MailMetrics: Sendable {
  private let outcomes: LabelledCounters
  private let backlog: GetMailBacklog
  private let factory: any MetricsFactory

  init(environment: AuthEnvironment, factory: any MetricsFactory = MetricsSystem.factory) {
    self.factory = factory
    outcomes = LabelledCounters(
      "otolith_mails_total", of: "outcome", DeliverMail.Outcome.allCases.map(\.rawValue),
      factory: factory)
    backlog = GetMailBacklog(environment: environment)
  }

  /// Counts an outcome of `DeliverMail`.
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
