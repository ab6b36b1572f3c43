/// The types of a questionnaire's calculations and expressions.
public struct CalculationTypes: Sendable {
  private let structure: QuestionnaireStructure
  private let questions: Set<String>
  let order: ComputationOrder
  let repeats: RepeatMembership
  /// Types by id; absent for unknown types.
  private var types: [String: ExpressionType] = [:]

  public init(_ questionnaire: QuestionnaireDefinition, _ structure: QuestionnaireStructure) {
    self.structure = structure
    questions = Set(questionnaire.elements.lazy.filter { $0.question != nil }.map(\.id))
    order = ComputationOrder(questionnaire)
    repeats = RepeatMembership(questionnaire)
    for case .calculation(let position) in order.steps {
      let calculation = questionnaire.calculations[position]
      guard types[calculation.id] == nil else { continue }
      let type = type(of: calculation.expression)
      // A choice as a value is converted to its number.
      types[calculation.id] = if case .choice? = type { .number } else { type }
    }
  }

  /// The type of a calculation; nil for an unknown id or type.
  public func type(ofCalculation id: String) -> ExpressionType? { types[id] }

  func isQuestion(_ id: String) -> Bool { questions.contains(id) }

  /// The first question with a concealed text that an expression refers to.
  func maskedText(in expression: AnswerExpression) -> String? {
    expression.preorder.lazy.compactMap { part in
      switch part {
      case .answer(let id), .earlier(let id): id
      default: nil
      }
    }.first { id in
      if case .text(let entry)? = structure.kind(of: id) { entry.isMasked } else { false }
    }
  }

  /// The type of an expression by its form; nil if unknown.
  func type(of expression: AnswerExpression) -> ExpressionType? {
    switch expression {
    case .number, .score: .number
    case .text(let text): ExpressionType(literal: text)
    case .answer(let id), .earlier(let id): ExpressionType(structure.kind(of: id))
    case .profile(let field):
      switch ProfileField(rawValue: field) {
      case .tinnitusFrequency?: .number
      case .sex?: .text
      case .firstName?, .lastName?, .nickname?, nil: nil
      }
    case .calculation(let id): types[id]
    case .malformed: nil
    case .call(let function, let operands): type(of: function, operands)
    }
  }

  private func type(
    of function: AnswerExpression.Function, _ operands: [AnswerExpression]
  ) -> ExpressionType? {
    switch function {
    case .add, .subtract, .multiply, .divide, .remainder, .power, .negate, .absolute, .round,
      .floor, .ceiling, .minimum, .maximum, .mean, .count, .daysBetween, .yearsBetween,
      .minutesBetween, .length, .repetition:
      .number
    case .answered, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or,
      .not:
      .truth
    case .today: .date
    case .each: operands.first.flatMap { type(of: $0) }
    case .choose: joined(operands.dropFirst())
    case .coalesce: joined(operands[...])
    }
  }

  private func joined(_ operands: ArraySlice<AnswerExpression>) -> ExpressionType? {
    var joined: ExpressionType?
    for operand in operands {
      guard let type = type(of: operand) else { continue }
      guard let known = joined else {
        joined = type
        continue
      }
      guard let common = known.joined(type) else { return nil }
      joined = common
    }
    return joined
  }
}
