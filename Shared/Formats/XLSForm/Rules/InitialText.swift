internal import Questionnaires

/// What stands in a question from the beginning, as the `default` of a row.
enum InitialText {
  /// - Returns: nil when XLSForm has no way to say it.
  static func text(_ answer: AnswerValue) -> String? {
    switch answer {
    case .codes(let codes): return codes.joined(separator: " ")
    case .number(let number): return FormulaText.number(number)
    case .text(let text): return isExpression(text) ? nil : text
    }
  }

  /// - Returns: nil for an expression, and for what the kind cannot begin with.
  static func answer(_ text: String, for kind: QuestionDefinition.Kind) -> AnswerValue? {
    let word = text.trimmed
    switch kind {
    case .singleChoice, .yesNo:
      return isExpression(word) ? nil : .codes([word])
    case .multipleChoice:
      return isExpression(word)
        ? nil : .codes(word.split(whereSeparator: \.isWhitespace).map(String.init))
    case .number: return DecimalSyntax.number(word).map { .number($0) }
    case .date, .dateTime, .time:
      // Seconds and zones are none of an answer's.
      let count = kind == .time ? 5 : kind == .dateTime ? 16 : 10
      guard !isExpression(word), word.utf8.count >= count else { return nil }
      return .text(String(word.prefix(count)))
    case .text: return isExpression(text) ? nil : .text(text)
    case .slider, .selfAssessmentManikin, .visualAnalogue, .duration, .country, .inherited,
      .unsupported:
      return nil
    }
  }

  /// Whether pyxform takes it for something to be computed.
  private static func isExpression(_ text: String) -> Bool {
    if text.contains("${") { return true }
    guard let open = text.firstIndex(of: "("), let last = text[..<open].last else { return false }
    return last.isLetter || last.isNumber
  }
}
