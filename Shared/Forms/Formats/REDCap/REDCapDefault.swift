internal import Questionnaires

/// Converts initial answers to and from values of `@DEFAULT`.
struct REDCapDefault {
  let kind: QuestionDefinition.Kind?
  /// Otolith's codes by REDCap's.
  let codes: [String: String]

  /// - Returns: nil for invalid answers, and for questions without initial answers.
  func answer(_ value: String) -> AnswerValue? {
    guard !value.trimmed.isEmpty, !value.contains("[") else { return nil }
    switch kind {
    case .singleChoice, .yesNo: return codes[value.trimmed].map { .codes([$0]) }
    case .multipleChoice(let choice):
      let parts = value.split(separator: ",").map { $0.trimmed }
      let known = parts.compactMap { codes[$0] }
      guard known.count == parts.count, Set(known).count == known.count else { return nil }
      let alone = choice.options.contains { $0.isExclusive && known.contains($0.code) }
      return alone && known.count > 1 ? nil : .codes(known)
    case .number: return DecimalSyntax.number(value.trimmed).map { .number($0) }
    case .date: return MomentSyntax.isDate(value) ? .text(value) : nil
    case .time: return MomentSyntax.isTime(value) ? .text(value) : nil
    case .dateTime:
      let moment = value.replacing(" ", with: "T")
      return MomentSyntax.isDateTime(moment) ? .text(moment) : nil
    case .text: return .text(value)
    default: return nil
    }
  }

  /// Returns the tag's value; nil if the tag cannot express it.
  ///
  /// - Parameter codes: REDCap's codes by Otolith's, where they differ.
  static func value(
    _ answer: AnswerValue, _ kind: QuestionDefinition.Kind?, codes: [String: String]
  ) -> String? {
    switch answer {
    case .codes(let chosen):
      if case .yesNo? = kind { return chosen == ["yes"] ? "1" : "0" }
      return chosen.map { codes[$0] ?? $0 }.joined(separator: ",")
    case .number(let number): return DecimalSyntax.text(number)
    case .text(let text):
      if case .dateTime? = kind { return text.replacing("T", with: " ") }
      return text.contains("[") || text.contains(where: \.isNewline) ? nil : text
    }
  }
}
