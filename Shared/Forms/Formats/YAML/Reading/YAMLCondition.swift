internal import Questionnaires

/// A condition with the positions of its parts.
struct YAMLCondition {
  var condition: Condition
  /// Records the positions within this part.
  var note: (_ path: FindingPath) -> Void
  var children: [YAMLCondition] = []

  /// Records the positions of all parts under their numbers in findings; see
  /// ``Questionnaires/Condition/listed``.
  func note(_ path: FindingPath, _ list: String) {
    let parts: [YAMLCondition] =
      switch condition {
      case .all(let parts) where parts.count > 1, .any(let parts) where parts.count > 1:
        children.flatMap(\.listedParts)
      default: listedParts
      }
    for (index, part) in parts.enumerated() { part.note(path.item(list, index)) }
  }

  private var listedParts: [YAMLCondition] {
    if case .not(.any) = condition, let inner = children.first {
      return [self] + inner.children.flatMap(\.listedParts)
    }
    return [self] + children.flatMap(\.listedParts)
  }
}

/// Reads conditions of elements and next lists.
struct YAMLConditionReader {
  /// Kinds of the questionnaire's questions; nil if unknown.
  let kind: (_ elementID: String) -> QuestionDefinition.Kind?
  /// Types of the questionnaire's calculations; after a questionnaire they are numbers.
  var calculation: (_ id: String) -> YAMLAnswerSense = { _ in .number }

  static let operators: KeyValuePairs<String, Comparison.Operator> = [
    "equals": .equal, "not-equals": .notEqual, "less": .less, "less-or-equal": .lessOrEqual,
    "greater": .greater, "greater-or-equal": .greaterOrEqual,
  ]

  static let countOperators: KeyValuePairs<String, Comparison.Operator> = [
    "at-least": .greaterOrEqual, "at-most": .lessOrEqual, "equals": .equal,
    "not-equals": .notEqual, "less": .less, "less-or-equal": .lessOrEqual, "greater": .greater,
    "greater-or-equal": .greaterOrEqual,
  ]

  /// Reads `{all: […]}`, `{any: […]}`, `{not: …}`, `{count: …}`, or a comparison.
  func condition(_ value: YAMLValue) -> YAMLCondition? {
    let read = value.mapping("condition") { mapping -> YAMLCondition? in
      let forms = ["all", "any", "not", "count", "question", "score", "calculation"]
        .filter(mapping.has)
      guard forms.count == 1 else {
        _ = mapping.everything()
        mapping.report(
          "a condition needs one of `all`, `any`, `not`, `count`, `question`, `score` and "
            + "`calculation`")
        return nil
      }
      switch forms[0] {
      case "all": return combination(mapping, "all") { .all($0) }
      case "any": return combination(mapping, "any") { .any($0) }
      case "not":
        guard let inner = mapping.required("not").flatMap(condition) else { return nil }
        return YAMLCondition(
          condition: .not(inner.condition), note: { value.noted($0) }, children: [inner])
      case "count": return mapping.required("count").flatMap(count)
      default: return comparison(mapping)
      }
    }
    return read ?? nil
  }

  private func combination(
    _ mapping: YAMLMapping, _ key: String, _ make: ([Condition]) -> Condition
  ) -> YAMLCondition? {
    guard let list = mapping.required(key)?.list() else { return nil }
    let parts = list.compactMap(condition)
    let value = mapping.value
    return YAMLCondition(
      condition: make(parts.map(\.condition)), note: { value.noted($0) }, children: parts)
  }

