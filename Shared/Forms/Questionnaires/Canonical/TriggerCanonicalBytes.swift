extension CanonicalEncoder {
  /// Records nothing if there are no triggers, so that older studies keep their bytes.
  mutating func record(_ triggers: [TriggerDefinition]) {
    guard !triggers.isEmpty else { return }
    list("triggers", triggers) { encoder, trigger in
      encoder.record("trigger_id", trigger.id)
      encoder.record(trigger.cause)
      encoder.record("cooldown_minutes", trigger.cooldownMinutes)
      if let bound = trigger.atMost {
        encoder.record("at_most", bound.count)
        encoder.record("at_most_period", bound.period?.rawValue ?? "")
      }
      if let alert = trigger.alert { encoder.record(alert) }
      if let draw = trigger.draw { encoder.record(draw) }
    }
  }

  /// The order of rows and options decides on the draw.
  private mutating func record(_ draw: TriggerDraw) {
    list("draw_rows", draw.rows) { encoder, row in
      if let sheet = row.sheet { encoder.record(sheet) }
      encoder.list("options", row.options) { encoder, option in
        encoder.record("option_id", option.id)
        encoder.record("parts_per_million", option.partsPerMillion)
      }
    }
  }

  private mutating func record(_ alert: TriggerDefinition.Alert) {
    list("alert_channel_ids", alert.channelIDs.sortedByBytes) { $0.record("channel_id", $1) }
    record("alert_text", alert.text)
    record("acknowledge_minutes", alert.acknowledgeMinutes)
    list("escalation_channel_ids", alert.escalationChannelIDs.sortedByBytes) {
      $0.record("channel_id", $1)
    }
  }

  private mutating func record(_ cause: TriggerDefinition.Cause?) {
    switch cause {
    case nil: break
    case .sheet(let cause): record(cause)
    case .record(let cause): record(cause)
    case .listening(let cause):
      record("cause", "listening")
      record("minutes_min", cause.minutesMin)
      record("collection_id", cause.collectionID)
    case .noise(let cause):
      record("cause", "noise")
      record("unit", cause.unit?.rawValue ?? "")
      record("level", cause.level)
      record(questionnaireIDs: cause.questionnaireIDs)
    case .inactivity(let cause):
      record("cause", "inactivity")
      record("days", cause.days)
      record("repeat_days", cause.repeatDays)
      record(questionnaireIDs: cause.questionnaireIDs)
      record("sheets_only", cause.sheetsOnly)
    case .therapyEnd(let cause):
      record("cause", "therapy_end")
      record("days", cause.days)
      record(kinds: cause.kinds)
    case .compliance(let cause):
      record("cause", "compliance")
      record("percent_below", cause.percentBelow)
      record("days", cause.days)
      record("prompts_min", cause.promptsMin)
      record(questionnaireIDs: cause.questionnaireIDs)
    case .times(let cause):
      record("cause", "times")
      list("minutes_of_day", cause.minutesOfDay.sorted()) { $0.record("minute_of_day", $1) }
    case .staff: record("cause", "staff")
    }
  }

  mutating func record(_ cause: SheetCause) {
    record("cause", "sheet")
    record("questionnaire_id", cause.questionnaireID)
    record("conditions", cause.condition)
    list("bands", cause.bands.sorted { $0.scoreID.utf8.lexicographicallyPrecedes($1.scoreID.utf8) })
    { encoder, match in
      encoder.record("score_id", match.scoreID)
      encoder.list("codes", match.codes.sortedByBytes) { $0.record("code", $1) }
    }
  }

  private mutating func record(_ cause: RecordCause) {
    record("cause", "record")
    record("type", cause.type?.rawValue ?? "")
    record(kinds: cause.kinds)
    guard let value = cause.value else { return }
    record("operator", value.comparison?.rawValue ?? "")
    record("number", value.number)
    record("unit", value.unit)
    record("second_value", value.isSecond)
  }

  /// The order of these ids has no meaning, so they are sorted.
  private mutating func record(questionnaireIDs ids: [String]) {
    list("questionnaire_ids", ids.sortedByBytes) { $0.record("questionnaire_id", $1) }
  }

  private mutating func record(kinds: [String]) {
    list("kinds", kinds.sortedByBytes) { $0.record("kind", $1) }
  }
}

extension [String] {
  /// Sorted by bytes, because the order of `String` follows Unicode normalisation.
  fileprivate var sortedByBytes: [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
