import Logging
import Postgres
import ServiceKit

/// Background delivery of due notifications through one channel: push or mail.
struct NotificationDelivery: Sendable {
  /// Name of the channel in logs.
  let name: String
  /// Number of notifications leased at a time.
  let batch: Int
  /// Interval between two polls.
  let interval: Duration
  let metrics: DeliveryMetrics
  let logger: Logger
  let round: @Sendable () async throws -> DeliveryRound

  var work: BackgroundWork {
    BackgroundWork(name: "notifications by \(name)") {
      let outage = OutageLog("sending notifications by \(name)", logger: logger)
      var told: Set<String> = []
      try await outage.repeating(every: interval) {
        while true {
          let round = try await round()
          metrics.note(round)
          // Each reason is logged once while it persists.
          for reason in round.reasons.subtracting(told).sorted() {
            logger.warning("notifications could not be sent", metadata: ["reason": "\(reason)"])
          }
          if round.sent > 0 || !round.reasons.isEmpty { told = round.reasons }
          guard round.looked == batch else { return }
        }
      }
    }
  }
}
