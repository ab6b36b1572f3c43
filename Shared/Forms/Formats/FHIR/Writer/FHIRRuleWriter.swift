internal import Questionnaires

/// Writes a condition as `enableWhen` if a list of rules can express it.
///
/// FHIR's rules are true or false. `=` means "at least one answer is equal". `!=` means "no answer
/// is equal", which also holds without an answer (R4, code system `questionnaire-enable-operator`).
/// Otolith's `not-equal` requires an answer, so it needs an additional `exists`.
struct FHIRRuleWriter {
  let questions: FHIRQuestions

  /// - Returns: nil if no list of rules is equivalent.
  func rules(for condition: Condition) -> FHIRRules? {
    switch shape(condition.normalized) {
    case .all(let rules)?: FHIRRules(rules: rules, needsAll: true)
    case .any(let rules)?: FHIRRules(rules: rules, needsAll: false)
    case nil: nil
    }
  }

  /// A non-empty list of rules; a single rule is `all`.
  private enum Shape {
    case all([FHIRRule])
    case any([FHIRRule])

    static func of(_ rules: [FHIRRule?], needsAll: Bool) -> Shape? {
      let known = rules.compactMap { $0 }
      guard known.count == rules.count, !known.isEmpty else { return nil }
      return needsAll || known.count == 1 ? .all(known) : .any(known)
    }
  }

  private func shape(_ condition: Condition) -> Shape? {
    switch condition {
    case .malformed, .not: return nil
    case .comparison(let comparison): return shape(comparison)
    case .count(let count): return shape(count)
    case .all(let parts):
      var rules: [FHIRRule] = []
      for part in parts {
        guard case .all(let some)? = shape(part) else { return nil }
        rules += some
      }
      return Shape.of(rules, needsAll: true)
    case .any(let parts): return shape(anyOf: parts)
    }
  }

  private func shape(anyOf parts: [Condition]) -> Shape? {
    var rules: [FHIRRule] = []
    var position = 0
    while position < parts.count {
      if let differing = differing(parts, position) {
        // Several codes need a list of rules that all must hold.
        if differing.count > 1 { return parts.count == 2 ? .all(differing) : nil }
        rules += differing
        position += 2
        continue
      }
      switch shape(parts[position]) {
      case .any(let some)?: rules += some
      case .all(let some)? where some.count == 1: rules += some
      default: return nil
      }
      position += 1
    }
    return Shape.of(rules, needsAll: false)
  }

  /// `not answered or not equal` is FHIR's `!=`.
  private func differing(_ parts: [Condition], _ position: Int) -> [FHIRRule]? {
    guard position + 1 < parts.count, case .comparison(let missing) = parts[position],
      case .comparison(let other) = parts[position + 1], missing.comparison == .notAnswered,
      other.comparison == .notEqual, missing.subject == other.subject,
      let question = question(other.subject), question.openChoice == nil
    else { return nil }
    return answers(other, question)?.map {
      FHIRRule(question: question.linkID, operation: "!=", answer: $0)
    }
  }

  private func shape(_ comparison: Comparison) -> Shape? {
    guard let question = question(comparison.subject) else { return nil }
    let link = question.openChoice ?? question.linkID
    // An open choice is also answered by its options.
    if question.openChoice != nil, comparison.comparison != .equal { return nil }
    switch comparison.comparison {
    case nil: return nil
    case .answered?: return .all([.exists(link, true)])
    case .notAnswered?: return .all([.exists(link, false)])
    case .equal?:
      guard let answers = answers(comparison, question) else { return nil }
      return Shape.of(
        answers.map { FHIRRule(question: link, operation: "=", answer: $0) }, needsAll: false)
    case .notEqual?:
      guard let answers = answers(comparison, question) else { return nil }
      return .all(
        [.exists(link, true)]
          + answers.map { FHIRRule(question: link, operation: "!=", answer: $0) })
    case let operation?:
      guard let answers = answers(comparison, question), answers.count == 1 else { return nil }
      return .all([FHIRRule(question: link, operation: operation.symbol, answer: answers[0])])
    }
  }

  /// Supports only whether any or no option was chosen.
  private func shape(_ count: OptionCount) -> Shape? {
    let isAny: Bool
    switch (count.comparison, count.number) {
    case (.greaterOrEqual, 1), (.greater, 0), (.notEqual, 0): isAny = true
    case (.less, 1), (.lessOrEqual, 0), (.equal, 0): isAny = false
    default: return nil
    }
    var rules: [FHIRRule?] = []
    for reference in count.questions {
      guard let question = question(reference), question.openChoice == nil else { return nil }
      if count.codes.isEmpty {
        rules.append(.exists(question.linkID, isAny))
      }
      // A code is compared only with the questions that have it.
      rules += count.codes.compactMap { question.answer(code: $0) }.map {
        FHIRRule(question: question.linkID, operation: isAny ? "=" : "!=", answer: $0)
      }
    }
    return Shape.of(rules, needsAll: !isAny)
  }

  private func question(_ reference: QuestionReference) -> FHIRQuestion? {
    guard reference.questionnaireID.isEmpty, case .question(let id) = reference.subject else {
      return nil
    }
    return questions.byElement[id]
  }

  private func answers(_ comparison: Comparison, _ question: FHIRQuestion) -> [JSONValue.Member]? {
    let answers: [JSONValue.Member?]
    if !comparison.codes.isEmpty {
      answers = comparison.codes.map { question.answer(code: $0) }
    } else if let number = comparison.number {
      answers = [question.answer(number: number)]
    } else {
      answers = [question.answer(text: comparison.text)]
    }
    let known = answers.compactMap { $0 }
    return known.count == answers.count ? known : nil
  }
}

extension Comparison.Operator {
  /// FHIR symbol for value comparisons.
  var symbol: String {
    switch self {
    case .answered, .notAnswered: "exists"
    case .equal: "="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }

  init?(symbol: String) {
    guard let found = Self.allCases.dropFirst(2).first(where: { $0.symbol == symbol }) else {
      return nil
    }
    self = found
  }
}
