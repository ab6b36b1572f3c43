extension CanonicalEncoder {
  mutating func record(_ kind: QuestionDefinition.Kind) {
    record("type", kind.canonicalName)
    switch kind {
    case .inherited, .yesNo, .time, .dateTime, .country: break
    case .singleChoice(let choice):
      record(choice.options)
      record("knob", choice.isKnob)
    case .multipleChoice(let choice):
      record(choice.options)
      record("minimum_count", choice.minimumCount)
      record("maximum_count", choice.maximumCount)
      // Default values have no record, so that existing content hashes stay the same.
      if choice.isNoneAllowed { record("none_allowed", true) }
    case .slider(let slider): record(slider)
    case .selfAssessmentManikin(let manikin):
      record("dimension", manikin.dimension?.rawValue ?? "")
      for (name, label) in [
        ("lowest_label" as StaticString, manikin.lowestLabel),
        ("highest_label", manikin.highestLabel),
      ] where !label.isAbsent { record(name, label) }
    case .visualAnalogue(let line):
      record("minimum_label", line.minimumLabel)
      record("maximum_label", line.maximumLabel)
    case .number(let number):
      record("minimum", number.minimum)
      record("maximum", number.maximum)
      record("integer", number.isInteger)
      record("unit", number.unit)
      if !number.pattern.isEmpty {
        record("pattern", number.pattern)
        record("pattern_hint", number.patternHint)
      }
    case .date(let date):
      record("earliest", date.earliest)
      record("latest", date.latest)
    case .duration(let duration):
      record("minimum_seconds", duration.minimumSeconds)
      record("maximum_seconds", duration.maximumSeconds)
    case .text(let entry):
      record("maximum_length", entry.effectiveMaximumLength)
      record("pattern", entry.pattern)
      record("pattern_hint", entry.patternHint)
      if entry.isMasked { record("masked", true) }
    case .ranking(let ranking):
      record(ranking.options)
      record("ranked_count", ranking.rankedCount)
    case .countdown(let countdown):
      record("seconds", countdown.seconds)
      record("skippable", countdown.isSkippable)
    case .file(let file): record(file)
    case .unsupported(let unsupported):
      record("name", unsupported.type)
      record("contents", unsupported.contents)
    }
  }

  private mutating func record(_ file: FileDefinition) {
    record("kind", file.kind?.rawValue ?? "")
    record("maximum_bytes", file.effectiveMaximumBytes)
    if file.kind == .audio { record("maximum_seconds", file.effectiveMaximumSeconds) }
    if file.isSignature { record("signature", true) }
  }

  private mutating func record(_ slider: SliderDefinition) {
    record("minimum", slider.minimum)
    record("maximum", slider.maximum)
    record("step", slider.step)
    record("minimum_label", slider.minimumLabel)
    record("maximum_label", slider.maximumLabel)
    record("knob", slider.isKnob)
    record("show_number", slider.showsNumber)
    if !slider.labels.isEmpty {
      list("labels", slider.labels) {
        $0.record("value", $1.value)
        $0.record("label", $1.text)
      }
    }
    if slider.hasMarks { record("marks", true) }
    if slider.isVertical { record("vertical", true) }
  }

  private mutating func record(_ options: [OptionDefinition]) {
    list("options", options) { encoder, option in
      encoder.record("code", option.code)
      encoder.record("label", option.label)
      encoder.record("exclusive", option.isExclusive)
      encoder.record("weight", option.weight)
      if option.isMissing { encoder.record("missing", true) }
      if option.isFixed { encoder.record("fixed_position", true) }
      if !option.offeredFor.isEmpty {
        encoder.list("offered_for", option.offeredFor) { $0.record("code", $1) }
      }
    }
  }
}

extension QuestionDefinition.Kind {
  /// The field name in the protocol.
  fileprivate var canonicalName: String {
    switch self {
    case .inherited: "inherited"
    case .singleChoice: "single_choice"
    case .multipleChoice: "multiple_choice"
    case .yesNo: "yes_no"
    case .slider: "slider"
    case .selfAssessmentManikin: "self_assessment_manikin"
    case .visualAnalogue: "visual_analogue"
    case .number: "number"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date_time"
    case .duration: "duration"
    case .text(let entry): entry.style.messageName
    case .country: "country"
    case .ranking: "ranking"
    case .countdown: "countdown"
    case .file: "file"
    case .unsupported: "unsupported"
    }
  }
}
