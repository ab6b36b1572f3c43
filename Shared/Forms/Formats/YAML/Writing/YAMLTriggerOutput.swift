internal import Questionnaires

/// Writes one trigger of a study.
struct YAMLTriggerOutput {
  let trigger: TriggerDefinition

  func output(_ report: inout ConversionReport) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", .id(trigger.id))
    switch trigger.cause {
    case nil: report.lose(trigger.id, "cause", "add it")
    case .sheet(let cause): pairs.add("sheet", cause.output(of: trigger.id, &report))
    case .record(let cause): pairs.add("record", output(cause, &report))
    case .listening(let cause):
      var inner = YAMLPairs()
      inner.add("minutes-min", count: cause.minutesMin)
      inner.add("collection", id: cause.collectionID)
      pairs.add("listening", inner.compact)
    case .noise(let cause):
      var inner = YAMLPairs()
      if cause.level == nil || cause.unit == nil { report.lose(trigger.id, "noise", "complete it") }
      inner.add("at-least", number: cause.level)
      inner.add("unit", cause.unit.map { .word($0.rawValue) })
      inner.add("questionnaires", ids: cause.questionnaireIDs)
      pairs.add("noise", inner.compact)
    case .inactivity(let cause):
      var inner = YAMLPairs()
      inner.add("days", .word("\(cause.days)"))
      inner.add("repeat-days", count: cause.repeatDays)
      inner.add("questionnaires", ids: cause.questionnaireIDs)
      inner.add("sheets-only", flag: cause.sheetsOnly)
      pairs.add("inactivity", inner.compact)
    case .therapyEnd(let cause):
      var inner = YAMLPairs()
      inner.add("days", .word("\(cause.days)"))
      inner.add("kinds", codes: cause.kinds)
      pairs.add("therapy-end", inner.compact)
    case .compliance(let cause):
      var inner = YAMLPairs()
      inner.add("percent-below", .word("\(cause.percentBelow)"))
      inner.add("days", .word("\(cause.days)"))
      inner.add("prompts-min", .word("\(cause.promptsMin)"))
      inner.add("questionnaires", ids: cause.questionnaireIDs)
      pairs.add("compliance", inner.compact)
    case .times(let cause):
      pairs.add(
        "times",
        .compact(
          cause.minutesOfDay.map {
            ScheduleDefinition.clockTime($0) { report.lose(trigger.id, $0, "correct it") }
          }))
    case .staff: pairs.add("staff", flag: true)
    }
    pairs.add("cooldown-minutes", count: trigger.cooldownMinutes)
    pairs.add("at-most", trigger.atMost.map { output($0, &report) })
    pairs.add("alert", trigger.alert.map(output))
    pairs.add("draw", trigger.draw.map { output($0, &report) })
    return pairs.block
  }

  private func output(_ draw: TriggerDraw, _ report: inout ConversionReport) -> YAMLOutput {
    .list(
      draw.rows.map { row in
        var pairs = row.sheet?.conditionPairs(of: trigger.id, &report) ?? YAMLPairs()
        let options = row.options.map { option in
          var pairs = YAMLPairs()
          pairs.add("id", .id(option.id))
          pairs.add(
            "probability", number: Double(option.partsPerMillion) / Double(TriggerDraw.certain))
          return pairs.compact
        }
        pairs.add("options", .compact(options))
        return pairs.block
      })
  }

  private func output(
    _ bound: TriggerDefinition.Bound, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("count", .word("\(bound.count)"))
    if bound.period == nil { report.lose(trigger.id, "period", "add it") }
    pairs.add("per", bound.period.map { .word($0.rawValue) })
    return pairs.compact
  }

  private func output(_ alert: TriggerDefinition.Alert) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("channels", ids: alert.channelIDs)
    pairs.add("text", alert.text.compactOutput)
    pairs.add("acknowledge-minutes", count: alert.acknowledgeMinutes)
    pairs.add("escalate-to", ids: alert.escalationChannelIDs)
    return pairs.block
  }

  private func output(_ cause: RecordCause, _ report: inout ConversionReport) -> YAMLOutput {
    var pairs = YAMLPairs()
    if cause.type == nil { report.lose(trigger.id, "type", "add it") }
    pairs.add("type", cause.type.map { .word($0.rawValue) })
    pairs.add("kinds", codes: cause.kinds)
    if let value = cause.value {
      var inner = YAMLPairs()
      let word = YAMLConditionReader.operators.first { $0.value == value.comparison }?.key
      if let word, let number = value.number, number.isFinite {
        inner.add(word, number: number)
      } else {
        report.lose(trigger.id, "comparison", "write it manually")
      }
      inner.add("unit", .quoted(value.unit))
      inner.add("second-value", flag: value.isSecond)
      pairs.add("value", inner.compact)
    }
    return pairs.compact
  }
}

extension YAMLPairs {
  /// Adds the list unless it is empty.
  fileprivate mutating func add(_ key: String, ids: [String]) {
    if !ids.isEmpty { add(key, .compact(ids.map { .id($0) })) }
  }

  /// Codes are always written as texts.
  fileprivate mutating func add(_ key: String, codes: [String]) {
    if !codes.isEmpty { add(key, .compact(codes.map { .quoted($0) })) }
  }
}

extension SheetCause {
  /// - Parameter place: the part of the study that it belongs to, for the report.
  func output(of place: String, _ report: inout ConversionReport) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("questionnaire", .id(questionnaireID))
    pairs.add(contentsOf: conditionPairs(of: place, &report))
    return pairs.block
  }

  fileprivate func conditionPairs(
    of place: String, _ report: inout ConversionReport
  ) -> YAMLPairs {
    var pairs = YAMLPairs()
    if let condition {
      let output = YAMLConditionOutput { _ in nil }.output(condition) { what in
        report.lose(place, what, "write the condition manually")
      }
      pairs.add("when", output)
    }
    let matches = bands.map { match in
      var pairs = YAMLPairs()
      pairs.add("score", .id(match.scoreID))
      pairs.add("codes", .compact(match.codes.map { .quoted($0) }))
      return pairs.compact
    }
    if !matches.isEmpty { pairs.add("bands", .list(matches)) }
    return pairs
  }
}
