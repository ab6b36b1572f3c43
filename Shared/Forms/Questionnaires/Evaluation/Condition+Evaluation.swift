/// The only evaluator of conditions; README.md lists its results for unusual answers.
extension Condition {
  /// Whether the condition holds; empty counts as false.
  ///
  /// - Parameter answer: returns the answer to the question, or the score, of a reference; nil if
  ///   absent.
  public func holds(_ answer: (QuestionReference) -> AnswerValue?) -> Bool {
    evaluate(answer) ?? false
  }

  /// Evaluates to true, false or empty (nil); see ``Condition``.
  ///
  /// Evaluates every part without short-circuiting, so that `answer` can record all references.
  ///
  /// - Parameter answer: returns the answer to the question, or the score, of a reference; nil if
  ///   absent.
  public func evaluate(_ answer: (QuestionReference) -> AnswerValue?) -> Bool? {
    switch self {
    case .comparison(let comparison): comparison.evaluate(answer(comparison.subject))
    case .count(let count): count.evaluate(answer)
    case .malformed: nil
    case .not(let part): part.evaluate(answer).map { !$0 }
    case .all(let parts): Self.combine(parts, decisive: false, answer)
    case .any(let parts): Self.combine(parts, decisive: true, answer)
    }
  }

  /// Kleene's `all` (one false part decides) and `any` (one true part decides).
  private static func combine(
    _ parts: [Condition], decisive: Bool, _ answer: (QuestionReference) -> AnswerValue?
  ) -> Bool? {
    var isDecided = false
    var isEmpty = false
    for part in parts {
      let result = part.evaluate(answer)
      if result == decisive { isDecided = true }
      if result == nil { isEmpty = true }
    }
    return isDecided ? decisive : isEmpty ? nil : !decisive
  }
}

extension Comparison {
  /// - Parameter answer: a blank answer counts as absent.
  fileprivate func evaluate(_ answer: AnswerValue?) -> Bool? {
    let answer = answer.flatMap { $0.isBlank ? nil : $0 }
    switch comparison {
    case nil: return nil
    case .answered: return answer != nil
    case .notAnswered: return answer == nil
    case .equal: return answer.flatMap(equals)
    case .notEqual: return answer.flatMap(equals).map { !$0 }
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return answer.flatMap(orders)
    }
  }

  /// Returns nil if the answer cannot be compared with the condition's operand.
  private func equals(_ answer: AnswerValue) -> Bool? {
    switch answer {
    case .codes(let chosen):
      codes.isEmpty ? nil : chosen.contains { code in codes.contains { $0.isExactly(code) } }
    case .number(let answered): finiteNumber.map { answered == $0 }
    case .text(let answered): text.isEmpty ? nil : answered.isExactly(text)
    }
  }

  /// Returns nil if the values are not ordered; only numbers, and moments of one form, are.
  private func orders(_ answer: AnswerValue) -> Bool? {
    switch answer {
    case .codes: return nil
    case .number(let answered): return finiteNumber.flatMap { comparison?.holds(answered, $0) }
    case .text(let answered):
      guard answered.utf8.count == text.utf8.count, let form = MomentForm(of: text),
        MomentForm(of: answered) == form
      else { return nil }
      // Moments of one form sort like their texts.
      return comparison?.holds(answered < text ? -1 : answered == text ? 0 : 1, 0)
    }
  }

  private var finiteNumber: Double? { number.flatMap { $0.isFinite ? $0 : nil } }
}

extension OptionCount {
  /// Returns nil only if the definition lacks the operator or the operand.
  fileprivate func evaluate(_ answer: (QuestionReference) -> AnswerValue?) -> Bool? {
    var sum = 0
    for question in questions {
      if let answer = answer(question), !answer.isBlank { sum += share(of: answer) }
    }
    return number.isFinite ? comparison?.holds(Double(sum), number) : nil
  }

  private func share(of answer: AnswerValue) -> Int {
    switch answer {
    case .number, .text: return codes.isEmpty ? 1 : 0
    case .codes(let chosen):
      var counted: Set<ExactText> = []
      for code in chosen where codes.isEmpty || codes.contains(where: { $0.isExactly(code) }) {
        counted.insert(ExactText(text: code))
      }
      return counted.count
    }
  }
}

extension Comparison.Operator {
  /// - Returns: nil for operators that do not compare numbers.
  public func holds(_ left: Double, _ right: Double) -> Bool? {
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
