internal import Questionnaires

/// Converts `enableWhen` to a condition.
struct FHIRRuleReader {
  let questions: FHIRQuestions
  /// Items that calculations fill in, by linkId.
  var computed: [String: FHIRComputedItem] = [:]

  /// - Returns: nil if Otolith cannot evaluate a rule: it refers to an item that is not a question,
  ///   or to an unknown answer.
  func condition(_ rules: FHIRRules) -> Condition? {
    var parts: [Condition] = []
    var position = 0
    let rules = (list: rules.rules, needsAll: rules.needsAll)
    while position < rules.list.count {
      let rule = rules.list[position]
      if let item = computed[rule.question] {
        guard let condition = condition(rule, item) else { return nil }
        parts.append(condition)
        position += 1
        continue
      }
      guard let question = questions.byLink[rule.question] else { return nil }
      if rule.operation == "exists" {
        guard let exists = rule.answer.value.bool else { return nil }
        // `exists` and the values that must differ form Otolith's `not-equal`.
        let others = rules.needsAll && exists ? differing(rules.list, position + 1, question) : []
        if !others.isEmpty, let condition = comparison(question, .notEqual, others) {
          parts.append(condition)
          position += 1 + others.count
        } else {
          parts.append(
            .comparison(
              Comparison(elementID: question.elementID, exists ? .answered : .notAnswered)))
          position += 1
        }
      } else if rule.operation == "!=" {
        let others =
          rules.needsAll ? differing(rules.list, position, question) : [rule]
        guard let condition = comparison(question, .notEqual, others) else { return nil }
        // FHIR's `!=` also holds without an answer.
        let either = [
          Condition.comparison(Comparison(elementID: question.elementID, .notAnswered)), condition,
        ]
        if rules.needsAll { parts.append(.any(either)) } else { parts += either }
        position += others.count
      } else if rule.operation == "=" {
        let others = rules.needsAll ? [rule] : equal(rules.list, position)
        guard let condition = comparison(question, .equal, others) else { return nil }
        parts.append(condition)
        position += others.count
      } else {
        guard let operation = Comparison.Operator(symbol: rule.operation),
          let condition = comparison(question, operation, [rule])
        else { return nil }
        parts.append(condition)
        position += 1
      }
    }
    guard let first = parts.first else { return nil }
    if parts.count == 1 { return first }
    return rules.needsAll ? .all(parts) : .any(parts)
  }

  /// A rule about an item that a calculation fills in.
  private func condition(_ rule: FHIRRule, _ item: FHIRComputedItem) -> Condition? {
    let subject = QuestionReference(subject: .calculation(item.id))
    func compared(_ operation: Comparison.Operator) -> Condition? {
      var comparison = Comparison(subject, operation)
      switch (item.kind, rule.answer.value.number?.double, rule.answer.value.bool) {
      case (.number, let number?, _): comparison.number = number
      case (.yesNo, _, let truth?) where !operation.isOrder:
        comparison.codes = [truth ? "yes" : "no"]
      default: return nil
      }
      return .comparison(comparison)
    }
    switch rule.operation {
    case "exists":
      return rule.answer.value.bool.map {
        .comparison(Comparison(subject, $0 ? .answered : .notAnswered))
      }
    case "!=":
      return compared(.notEqual).map { .any([.comparison(Comparison(subject, .notAnswered)), $0]) }
    case "=": return compared(.equal)
    default: return Comparison.Operator(symbol: rule.operation).flatMap(compared)
    }
  }

  /// Collects the following `!=` rules about the same question; only the first if it is not a
  /// choice.
  private func differing(
    _ rules: [FHIRRule], _ start: Int, _ question: FHIRQuestion
  ) -> [FHIRRule] {
    run(rules, start, rules.indices.contains(start) ? rules[start] : nil, "!=", question)
  }

  private func equal(_ rules: [FHIRRule], _ start: Int) -> [FHIRRule] {
    guard let question = questions.byLink[rules[start].question] else { return [rules[start]] }
    return run(rules, start, rules[start], "=", question)
  }

  private func run(
    _ rules: [FHIRRule], _ start: Int, _ first: FHIRRule?, _ operation: String,
    _ question: FHIRQuestion
  ) -> [FHIRRule] {
    var run: [FHIRRule] = []
    for rule in rules.dropFirst(start) {
      guard rule.operation == operation, rule.question == first?.question,
        questions.byLink[rule.question]?.elementID == question.elementID
      else { break }
      // Texts of an open choice are answers to another question in Otolith.
      let isCode = code(rule, question) != nil
      if !run.isEmpty, !isCode { break }
      run.append(rule)
      if !isCode { break }
    }
    return run
  }

  private func code(_ rule: FHIRRule, _ question: FHIRQuestion) -> String? {
    question.code(
      type: String(rule.answer.name.dropFirst("answer".count)), value: rule.answer.value)
  }

  private func comparison(
    _ question: FHIRQuestion, _ operation: Comparison.Operator, _ rules: [FHIRRule]
  ) -> Condition? {
    let codes = rules.compactMap { code($0, question) }
    if codes.count == rules.count, !codes.isEmpty {
      return operation.isOrder
        ? nil : .comparison(Comparison(elementID: question.elementID, operation, codes: codes))
    }
    guard rules.count == 1, let rule = rules.first else { return nil }
    let value = rule.answer.value
    switch (rule.answer.name, question.kind) {
    case ("answerInteger", _), ("answerDecimal", _):
      return comparison(question, operation, number: value.number?.double)
    case ("answerQuantity", .number(let number)?):
      guard value["code"]?.string ?? number.unit == number.unit, value["comparator"] == nil else {
        return nil
      }
      return comparison(question, operation, number: value["value"]?.number?.double)
    case ("answerDate", .date?):
      return comparison(question, operation, text: value.string.flatMap(date))
    case ("answerTime", .time?):
      return comparison(
        question, operation, text: value.string.flatMap(FHIRMoment.localTime)?.text)
    case ("answerDateTime", .dateTime?):
      return comparison(
        question, operation, text: value.string.flatMap(FHIRMoment.localDateTime)?.text)
    case ("answerString", .text?) where !operation.isOrder:
      return comparison(question, operation, text: value.string)
    case ("answerString", _):
      guard operation == .equal, let open = questions.openTexts[question.linkID] else {
        return nil
      }
      return comparison(open, operation, text: value.string)
    default: return nil
    }
  }

  private func date(_ text: String) -> String? { MomentSyntax.isDate(text) ? text : nil }

  private func comparison(
    _ question: FHIRQuestion, _ operation: Comparison.Operator, number: Double?
  ) -> Condition? {
    switch question.kind {
    case .slider?, .selfAssessmentManikin?, .visualAnalogue?, .number?, .duration?, .countdown?:
      return number.map {
        .comparison(Comparison(elementID: question.elementID, operation, number: $0))
      }
    default: return nil
    }
  }

  private func comparison(
    _ question: FHIRQuestion, _ operation: Comparison.Operator, text: String?
  ) -> Condition? {
    text.map { .comparison(Comparison(elementID: question.elementID, operation, text: $0)) }
  }
}
