import Logging
import Postgres
import ServiceKit

/// Background planning for silent devices.
///
/// `otolith_plans_total{outcome}` counts participants by outcome, `planned` or `failed`.
struct PlanningAhead: Sendable {
  /// Interval between two polls.
  static let interval = Duration.seconds(2)

  let planAhead: PlanAhead
  let logger: Logger
  private let outcomes = LabelledCounters(
    "otolith_plans_total", of: "outcome", ["planned", "failed"])

  /// `otolith_plans_waiting`: number of due participants. `otolith_plan_oldest_age_seconds`: age of
  /// the oldest entry.
  var measurement: Measurement {
    Measurement(
      "counting due plans",
      of: [.init("otolith_plans_waiting"), .init("otolith_plan_oldest_age_seconds")]
    ) { [planAhead] in
      let overdue = try await planAhead.overdue()
      return [Double(overdue.count), overdue.oldestAge]
    }
  }

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

  /// - Returns: Whether more participants may be due.
  private func round() async throws -> Bool {
    let round = try await planAhead { participantID, error in
      logger.warning(
        "planning for a participant failed",
        metadata: ["participant_id": "\(participantID)", "error": "\(error)"])
    }
    outcomes.add("planned", round.planned)
    outcomes.add("failed", round.failed)
    return round.taken == PlanAhead.batch
  }
}
