import AuthApplication
import Logging
import Postgres

/// Answers requests for mails, makes those of newsletters, and sends the mails that are due, after each signal and every few seconds.
struct MailDelivery: Sendable {
  let answerRequests: AnswerMailRequests
  let queueNewsletters: QueueNewsletters
  let deliver: DeliverMail
  let signal: MailSignal
  let metrics: MailMetrics
  let logger: Logger

  /// Between two looks without a signal.
  private static let lookInterval = Duration.seconds(5)

  /// Sends until cancelled. Looks without a signal, too: for retries, and for mails that other processes
  /// queued and did not send.
  func run() async throws {
    let outages = OutageLog("sending mails", logger: logger)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while true {
          try await Task.sleep(for: Self.lookInterval)
          signal.raise()
        }
      }
      group.addTask {
        for await _ in signal.raised {
          do {
            while try await answerRequests() { try Task.checkCancellation() }
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
      // Both end only when they are cancelled.
      try await group.next()
      group.cancelAll()
    }
  }
}
