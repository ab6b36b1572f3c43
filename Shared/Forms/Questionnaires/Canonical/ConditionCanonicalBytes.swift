extension CanonicalEncoder {
  /// Records a condition as a tree without combinations of one part, so that equivalent nestings
  /// have equal bytes.
  mutating func record(_ name: StaticString, _ condition: Condition?) {
    list(name, condition.map { [$0.unwrapped] } ?? []) { $0.record($1) }
  }

  private mutating func record(_ condition: Condition) {
    switch condition {
    case .all(let parts): list("all", parts) { $0.record($1) }
    case .any(let parts): list("any", parts) { $0.record($1) }
    case .not(let part):
      record("not", "")
      record(part)
    case .malformed: record("malformed", "")
    case .comparison(let comparison):
      record(comparison.subject)
      record("operator", comparison.comparison?.rawValue ?? "")
      list("codes", comparison.codes) { $0.record("code", $1) }
      record("number", comparison.number)
      record("compared_text", comparison.text)
    case .count(let count):
      list("count", count.questions) { $0.record($1) }
      record("operator", count.comparison?.rawValue ?? "")
      list("codes", count.codes) { $0.record("code", $1) }
      record("number", count.number)
    }
  }

  private mutating func record(_ reference: QuestionReference) {
    record("questionnaire_id", reference.questionnaireID)
    switch reference.subject {
    case .question(let id): record("element_id", id)
    case .score(let id): record("score_id", id)
    case .calculation(let id): record("calculation_id", id)
    }
  }
}
