internal import Questionnaires

/// Determines the kind of a field from its type, choices, validation and action tags.
struct REDCapKindReader {
  /// A field that is a question.
  struct Question {
    var kind: QuestionDefinition.Kind
    /// Resulting codes by REDCap code.
    var codes: [String: String] = [:]
    var annotations: [Annotation] = []
    var hasRandomOptions = false
    /// Losses with their replacements, and mended parts.
    var losses: [(what: String, advice: String, effect: ConversionReport.Effect)] = []
    /// The rest of the field annotation.
    var tags: REDCapActionTags

    mutating func lose(_ what: String, _ advice: String, _ effect: ConversionReport.Effect) {
      losses.append((what, advice, effect))
    }
  }

  let row: REDCapRow
  let language: String

  /// - Throws: a failure for invalid choices.
  func question() throws(REDCapChoices.Failure) -> Question {
    var question = Question(
      kind: .text(TextEntryDefinition()), tags: REDCapActionTags(row[.annotation]))
    if let tag = Self.computing.first(where: { question.tags.value($0) != nil }),
      row.fieldType != "file", row.fieldType != "sql"
    {
      question.lose(
        tag,
        "REDCap fills in the field itself, and participants must not be asked; kept and "
          + "shown as not supported", .kept)
      question.kind = unsupported("readonly")
      return question
    }
    switch row.fieldType {
    case "radio", "dropdown": try readChoice(&question)
    case "checkbox": try readCheckbox(&question)
    case "yesno": question.kind = .yesNo
    case "truefalse":
      readTrueFalse(&question)
    case "slider": readSlider(&question)
    case "notes":
      question.kind = .text(
        TextEntryDefinition(style: .area, maximumLength: characterLimit(&question, .area)))
    case "text": readText(&question)
    case "file":
      let isSignature = row[.validation].lowercased() == "signature"
      question.kind = .file(
        FileDefinition(kind: isSignature ? .drawing : .any, isSignature: isSignature))
    case "audio", "guided-audio": readRecording(&question)
    case "timed" where timedSeconds != nil: readTimed(&question)
    default:
      question.lose(
        "field type `\(row.fieldType)`",
        "Otolith has no such questions; kept and shown as not supported", .kept)
      question.kind = unsupported(row.fieldType)
    }
    readRandomOrder(&question)
    if question.kind == .yesNo { question.codes = ["1": "yes", "0": "no"] }
    return question
  }

  private func readRandomOrder(_ question: inout Question) {
    guard question.tags.value("@RANDOMORDER") != nil, question.kind.options != nil else { return }
    _ = question.tags.take("@RANDOMORDER")
    question.hasRandomOptions = true
  }

  /// Tags of fields that are not filled in by participants.
  private static let computing = ["@CALCTEXT", "@CALCDATE", "@READONLY", "@READONLY-SURVEY"]

  /// Keeps an unsupported type.
  func unsupported(_ type: String) -> QuestionDefinition.Kind {
    let name = String((REDCapAnnotation.prefix + TrackCodebookElements.elementID(type)).prefix(64))
    return .unsupported(UnsupportedDefinition(type: name, contents: row.contents.json))
  }

  private func readOptions(
    _ question: inout Question
  ) throws(REDCapChoices.Failure) -> [OptionDefinition] {
    let choices = try REDCapChoices.parse(row[.choices])
    question.codes = MendedCodes.codes(choices.map(\.code))
    let changed = Set(choices.map(\.code)).compactMap { written -> (name: String, text: String)? in
      let code = question.codes[written] ?? written
      return code == written ? nil : (code, written)
    }.sorted { $0.name < $1.name }
    if !changed.isEmpty {
      question.annotations.append(
        Annotation(key: REDCapAnnotation.codes, value: TableCells(changed).json))
      for (code, old) in changed {
        question.lose("code", "`\(old)` is stored as `\(code)`", .mended)
      }
    }
    if row.fieldType == "dropdown" {
      question.annotations.append(Annotation(key: REDCapAnnotation.fieldType, value: "dropdown"))
    }
    if !row[.validation].isEmpty {
      question.annotations.append(
        Annotation(key: REDCapAnnotation.validation, value: row[.validation]))
    }
    let written = choices.map { choice in
      if choice.label.isEmpty {
        question.lose("label", "the choice `\(choice.code)` has none; its code is used", .mended)
      }
      return OptionDefinition(
        code: question.codes[choice.code] ?? choice.code,
        label: text(choice.label.isEmpty ? choice.code : choice.label))
    }
    let separated = RepeatedCodes(written, language: language)
    for change in separated.changes { question.lose(change.what, change.advice, .mended) }
    return withoutRetired(separated.options, &question)
  }

  /// Leaves out options that are no longer offered (`@HIDECHOICE`), and keeps them.
  private func withoutRetired(
    _ options: [OptionDefinition], _ question: inout Question
  ) -> [OptionDefinition] {
    guard let value = question.tags.value("@HIDECHOICE"), !value.contains("[") else {
      return options
    }
    let retired = Set(value.split(separator: ",").compactMap { question.codes[$0.trimmed] })
    let kept = options.filter { !retired.contains($0.code) }
    guard kept.count < options.count, !kept.isEmpty else { return options }
    let left = options.filter { retired.contains($0.code) }
    var written: [String: String] = [:]
    for (code, own) in question.codes where retired.contains(own) { written[own] = code }
    let text = REDCapChoices.text(
      left.map { ($0.code, $0.label[language] ?? $0.code) }, codes: written)
    question.annotations.append(Annotation(key: REDCapAnnotation.retiredChoices, value: text))
    question.codes = question.codes.filter { !retired.contains($0.value) }
    question.lose("@HIDECHOICE", "`\(text)` is not offered; kept as an annotation", .kept)
    return kept
  }

