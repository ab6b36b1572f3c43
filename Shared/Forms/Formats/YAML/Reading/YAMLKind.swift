internal import Fields
internal import Questionnaires

/// Reads the keys of the kind in a question, matrix or shared answer.
struct YAMLKind {
  /// Named sets of options of the file.
  let optionSets: [String: YAMLValue]
  /// Language of labels in a table without languages, BCP 47.
  let defaultLanguage: String

  /// - Parameters:
  ///   - implied: kind without `type`; nil if `type` is required.
  ///   - advice: added to the finding of a missing `type`.
  ///   - path: path of the message that contains the type: a question or a shared answer.
  func kind(
    in mapping: YAMLMapping, implied: QuestionDefinition.Kind? = nil, advice: String = "",
    at path: FindingPath
  ) -> QuestionDefinition.Kind? {
    let given =
      implied == nil ? mapping.required("type", advice: advice) : mapping.optional("type")
    guard let type = given else {
      // The allowed keys are unknown without a valid type.
      if implied == nil { _ = mapping.everything() }
      return implied
    }
    guard let name = type.text() else { return nil }
    if let style = TextEntryDefinition.Style(rawValue: name) {
      return .text(entry(style, mapping, path.field(style.fieldName).noted(type)))
    }
    func here(_ field: String) -> FindingPath { path.field(field).noted(type) }
    switch name {
    case "inherited":
      _ = here("inherited")
      return .inherited
    case "single-choice":
      let here = here("single_choice")
      return .singleChoice(
        SingleChoiceDefinition(options: options(mapping, here), isKnob: mapping.truth("knob")))
    case "multiple-choice":
      let here = here("multiple_choice")
      return .multipleChoice(
        MultipleChoiceDefinition(
          options: options(mapping, here),
          minimumCount: mapping.unsigned("minimum-count", at: here.field("minimum_count")),
          maximumCount: mapping.unsigned("maximum-count", at: here.field("maximum_count")),
          isNoneAllowed: mapping.truth("none-allowed", at: here.field("none_allowed"))))
    case "yes-no": return .yesNo
    case "slider": return .slider(slider(mapping, here("slider")))
    case "sam":
      return .selfAssessmentManikin(manikin(mapping, here("self_assessment_manikin")))
    case "visual-analogue":
      let here = here("visual_analogue")
      return .visualAnalogue(
        VisualAnalogueDefinition(
          minimumLabel: mapping.translations("minimum-label", at: here.field("minimum_label")),
          maximumLabel: mapping.translations("maximum-label", at: here.field("maximum_label"))))
    case "number": return .number(number(mapping, here("number")))
    case "date": return .date(date(mapping, here("date")))
    case "time": return .time
    case "date-time": return .dateTime
    case "duration":
      let here = here("duration")
      return .duration(
        DurationDefinition(
          minimumSeconds: mapping.unsigned("minimum-seconds", at: here.field("minimum_seconds")),
          maximumSeconds: mapping.unsigned("maximum-seconds", at: here.field("maximum_seconds"))))
    case "country": return .country
    case "ranking": return .ranking(ranking(mapping, here("ranking")))
    case "countdown": return .countdown(countdown(mapping, here("countdown")))
    case "file": return .file(file(mapping, here("file")))
    default: return unsupported(name, type, mapping, here("unsupported"))
    }
  }

  /// All known types, with and without keys of their own.
  static let typeNames =
    [
      "single-choice", "multiple-choice", "yes-no", "slider", "sam", "visual-analogue", "number",
      "date", "time", "date-time", "duration", "country", "ranking", "countdown", "file",
      "inherited",
    ] + TextEntryDefinition.Style.allCases.map(\.rawValue)

  /// Words of other systems for our types.
  private static let foreignNames = [
    "vas": "visual-analogue", "analogue": "visual-analogue", "likert": "single-choice",
    "single": "single-choice", "radio": "single-choice", "select": "single-choice",
    "select_one": "single-choice", "dropdown": "single-choice", "mc": "single-choice",
    "choice": "single-choice", "multiple": "multiple-choice", "checkbox": "multiple-choice",
    "select_multiple": "multiple-choice", "scale": "slider", "range": "slider", "rating": "slider",
    "integer": "number", "decimal": "number", "numeric": "number", "boolean": "yes-no",
    "yesno": "yes-no", "string": "text", "line": "text", "textarea": "text-area",
    "open": "text-area", "rank": "ranking", "timer": "countdown", "wait": "countdown",
    "image": "file", "photo": "file", "audio": "file", "upload": "file",
    "drawing": "file", "signature": "file",
  ]

