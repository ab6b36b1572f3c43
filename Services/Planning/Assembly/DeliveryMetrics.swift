import ServiceKit

/// Counts notifications of one delivery channel: `otolith_prompts_total{way,outcome}`, and
/// `otolith_prompts_late_total{way}` for those sent a minute or more late.
struct DeliveryMetrics: Sendable {
  private let outcomes: LabelledCounters
  private let late: LabelledCounters
  private let channel: String

  init(channel: DeliveryChannel) {
    self.channel = channel.name
    outcomes = LabelledCounters(
      "otolith_prompts_total", of: "outcome", ["sent", "postponed", "given_up", "unregistered"],
      labels: [("way", channel.name)])
    late = LabelledCounters("otolith_prompts_late_total", of: "way", [channel.name])
  }

  func note(_ round: DeliveryRound) {
    outcomes.add("sent", round.sent)
    outcomes.add("postponed", round.postponed)
    outcomes.add("given_up", round.givenUp)
    outcomes.add("unregistered", round.unregistered)
    noteLate(round.late)
  }

  func noteLate(_ count: Int) { late.add(channel, count) }
}
