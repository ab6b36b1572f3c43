import Logging
import PlanningApplication
import Postgres
import ServiceKit

/// Plans for silent devices as long as the service runs.
struct PlanningAhead: Sendable {
  /// Between two looks at who is due.
  static let interval = Duration.seconds(2)

  let planAhead: PlanAhead
  let logger: Logger

  var work: BackgroundWork {
    BackgroundWork(name: "planning ahead") {
      let outage = OutageLog("planning ahead", logger: logger)
      var zones: String?
      try await outage.repeating(every: Self.interval) {
        zones = try await planAhead.followZones(since: zones)
        while try await round() {}
      }
    }
  }

  /// - Returns: whether more may be due.
  private func round() async throws -> Bool {
    let round = try await planAhead { participantID, error in
      logger.warning(
        "a participant cannot be planned for",
        metadata: ["participant_id": "\(participantID)", "error": "\(error)"])
    }
    return round.taken == PlanAhead.batch
  }
}
