internal import Questionnaires

/// An offer not to answer a question: a second question with one option follows it, and a constraint
/// holds if one of the two is answered.
struct YAMLRefusal {
  private let value: YAMLValue
  private let id: String
  /// Position of the question; the offer follows it.
  private let position: Int
  private let message: TranslatedText
  /// Place of the constraint in the questionnaire.
  private let path: FindingPath

  static let code = "refused"

  static func id(of question: String) -> String { "\(question)_refused" }

  /// - Parameters:
  ///   - elements: elements up to the question; gets the offer.
  ///   - constraint: index of the constraint.
  init?(_ value: YAMLValue, _ elements: inout [ElementDefinition], constraint: Int) {
    guard let question = elements.last else { return nil }
    let place = FindingPath().item("elements", elements.count)
    let asked = place.field("question")
    let path = FindingPath().item("constraints", constraint)
    value.noted(place).noted(path)
    let read = value.mapping("refusal") { mapping in
      let option = OptionDefinition(
        code: Self.code,
        label: mapping.translations(
          "label", at: asked.field("multiple_choice").item("options", 0).field("label"),
          required: true), isMissing: true)
      let offer = QuestionDefinition(
        text: mapping.translations("question", at: asked.field("text"), required: true),
        isOptional: true, kind: .multipleChoice(MultipleChoiceDefinition(options: [option])),
        isHiddenFromStatistics: question.question?.isHiddenFromStatistics ?? false)
      return (
        offer: offer,
        message: mapping.translations("message", at: path.field("message"), required: true)
      )
    }
    guard let read else { return nil }
    self.value = value
    self.path = path
    id = question.id
    position = elements.count - 1
    message = read.message
    elements.append(
      ElementDefinition(
        id: Self.id(of: question.id), parentID: question.parentID, content: .question(read.offer)))
  }

  /// Completes the offer when all elements and their conditions are read.
  func finish(_ questionnaire: inout QuestionnaireDefinition, _ structure: QuestionnaireStructure) {
    let question = questionnaire.elements[position]
    let group = structure.positions[question.parentID].flatMap { questionnaire.elements[$0].group }
    switch group?.style {
    case .matrix, .composite: value.report("not possible in a matrix or composite; use a group")
    case .section, nil: break
    }
    if group?.hasRandomOrder == true {
      value.report(
        "not possible in a random order, which separates both; put the question in a group of its own"
      )
    }
    switch structure.kinds[position] {
    case .singleChoice, .multipleChoice:
      value.report("give a choice an option with `missing: true` instead")
    default: break
    }
    questionnaire.elements[position + 1].shownIf = question.shownIf
    let offer = Self.id(of: id)
    questionnaire.constraints.append(
      ConstraintDefinition(
        id: offer, elementID: offer,
        expression: .call(.or, [Self.only(id, not: offer), Self.only(offer, not: id)]),
        message: message))
  }

  private static func only(_ id: String, not other: String) -> AnswerExpression {
    .call(
      .and,
      [
        .call(.answered, [.answer(id)]), .call(.not, [.call(.answered, [.answer(other)])]),
      ])
  }
}
