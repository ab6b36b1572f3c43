internal import Questionnaires

/// What a field asks for, by its type, choices, validation and action tags.
struct REDCapKindReader {
  /// A field that is a question.
  struct Question {
    var kind: QuestionDefinition.Kind
    /// REDCap's codes with those that they became.
    var codes: [String: String] = [:]
    var annotations: [Annotation] = []
    /// What could not be kept, and what was done instead.
    var losses: [(what: String, advice: String)] = []
    var notes: [String] = []
    /// What is left of the field annotation.
    var tags: REDCapActionTags
  }

  let row: REDCapRow
  let language: String

  /// - Throws: for choices that are none.
  func question() throws(REDCapChoices.Failure) -> Question {
    var question = Question(
      kind: .text(TextEntryDefinition()), tags: REDCapActionTags(row[.annotation]))
    let isHidden =
      question.tags.value("@HIDDEN") != nil || question.tags.value("@HIDDEN-SURVEY") != nil
    if isHidden, row.fieldType != "file", row.fieldType != "sql" {
      question.losses.append(
        ("@HIDDEN", "Otolith has no hidden questions; kept as it is and shown as not supported"))
      question.kind = unsupported("hidden")
      return question
    }
    if let tag = Self.computing.first(where: { question.tags.value($0) != nil }),
      row.fieldType != "file", row.fieldType != "sql"
    {
      question.losses.append(
        (
          tag,
          "REDCap fills in the field itself, and participants must not be asked; kept as it is and "
            + "shown as not supported"
        ))
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
    default:
      question.losses.append(
        (
          "field type `\(row.fieldType)`",
          "Otolith has no such questions; kept as it is and shown as not supported"
        ))
      question.kind = unsupported(row.fieldType)
    }
    if question.kind == .yesNo { question.codes = ["1": "yes", "0": "no"] }
    return question
  }

  /// Tags of fields that nobody fills in.
  private static let computing = ["@CALCTEXT", "@CALCDATE", "@READONLY", "@READONLY-SURVEY"]

  /// A type that is kept as it is.
  func unsupported(_ type: String) -> QuestionDefinition.Kind {
    let name = String((REDCapAnnotation.prefix + CodebookElements.elementID(type)).prefix(64))
    return .unsupported(UnsupportedDefinition(type: name, contents: row.contents.json))
  }

  private func readOptions(
    _ question: inout Question
  ) throws(REDCapChoices.Failure) -> [OptionDefinition] {
    let choices = try REDCapChoices.parse(row[.choices])
    question.codes = REDCapChoices.codes(choices)
    let changed = choices.compactMap { choice -> (name: String, text: String)? in
      let code = question.codes[choice.code] ?? choice.code
      return code == choice.code ? nil : (code, choice.code)
    }
    if !changed.isEmpty {
      question.annotations.append(
        Annotation(key: REDCapAnnotation.codes, value: TableCells(changed).json))
      for (code, old) in changed { question.notes.append("the code `\(old)` became `\(code)`") }
    }
    if row.fieldType == "dropdown" {
      question.annotations.append(Annotation(key: REDCapAnnotation.fieldType, value: "dropdown"))
    }
    if !row[.validation].isEmpty {
      question.annotations.append(
        Annotation(key: REDCapAnnotation.validation, value: row[.validation]))
    }
    return choices.map { choice in
      if choice.label.isEmpty {
        question.notes.append("the choice `\(choice.code)` has no label; its code is taken")
      }
      return OptionDefinition(
        code: question.codes[choice.code] ?? choice.code,
        label: text(choice.label.isEmpty ? choice.code : choice.label))
    }
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
        question.losses.append(
          ("@NONEOFTHEABOVE", "it names a choice that is not there; kept as an annotation"))
      }
    }
    if let value = question.tags.value("@MAXCHECKED") {
      let together = choice.options.count { !$0.isExclusive }
      if let count = UInt32(value), (1...UInt32(clamping: max(1, together))).contains(count) {
        _ = question.tags.take("@MAXCHECKED")
        choice.maximumCount = count
      } else {
        question.losses.append(("@MAXCHECKED", "it is no number of choices; kept as an annotation"))
      }
    }
    question.kind = .multipleChoice(choice)
  }

  /// The codes are REDCap's, the words those of the language.
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

  /// Labels are those of the left end, the middle and the right end.
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
        question.losses.append(
          (name, "`\(row[column])` is no number; \(slider[keyPath: path]) is taken"))
      }
    }
    slider.showsNumber = row[.validation].lowercased() == "number"
    if let first = labels.first, !first.isEmpty { slider.minimumLabel = text(first) }
    if labels.count > 2, let last = labels.last, !last.isEmpty { slider.maximumLabel = text(last) }
    if labels.count > 1, !labels[1].isEmpty {
      question.annotations.append(
        Annotation(key: REDCapAnnotation.middleLabel, value: labels[1]))
      question.losses.append(
        ("middle label", "`\(labels[1])` is kept as an annotation and not shown"))
    }
    question.kind = .slider(slider)
  }

  private func characterLimit(
    _ question: inout Question, _ style: TextEntryDefinition.Style
  ) -> UInt32 {
    guard let value = question.tags.value("@CHARLIMIT") else { return 0 }
    guard let limit = UInt32(value), (1...style.maximumLengthMax).contains(limit) else {
      question.losses.append(
        ("@CHARLIMIT", "give 1–\(style.maximumLengthMax) characters; kept as an annotation"))
      return 0
    }
    _ = question.tags.take("@CHARLIMIT")
    return limit
  }

  func text(_ text: String) -> TranslatedText {
    TranslatedText([Translation(language: language, text: text)])
  }
}

