internal import Questionnaires

/// Writes the kind of a question as a field type with choices, validation and action tags.
struct REDCapKindWriter {
  let language: String
  let defaultLanguage: String
  let element: ElementDefinition
  /// REDCap's codes by Otolith's, where they differ.
  let codes: [String: String]
  /// Replacement for a kind that REDCap lacks.
  private(set) var remark: String?

  init(
    language: String, defaultLanguage: String, element: ElementDefinition, codes: [String: String]
  ) {
    self.language = language
    self.defaultLanguage = defaultLanguage
    self.element = element
    self.codes = codes
  }

  mutating func write(_ kind: QuestionDefinition.Kind?, _ line: inout REDCapLine) {
    switch kind {
    case .singleChoice(let choice): writeChoice(choice.options, &line)
    case .multipleChoice(let choice): writeCheckbox(choice, &line)
    case .yesNo: line[.fieldType] = "yesno"
    case .slider(let slider): writeSlider(slider, &line)
    case .visualAnalogue(let scale):
      line[.fieldType] = "slider"
      line[.choices] = labels(scale.minimumLabel, scale.maximumLabel)
      remark = "written as a slider from 0 to 100, which has whole numbers"
    case .selfAssessmentManikin(let manikin):
      line[.fieldType] = "radio"
      line[.choices] = choices(of: manikin)
      remark = "written as choices from 1 to 9, without the pictures"
    case .number(let number):
      let kept = annotation(REDCapAnnotation.validation, of: REDCapValidation.numbers)
      line[.validation] = number.isInteger ? "integer" : kept ?? "number"
      let isComma = line[.validation].contains("comma")
      func bound(_ value: Double?, _ key: String) -> String {
        guard let value else { return element.annotations[key] ?? "" }
        let text = DecimalSyntax.text(value)
        return isComma ? text.replacing(".", with: ",") : text
      }
      line[.minimum] = bound(number.minimum, REDCapAnnotation.minimum)
      line[.maximum] = bound(number.maximum, REDCapAnnotation.maximum)
    case .date(let date):
      line[.validation] =
        annotation(REDCapAnnotation.validation, of: REDCapValidation.dates) ?? "date_ymd"
      line[.minimum] =
        date.earliest.isEmpty ? element.annotations[REDCapAnnotation.minimum] ?? "" : date.earliest
      line[.maximum] =
        date.latest.isEmpty ? element.annotations[REDCapAnnotation.maximum] ?? "" : date.latest
    case .time:
      line[.validation] =
        annotation(REDCapAnnotation.validation, of: REDCapValidation.times) ?? "time"
      writeKeptBounds(&line)
    case .dateTime:
      line[.validation] =
        annotation(REDCapAnnotation.validation, of: REDCapValidation.dateTimes) ?? "datetime_ymd"
      writeKeptBounds(&line)
    case .duration(let duration):
      line[.validation] = "integer"
      line[.minimum] = String(duration.minimumSeconds)
      if duration.maximumSeconds > 0 { line[.maximum] = String(duration.maximumSeconds) }
      remark = "written as a whole number of seconds"
    case .countdown(let countdown):
      line[.validation] = "number"
      line[.minimum] = countdown.isSkippable ? "0" : String(countdown.seconds)
      line[.maximum] = DecimalSyntax.text(CountdownDefinition.maximum)
      remark = "written as a number of seconds, which participants enter themselves"
    case .text(let entry): writeText(entry, &line)
    case .country: remark = "written as a line of text"
    case .file(let file):
      line[.fieldType] = "file"
      if file.isSignature { line[.validation] = "signature" }
      if file.kind != .any, !file.isSignature {
        remark = "written as a file of any type"
      } else if file.maximumBytes > 0 {
        remark = "written as a file of any size"
      }
    case .unsupported(let unsupported):
      if let contents = TableCells(json: unsupported.contents) { line.fill(contents) }
    case nil, .inherited: remark = "it has no type; written as a line of text"
    case .ranking: break
    }
  }

  /// Writes the initial answer.
  mutating func write(
    _ initial: AnswerValue, _ kind: QuestionDefinition.Kind?, _ line: inout REDCapLine
  ) {
    if let value = REDCapDefault.value(initial, kind, codes: codes),
      let quoted = REDCapActionTags.quoted(value)
    {
      line.append(tag: "@DEFAULT=\(quoted)")
    }
  }

  private func writeChoice(_ options: [OptionDefinition], _ line: inout REDCapLine) {
    let kept = annotation(REDCapAnnotation.fieldType, of: ["dropdown", "truefalse"])
    if kept == "truefalse", options.map(\.code) == ["1", "0"] {
      line[.fieldType] = "truefalse"
      return
    }
    line[.fieldType] = kept == "dropdown" && line[.matrixGroup].isEmpty ? "dropdown" : "radio"
    line[.choices] = text(options)
    line[.validation] = element.annotations[REDCapAnnotation.validation] ?? ""
  }

