package import Calendar
package import Questionnaires

/// Which occurrences of one trigger prompt, of all that are known of a participant.
///
/// They are decided together, the earliest first, by when they happened and not by when they were told: whatever order
/// they come in, the same ones prompt, unless one has prompted before an earlier one was told. What has prompted stays,
/// and keeps those before it away as it does those behind it.
package struct TriggerRules: Sendable {
  /// One that is not withdrawn.
  package struct Occurrence: Sendable, Hashable {
    package var fired: FiredTrigger
    /// Its first prompt has come: nothing takes it back.
    package var hasPrompted: Bool

    package init(_ fired: FiredTrigger, hasPrompted: Bool = false) {
      self.fired = fired
      self.hasPrompted = hasPrompted
    }
  }

  private let cooldownSeconds: Int
  private let atMost: TriggerDefinition.Bound?
  private let zone: any ZoneRules

  package init(_ trigger: TriggerDefinition, zone: any ZoneRules) {
    cooldownSeconds = Int(trigger.cooldownMinutes) * 60
    atMost = trigger.atMost
    self.zone = zone
  }

  /// - Returns: of each whether it prompts, or why it does not.
  package func outcomes(of occurrences: [Occurrence]) -> [TriggerOutcome] {
    var outcomes = [TriggerOutcome](repeating: .planned, count: occurrences.count)
    var prompting = occurrences.filter(\.hasPrompted).map(\.fired.firedAt)
    var taken: [CivilDate?: Int] = [:]
    for instant in prompting { taken[period(of: instant), default: 0] += 1 }
    let open = occurrences.indices.filter { !occurrences[$0].hasPrompted }
      .sorted { occurrences[$0].fired.isBefore(occurrences[$1].fired) }
    for index in open {
      let firedAt = occurrences[index].fired.firedAt
      let period = period(of: firedAt)
      if prompting.contains(where: { abs($0.seconds(since: firedAt)) < cooldownSeconds }) {
        outcomes[index] = .cooldown
      } else if let atMost, taken[period, default: 0] >= Int(atMost.count) {
        outcomes[index] = .atMost
      } else {
        prompting.append(firedAt)
        taken[period, default: 0] += 1
      }
    }
    return outcomes
  }

  /// The first date of what the bound counts by; nil: all time.
  private func period(of instant: Instant) -> CivilDate? {
    let date = zone.date(at: instant)
    switch atMost?.period {
    case .day: return date
    case .week: return date.adding(days: 1 - date.dayOfWeek.rawValue)
    case .ever, nil: return nil
    }
  }
}
