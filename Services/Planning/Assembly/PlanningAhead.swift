import Logging
import PlanningApplication
import Postgres
import ServiceKit

/// Plans for silent devices as long as the service runs.
///
/// `otolith_plans_total{outcome}` counts those `planned` for and those for whom it `failed`.
struct PlanningAhead: Sendable {
  /// Between two looks at who is due.
  static let interval = Duration.seconds(2)

  let planAhead: PlanAhead
  let logger: Logger
  private let outcomes = LabelledCounters(
    "otolith_plans_total", of: "outcome", ["planned", "failed"])

  init(planAhead: PlanAhead, logger: Logger) {
    self.planAhead = planAhead
    self.logger = logger
  }

  /// `otolith_plans_waiting`: who is due; `otolith_plan_oldest_age_seconds`: for how long the first of them.
  var measurement: Measurement {
    Measurement(
      "counting plans",
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

  /// - Returns: whether more may be due.
  private func round() async throws -> Bool {
    let round = try await planAhead { participantID, error in
      logger.warning(
        "a participant cannot be planned for",
        metadata: ["participant_id": "\(participantID)", "error": "\(error)"])
    }
    outcomes.add("planned", round.planned)
    outcomes.add("failed", round.failed)
    return round.taken == PlanAhead.batch
  }
}
