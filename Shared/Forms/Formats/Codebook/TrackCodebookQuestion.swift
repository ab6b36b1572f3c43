internal import Questionnaires

/// The question types of codebooks.
enum TrackCodebookQuestionType: String {
  case singleChoice = "SingleChoice"
  case singleChoiceKnob = "SingleChoiceKnob"
  case multipleChoice = "MultipleChoice"
  case slider = "Slider"
  case knob = "Knob"
  case yesNoSwitch = "YesNoSwitch"
  case textString = "TextString"
  case textArea = "TextArea"
  case textDate = "TextDate"
}

/// Data kept for converting back to a codebook.
enum TrackCodebookAnnotation {
  /// The question type of a choice whose options are provided by the app.
  static let questionType = "codebook.question-type"
  /// Codes and answers of a yes/no switch, as an object of cells.
  static let answers = "codebook.answers"
  /// Cells of columns without meaning here (authors' notes), as an object.
  static let remarks = "codebook.remarks"
  /// Prefix for types unknown to the catalogue.
  static let typePrefix = "codebook."
}

extension TrackCodebookRow {
  /// Possible results of a question row.
  enum Reading {
    case question(QuestionDefinition, [Annotation])
    case skip(String)
  }

  func question(
    _ options: TrackCodebookOptions, notes: inout TrackCodebookNotes
  ) throws(Failure) -> Reading {
    guard let type = TrackCodebookQuestionType(rawValue: questionType) else {
      return try unknown(
        "unknown question type `\(questionType)`", header.questionType, options,
        notes: &notes)
    }
    var question = QuestionDefinition(
      text: try itemText(notes: &notes), isOptional: try !isRequired(), kind: nil)
    var annotations: [Annotation] = []
    switch type {
    case .singleChoice, .singleChoiceKnob, .multipleChoice:
      if keys.isEmpty, answerNumbers.isEmpty {
        let message = "the choice has no options in the file"
        switch options.choicesWithoutOptions {
        case .skip: return .skip(message)
        case .refuse: throw Failure("OPTIONS_MISSING", header.questionType, message)
        case .textLine:
          notes.append(message + "; it is read as a line of text")
          annotations = [
            Annotation(key: TrackCodebookAnnotation.questionType, value: type.rawValue)
          ]
          question.kind = .text(TextEntryDefinition())
          return .question(question, annotations)
        }
      }
      if header.hasCodesInCells, let words = openAnswer(isAnyWord: true) {
        notes.append("`\(words)` marks an open answer; it is read as a line of text")
        annotations = [Annotation(key: TrackCodebookAnnotation.questionType, value: type.rawValue)]
        question.kind = .text(TextEntryDefinition())
        return .question(question, annotations)
      }
      let choices = try choices(notes: &notes)
      question.kind =
        type == .multipleChoice
        ? .multipleChoice(MultipleChoiceDefinition(options: choices))
        : .singleChoice(
          SingleChoiceDefinition(options: choices, isKnob: type == .singleChoiceKnob))
    case .slider, .knob:
      question.kind = .slider(try slider(isKnob: type == .knob, notes: &notes))
    case .yesNoSwitch:
      question.kind = try yesNo(&annotations, notes: &notes)
    case .textString: question.kind = .text(TextEntryDefinition())
    case .textArea: question.kind = .text(TextEntryDefinition(style: .area))
    case .textDate: question.kind = .date(DateDefinition())
    }
    return .question(question, annotations)
  }

  /// A row of an unknown type: kept with all its cells, never required.
  func unknown(
    _ message: String, _ column: Int, _ options: TrackCodebookOptions,
    notes: inout TrackCodebookNotes
  ) throws(Failure) -> Reading {
    switch options.unknownTypes {
    case .skip: return .skip(message)
    case .refuse:
      throw Failure(
        "TYPE_UNKNOWN", column, message + "; request that such rows are skipped")
    case .keep:
      let name = elementType == "question" ? questionType : elementType
      notes.append(message + "; it is kept and shown as not supported")
      let type = TrackCodebookAnnotation.typePrefix + TrackCodebookElements.elementID(name)
      let items = Set([header.variable] + header.languages.map(\.item) + header.remarks)
      return .question(
        QuestionDefinition(
          text: try itemText(notes: &notes), isOptional: true,
          kind: .unsupported(
            UnsupportedDefinition(
              type: String(type.prefix(IdentifierSyntax.charactersMax)),
              contents: cells { !items.contains($0) }.json))), [])
    }
  }

