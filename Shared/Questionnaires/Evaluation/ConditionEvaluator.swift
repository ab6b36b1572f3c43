/// Decides conditions.
public struct ConditionEvaluator {
  /// The answer that a reference names; nil where there is none, or a blank one.
  private let answer: (QuestionReference) -> AnswerValue?

  public init(answer: @escaping (QuestionReference) -> AnswerValue?) {
    self.answer = answer
  }

  /// Whether it holds; empty counts as false.
  public func holds(_ condition: Condition) -> Bool { evaluate(condition) ?? false }

  /// Nil means empty; see ``Condition``.
  public func evaluate(_ condition: Condition) -> Bool? {
    switch condition {
    case .comparison(let comparison): return evaluate(comparison)
    case .count(let count): return evaluate(count)
    case .malformed: return nil
    case .not(let part): return evaluate(part).map { !$0 }
    case .all(let parts):
      let results = parts.map(evaluate)
      if results.contains(false) { return false }
      return results.contains(nil) ? nil : true
    case .any(let parts):
      let results = parts.map(evaluate)
      if results.contains(true) { return true }
      return results.contains(nil) ? nil : false
    }
  }

  private func known(_ reference: QuestionReference) -> AnswerValue? {
    answer(reference).flatMap { $0.isBlank ? nil : $0 }
  }

  private func evaluate(_ comparison: Comparison) -> Bool? {
    let value = known(comparison.subject)
    switch comparison.comparison {
    case nil: return nil
    case .answered: return value != nil
    case .notAnswered: return value == nil
    case .equal: return value.flatMap { equals($0, comparison) }
    case .notEqual: return value.flatMap { equals($0, comparison) }.map { !$0 }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return value.flatMap { compare($0, comparison) }
    }
  }

  /// Nil when the two cannot be compared.
  private func equals(_ value: AnswerValue, _ comparison: Comparison) -> Bool? {
    switch value {
    case .codes(let chosen):
      comparison.codes.isEmpty ? nil : chosen.contains { comparison.codes.contains($0) }
    case .number(let number): comparison.number.map { number == $0 }
    case .text(let text):
      comparison.text.isEmpty ? nil : Array(text.utf8) == Array(comparison.text.utf8)
    }
  }

  private func compare(_ value: AnswerValue, _ comparison: Comparison) -> Bool? {
    switch value {
    case .codes: return nil
    case .number(let number):
      return comparison.number.flatMap { comparison.comparison?.holds(number, $0) }
    case .text(let text):
      // Dates and times of one form are ordered like their characters; different precisions do not
      // compare (SDC 4.0).
      guard !comparison.text.isEmpty, text.utf8.count == comparison.text.utf8.count else {
        return nil
      }
      let order =
        text.utf8.elementsEqual(comparison.text.utf8)
        ? 0.0 : text.utf8.lexicographicallyPrecedes(comparison.text.utf8) ? -1.0 : 1.0
      return comparison.comparison?.holds(order, 0)
    }
  }

  private func evaluate(_ count: OptionCount) -> Bool? {
    let chosen = count.questions.reduce(into: 0) { sum, reference in
      switch known(reference) {
      case nil: break
      case .codes(let codes):
        sum +=
          count.codes.isEmpty
          ? Set(codes).count : Set(codes).intersection(count.codes).count
      case .number, .text:
        if count.codes.isEmpty { sum += 1 }
      }
    }
    return count.comparison?.holds(Double(chosen), count.number)
  }
}

extension Comparison.Operator {
  /// - Returns: nil for those that are no comparison of two numbers.
  func holds(_ left: Double, _ right: Double) -> Bool? {
    switch self {
    case .answered, .notAnswered: nil
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
