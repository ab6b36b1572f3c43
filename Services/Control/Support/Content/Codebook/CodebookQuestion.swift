internal import Messages

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

extension CodebookRow {
  /// What a question row may become.
  enum Reading {
    case question(CatalogueV1.Question)
    case skip(String)
  }

  /// - Throws: ``Failure``.
  func question(_ options: CodebookOptions, notes: inout [String]) throws -> Reading {
    guard let type = CodebookQuestionType(rawValue: questionType) else {
      let message = "the question type `\(questionType)` is not known"
      if options.unknownTypes == .skip { return .skip(message) }
      throw Failure(message + "; leave such rows out by asking to skip them")
    }
    var question = CatalogueV1.Question(
      text: try itemText(notes: &notes), optionalAnswer: try !isRequired())
    switch type {
    case .singleChoice, .singleChoiceKnob, .multipleChoice:
      if keys.isEmpty, answerNumbers.isEmpty {
        switch options.choicesWithoutOptions {
        case .skip: return .skip("the choice has no options in the file")
        case .refuse: throw Failure("the choice has no options in the file")
        case .textLine:
          notes.append("the choice has no options in the file; it is read as a line of text")
          question.type = .textLine(CatalogueV1.TextLine())
          return .question(question)
        }
      }
      let choices = try choices(notes: &notes)
      question.type =
        type == .multipleChoice
        ? .multipleChoice(CatalogueV1.MultipleChoice(options: choices))
        : .singleChoice(
          CatalogueV1.SingleChoice(options: choices, knob: type == .singleChoiceKnob))
    case .slider, .knob:
      question.type = .slider(try slider(knob: type == .knob, notes: &notes))
    case .yesNoSwitch:
      question.type = try yesNo(notes: &notes)
    case .textString: question.type = .textLine(CatalogueV1.TextLine())
    case .textArea: question.type = .textArea(CatalogueV1.TextArea())
    case .textDate: question.type = .date(CatalogueV1.DateEntry())
    }
    return .question(question)
  }

  private func choices(notes: inout [String]) throws -> [CatalogueV1.Option] {
    let keys = keys
    let numbers = Set(keys.map(\.number))
    if let stray = answerNumbers.first(where: { !numbers.contains($0) }) {
      throw Failure("answer \(stray) has no code in `key_\(stray)`")
    }
    return try keys.map { number, code in
      guard let label = try answerText(number, notes: &notes) else {
        throw Failure("the code `\(code)` in `key_\(number)` has no answer text")
      }
      return CatalogueV1.Option(code: code, label: label)
    }
  }

  /// The answer columns of a slider are the labels of its ends: the first and the last that is
  /// filled.
  private func slider(knob: Bool, notes: inout [String]) throws -> CatalogueV1.Slider {
    guard let minimum = try number(header.minimum, "min"),
      let maximum = try number(header.maximum, "max")
    else { throw Failure("a slider needs `min` and `max`") }
    let step = try number(header.step, "step")
    if step == nil { notes.append("the slider has no step; 1 is taken") }
    let numbers = answerNumbers
    var slider = CatalogueV1.Slider(
      minimum: minimum, maximum: maximum, step: step ?? 1, knob: knob)
    if let first = numbers.first { slider.minimumLabel = try answerText(first, notes: &notes) }
    if numbers.count > 1, let last = numbers.last {
      slider.maximumLabel = try answerText(last, notes: &notes)
    }
    if numbers.count > 2 { notes.append("labels between the ends of the slider are left out") }
    return slider
  }

  /// A switch with the codes 0 and 1 is a yes/no question. Other codes leave open which of them
  /// means yes, so they stay a choice.
  private func yesNo(notes: inout [String]) throws -> CatalogueV1.Question.OneOfType {
    let codes = keys.map(\.code)
    if codes.isEmpty { return .yesNo(CatalogueV1.YesNo()) }
    if codes == ["0", "1"] || codes == ["1", "0"] {
      notes.append("the codes 0 and 1 are stored as `no` and `yes`")
      return .yesNo(CatalogueV1.YesNo())
    }
    notes.append("the switch is read as a single choice, to keep its codes")
    return .singleChoice(CatalogueV1.SingleChoice(options: try choices(notes: &notes)))
  }
}
