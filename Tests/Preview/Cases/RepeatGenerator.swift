import QuestionnaireSamples
import Questionnaires

/// Makes groups of a generated questionnaire repeat, from a seed, and rules that refer to their
/// members.
struct RepeatGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed &+ 0x5EED) }

  mutating func extend(_ questionnaire: inout QuestionnaireDefinition) {
    var numbers: [String] = []
    for position in questionnaire.elements.indices {
      let element = questionnaire.elements[position]
      if case .number? = element.question?.kind, element.parentID.isEmpty {
        numbers.append(element.id)
      }
      guard var group = element.group, element.parentID.isEmpty, chance(0.7) else { continue }
      group.repetition = repetition(numbers)
      questionnaire.elements[position].content = .group(group)
      add(to: &questionnaire, of: element.id)
    }
  }

  private mutating func repetition(_ numbers: [String]) -> RepeatDefinition {
    let maximum = UInt32.random(in: 1...3, using: &random)
    if let number = numbers.randomElement(using: &random), chance(0.4) {
      return RepeatDefinition(maximum: maximum, count: .question(number))
    }
    return RepeatDefinition(
      minimum: UInt32.random(in: 0...maximum, using: &random), maximum: maximum)
  }

  /// Adds a calculation of each repetition, one over all, and conditions on members.
  private mutating func add(to questionnaire: inout QuestionnaireDefinition, of group: String) {
    let members = questionnaire.elements.filter { $0.parentID == group && $0.question != nil }
    guard let member = members.first?.id else { return }
    let inner = CalculationDefinition(
      id: "in_\(group)",
      expression: .call(
        .coalesce,
        [
          .call(.add, [.call(.repetition, []), .call(.count, [.answer(member)])]),
          .call(.count, [.earlier(member)]),
        ]), parentID: group)
    let outer = AnswerExpression.Function.allCases.filter(\.takesEach).map { function in
      CalculationDefinition(
        id: "\(function.rawValue)_\(group)",
        expression: .call(
          function, [.call(.each, [chance(0.5) ? .answer(member) : .calculation(inner.id)])]))
    }
    questionnaire.calculations += [inner] + outer
    questionnaire.constraints.append(
      ConstraintDefinition(
        id: "rule_\(group)", elementID: member,
        expression: .call(.less, [.calculation(inner.id), .number(3)]), message: TranslatedText()))
    for position in questionnaire.elements.indices
    where questionnaire.elements[position].parentID == group && position > 0 && chance(0.4) {
      guard questionnaire.elements[position].id != member else { continue }
      questionnaire.elements[position].shownIf = .comparison(
        Comparison(elementID: member, chance(0.6) ? .answered : .notAnswered))
    }
    questionnaire.elements.append(
      Samples.question(
        "after_\(group)", .yesNo,
        when: .count(
          OptionCount(questions: [QuestionReference(elementID: member)], .greaterOrEqual, 2))))
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }
}
