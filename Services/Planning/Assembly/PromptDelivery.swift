import Logging
import Metrics
import PlanningApplication
import Postgres
import ServiceKit

/// Tells what is due as long as the service runs: on devices, and by e-mail.
struct PromptDelivery: Sendable {
  /// Of logs and metrics.
  let name: String
  /// Taken at once.
  let batch: Int
  /// Between two looks at what is due.
  let interval: Duration
  var metrics: any MetricsFactory = MetricsSystem.factory
  let logger: Logger
  let round: @Sendable () async throws -> DeliveryRound

  var work: BackgroundWork {
    BackgroundWork(name: "prompts by \(name)") {
      let outage = OutageLog("telling prompts by \(name)", logger: logger)
      var told: Set<String> = []
      try await outage.repeating(every: interval) {
        while true {
          let round = try await round()
          count(round)
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

  /// `otolith_prompts_total`, by way and by what became of them.
  private func count(_ round: DeliveryRound) {
    for (outcome, count) in [
      ("sent", round.sent), ("postponed", round.postponed), ("given_up", round.givenUp),
      ("unregistered", round.unregistered),
    ] where count > 0 {
      Counter(
        label: "otolith_prompts_total", dimensions: [("way", name), ("outcome", outcome)],
        factory: metrics
      ).increment(by: count)
    }
  }
}
