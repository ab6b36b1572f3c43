import Logging
import PlanningApplication
import Postgres
import ServiceKit

/// Tells what is due as long as the service runs: on devices, and by e-mail.
struct PromptDelivery: Sendable {
  /// Of logs.
  let name: String
  /// Taken at once.
  let batch: Int
  /// Between two looks at what is due.
  let interval: Duration
  let metrics: PromptMetrics
  let logger: Logger
  let round: @Sendable () async throws -> DeliveryRound

  var work: BackgroundWork {
    BackgroundWork(name: "prompts by \(name)") {
      let outage = OutageLog("telling prompts by \(name)", logger: logger)
      var told: Set<String> = []
      try await outage.repeating(every: interval) {
        while true {
          let round = try await round()
          metrics.note(round)
          // Once for each reason, as long as it lasts.
          for reason in round.reasons.subtracting(told).sorted() {
            logger.warning("prompts cannot be told", metadata: ["reason": "\(reason)"])
          }
          if round.sent > 0 || !round.reasons.isEmpty { told = round.reasons }
          guard round.looked == batch else { return }
        }
      }
    }
  }
}
