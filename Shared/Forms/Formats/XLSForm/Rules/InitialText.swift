internal import Questionnaires

/// Converts initial answers to and from the `default` of a row.
enum InitialText {
  /// - Returns: nil if XLSForm cannot express it.
  static func text(_ answer: AnswerValue) -> String? {
    switch answer {
    case .codes(let codes): return codes.joined(separator: " ")
    case .number(let number): return FormulaText.number(number)
    case .text(let text): return isExpression(text) ? nil : text
    }
  }

  /// - Parameter codes: codes by the names of choices in the file.
  /// - Returns: nil for an expression, and for an invalid initial answer of the kind.
  static func answer(
    _ text: String, for kind: QuestionDefinition.Kind, codes: [String: String]
  ) -> AnswerValue? {
    let word = text.trimmed
    switch kind {
    case .yesNo:
      let code = XLSFormWord.isYes(word) ? "yes" : XLSFormWord.isNo(word) ? "no" : nil
      return code.map { .codes([$0]) }
    case .singleChoice(let choice): return chosen([word], among: choice.options, codes)
    case .multipleChoice(let choice):
      // One name may contain white space.
      return chosen([word], among: choice.options, codes)
        ?? chosen(
          word.split(whereSeparator: \.isWhitespace).map(String.init), among: choice.options, codes)
    case .number: return DecimalSyntax.number(word).map { .number($0) }
    case .date, .dateTime, .time:
      // Stored answers have no seconds and zones.
      let count = kind == .time ? 5 : kind == .dateTime ? 16 : 10
      guard !isExpression(word), word.utf8.count >= count else { return nil }
      return .text(String(word.prefix(count)))
    case .text: return isExpression(text) ? nil : .text(text)
    case .slider, .selfAssessmentManikin, .visualAnalogue, .duration, .country, .ranking, .file,
      .countdown, .inherited, .unsupported:
      return nil
    }
  }

  private static func chosen(
    _ names: [String], among options: [OptionDefinition], _ codes: [String: String]
  ) -> AnswerValue? {
    let chosen = names.map { codes[$0] ?? $0 }
    let known = Set(options.map(\.code))
    return !chosen.isEmpty && chosen.allSatisfy(known.contains) ? .codes(chosen) : nil
  }

  /// Whether pyxform treats it as an expression.
  private static func isExpression(_ text: String) -> Bool {
    if text.contains("${") { return true }
    guard let open = text.firstIndex(of: "("), let last = text[..<open].last else { return false }
    return last.isLetter || last.isNumber
  }
}
