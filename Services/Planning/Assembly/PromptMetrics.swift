import PlanningApplication
import PlanningDomain
import ServiceKit

/// Counts what became of prompts that are told in one way: `otolith_prompts_total{way,outcome}`, and
/// `otolith_prompts_late_total{way}` of those that were told a minute or more after they were due.
struct PromptMetrics: Sendable {
  private let outcomes: LabelledCounters
  private let late: LabelledCounters
  private let way: String

  init(way: PromptWay) {
    self.way = way.name
    outcomes = LabelledCounters(
      "otolith_prompts_total", of: "outcome", ["sent", "postponed", "given_up", "unregistered"],
      labels: [("way", way.name)])
    late = LabelledCounters("otolith_prompts_late_total", of: "way", [way.name])
  }

  func note(_ round: DeliveryRound) {
    outcomes.add("sent", round.sent)
    outcomes.add("postponed", round.postponed)
    outcomes.add("given_up", round.givenUp)
    outcomes.add("unregistered", round.unregistered)
    noteLate(round.late)
  }

  func noteLate(_ count: Int) { late.add(way, count) }
}
