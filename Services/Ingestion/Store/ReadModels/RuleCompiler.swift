internal import IngestionDomain
internal import Questionnaires

extension QuestionnaireCompiler {
  /// - Parameter elementID: of the element that the condition is for.
  /// - Throws: ``UnusableDefinition``.
  static func rule(
    _ condition: Questionnaires.Condition, of elementID: String
  ) throws -> IngestionDomain.Rule {
    switch condition {
    case .comparison(let comparison):
      return .condition(try compiled(comparison, of: elementID))
    case .count(let count): return .count(try compiled(count, of: elementID))
    case .all(let parts): return .all(try parts.map { try rule($0, of: elementID) })
    case .any(let parts): return .any(try parts.map { try rule($0, of: elementID) })
    case .not(let part): return .not(try rule(part, of: elementID))
    case .malformed(let reason):
      throw UnusableDefinition(description: "\(elementID): condition: \(reason)")
    }
  }

  private static func compiled(
    _ comparison: Questionnaires.Comparison, of elementID: String
  ) throws -> IngestionDomain.Condition {
    let subject = try subject(comparison.subject, of: elementID)
    return IngestionDomain.Condition(
      questionnaireID: subject.questionnaireID, elementID: subject.elementID,
      comparison: try kind(of: comparison, of: elementID))
  }

  private static func kind(
    of comparison: Questionnaires.Comparison, of elementID: String
  ) throws -> IngestionDomain.Condition.Comparison {
    let operand: IngestionDomain.Condition.Operand =
      if let number = comparison.number {
        .number(number)
      } else if !comparison.text.isEmpty {
        .text(comparison.text)
      } else {
        .codes(comparison.codes)
      }
    let bound: IngestionDomain.Condition.Bound? =
      comparison.number.map { .number($0) }
      ?? (comparison.text.isEmpty ? nil : .text(comparison.text))
    switch (comparison.comparison, bound) {
    case (.answered, _): return .answered
    case (.notAnswered, _): return .notAnswered
    case (.equal, _): return .equal(operand)
    case (.notEqual, _): return .notEqual(operand)
    case (.less, let bound?): return .less(bound)
    case (.lessOrEqual, let bound?): return .lessOrEqual(bound)
    case (.greater, let bound?): return .greater(bound)
    case (.greaterOrEqual, let bound?): return .greaterOrEqual(bound)
    default:
      throw UnusableDefinition(
        description: "\(elementID): condition with an unknown operator, or nothing to compare with")
    }
  }

  private static func compiled(
    _ count: Questionnaires.OptionCount, of elementID: String
  ) throws -> IngestionDomain.OptionCount {
    let comparison: IngestionDomain.OptionCount.Comparison
    switch count.comparison {
    case .equal: comparison = .equal
    case .notEqual: comparison = .notEqual
    case .less: comparison = .less
    case .lessOrEqual: comparison = .lessOrEqual
    case .greater: comparison = .greater
    case .greaterOrEqual: comparison = .greaterOrEqual
    case .answered, .notAnswered, nil:
      throw UnusableDefinition(description: "\(elementID): count without a comparison")
    }
    return IngestionDomain.OptionCount(
      questions: try count.questions.map { try subject($0, of: elementID) }, codes: count.codes,
      comparison, count.number)
  }

  private static func subject(
    _ reference: QuestionReference, of elementID: String
  ) throws -> RuleSubject {
    guard case .question(let id) = reference.subject else {
      throw UnusableDefinition(description: "\(elementID): condition over a score")
    }
    return RuleSubject(
      questionnaireID: reference.questionnaireID.isEmpty ? nil : reference.questionnaireID,
      elementID: id)
  }
}