  private func comparison(_ mapping: YAMLMapping) -> YAMLCondition? {
    let calculation = mapping.optional("calculation")
    let (reference, noteReference) = calculation.map(calculated) ?? self.reference(mapping)
    var given: [(Comparison.Operator, YAMLValue)] = []
    for (name, meaning) in Self.operators {
      if let value = mapping.optional(name) { given.append((meaning, value)) }
    }
    if let value = mapping.optional("answered") {
      given.append((value.truth() == false ? .notAnswered : .answered, value))
    }
    guard given.count == 1 else {
      let known = (Self.operators.map(\.key) + ["answered"]).map { "`\($0)`" }
      mapping.report("expected exactly one of \(known.joined(separator: ", ")) in a condition")
      return nil
    }
    let (operation, value) = given[0]
    var operand = YAMLOperand()
    if operation != .answered, operation != .notAnswered {
      let sense = self.sense(of: reference)
      guard let found = value.operand(sense, isOrder: operation.isOrder) else { return nil }
      operand = found
    }
    let whole = mapping.value
    return YAMLCondition(
      condition: .comparison(
        Comparison(
          reference, operation, codes: operand.codes, number: operand.number, text: operand.text)),
      note: { path in
        whole.noted(path)
        noteReference(path)
        for field in ["operator", "codes", "number", "text"] { value.noted(path.field(field)) }
      })
  }

  private func sense(of reference: QuestionReference) -> YAMLAnswerSense {
    switch reference.subject {
    case .score: .number
    case .calculation(let id): calculation(id)
    case .question(let id):
      reference.questionnaireID.isEmpty ? YAMLAnswerSense(kind(id)) : .unknown
    }
  }

  private func calculated(
    _ value: YAMLValue
  ) -> (QuestionReference, (FindingPath) -> Void) {
    (
      QuestionReference(subject: .calculation(value.text() ?? "")),
      { value.noted($0.field("calculation_id")) }
    )
  }

  /// Reads `{questionnaire: …, question: …}` or, in next lists, `{score: …}`.
  private func reference(
    _ mapping: YAMLMapping
  ) -> (QuestionReference, (FindingPath) -> Void) {
    let questionnaire = mapping.optional("questionnaire")
    let score = mapping.optional("score")
    let subject = score ?? mapping.required("question")
    let id = subject?.text() ?? ""
    let reference = QuestionReference(
      questionnaireID: questionnaire?.text() ?? "",
      subject: score == nil ? .question(id) : .score(id))
    return (
      reference,
      { path in
        questionnaire?.noted(path.field("questionnaire_id"))
        subject?.noted(path.field(score == nil ? "element_id" : "score_id"))
      }
    )
  }

  /// Reads `{of: [ids], codes: […], at-least: 2}`.
  private func count(_ value: YAMLValue) -> YAMLCondition? {
    let read = value.mapping("count") { mapping -> YAMLCondition? in
      var references: [(QuestionReference, (FindingPath) -> Void)] = []
      for item in mapping.required("of")?.list() ?? [] { references.append(counted(item)) }
      let codes = mapping.optional("codes")
      var given: [(Comparison.Operator, YAMLValue)] = []
      for (name, meaning) in Self.countOperators {
        if let value = mapping.optional(name) { given.append((meaning, value)) }
      }
      guard given.count == 1, let number = given[0].1.number() else {
        if given.count != 1 {
          let known = Self.countOperators.map { "`\($0.key)`" }.joined(separator: ", ")
          mapping.report("expected exactly one of \(known) in a count")
        }
        return nil
      }
      let operand = given[0].1
      return YAMLCondition(
        condition: .count(
          OptionCount(
            questions: references.map(\.0), codes: codes?.texts() ?? [],
            given[0].0, number)),
        note: { path in
          value.noted(path)
          for (index, reference) in references.enumerated() {
            reference.1(path.item("count", index))
          }
          codes?.noted(path.field("codes"))
          for field in ["operator", "number"] { operand.noted(path.field(field)) }
        })
    }
    return read ?? nil
  }

  private func counted(_ value: YAMLValue) -> (QuestionReference, (FindingPath) -> Void) {
    if value.isMapping, let found = value.mapping("counted-question", reference) { return found }
    return (QuestionReference(elementID: value.text() ?? ""), { value.noted($0) })
  }
}
