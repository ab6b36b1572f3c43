internal import Questionnaires

/// Writes the kind of a question to a row. Unsupported contents are reported as losses.
struct QuestionOutput {
  /// The element's id.
  let id: String
  let annotations: [Annotation]
  /// Languages of the questionnaire.
  let languages: [String]
  private(set) var row = SheetOutput.Row()
  private(set) var losses: [(what: String, advice: String)] = []
  /// Whether the choices are written as in the original form.
  private(set) var hasKeptChoices = false
  private var constraint: [String] = []
  private var rules: [String] = []
  private var message = TranslatedText()
  private var appearance: [String] = []

  init(id: String, annotations: [Annotation], languages: [String]) {
    self.id = id
    self.annotations = annotations
    self.languages = languages
  }

  /// - Parameter kind: with inheritance resolved.
  mutating func write(
    _ question: QuestionDefinition, kind: QuestionDefinition.Kind?, _ choices: inout ChoicesOutput
  ) {
    write(kind, &choices)
    row.set("label", question.text)
    row.set("hint", question.description)
    if !question.isOptional, kind?.isNoneAllowed != true { row["required"] = "yes" }
    if !question.itemID.isEmpty { lose("item", "item ids are not supported; left out") }
    if question.isHiddenFromStatistics { lose("statistics", "the question is in statistics") }
    if let answer = question.initialAnswer { write(answer, kind) }
    if question.hasRandomOptions {
      row["parameters"] = ["randomize=true", row["parameters"]].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    if question.poles != nil { lose("poles", DisplayFeature.poles.loss.advice) }
    // Rows of an unknown type have their own cells.
    constraint =
      [row["constraint"]].filter { !$0.isEmpty } + constraint
      + [annotations[XLSFormAnnotation.constraint]].compactMap { $0 } + rules
    if !message.isAbsent { row.set("constraint_message", message) }
    if constraint.count > 1 {
      row["constraint"] = constraint.map { "(\($0))" }.joined(separator: " and ")
    } else {
      row["constraint"] = constraint.first ?? ""
    }
    let kept = annotations[XLSFormAnnotation.appearance].map { [$0] } ?? []
    row["appearance"] =
      ([row["appearance"]].filter { !$0.isEmpty } + appearance + kept).joined(separator: " ")
  }

  /// Adds rules that the kind does not express.
  ///
  /// - Parameter id: id of the constraint; empty if it is derived from the question's.
  mutating func add(rules: [String], message: TranslatedText, id: String) {
    self.rules += rules
    self.message = message
    row["constraint_id"] = id
  }

  /// Whether the message of a constraint can stand beside that of the kind's pattern.
  static func canTake(_ message: TranslatedText, _ kind: QuestionDefinition.Kind?) -> Bool {
    if case .number(let number)? = kind, !number.pattern.isEmpty {
      return number.patternHint == message
    }
    guard case .text(let entry)? = kind, !entry.patternHint.isAbsent || !entry.pattern.isEmpty
    else { return true }
    return !entry.pattern.isEmpty && entry.patternHint == message
  }

  private mutating func lose(_ what: String, _ advice: String) { losses.append((what, advice)) }

  private mutating func write(_ kind: QuestionDefinition.Kind?, _ choices: inout ChoicesOutput) {
    switch kind {
    case .singleChoice(let choice):
      row["type"] = "select_one \(list(choice.options, &choices))"
      if choice.isKnob { lose("knob", "written as a list of choices") }
      writeParameters()
    case .multipleChoice(let choice):
      row["type"] = "select_multiple \(list(choice.options, &choices))"
      writeBounds(choice)
      writeParameters()
      if choice.isNoneAllowed {
        lose("none-allowed", "written as a question that may stay unanswered")
      }
    case .yesNo:
      if annotations[XLSFormAnnotation.acknowledge] != nil {
        row["type"] = "acknowledge"
      } else {
        row["type"] = "select_one \(choices.yesNo(languages))"
      }
    case .slider(let slider): write(slider, &choices)
    case .selfAssessmentManikin(let manikin):
      let (lowest, highest) = manikin.ends(in: Set(languages))
      write(
        SliderDefinition(
          minimum: 1, maximum: 9, step: 1, minimumLabel: lowest, maximumLabel: highest), &choices)
      lose("sam", "written as a range from 1 to 9, without pictures")
    case .visualAnalogue(let line):
      write(
        SliderDefinition(
          minimum: 0, maximum: VisualAnalogueDefinition.maximum, step: 1,
          minimumLabel: line.minimumLabel, maximumLabel: line.maximumLabel), &choices)
      lose("visual-analogue", "written as a range from 0 to 100 in steps of 1")
    case .number(let number): write(number)
    case .date(let date):
      row["type"] = "date"
      if !date.earliest.isEmpty { constraint.append(". >= date('\(date.earliest)')") }
      if !date.latest.isEmpty { constraint.append(". <= date('\(date.latest)')") }
    case .time: row["type"] = "time"
    case .dateTime: row["type"] = "dateTime"
    case .duration(let duration):
      row["type"] = "integer"
      bound(Double(duration.minimumSeconds), ">=")
      if duration.maximumSeconds > 0 { bound(Double(duration.maximumSeconds), "<=") }
      lose("duration", "written as a whole number of seconds")
    case .text(let entry): write(entry)
    case .country:
      row["type"] = "text"
      constraint.append("regex(., '\(ConstraintPart.withAnchors("[A-Z]{2}"))')")
      lose("country", "written as a text of two capital letters")
    case .ranking(let ranking): write(ranking, &choices)
    case .countdown:
      row["type"] = "note"
      lose("countdown", "written as a note, which does not wait")
    case .file(let file): write(file)
    case .unsupported(let unsupported): write(unsupported, &choices)
    case nil, .inherited:
      row["type"] = "text"
      lose("type", "it has none; written as a text")
    }
  }

  private mutating func write(_ number: NumberDefinition) {
    row["type"] = number.isInteger ? "integer" : "decimal"
    bound(number.minimum, ">=")
    bound(number.maximum, "<=")
    if !number.pattern.isEmpty {
      let anchored = ConstraintPart.withAnchors(number.pattern)
      constraint.append("regex(., \(FormulaText.literal(anchored)))")
      row.set("constraint_message", number.patternHint)
    }
    if !number.unit.isEmpty { lose("unit", "add the unit `\(number.unit)` to the label") }
  }

  private mutating func write(_ file: FileDefinition) {
    switch file.kind {
    case .photo: row["type"] = "image"
    case .audio: row["type"] = "audio"
    case .drawing:
      row["type"] = "image"
      appearance.append(file.isSignature ? "signature" : "draw")
    case .any, nil: row["type"] = "file"
    }
    if file.maximumBytes > 0 { lose("maximum-bytes", "the size of files is not limited") }
    if file.maximumSeconds > 0 { lose("maximum-seconds", "the length is not limited") }
  }

  private mutating func write(_ ranking: RankingDefinition, _ choices: inout ChoicesOutput) {
    row["type"] = "rank \(list(ranking.options, &choices))"
    writeParameters()
    if ranking.rankedCount > 0 { lose("ranked-count", "written as a ranking of all options") }
  }

  private mutating func list(
    _ options: [OptionDefinition], _ choices: inout ChoicesOutput
  ) -> String {
    if let json = annotations[XLSFormAnnotation.choices] {
      if let kept = KeptChoices(json: json), kept.fits(options) {
        hasKeptChoices = true
        return choices.list(kept)
      }
      lose("choices", "other columns of the list are left out, because its options have changed")
    }
    return choices.list(options, wanted: ElementName.isName(id) ? id : "_\(id)")
  }

  private mutating func writeParameters() {
    row["parameters"] = annotations[XLSFormAnnotation.parameters] ?? ""
  }

  private mutating func bound(_ bound: Double?, _ sign: String) {
    if let bound { constraint.append(". \(sign) \(FormulaText.number(bound))") }
  }

  private mutating func writeBounds(_ choice: MultipleChoiceDefinition) {
    let exclusive = choice.options.filter(\.isExclusive).map(\.code)
    for code in exclusive {
      constraint.append("not(selected(., '\(code)') and count-selected(.) > 1)")
    }
    if choice.minimumCount > 0 {
      let alone = exclusive.map { " or selected(., '\($0)')" }.joined()
      let least = "count-selected(.) >= \(choice.minimumCount)\(alone)"
      constraint.append(alone.isEmpty ? least : "(\(least))")
    }
    if choice.maximumCount > 0 {
      constraint.append("count-selected(.) <= \(choice.maximumCount)")
    }
  }

  private mutating func write(_ slider: SliderDefinition, _ choices: inout ChoicesOutput) {
    var step = slider.step
    if step <= 0 {
      step = slider.maximum - slider.minimum > 1 ? 1 : 0.01
      lose("continuous slider", "written in steps of \(FormulaText.number(step))")
    }
    row["type"] = "range"
    var parameters = [
      "start=\(FormulaText.number(slider.minimum))",
      "end=\(FormulaText.number(slider.maximum))", "step=\(FormulaText.number(step))",
    ]
    let labels = slider.labels.filter { $0.value > slider.minimum && $0.value < slider.maximum }
    if labels.count < slider.labels.count {
      lose("labels at the ends", "the labels of the slider's ends are written")
    }
    if slider.hasMarks { lose("marks", "other programs choose their own marks") }
    if slider.isVertical { appearance.append("vertical") }
    let ends =
      ([(slider.minimum, slider.minimumLabel)] + labels.map { ($0.value, $0.text) }
      + [(slider.maximum, slider.maximumLabel)])
      .filter { !$0.1.isAbsent }
      .map { OptionDefinition(code: FormulaText.number($0.0), label: $0.1) }
    if !ends.isEmpty {
      let name = choices.list(ends, wanted: "\(ElementName.isName(id) ? id : "_\(id)")_ends")
      parameters.append("tick_labelset=\(name)")
    }
    if let kept = annotations[XLSFormAnnotation.parameters] { parameters.append(kept) }
    row["parameters"] = parameters.joined(separator: " ")
    if slider.isKnob { lose("knob", "written as a range") }
    if slider.showsNumber { lose("shown number", "XLSForm does not specify whether it is shown") }
  }

  private mutating func write(_ entry: TextEntryDefinition) {
    row["type"] = "text"
    var pattern = entry.pattern
    switch entry.style {
    case .line: if entry.isMasked { appearance.append("masked") }
    case .area: appearance.append("multiline")
    case .email, .url, .telephone:
      if pattern.isEmpty {
        pattern = entry.style.defaultPattern ?? ""
      } else {
        lose(entry.style.rawValue, "written as a text with the pattern")
      }
    }
    if !pattern.isEmpty {
      let anchored = ConstraintPart.withAnchors(pattern)
      constraint.append("regex(., \(FormulaText.literal(anchored)))")
    }
    if entry.maximumLength > 0 {
      constraint.append("string-length(.) <= \(entry.maximumLength)")
    }
    row.set("constraint_message", entry.patternHint)
  }

  private mutating func write(
    _ unsupported: UnsupportedDefinition, _ choices: inout ChoicesOutput
  ) {
    guard unsupported.type.hasPrefix(XLSFormAnnotation.prefix),
      let cells = TableCells(json: unsupported.contents)
    else {
      row["type"] = "note"
      lose(unsupported.type, "XLSForm has no such type; its text is written as a note")
      return
    }
    for (name, text) in cells.cells { row[ColumnHeader(name)] = text }
    if row["type"].isEmpty {
      row["type"] = String(unsupported.type.dropFirst(XLSFormAnnotation.prefix.count))
    }
    if let kept = annotations[XLSFormAnnotation.choices].flatMap(KeptChoices.init(json:)) {
      hasKeptChoices = true
      let name = choices.list(kept)
      var words = row["type"].split(whereSeparator: \.isWhitespace).map(String.init)
      if words.count > 1 { words[1] = name }
      row["type"] = words.joined(separator: " ")
    }
  }

  private mutating func write(_ answer: AnswerValue, _ kind: QuestionDefinition.Kind?) {
    guard let kind, let text = InitialText.text(answer),
      InitialText.answer(text, for: kind, codes: [:]) == answer
    else {
      lose("initial answer", "XLSForm does not support it; left out")
      return
    }
    row["default"] = text
  }
}