  /// A type of a newer version, or of another format, keeps its keys. A misspelled known type is
  /// rejected, because it would only be noticed by the missing question.
  private func unsupported(
    _ name: String, _ type: YAMLValue, _ mapping: YAMLMapping, _ path: FindingPath
  ) -> QuestionDefinition.Kind? {
    let contents = mapping.optional("contents")
    let rest = mapping.rest()
    if let meant = Self.foreignNames[name] ?? NearestWord.nearest(to: name, among: Self.typeNames) {
      type.report("`\(name)` is not a question type; did you mean `\(meant)`?", .typeUnknown)
      return nil
    }
    if let contents, !contents.isSequence, !contents.isMapping, rest.isEmpty {
      contents.noted(path.field("contents"))
      return .unsupported(UnsupportedDefinition(type: name, contents: contents.text() ?? ""))
    }
    let pairs =
      rest
      + (contents.map {
        [YAMLPair(key: "contents", keyPosition: $0.node.position, value: $0.node)]
      } ?? [])
    return .unsupported(UnsupportedDefinition(type: name, contents: YAMLContents.json(of: pairs)))
  }

  // MARK: - Parts

  /// Reads a list of options, or the name of a set of the file.
  private func options(_ mapping: YAMLMapping, _ path: FindingPath) -> [OptionDefinition] {
    guard let value = mapping.required("options") else { return [] }
    value.noted(path.field("options"))
    guard !value.isSequence, !value.isMapping else { return options(value, path) }
    guard let name = value.text() else { return [] }
    if let set = optionSets[name] { return options(set, path) }
    let advice =
      NearestWord.nearest(to: name, among: optionSets.keys.sorted())
      .map { "; did you mean `\($0)`?" } ?? ""
    value.report("this file has no option set `\(name)`\(advice)", .optionSetUnknown)
    return []
  }

  private func options(_ value: YAMLValue, _ path: FindingPath) -> [OptionDefinition] {
    if value.isMapping {
      return value.mapping("option-file") { mapping in
        guard let file = mapping.required("file"), let name = file.text() else { return [] }
        return YAMLOptionFile(defaultLanguage: defaultLanguage).options(name, at: file)
      } ?? []
    }
    var options: [OptionDefinition] = []
    for value in value.list() ?? [] {
      let here = path.item("options", options.count).noted(value)
      let option = value.mapping("option") { mapping in
        OptionDefinition(
          code: mapping.required("code")?.noted(here.field("code")).text() ?? "",
          label: mapping.translations("label", at: here.field("label"), required: true),
          isExclusive: mapping.truth("exclusive", at: here.field("exclusive")),
          weight: mapping.number("weight", at: here.field("weight")),
          isMissing: mapping.truth("missing", at: here.field("missing")),
          isFixed: mapping.truth("fixed", at: here.field("fixed_position")),
          offeredFor: mapping.optional("offered-for")?.noted(here.field("offered_for")).texts()
            ?? []
        )
      }
      if let option { options.append(option) }
    }
    return options
  }

  private func slider(_ mapping: YAMLMapping, _ path: FindingPath) -> SliderDefinition {
    let isKnob = mapping.truth("knob")
    let slider = mapping.required("slider")?.noted(path).mapping("slider") { slider in
      func number(_ name: String) -> Double {
        slider.required(name)?.noted(path.field(name)).number() ?? 0
      }
      return SliderDefinition(
        minimum: number("minimum"), maximum: number("maximum"), step: number("step"),
        minimumLabel: slider.translations("minimum-label", at: path.field("minimum_label")),
        maximumLabel: slider.translations("maximum-label", at: path.field("maximum_label")),
        isKnob: isKnob, showsNumber: slider.truth("show-number"),
        labels: slider.optional("labels")?.noted(path.field("labels")).sliderLabels(path) ?? [],
        hasMarks: slider.truth("marks", at: path.field("marks")),
        isVertical: slider.truth("vertical", at: path.field("vertical")))
    }
    return slider ?? SliderDefinition(minimum: 0, maximum: 0, step: 0)
  }