  private func writeCheckbox(_ choice: MultipleChoiceDefinition, _ line: inout REDCapLine) {
    line[.fieldType] = "checkbox"
    line[.choices] = text(choice.options)
    line[.validation] = element.annotations[REDCapAnnotation.validation] ?? ""
    let alone = choice.options.filter(\.isExclusive).map { codes[$0.code] ?? $0.code }
    if !alone.isEmpty {
      line.append(tag: "@NONEOFTHEABOVE='\(alone.joined(separator: ","))'")
    }
    if choice.maximumCount > 0 { line.append(tag: "@MAXCHECKED=\(choice.maximumCount)") }
  }

  /// The ends with their labels.
  private func choices(of manikin: ManikinDefinition) -> String {
    let (lowest, highest) = manikin.ends(in: [language, defaultLanguage])
    let words = [1: lowest, 9: highest].mapValues { label in
      let word = plain(label)
      return REDCapChoices.plain(word.isEmpty ? label["en"] ?? "" : word)
    }
    return (1...9).map { value in
      let word = words[value] ?? ""
      return word.isEmpty ? "\(value), \(value)" : "\(value), \(value) = \(word)"
    }.joined(separator: " | ")
  }

  private func text(_ options: [OptionDefinition]) -> String {
    let offered = REDCapChoices.text(options.map { ($0.code, plain($0.label)) }, codes: codes)
    let retired = element.annotations[REDCapAnnotation.retiredChoices].map { [$0] } ?? []
    return ([offered] + retired).joined(separator: " | ")
  }

  private mutating func writeSlider(_ slider: SliderDefinition, _ line: inout REDCapLine) {
    let isWhole = [slider.minimum, slider.maximum].allSatisfy { $0 == $0.rounded() }
    guard isWhole, slider.step == 1 else {
      line[.validation] = "number"
      line[.minimum] = DecimalSyntax.text(slider.minimum)
      line[.maximum] = DecimalSyntax.text(slider.maximum)
      remark = "REDCap's sliders have steps of 1; written as a number within its bounds"
      return
    }
    line[.fieldType] = "slider"
    line[.choices] = labels(
      slider.minimumLabel, slider.maximumLabel,
      middle: slider.labels.first { $0.value == slider.middle }?.text ?? TranslatedText())
    line[.validation] = slider.showsNumber ? "number" : ""
    if slider.minimum != 0 { line[.minimum] = DecimalSyntax.text(slider.minimum) }
    if slider.maximum != 100 { line[.maximum] = DecimalSyntax.text(slider.maximum) }
  }

  private func labels(
    _ minimum: TranslatedText, _ maximum: TranslatedText,
    middle: TranslatedText = TranslatedText()
  ) -> String {
    let labels = [plain(minimum), plain(middle), plain(maximum)].map(REDCapChoices.plain)
    return labels.allSatisfy(\.isEmpty) ? "" : labels.joined(separator: " | ")
  }

  private mutating func writeText(_ entry: TextEntryDefinition, _ line: inout REDCapLine) {
    let kept = element.annotations[REDCapAnnotation.validation] ?? ""
    switch entry.style {
    case .area: line[.fieldType] = "notes"
    case .line:
      let known = REDCapValidation.patterns.first { $0.expression == entry.pattern }
      line[.validation] = known?.name ?? kept
      writeKeptBounds(&line)
    case .email: line[.validation] = "email"
    case .telephone:
      // REDCap's own validation accepts North American numbers only.
      line[.validation] = kept.hasPrefix("phone") ? kept : ""
      if line[.validation].isEmpty {
        remark = "written as a line of text: REDCap's `phone` accepts North American numbers only"
      }
    case .url: remark = "written as a line of text"
    }
    if entry.isMasked { line.append(tag: "@PASSWORDMASK") }
    if entry.maximumLength > 0, entry.style == .line || entry.style == .area {
      line.append(tag: "@CHARLIMIT=\(entry.maximumLength)")
    }
  }

  private func writeKeptBounds(_ line: inout REDCapLine) {
    line[.minimum] = element.annotations[REDCapAnnotation.minimum] ?? ""
    line[.maximum] = element.annotations[REDCapAnnotation.maximum] ?? ""
  }

  private func annotation(_ key: String, of known: [String]) -> String? {
    element.annotations[key].flatMap { known.contains($0) ? $0 : nil }
  }

  private func plain(_ text: TranslatedText) -> String {
    text[language] ?? text[defaultLanguage] ?? ""
  }
}

extension SliderDefinition {
  /// The value in the middle, where REDCap has a label.
  var middle: Double { (minimum + maximum) / 2 }
}
