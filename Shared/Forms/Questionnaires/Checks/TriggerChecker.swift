/// Checks triggers, the events that cause notifications and alerts.
struct TriggerChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
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
    let anchors = study.questionnaires.flatMap(\.schedules).map(\.anchor)
    let awaited = Set(anchors.compactMap(\.triggerID))
    var seen = Set<String>()
    for (position, trigger) in triggers.enumerated() {
      let here = path.item("triggers", position)
      let idPath = here.field("trigger_id")
      if !IdentifierSyntax.isID(trigger.id) {
        idPath.add(
          .idInvalid, "invalid id `\(trigger.id)`; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(trigger.id).inserted {
        idPath.add(.triggerDuplicate, "duplicate id `\(trigger.id)`")
      } else if trigger.alert == nil, !awaited.contains(trigger.id) {
        idPath.add(
          .triggerUnused, "no schedule uses `\(trigger.id)`, and it has no alert: no effect")
      }
      causes.check(trigger.cause, here)
      check(bound: trigger.atMost, of: trigger, here)
      if let alert = trigger.alert { check(alert, here.field("alert")) }
      guard let draw = trigger.draw else { continue }
      TriggerDrawChecker(
        sheets: SheetCauseChecker(limits: limits, others: others), trigger: trigger
      ).check(draw, here.field("draw"))
      let selected = Set(anchors.filter { $0.triggerID == trigger.id }.map(\.optionID))
      let unused = selected.contains("") ? [] : draw.optionIDs.subtracting(selected).sorted()
      if awaited.contains(trigger.id), !unused.isEmpty {
        here.field("draw").add(
          .triggerUnused, "no schedule uses `\(unused.joined(separator: "`, `"))`: no notification")
      }
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

extension TriggerChecker {
  private func check(_ alert: TriggerDefinition.Alert, _ path: FindingPlace) {
    if alert.channelIDs.isEmpty {
      path.field("channel_ids").add(.alertChannelInvalid, "name at least one alert channel")
    }
    check(channels: alert.channelIDs, path, "channel_ids")
    check(channels: alert.escalationChannelIDs, path, "escalation_channel_ids")
    texts.check(alert.text, path.field("text"), required: true)
    for (position, translation) in alert.text.translations.enumerated()
    where translation.text.unicodeScalars.count > limits.alertCharactersMax {
      path.field("text").item("translations", position).field("text").add(
        .textTooLong, "at most \(limits.alertCharactersMax) characters are allowed")
    }
    if alert.acknowledgeMinutes > limits.acknowledgeMinutesMax {
      path.field("acknowledge_minutes").add(
        .alertEscalationInvalid, "give at most \(limits.acknowledgeMinutesMax) minutes")
    }
    if alert.acknowledgeMinutes == 0, !alert.escalationChannelIDs.isEmpty {
      path.field("acknowledge_minutes").add(
        .alertEscalationInvalid, "give the minutes after which the alert escalates")
    }
    if alert.acknowledgeMinutes > 0, alert.escalationChannelIDs.isEmpty {
      path.field("escalation_channel_ids").add(
        .alertEscalationInvalid, "name the alert channels of the escalation, or give no minutes")
    }
  }

  private func check(channels ids: [String], _ path: FindingPlace, _ name: String) {
    if ids.count > limits.alertChannelsMax {
      path.field(name).add(
        .alertChannelInvalid,
        "\(ids.count) channels; at most \(limits.alertChannelsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, id) in ids.prefix(limits.alertChannelsMax).enumerated() {
      let here = path.item(name, position)
      if !IdentifierSyntax.isID(id) {
        here.add(
          .alertChannelInvalid,
          "invalid name `\(id)`; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(id).inserted {
        here.add(.alertChannelInvalid, "duplicate channel `\(id)`")
      }
    }
  }
}

extension TriggerDraw {
  var optionIDs: Set<String> { Set(rows.flatMap(\.options).map(\.id)) }
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