extension REDCapKindReader {
  private func readText(_ question: inout Question) {
    let validation = row[.validation].lowercased()
    switch validation {
    case "":
      question.kind = .text(
        TextEntryDefinition(maximumLength: characterLimit(&question, .line)))
    case "integer",
      _ where REDCapValidation.numbers.contains(validation):
      let isInteger = validation == "integer"
      question.kind = .number(
        NumberDefinition(
          minimum: bound(.minimum, REDCapAnnotation.minimum, &question),
          maximum: bound(.maximum, REDCapAnnotation.maximum, &question), isInteger: isInteger))
      keep(validation, unless: isInteger ? "integer" : "number", &question)
    case _ where REDCapValidation.dates.contains(validation):
      question.kind = .date(
        DateDefinition(
          earliest: day(.minimum, REDCapAnnotation.minimum, validation, &question),
          latest: day(.maximum, REDCapAnnotation.maximum, validation, &question)))
      keep(validation, unless: REDCapValidation.dates[0], &question)
    case _ where REDCapValidation.dateTimes.contains(validation):
      question.kind = .dateTime
      keep(validation, unless: REDCapValidation.dateTimes[0], &question)
      keepBounds(&question)
    case _ where REDCapValidation.times.contains(validation):
      question.kind = .time
      keep(validation, unless: REDCapValidation.times[0], &question)
      keepBounds(&question)
    case "email": question.kind = .text(TextEntryDefinition(style: .email))
    case _ where validation == "phone" || validation.hasPrefix("phone_"):
      question.kind = .text(TextEntryDefinition(style: .telephone))
      keep(validation, unless: "", &question)
    default:
      var entry = TextEntryDefinition(maximumLength: characterLimit(&question, .line))
      if let pattern = REDCapValidation.patterns.first(where: { $0.name == validation }) {
        entry.pattern = pattern.expression
        entry.patternHint = REDCapValidation.hint(pattern, language)
      } else {
        keep(validation, unless: "", &question)
        question.losses.append(
          ("validation `\(validation)`", "it is kept as an annotation; any text is accepted"))
      }
      question.kind = .text(entry)
      keepBounds(&question)
    }
    if validation.contains("seconds") || validation == "time_hh_mm_ss" {
      question.losses.append(("seconds", "times are answered to the minute"))
    }
  }

  private func keep(_ validation: String, unless usual: String, _ question: inout Question) {
    if validation != usual {
      question.annotations.append(
        Annotation(key: REDCapAnnotation.validation, value: validation))
    }
  }

  private func keepBounds(_ question: inout Question) {
    for (column, key) in [
      (REDCapColumn.minimum, REDCapAnnotation.minimum), (.maximum, REDCapAnnotation.maximum),
    ] where !row[column].isEmpty {
      lose(column, key, &question)
    }
  }

  private func lose(_ column: REDCapColumn, _ key: String, _ question: inout Question) {
    question.annotations.append(Annotation(key: key, value: row[column]))
    question.losses.append(
      (
        column == .minimum ? "minimum" : "maximum",
        "`\(row[column])` is kept as an annotation and "
          + "not checked"
      ))
  }

  private func bound(
    _ column: REDCapColumn, _ key: String, _ question: inout Question
  ) -> Double? {
    let written = row[column]
    if written.isEmpty { return nil }
    let text =
      row[.validation].lowercased().contains("comma") ? written.replacing(",", with: ".") : written
    if let number = DecimalSyntax.number(text) { return number }
    lose(column, key, &question)
    return nil
  }

  private func day(
    _ column: REDCapColumn, _ key: String, _ validation: String, _ question: inout Question
  ) -> String {
    if row[column].isEmpty { return "" }
    if let date = REDCapValidation.date(row[column], validation) { return date }
    lose(column, key, &question)
    return ""
  }
}