  private func choices(notes: inout TrackCodebookNotes) throws(Failure) -> [OptionDefinition] {
    if header.hasCodesInCells { return try codedChoices(notes: &notes) }
    let keys = keys
    for number in answerNumbers where !keys.contains(where: { $0.number == number }) {
      throw Failure("CODE_MISSING", nil, "answer \(number) has no code in `key_\(number)`")
    }
    var options: [OptionDefinition] = []
    options.reserveCapacity(keys.count)
    for (number, column, code) in keys {
      guard let label = try answerText(number, notes: &notes) else {
        throw Failure(
          "LABEL_MISSING", column, "the code `\(code)` in `key_\(number)` has no answer text")
      }
      options.append(OptionDefinition(code: code, label: label))
    }
    return separated(options, notes: &notes)
  }

  /// Gives repeated codes new ones.
  func separated(
    _ options: [OptionDefinition], notes: inout TrackCodebookNotes
  ) -> [OptionDefinition] {
    let separated = RepeatedCodes(options, language: defaultLanguage)
    for change in separated.changes { notes.lose(change.what, change.advice, .mended) }
    return separated.options
  }

  /// The answer columns of a slider label its ends: the first and the last non-empty one. A single
  /// one other than the first column labels the upper end.
  private func slider(isKnob: Bool, notes: inout TrackCodebookNotes) throws(Failure)
    -> SliderDefinition
  {
    guard let minimum = try number(header.minimum, "min"),
      let maximum = try number(header.maximum, "max")
    else { throw Failure("RANGE_MISSING", header.minimum, "a slider needs `min` and `max`") }
    let step = try number(header.step, "step")
    if step == nil { notes.append("the slider has no step; 1 is used") }
    var numbers = answerNumbers
    if header.hasCodesInCells, let words = openAnswer(isAnyWord: false) {
      notes.append("`\(words)` allows any number and labels no end")
      numbers = []
    }
    var slider = SliderDefinition(
      minimum: minimum, maximum: maximum, step: step ?? 1, isKnob: isKnob)
    if let first = numbers.first, numbers.count > 1 || first == 1 {
      slider.minimumLabel = try answerText(first, notes: &notes) ?? TranslatedText()
    }
    if let last = numbers.last, last > 1 {
      slider.maximumLabel = try answerText(last, notes: &notes) ?? TranslatedText()
    }
    if numbers.count > 2 {
      notes.lose("labels between the ends", "sliders do not support them; they are left out")
    }
    return slider
  }

  /// A switch with the codes 0 and 1 becomes a yes/no question. Other codes do not determine which
  /// one means yes, so they stay a choice.
  private func yesNo(
    _ annotations: inout [Annotation], notes: inout TrackCodebookNotes
  ) throws(Failure) -> QuestionDefinition.Kind {
    let codes = header.hasCodesInCells ? codedAnswers.map(\.code) : keys.map(\.code)
    guard codes.isEmpty || codes == ["0", "1"] || codes == ["1", "0"] else {
      notes.append("the switch is read as a single choice, to keep its codes")
      return .singleChoice(SingleChoiceDefinition(options: try choices(notes: &notes)))
    }
    if !codes.isEmpty { notes.append("the codes 0 and 1 are stored as `no` and `yes`") }
    let columns = Set(
      header.keys.map(\.column) + header.languages.flatMap { Array($0.answers.values) })
    let cells = header.hasCodesInCells ? newerAnswers : cells { columns.contains($0) }
    if !cells.cells.isEmpty {
      annotations = [Annotation(key: TrackCodebookAnnotation.answers, value: cells.json)]
    }
    return .yesNo
  }
}

/// Notes and losses of one codebook row.
struct TrackCodebookNotes {
  private(set) var notes: [String] = []
  private(set) var losses: [(what: String, advice: String, effect: ConversionReport.Effect)] = []

  /// Adds a note without a loss.
  mutating func append(_ note: String) { notes.append(note) }

  mutating func lose(
    _ what: String, _ advice: String, _ effect: ConversionReport.Effect = .lost
  ) {
    losses.append((what, advice, effect))
  }
}
