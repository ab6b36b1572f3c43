internal import Questionnaires

extension YAMLValue {
  private typealias Cause = TriggerDefinition.Cause

  /// Reads entries `{id, sheet | record | …, cooldown-minutes, at-most, alert, draw}`.
  ///
  /// - Parameter study: path of the study.
  func triggers(at study: FindingPath) -> [TriggerDefinition] {
    noted(study.field("triggers"))
    var triggers: [TriggerDefinition] = []
    for value in list() ?? [] {
      let path = study.item("triggers", triggers.count)
      if let trigger = value.noted(path).trigger(at: path) { triggers.append(trigger) }
    }
    return triggers
  }

  private func trigger(at path: FindingPath) -> TriggerDefinition? {
    mapping("trigger") { mapping in
      let causes = [
        "sheet", "record", "listening", "noise", "inactivity", "therapy-end", "compliance",
        "times", "staff",
      ].compactMap { name in mapping.optional(name).map { (name, $0) } }
      if causes.count != 1 {
        mapping.report(
          "expected exactly one of `sheet`, `record`, `listening`, `noise`, `inactivity`, "
            + "`therapy-end`, `compliance`, `times`, `staff` in a trigger")
      }
      let cause = causes.first.flatMap { $1.cause($0, of: path) }
      return TriggerDefinition(
        id: mapping.required("id")?.noted(path.field("trigger_id")).text() ?? "",
        cause: cause,
        cooldownMinutes: mapping.unsigned("cooldown-minutes", at: path.field("cooldown_minutes")),
        atMost: mapping.optional("at-most")?.bound(at: path.field("at_most")),
        alert: mapping.optional("alert")?.alert(at: path.field("alert")),
        draw: mapping.optional("draw")?.draw(for: cause, at: path.field("draw")))
    }
  }

  /// Reads `{count, per}`.
  private func bound(at path: FindingPath) -> TriggerDefinition.Bound? {
    noted(path)
    return mapping("trigger-bound") { mapping in
      TriggerDefinition.Bound(
        count: mapping.required("count")?.noted(path.field("count")).unsigned() ?? 0,
        period: mapping.required("per")?.noted(path.field("period"))
          .word(of: TriggerDefinition.Bound.Period.self))
    }
  }

  /// Reads `{channels, text, acknowledge-minutes, escalate-to}`.
  private func alert(at path: FindingPath) -> TriggerDefinition.Alert? {
    noted(path)
    return mapping("trigger-alert") { mapping in
      TriggerDefinition.Alert(
        channelIDs: mapping.required("channels")?.noted(path.field("channel_ids"))
          .texts(at: path.field("channel_ids")) ?? [],
        text: mapping.translations("text", at: path.field("text"), required: true),
        acknowledgeMinutes: mapping.unsigned(
          "acknowledge-minutes", at: path.field("acknowledge_minutes")),
        escalationChannelIDs: mapping.texts(
          "escalate-to", at: path.field("escalation_channel_ids")))
    }
  }

  private func cause(_ name: String, of trigger: FindingPath) -> Cause? {
    switch name {
    case "sheet": sheetCause(at: trigger.field("sheet")).map { .sheet($0) }
    case "record": recordCause(at: trigger.field("record")).map { .record($0) }
    case "listening": listeningCause(at: trigger.field("listening")).map { .listening($0) }
    case "noise": noiseCause(at: trigger.field("noise")).map { .noise($0) }
    case "inactivity": inactivityCause(at: trigger.field("inactivity")).map { .inactivity($0) }
    case "therapy-end": therapyEndCause(at: trigger.field("therapy_end")).map { .therapyEnd($0) }
    case "compliance": complianceCause(at: trigger.field("compliance")).map { .compliance($0) }
    case "times":
      .times(
        TimesCause(minutesOfDay: clockTimes(at: trigger.field("times").field("minutes_of_day"))))
    default: truth() == true ? .staff : nil
    }
  }

  /// Reads `{questionnaire, when, bands}`.
  func sheetCause(at path: FindingPath) -> SheetCause? {
    noted(path)
    return mapping("sheet-cause") { mapping in
      SheetCause(
        questionnaireID: mapping.required("questionnaire")?
          .noted(path.field("questionnaire_id")).text() ?? "",
        condition: mapping.sheetCondition(at: path),
        bands: mapping.optional("bands")?.bandMatches(at: path) ?? [])
    }
  }

  /// Reads entries `{score, codes}`.
  func bandMatches(at cause: FindingPath) -> [SheetCause.BandMatch] {
    noted(cause.field("bands"))
    var matches: [SheetCause.BandMatch] = []
    for value in list() ?? [] {
      let path = cause.item("bands", matches.count)
      let match = value.noted(path).mapping("band-match") { mapping in
        SheetCause.BandMatch(
          scoreID: mapping.required("score")?.noted(path.field("score_id")).text() ?? "",
          codes: mapping.required("codes")?.noted(path.field("codes"))
            .texts(at: path.field("codes")) ?? [])
      }
      if let match { matches.append(match) }
    }
    return matches
  }

