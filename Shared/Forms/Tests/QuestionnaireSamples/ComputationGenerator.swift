public import Questionnaires

/// Generates calculations, constraints, conditional requirements and placeholders for a
/// questionnaire from a seed.
public struct ComputationGenerator {
  private var random: SeededGenerator
  private let structure: QuestionnaireStructure
  private let questionnaire: QuestionnaireDefinition
  private let numbers: [String]
  private let choices: [(id: String, codes: [String])]
  private let dates: [String]

  public init(seed: UInt64, _ questionnaire: QuestionnaireDefinition) {
    random = SeededGenerator(seed: seed)
    self.questionnaire = questionnaire
    let structure = QuestionnaireStructure(questionnaire)
    self.structure = structure
    var numbers: [String] = []
    var choices: [(id: String, codes: [String])] = []
    var dates: [String] = []
    for element in questionnaire.elements {
      switch structure.kind(of: element.id) {
      case .slider, .number: numbers.append(element.id)
      case .singleChoice(let choice): choices.append((element.id, choice.options.map(\.code)))
      case .multipleChoice(let choice): choices.append((element.id, choice.options.map(\.code)))
      case .yesNo: choices.append((element.id, ["yes", "no"]))
      case .date: dates.append(element.id)
      default: break
      }
    }
    (self.numbers, self.choices, self.dates) = (numbers, choices, dates)
  }

  /// The questionnaire with computations; the same one if it has no number to compute with.
  public mutating func completed() -> QuestionnaireDefinition {
    var completed = questionnaire
    guard !numbers.isEmpty else { return completed }
    completed.calculations = [
      CalculationDefinition(
        id: "calc_a", title: Samples.text("A"), expression: number(3), isHidden: true),
      CalculationDefinition(id: "calc_b", expression: truth(2), isHidden: true),
      CalculationDefinition(
        id: "calc_c", expression: .call(.add, [.calculation("calc_a"), number(1)]),
        isHidden: true),
    ]
    for (index, id) in numbers.prefix(2).enumerated() where chance(0.7) {
      completed.constraints.append(
        ConstraintDefinition(
          id: index == 0 ? "\(id)_constraint" : "rule_\(index)", elementID: id,
          expression: truth(2, about: id), message: Samples.text("Does not fit")))
    }
    var isAfter = false
    for position in completed.elements.indices {
      let element = completed.elements[position]
      if isAfter, case .text? = element.content {
        completed.elements[position].content = .text(
          Samples.text("It was {{answer:\(numbers[0])}}, so {{calculation:calc_a}}."))
      }
      if isAfter, var question = element.question, question.isOptional, chance(0.4),
        isPlain(element)
      {
        question.requiredIf = .comparison(
          Comparison(elementID: numbers[0], .greater, number: 1))
        completed.elements[position].content = .question(question)
      }
      if element.id == numbers[0] { isAfter = true }
    }
    return completed
  }

  /// Unsupported questions cannot be required; composites have their own rule.
  private func isPlain(_ element: ElementDefinition) -> Bool {
    switch structure.kind(of: element.id) {
    case .unsupported, nil: false
    default: element.parentID.isEmpty
    }
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  public mutating func number(_ depth: Int) -> AnswerExpression {
    guard depth > 0, !chance(0.2) else {
      return chance(0.6) ? .answer(pick(numbers)) : .number(pick([1, 2, 0.5, 10]))
    }
    let (first, second) = (number(depth - 1), number(depth - 1))
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .call(.add, [first, second])
    case 1: return .call(.subtract, [first, second])
    case 2: return .call(.multiply, [first, second])
    case 3: return .call(.divide, [first, .number(pick([2, 4]))])
    case 4: return .call(.mean, [first, second])
    case 5: return .call(chance(0.5) ? .minimum : .maximum, [first, second])
    case 6: return .call(.round, [first, .number(pick([1, 2]))])
    case 7: return .call(pick([.floor, .ceiling, .absolute]), [first])
    case 8: return .call(.coalesce, [.answer(pick(numbers)), second])
    case 9:
      return .call(.count, [.answer(pick(numbers)), .answer(pick(choices.map(\.id) + numbers))])
    case 10 where !dates.isEmpty:
      return .call(.daysBetween, [.answer(pick(dates)), .call(.today, [])])
    case 11: return .call(.power, [first, .number(2)])
    default: return .call(.choose, [truth(depth - 1), first, second])
    }
  }

  public mutating func truth(_ depth: Int, about id: String? = nil) -> AnswerExpression {
    if let id { return comparison(.answer(id), .answer(pick(numbers))) }
    guard depth > 0, !chance(0.3) else { return leaf() }
    let (first, second) = (truth(depth - 1), truth(depth - 1))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .call(.and, [first, second])
    case 1: return .call(.or, [first, second])
    case 2: return .call(.not, [first])
    default: return leaf()
    }
  }

  private mutating func leaf() -> AnswerExpression {
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !choices.isEmpty:
      let (id, codes) = pick(choices)
      return .call(chance(0.7) ? .equal : .notEqual, [.answer(id), .text(pick(codes))])
    case 1: return .call(.answered, [.answer(pick(numbers))])
    case 2 where !dates.isEmpty:
      return .call(.less, [.answer(pick(dates)), .text("2020-02-29")])
    default: return comparison(number(1), number(1))
    }
  }

  private mutating func comparison(
    _ left: AnswerExpression, _ right: AnswerExpression
  ) -> AnswerExpression {
    .call(
      pick([.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual]), [left, right])
  }
}
