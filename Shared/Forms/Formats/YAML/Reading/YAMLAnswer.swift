internal import Questionnaires

/// The type of a value in a rule or initial answer.
enum YAMLAnswerSense {
  case codes, number, text
  /// The question is unknown, or in another questionnaire: unquoted numbers are numbers.
  case unknown

  init(_ kind: QuestionDefinition.Kind?) {
    switch kind {
    case .singleChoice, .multipleChoice, .yesNo, .country, .ranking: self = .codes
    case .slider, .selfAssessmentManikin, .visualAnalogue, .number, .duration, .countdown:
      self = .number
    case .date, .time, .dateTime, .text: self = .text
    case .file, .inherited, .unsupported, nil: self = .unknown
    }
  }

  /// The values of a calculation.
  init(_ type: ExpressionType?) {
    switch type {
    case .number, .choice: self = .number
    case .truth: self = .codes
    case .text, .date, .time, .dateTime: self = .text
    case nil: self = .unknown
    }
  }
}

/// The operand of a rule: codes, a number or a text, usually one of them.
struct YAMLOperand {
  var codes: [String] = []
  var number: Double?
  var text = ""

  /// The answer; nil if empty, or if there is more than one value.
  var answer: AnswerValue? {
    switch (codes.isEmpty, number, text.isEmpty) {
    case (false, nil, true): .codes(codes)
    case (true, let number?, true): .number(number)
    case (true, nil, false): .text(text)
    default: nil
    }
  }
}

extension YAMLValue {
  /// Reads a list of codes; one code, number or text, depending on the question; or `{codes: […]}`,
  /// `{number: …}`, `{text: …}`, which determine the type.
  ///
  func operand(_ sense: YAMLAnswerSense, isOrder: Bool = false) -> YAMLOperand? {
    if isMapping {
      return mapping("operand") { mapping in
        YAMLOperand(
          codes: mapping.optional("codes")?.texts() ?? [],
          number: mapping.optional("number")?.number(),
          text: mapping.optional("text")?.text() ?? "")
      }
    }
    if isSequence { return YAMLOperand(codes: texts()) }
    switch sense {
    case .codes where !isOrder:
      return text().map { YAMLOperand(codes: [$0]) }
    case .number:
      return number().map { YAMLOperand(number: $0) }
    case .text:
      return text().map { YAMLOperand(text: $0) }
    case .codes, .unknown:
      if let number = plainNumber { return YAMLOperand(number: number) }
      return text().map { isOrder ? YAMLOperand(text: $0) : YAMLOperand(codes: [$0]) }
    }
  }
}