  /// Reads `{type, kinds, value}`.
  private func recordCause(at path: FindingPath) -> RecordCause? {
    noted(path)
    return mapping("record-cause") { mapping in
      RecordCause(
        type: mapping.required("type")?.noted(path.field("type")).word(of: RecordType.self),
        kinds: mapping.texts("kinds", at: path.field("kinds")),
        value: mapping.optional("value")?.valueComparison(at: path.field("value")))
    }
  }

  /// Reads `{greater: 140, unit: "mm[Hg]", second-value}`.
  private func valueComparison(at path: FindingPath) -> RecordCause.Value? {
    noted(path)
    return mapping("value-comparison") { mapping in
      var given: [(Comparison.Operator, YAMLValue)] = []
      for (name, meaning) in YAMLConditionReader.operators {
        if let value = mapping.optional(name) { given.append((meaning, value)) }
      }
      if given.count != 1 {
        let known = YAMLConditionReader.operators.map { "`\($0.key)`" }.joined(separator: ", ")
        mapping.report("expected exactly one of \(known)")
      }
      return RecordCause.Value(
        given.first?.0, given.first?.1.noted(path.field("number")).number(),
        unit: mapping.required("unit")?.noted(path.field("unit")).text() ?? "",
        isSecond: mapping.truth("second-value", at: path.field("second_value")))
    }
  }

  /// Reads `{minutes-min, collection}`.
  private func listeningCause(at path: FindingPath) -> ListeningCause? {
    noted(path)
    return mapping("listening-cause") { mapping in
      ListeningCause(
        minutesMin: mapping.unsigned("minutes-min", at: path.field("minutes_min")),
        collectionID: mapping.text("collection", at: path.field("collection_id")))
    }
  }

  /// Reads `{at-least, unit, questionnaires}`.
  private func noiseCause(at path: FindingPath) -> NoiseCause? {
    noted(path)
    return mapping("noise-cause") { mapping in
      NoiseCause(
        unit: mapping.required("unit")?.noted(path.field("unit")).word(of: NoiseCause.Unit.self),
        level: mapping.required("at-least")?.noted(path.field("level")).number(),
        questionnaireIDs: mapping.questionnaires(at: path))
    }
  }

  /// Reads `{days, repeat-days, questionnaires, sheets-only}`.
  private func inactivityCause(at path: FindingPath) -> InactivityCause? {
    noted(path)
    return mapping("inactivity-cause") { mapping in
      InactivityCause(
        days: mapping.required("days")?.noted(path.field("days")).unsigned() ?? 0,
        repeatDays: mapping.unsigned("repeat-days", at: path.field("repeat_days")),
        questionnaireIDs: mapping.questionnaires(at: path),
        sheetsOnly: mapping.truth("sheets-only", at: path.field("sheets_only")))
    }
  }

  /// Reads `{days, kinds}`.
  private func therapyEndCause(at path: FindingPath) -> TherapyEndCause? {
    noted(path)
    return mapping("therapy-end-cause") { mapping in
      TherapyEndCause(
        days: mapping.required("days")?.noted(path.field("days")).signed() ?? 0,
        kinds: mapping.texts("kinds", at: path.field("kinds")))
    }
  }

  /// Reads `{percent-below, days, prompts-min, questionnaires}`.
  private func complianceCause(at path: FindingPath) -> ComplianceCause? {
    noted(path)
    return mapping("compliance-cause") { mapping in
      ComplianceCause(
        percentBelow: mapping.required("percent-below")?.noted(path.field("percent_below"))
          .unsigned() ?? 0,
        days: mapping.required("days")?.noted(path.field("days")).unsigned() ?? 0,
        promptsMin: mapping.required("prompts-min")?.noted(path.field("prompts_min"))
          .unsigned() ?? 0,
        questionnaireIDs: mapping.questionnaires(at: path))
    }
  }
}

extension YAMLMapping {
  /// Reads `when`.
  ///
  /// - Parameter cause: path of the sheet cause.
  func sheetCondition(at cause: FindingPath) -> Condition? {
    // The questionnaires are in separate files.
    let conditions = YAMLConditionReader { _ in nil }
    let condition = optional("when")?.noted(cause.field("conditions"))
    let read = condition.flatMap(conditions.condition)
    read?.note(cause, "conditions")
    return read?.condition
  }

  fileprivate func texts(_ key: String, at path: FindingPath) -> [String] {
    optional(key)?.noted(path).texts(at: path) ?? []
  }

  /// - Parameter cause: path of the trigger's cause.
  fileprivate func questionnaires(at cause: FindingPath) -> [String] {
    texts("questionnaires", at: cause.field("questionnaire_ids"))
  }
}
