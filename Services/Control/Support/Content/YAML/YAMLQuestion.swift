internal import Messages

extension YAMLMapping {
  /// The keys of an element that make it a question.
  func question(optionSets: [String: [CatalogueV1.Option]]) -> CatalogueV1.Question {
    CatalogueV1.Question(
      text: localizedText("question", required: true),
      description: localizedText("description"),
      optionalAnswer: optional("optional")?.truth() ?? false,
      type: questionType(optionSets: optionSets))
  }

  private func questionType(
    optionSets: [String: [CatalogueV1.Option]]
  ) -> CatalogueV1.Question.OneOfType? {
    guard let type = required("type"), let name = type.text() else { return nil }
    switch name {
    case "single-choice":
      return .singleChoice(
        CatalogueV1.SingleChoice(
          options: options(optionSets), knob: optional("knob")?.truth() ?? false))
    case "multiple-choice":
      return .multipleChoice(CatalogueV1.MultipleChoice(options: options(optionSets)))
    case "yes-no": return .yesNo(CatalogueV1.YesNo())
    case "slider":
      return .slider(slider(knob: optional("knob")?.truth() ?? false))
    case "sam":
      let dimension = required("sam")?.word([
        "valence": CatalogueV1.ManikinDimension.valence, "arousal": .arousal,
      ])
      return .selfAssessmentManikin(
        CatalogueV1.SelfAssessmentManikin(dimension: dimension ?? .unspecified))
    case "number": return .number(optional("number")?.numberRange() ?? CatalogueV1.Number())
    case "date": return .date(CatalogueV1.DateEntry())
    case "time": return .time(CatalogueV1.TimeEntry())
    case "text": return .textLine(CatalogueV1.TextLine(maximumLength: maximumLength))
    case "text-area": return .textArea(CatalogueV1.TextArea(maximumLength: maximumLength))
    default:
      type.report(
        "`\(name)` is no question type; write single-choice, multiple-choice, yes-no, slider, sam, "
          + "number, date, time, text or text-area")
      return nil
    }
  }

  private var maximumLength: UInt32 { optional("maximum-length")?.unsigned() ?? 0 }

  /// A list of options, or the name of a set of the file.
  private func options(_ sets: [String: [CatalogueV1.Option]]) -> [CatalogueV1.Option] {
    guard let value = required("options") else { return [] }
    guard case .scalar = value.node else { return value.options() }
    guard let name = value.text() else { return [] }
    if let found = sets[name] { return found }
    value.report("this file has no option set `\(name)`")
    return []
  }

  private func slider(knob: Bool) -> CatalogueV1.Slider {
    let slider = required("slider")?.mapping { mapping in
      CatalogueV1.Slider(
        minimum: mapping.required("minimum")?.number() ?? 0,
        maximum: mapping.required("maximum")?.number() ?? 0,
        step: mapping.required("step")?.number() ?? 0,
        minimumLabel: mapping.localizedText("minimum-label"),
        maximumLabel: mapping.localizedText("maximum-label"), knob: knob)
    }
    return slider ?? CatalogueV1.Slider()
  }
}

extension YAMLValue {
  func options() -> [CatalogueV1.Option] {
    (list() ?? []).compactMap { value in
      value.mapping { mapping in
        CatalogueV1.Option(
          code: mapping.required("code")?.text() ?? "",
          label: mapping.localizedText("label", required: true),
          exclusive: mapping.optional("exclusive")?.truth() ?? false)
      }
    }
  }

  fileprivate func numberRange() -> CatalogueV1.Number? {
    mapping { mapping in
      CatalogueV1.Number(
        minimum: mapping.optional("minimum")?.number().map { .init(value: $0) },
        maximum: mapping.optional("maximum")?.number().map { .init(value: $0) },
        integer: mapping.optional("integer")?.truth() ?? false,
        unit: mapping.optional("unit")?.text() ?? "")
    }
  }
}
