internal import Questionnaires

/// The question types that codebooks know.
enum CodebookQuestionType: String {
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

/// What is kept for the way back to a codebook.
enum CodebookAnnotation {
  /// The question type of a choice whose options the file leaves to the app.
  static let questionType = "codebook.question-type"
  /// Codes and answers of a yes/no switch, as an object of cells.
  static let answers = "codebook.answers"
  /// Cells of columns that mean nothing here, as an object: notes of the authors.
  static let remarks = "codebook.remarks"
  /// Before the names of types that the catalogue does not know.
  static let typePrefix = "codebook."
}

extension CodebookRow {
  /// What a question row may become.
  enum Reading {
    case question(QuestionDefinition, [Annotation])
    case skip(String)
  }

  func question(
    _ options: CodebookOptions, notes: inout CodebookNotes
  ) throws(Failure) -> Reading {
    guard let type = CodebookQuestionType(rawValue: questionType) else {
      return try unknown(
        "the question type `\(questionType)` is not known", header.questionType, options,
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
          annotations = [Annotation(key: CodebookAnnotation.questionType, value: type.rawValue)]
          question.kind = .text(TextEntryDefinition())
          return .question(question, annotations)
        }
      }
      if header.hasCodesInCells, let words = openAnswer(isAnyWord: true) {
        notes.append("`\(words)` stands for an open answer; it is read as a line of text")
        annotations = [Annotation(key: CodebookAnnotation.questionType, value: type.rawValue)]
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

  /// A row of a type that the catalogue does not know: kept with all its cells, never required.
  func unknown(
    _ message: String, _ column: Int, _ options: CodebookOptions, notes: inout CodebookNotes
  ) throws(Failure) -> Reading {
    switch options.unknownTypes {
    case .skip: return .skip(message)
    case .refuse:
      throw Failure(
        "TYPE_UNKNOWN", column, message + "; leave such rows out by asking to skip them")
    case .keep:
      let name = elementType == "question" ? questionType : elementType
      notes.append(message + "; it is kept as it is and shown as not supported")
      let type = CodebookAnnotation.typePrefix + CodebookElements.elementID(name)
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

  private func choices(notes: inout CodebookNotes) throws(Failure) -> [OptionDefinition] {
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
    return options
  }

  /// The answer columns of a slider are the labels of its ends: the first and the last that is
  /// filled. A single one that is not the first column belongs to the upper end.
  private func slider(isKnob: Bool, notes: inout CodebookNotes) throws(Failure) -> SliderDefinition
  {
    guard let minimum = try number(header.minimum, "min"),
      let maximum = try number(header.maximum, "max")
    else { throw Failure("RANGE_MISSING", header.minimum, "a slider needs `min` and `max`") }
    let step = try number(header.step, "step")
    if step == nil { notes.append("the slider has no step; 1 is taken") }
    var numbers = answerNumbers
    if header.hasCodesInCells, let words = openAnswer(isAnyWord: false) {
      notes.append("`\(words)` says that any number may be given; it labels no end")
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
      notes.lose("labels between the ends", "sliders have none; they are left out")
    }
    return slider
  }

  /// A switch with the codes 0 and 1 is a yes/no question. Other codes leave open which of them
  /// means yes, so they stay a choice.
  private func yesNo(
    _ annotations: inout [Annotation], notes: inout CodebookNotes
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
      annotations = [Annotation(key: CodebookAnnotation.answers, value: cells.json)]
    }
    return .yesNo
  }
}