  private func readChoice(_ question: inout Question) throws(REDCapChoices.Failure) {
    question.kind = .singleChoice(
      SingleChoiceDefinition(options: try readOptions(&question)))
  }

  private func readCheckbox(_ question: inout Question) throws(REDCapChoices.Failure) {
    var choice = MultipleChoiceDefinition(options: try readOptions(&question))
    if let value = question.tags.value("@NONEOFTHEABOVE") {
      let codes = value.split(separator: ",").map { $0.trimmed }
      let known = codes.compactMap { question.codes[$0] }
      if known.count == codes.count, !codes.isEmpty {
        _ = question.tags.take("@NONEOFTHEABOVE")
        for index in choice.options.indices where known.contains(choice.options[index].code) {
          choice.options[index].isExclusive = true
        }
      } else {
        question.lose(
          "@NONEOFTHEABOVE", "it names an unknown choice; kept as an annotation", .kept)
      }
    }
    if let value = question.tags.value("@MAXCHECKED") {
      let together = choice.options.count { !$0.isExclusive }
      if let count = UInt32(value), (1...UInt32(clamping: max(1, together))).contains(count) {
        _ = question.tags.take("@MAXCHECKED")
        choice.maximumCount = count
      } else {
        question.lose(
          "@MAXCHECKED", "it is not a number of choices; kept as an annotation", .kept)
      }
    }
    question.kind = .multipleChoice(choice)
  }

  /// REDCap's codes with labels in the language.
  private func readTrueFalse(_ question: inout Question) {
    let isGerman = language == "de" || language.hasPrefix("de-")
    question.kind = .singleChoice(
      SingleChoiceDefinition(options: [
        OptionDefinition(code: "1", label: text(isGerman ? "Wahr" : "True")),
        OptionDefinition(code: "0", label: text(isGerman ? "Falsch" : "False")),
      ]))
    question.codes = ["1": "1", "0": "0"]
    question.annotations.append(Annotation(key: REDCapAnnotation.fieldType, value: "truefalse"))
  }

  /// Labels of the left end, the middle and the right end.
  private func readSlider(_ question: inout Question) {
    let labels = row[.choices].split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmed }
    var slider = SliderDefinition(minimum: 0, maximum: 100, step: 1)
    for (column, name, path) in [
      (REDCapColumn.minimum, "minimum", \SliderDefinition.minimum),
      (.maximum, "maximum", \.maximum),
    ] where !row[column].isEmpty {
      if let number = DecimalSyntax.number(row[column]) {
        slider[keyPath: path] = number
      } else {
        question.lose(
          name, "`\(row[column])` is not a number; \(slider[keyPath: path]) is used", .changed)
      }
    }
    slider.showsNumber = row[.validation].lowercased() == "number"
    if let first = labels.first, !first.isEmpty { slider.minimumLabel = text(first) }
    if labels.count > 2, let last = labels.last, !last.isEmpty { slider.maximumLabel = text(last) }
    if labels.count > 1, !labels[1].isEmpty {
      slider.labels = [SliderDefinition.Label(value: slider.middle, text: text(labels[1]))]
    }
    question.kind = .slider(slider)
  }

  func characterLimit(
    _ question: inout Question, _ style: TextEntryDefinition.Style
  ) -> UInt32 {
    guard let value = question.tags.value("@CHARLIMIT") else { return 0 }
    guard let limit = UInt32(value), (1...style.maximumLengthMax).contains(limit) else {
      question.lose(
        "@CHARLIMIT",
        "only 1–\(style.maximumLengthMax) characters are supported; kept as an annotation", .kept)
      return 0
    }
    _ = question.tags.take("@CHARLIMIT")
    return limit
  }

  func text(_ text: String) -> TranslatedText {
    TranslatedText([Translation(language: language, text: text)])
  }
}

// MARK: - Types of RADAR-base

extension REDCapKindReader {
  private var options: JSONValue? {
    try? JSONParser.parse(Array(row[.annotation].utf8), file: "")
  }

  private func readRecording(_ question: inout Question) {
    let seconds = options?["record_seconds"]?.number?.integer ?? 0
    let isPossible = (0...Int(FileDefinition.maximumSecondsMax)).contains(seconds)
    question.kind = .file(
      FileDefinition(kind: .audio, maximumSeconds: isPossible ? UInt32(seconds) : 0))
    if row.fieldType == "guided-audio" {
      question.lose(
        "field type `guided-audio`", "read as a recording, without the spoken prompt", .changed)
    }
    if !row[.choices].isEmpty {
      question.lose("choices", "a recording has none; left out", .lost)
    }
  }

  /// Seconds of a timer; nil if there is none, or one that is too long.
  private var timedSeconds: UInt32? {
    guard let timer = options?["timer"], let start = timer["start"]?.number?.integer,
      let end = timer["end"]?.number?.integer
    else { return nil }
    let seconds = start.subtractingReportingOverflow(end).partialValue.magnitude
    let longest = CatalogueLimits.default.countdownSecondsMax
    return (1...UInt(longest)).contains(seconds) ? UInt32(seconds) : nil
  }

  private func readTimed(_ question: inout Question) {
    question.kind = .countdown(CountdownDefinition(seconds: timedSeconds ?? 1))
    question.lose("field type `timed`", "read as a countdown, without its picture", .changed)
  }
}
