/// What happens that brings prompts.
struct TriggerChecker {
  let limits: CatalogueLimits
  /// The questionnaires of the study by id, nil where the contents are not known.
  let others: [String: QuestionIndex?]

  func check(_ study: StudyDefinition, _ path: FindingPath, into findings: inout FindingCollector) {
    let triggers = study.triggers
    if triggers.count > limits.triggersMax {
      findings.add(
        path.field("triggers"), .tooManyTriggers,
        "\(triggers.count) triggers; at most \(limits.triggersMax) are allowed")
      return
    }
    let causes = TriggerCauseChecker(limits: limits, study: study, others: others)
    let awaited = Set(study.questionnaires.flatMap(\.schedules).compactMap(\.anchor.triggerID))
    var seen = Set<String>()
    for (position, trigger) in triggers.enumerated() {
      let here = path.item("triggers", position)
      let idPath = here.field("trigger_id")
      if !IdentifierSyntax.isID(trigger.id) {
        findings.add(
          idPath, .idInvalid,
          "`\(trigger.id)` is no id; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(trigger.id).inserted {
        findings.add(idPath, .triggerDuplicate, "`\(trigger.id)` stands twice")
      } else if !awaited.contains(trigger.id) {
        findings.add(
          idPath, .triggerUnused, "no schedule counts from `\(trigger.id)`, so it asks for nothing")
      }
      causes.check(trigger.cause, here, into: &findings)
      check(bound: trigger.atMost, of: trigger, here, into: &findings)
    }
  }

  private func check(
    bound: TriggerDefinition.Bound?, of trigger: TriggerDefinition, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if trigger.cooldownMinutes > limits.cooldownMinutesMax {
      findings.add(
        path.field("cooldown_minutes"), .triggerOutOfRange,
        "give at most \(limits.cooldownMinutesMax) minutes")
    }
    guard let bound else { return }
    let path = path.field("at_most")
    if !(1...1_000).contains(bound.count) {
      findings.add(path.field("count"), .triggerBoundInvalid, "give 1–1000")
    }
    guard let period = bound.period else {
      findings.add(path.field("period"), .triggerBoundInvalid, "say day, week or ever")
      return
    }
    guard let most = period.occurrencesMax(apart: trigger.cooldownMinutes), most < bound.count
    else { return }
    findings.add(
      path.field("count"), .triggerBoundInvalid,
      "the cooldown of \(trigger.cooldownMinutes) minutes leaves room for \(most)")
  }
}

extension ScheduleAnchorDefinition {
  var triggerID: String? {
    if case .trigger(let id) = event { id } else { nil }
  }
}

extension TriggerDefinition.Bound.Period {
  /// How many fit into it, an hour that clocks go back included; nil: any number.
  fileprivate func occurrencesMax(apart minutes: UInt32) -> UInt32? {
    guard minutes > 0 else { return nil }
    switch self {
    case .day: return (25 * 60 - 1) / minutes + 1
    case .week: return (7 * 24 * 60 + 60 - 1) / minutes + 1
    case .ever: return nil
    }
  }
}
