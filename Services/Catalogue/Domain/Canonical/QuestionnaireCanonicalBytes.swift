extension QuestionnaireDefinition {
  /// What the content hash of a version is taken over: everything an author can write, in all
  /// languages. Values that mean the same (a maximum length of 0 and the default) are written the
  /// same. Format name `otolith-questionnaire/1`; see ``CanonicalEncoder`` for the encoding.
  public var canonicalBytes: [UInt8] {
    var encoder = CanonicalEncoder()
    encoder.record("format", "otolith-questionnaire/1")
    encoder.record("questionnaire_id", id)
    encoder.record("title", title)
    encoder.record("description", description)
    encoder.record("introduction", introduction)
    encoder.record("closing", closing)
    encoder.record("default_language", defaultLanguage)
    encoder.list("elements", elements) { $0.record($1) }
    encoder.list("sensors", sensors.sorted { $0.canonicalName < $1.canonicalName }) {
      $0.record("kind", $1.canonicalName)
      $0.record("count", $1.count)
    }
    encoder.record("demonstration_wording", demonstrationWording)
    encoder.record("source", source)
    encoder.record("licence", licence)
    return encoder.bytes
  }
}

extension SensorRequestDefinition {
  fileprivate var canonicalName: String {
    switch kind {
    case nil: ""
    case .position: "position"
    case .noiseLevel: "noise_level"
    }
  }
}

extension ConditionDefinition.Operator {
  fileprivate var canonicalName: String {
    switch self {
    case .answered: "answered"
    case .notAnswered: "not_answered"
    case .equal: "equal"
    case .notEqual: "not_equal"
    case .less: "less"
    case .lessOrEqual: "less_or_equal"
    case .greater: "greater"
    case .greaterOrEqual: "greater_or_equal"
    }
  }
}

extension CanonicalEncoder {
  fileprivate mutating func record(_ element: ElementDefinition) {
    record("element_id", element.id)
    switch element.content {
    case nil: break
    case .headline(let text): record("headline", text)
    case .text(let text): record("text", text)
    case .pageBreak: record("page_break", "")
    case .question(let question): record(question)
    }
    list("enable_when", element.enableWhen) { encoder, condition in
      encoder.record("questionnaire_id", condition.questionnaireID)
      encoder.record("element_id", condition.elementID)
      encoder.record("operator", condition.comparison?.canonicalName ?? "")
      encoder.list("codes", condition.codes) { $0.record("code", $1) }
      encoder.record("number", condition.number)
    }
    // One condition holds or not, whichever way it is combined with none.
    if element.enableWhen.count > 1 {
      record("enable_behavior", element.enableBehavior == .any ? "any" : "all")
    }
  }

  private mutating func record(_ question: QuestionDefinition) {
    record("question", question.text)
    record("description", question.description)
    record("optional_answer", question.isOptional)
    switch question.kind {
    case nil: break
    case .singleChoice(let options, let knob):
      record("type", "single_choice")
      record(options)
      record("knob", knob)
    case .multipleChoice(let options):
      record("type", "multiple_choice")
      record(options)
    case .yesNo: record("type", "yes_no")
    case .slider(let slider):
      record("type", "slider")
      record("minimum", slider.minimum)
      record("maximum", slider.maximum)
      record("step", slider.step)
      record("minimum_label", slider.minimumLabel)
      record("maximum_label", slider.maximumLabel)
      record("knob", slider.knob)
    case .selfAssessmentManikin(let dimension):
      record("type", "self_assessment_manikin")
      record("dimension", dimension == .arousal ? "arousal" : "valence")
    case .number(let number):
      record("type", "number")
      record("minimum", number.minimum)
      record("maximum", number.maximum)
      record("integer", number.isInteger)
      record("unit", number.unit)
    case .date: record("type", "date")
    case .time: record("type", "time")
    case .textLine(let length):
      record("type", "text_line")
      record("maximum_length", length == 0 ? CatalogueDefaults.textLineLength : length)
    case .textArea(let length):
      record("type", "text_area")
      record("maximum_length", length == 0 ? CatalogueDefaults.textAreaLength : length)
    }
  }

  private mutating func record(_ options: [OptionDefinition]) {
    list("options", options) { encoder, option in
      encoder.record("code", option.code)
      encoder.record("label", option.label)
      encoder.record("exclusive", option.isExclusive)
    }
  }
}
