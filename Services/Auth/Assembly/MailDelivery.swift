import AuthApplication
import Logging
import Postgres

/// Sends the mails that are due, whenever one may be.
struct MailDelivery: Sendable {
  let deliver: DeliverMail
  let signal: MailSignal
  let logger: Logger

  /// Between two looks without a signal.
  private static let lookInterval = Duration.seconds(5)

  /// Sends until cancelled. Looks now and then by itself: for mails to be tried again, and for those of
  /// other processes.
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
            while try await deliver() { try Task.checkCancellation() }
            outages.succeeded()
          } catch is CancellationError {
            return
          } catch {
            outages.failed(error)
          }
        }
      }
      // Whoever ends first was cancelled.
      try await group.next()
      group.cancelAll()
    }
  }
}