  private func ranking(_ mapping: YAMLMapping, _ path: FindingPath) -> RankingDefinition {
    RankingDefinition(
      options: options(mapping, path),
      rankedCount: mapping.unsigned("ranked-count", at: path.field("ranked_count")))
  }

  private func countdown(_ mapping: YAMLMapping, _ path: FindingPath) -> CountdownDefinition {
    CountdownDefinition(
      seconds: mapping.required("seconds")?.noted(path.field("seconds")).unsigned() ?? 0,
      isSkippable: mapping.truth("skippable"))
  }

  private func manikin(_ mapping: YAMLMapping, _ path: FindingPath) -> ManikinDefinition {
    ManikinDefinition(
      mapping.required("sam")?.noted(path.field("dimension"))
        .word(of: ManikinDefinition.Dimension.self),
      lowestLabel: mapping.translations("lowest-label", at: path.field("lowest_label")),
      highestLabel: mapping.translations("highest-label", at: path.field("highest_label")))
  }

  private func number(_ mapping: YAMLMapping, _ path: FindingPath) -> NumberDefinition {
    let number = mapping.optional("number")?.noted(path).mapping("number") { number in
      NumberDefinition(
        minimum: number.number("minimum", at: path.field("minimum")),
        maximum: number.number("maximum", at: path.field("maximum")),
        isInteger: number.truth("integer"), unit: number.text("unit", at: path.field("unit")),
        pattern: number.text("pattern", at: path.field("pattern").field("expression")),
        patternHint: number.translations(
          "pattern-hint", at: path.field("pattern").field("hint")))
    }
    return number ?? NumberDefinition()
  }

  private func date(_ mapping: YAMLMapping, _ path: FindingPath) -> DateDefinition {
    DateDefinition(
      earliest: mapping.text("earliest", at: path.field("earliest")),
      latest: mapping.text("latest", at: path.field("latest")))
  }

  /// The kind, or the word for drawings that are signatures.
  private func file(_ mapping: YAMLMapping, _ path: FindingPath) -> FileDefinition {
    let word = mapping.required("file")?.noted(path.field("kind")).word(of: YAMLFileWord.self)
    return FileDefinition(
      kind: word?.kind,
      maximumBytes: mapping.unsigned("maximum-bytes", at: path.field("maximum_bytes")),
      maximumSeconds: mapping.unsigned("maximum-seconds", at: path.field("maximum_seconds")),
      isSignature: word == .signature)
  }

  private func entry(
    _ style: TextEntryDefinition.Style, _ mapping: YAMLMapping, _ path: FindingPath
  ) -> TextEntryDefinition {
    let pattern = path.field("pattern")
    return TextEntryDefinition(
      style: style,
      maximumLength: mapping.unsigned("maximum-length", at: path.field("maximum_length")),
      pattern: mapping.text("pattern", at: pattern.field("expression")),
      patternHint: mapping.translations("pattern-hint", at: pattern.field("hint")),
      isMasked: style == .line && mapping.truth("masked"))
  }
}

/// Words for the kinds of files.
enum YAMLFileWord: String, CaseIterable {
  case photo, audio, drawing, signature, any

  var kind: FileDefinition.Kind {
    self == .signature ? .drawing : FileDefinition.Kind(rawValue: rawValue) ?? .any
  }
}

extension FindingPath {
  /// Records the position of the value for the path.
  fileprivate func noted(_ value: YAMLValue) -> FindingPath {
    value.noted(self)
    return self
  }
}

extension YAMLValue {
  fileprivate func sliderLabels(_ path: FindingPath) -> [SliderDefinition.Label] {
    (list() ?? []).enumerated().compactMap { position, value in
      let here = path.item("labels", position).noted(value)
      return value.mapping("slider-label") { mapping in
        SliderDefinition.Label(
          value: mapping.required("value")?.noted(here.field("value")).number() ?? 0,
          text: mapping.translations("label", at: here.field("label"), required: true))
      }
    }
  }
}

extension YAMLMapping {
  func unsigned(_ key: String, at path: FindingPath) -> UInt32 {
    optional(key)?.noted(path).unsigned() ?? 0
  }

  func number(_ key: String, at path: FindingPath) -> Double? {
    optional(key)?.noted(path).number()
  }
}

extension TextEntryDefinition.Style {
  /// The field name in the protocol.
  fileprivate var fieldName: String {
    switch self {
    case .line: "text_line"
    case .area: "text_area"
    case .email, .url, .telephone: rawValue
    }
  }
}
