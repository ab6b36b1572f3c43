internal import Questionnaires

/// A condition in Otolith's own extension: `{"all": […]}`, `{"any": […]}`, `{"not": …}`, `{"count":
/// [reference, …], "codes": […], "operator": …, "number": …}`, or a reference with `operator` and
/// `codes`, `number` or `text`. A reference is `question` (a linkId, or an element's id together
/// with `questionnaire`), or `calculation`.
struct ConditionJSON {
  let questions: FHIRQuestions

  /// - Returns: nil for a malformed condition.
  func write(_ condition: Condition) -> JSONValue? {
    switch condition {
    case .malformed: return nil
    case .all(let parts): return list("all", parts)
    case .any(let parts): return list("any", parts)
    case .not(let part):
      return write(part).map { .object([JSONValue.Member("not", $0)]) }
    case .comparison(let comparison):
      guard let operation = comparison.comparison, let reference = write(comparison.subject) else {
        return nil
      }
      return .object(
        reference + operands(operation, comparison.codes, comparison.number, comparison.text))
    case .count(let count):
      guard let operation = count.comparison else { return nil }
      let references = count.questions.compactMap(write).map(JSONValue.object)
      guard references.count == count.questions.count else { return nil }
      return .object(
        [JSONValue.Member("count", .array(references))]
          + operands(operation, count.codes, count.number, ""))
    }
  }

  private func list(_ name: String, _ parts: [Condition]) -> JSONValue? {
    let written = parts.compactMap(write)
    guard written.count == parts.count else { return nil }
    return .object([JSONValue.Member(name, .array(written))])
  }

  private func write(_ reference: QuestionReference) -> [JSONValue.Member]? {
    if case .calculation(let id) = reference.subject {
      return [JSONValue.Member("calculation", .string(id))]
    }
    guard case .question(let id) = reference.subject else { return nil }
    guard reference.questionnaireID.isEmpty else {
      return [
        JSONValue.Member("questionnaire", .string(reference.questionnaireID)),
        JSONValue.Member("question", .string(id)),
      ]
    }
    return [JSONValue.Member("question", .string(questions.byElement[id]?.linkID ?? id))]
  }

  private func operands(
    _ operation: Comparison.Operator, _ codes: [String], _ number: Double?, _ text: String
  ) -> [JSONValue.Member] {
    var members = [JSONValue.Member("operator", .string(operation.rawValue))]
    if !codes.isEmpty {
      members.append(JSONValue.Member("codes", .array(codes.map(JSONValue.string))))
    }
    if let number, number.isFinite { members.append(JSONValue.Member("number", .number(number))) }
    if !text.isEmpty { members.append(JSONValue.Member("text", .string(text))) }
    return members
  }

  /// - Returns: nil if it is not a valid condition. The parser bounds its depth.
  func read(_ json: JSONValue) -> Condition? {
    if let parts = json["all"]?.array { return read(parts).map(Condition.all) }
    if let parts = json["any"]?.array { return read(parts).map(Condition.any) }
    if let part = json["not"] { return read(part).map(Condition.not) }
    guard let operation = json["operator"]?.string.flatMap(Comparison.Operator.init(rawValue:)),
      let codes = strings(json["codes"])
    else { return nil }
    let number = json["number"]?.number?.double
    if let list = json["count"]?.array {
      let references = list.compactMap(reference)
      guard references.count == list.count, !list.isEmpty, let number else { return nil }
      return .count(OptionCount(questions: references, codes: codes, operation, number))
    }
    guard let subject = reference(json) else { return nil }
    return .comparison(
      Comparison(
        subject, operation, codes: codes, number: number, text: json["text"]?.string ?? ""))
  }

  private func read(_ parts: [JSONValue]) -> [Condition]? {
    let conditions = parts.compactMap(read)
    return conditions.count == parts.count && !parts.isEmpty ? conditions : nil
  }

  private func strings(_ json: JSONValue?) -> [String]? {
    guard let json else { return [] }
    guard let values = json.array else { return nil }
    let texts = values.compactMap(\.string)
    return texts.count == values.count ? texts : nil
  }

  private func reference(_ json: JSONValue) -> QuestionReference? {
    if let id = json["calculation"]?.string {
      return QuestionReference(subject: .calculation(id))
    }
    guard let question = json["question"]?.string else { return nil }
    if let questionnaire = json["questionnaire"]?.string {
      return QuestionReference(questionnaireID: questionnaire, elementID: question)
    }
    return QuestionReference(elementID: questions.byLink[question]?.elementID ?? question)
  }
}
