/// Checks triggers, the events that cause notifications.
struct TriggerChecker {
  let limits: CatalogueLimits
  /// The questionnaires of the study by id; a nil value if the contents are unknown.
  let others: [String: QuestionIndex?]

  func check(_ study: StudyDefinition, _ path: FindingPlace) {
    let triggers = study.triggers
    if triggers.count > limits.triggersMax {
      path.field("triggers").add(
        .tooManyTriggers, "\(triggers.count) triggers; at most \(limits.triggersMax) are allowed")
      return
    }
    let causes = TriggerCauseChecker(limits: limits, study: study, others: others)
    let awaited = Set(study.questionnaires.flatMap(\.schedules).compactMap(\.anchor.triggerID))
    var seen = Set<String>()
    for (position, trigger) in triggers.enumerated() {
      let here = path.item("triggers", position)
      let idPath = here.field("trigger_id")
      if !IdentifierSyntax.isID(trigger.id) {
        idPath.add(
          .idInvalid, "invalid id `\(trigger.id)`; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(trigger.id).inserted {
        idPath.add(.triggerDuplicate, "duplicate id `\(trigger.id)`")
      } else if !awaited.contains(trigger.id) {
        idPath.add(.triggerUnused, "no schedule uses `\(trigger.id)`, so it has no effect")
      }
      causes.check(trigger.cause, here)
      check(bound: trigger.atMost, of: trigger, here)
    }
  }

  private func check(
    bound: TriggerDefinition.Bound?, of trigger: TriggerDefinition, _ path: FindingPlace
  ) {
    if trigger.cooldownMinutes > limits.cooldownMinutesMax {
      path.field("cooldown_minutes").add(
        .triggerOutOfRange, "give at most \(limits.cooldownMinutesMax) minutes")
    }
    guard let bound else { return }
    let path = path.field("at_most")
    if !(1...1_000).contains(bound.count) {
      path.field("count").add(.triggerBoundInvalid, "give 1–1000")
    }
    guard let period = bound.period else {
      path.field("period").add(.triggerBoundInvalid, "choose day, week or ever")
      return
    }
    guard let most = period.occurrencesMax(apart: trigger.cooldownMinutes), most < bound.count
    else { return }
    path.field("count").add(
      .triggerBoundInvalid,
      "the cooldown of \(trigger.cooldownMinutes) minutes allows at most \(most)")
  }
}

extension ScheduleAnchorDefinition {
  var triggerID: String? {
    if case .trigger(let id) = event { id } else { nil }
  }
}

extension TriggerDefinition.Bound.Period {
  /// Maximum occurrences in the period, including the extra hour when clocks go back; nil if
  /// unlimited.
  fileprivate func occurrencesMax(apart minutes: UInt32) -> UInt32? {
    guard minutes > 0 else { return nil }
    switch self {
    case .day: return (25 * 60 - 1) / minutes + 1
    case .week: return (7 * 24 * 60 + 60 - 1) / minutes + 1
    case .ever: return nil
    }
  }
}
