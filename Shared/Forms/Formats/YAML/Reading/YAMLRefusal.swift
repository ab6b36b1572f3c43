internal import Questionnaires

/// An offer not to answer a question: a second question with one option follows it, and a constraint
/// holds if one of the two is answered. For a matrix, the second question has an option for each row.
struct YAMLRefusal {
  private let value: YAMLValue
  /// Position of the question or matrix.
  private let position: Int
  /// Position of the offer.
  private let offer: Int
  private let message: TranslatedText
  /// Ids of the questions, with the codes of their options in the offer.
  let codes: [(id: String, code: String)]

  static let code = "refused"

  static func id(of question: String) -> String { "\(question)_refused" }

  /// - Parameters:
  ///   - position: of the question or matrix, whose rows follow it.
  ///   - elements: elements up to now; gets the offer.
  ///   - constraint: index of the first constraint.
  init?(
    _ value: YAMLValue, of position: Int, _ elements: inout [ElementDefinition], constraint: Int
  ) {
    let element = elements[position]
    let rows = elements.indices.filter { elements[$0].parentID == element.id && $0 > position }
    let isMatrix = element.group != nil
    let place = FindingPath().item("elements", elements.count)
    let asked = place.field("question")
    let path = FindingPath().item("constraints", constraint)
    value.noted(place).noted(path)
    let read = value.mapping("refusal") { mapping in
      let options = asked.field("multiple_choice")
      let label =
        isMatrix
        ? nil
        : mapping.translations(
          "label", at: options.item("options", 0).field("label"), required: true)
      return (
        label: label,
        text: mapping.translations("question", at: asked.field("text"), required: true),
        message: mapping.translations("message", at: path.field("message"), required: true)
      )
    }
    guard let read else { return nil }
    self.value = value
    self.position = position
    offer = elements.count
    message = read.message
    codes =
      isMatrix
      ? rows.map { (elements[$0].id, elements[$0].id) } : [(element.id, Self.code)]
    if rows.contains(where: { elements[$0].question?.isOptional == true }) {
      value.report("its rows need an answer; leave out their `optional`")
    }
    let labels = read.label.map { [$0] } ?? rows.map { elements[$0].question?.text ?? read.text }
    let options = zip(codes, labels).map {
      OptionDefinition(code: $0.code, label: $1, isMissing: true)
    }
    for asked in isMatrix ? rows : [position] {
      guard case .question(var question)? = elements[asked].content else { continue }
      question.isOptional = true
      elements[asked].content = .question(question)
    }
    let first = isMatrix ? rows.first : position
    elements.append(
      ElementDefinition(
        id: Self.id(of: element.id), parentID: element.parentID,
        content: .question(
          QuestionDefinition(
            text: read.text, isOptional: true,
            kind: .multipleChoice(MultipleChoiceDefinition(options: options)),
            isHiddenFromStatistics: first.flatMap { elements[$0].question?.isHiddenFromStatistics }
              ?? false))))
  }

  /// Completes the offer when all elements and their conditions are read.
  func finish(_ questionnaire: inout QuestionnaireDefinition, _ structure: QuestionnaireStructure) {
    let element = questionnaire.elements[position]
    let group = structure.positions[element.parentID].flatMap { questionnaire.elements[$0].group }
    switch group?.style {
    case .matrix: value.report("give the matrix a `refusal` instead of its rows")
    case .composite: value.report("not possible in a composite; use a group")
    case .section, nil: break
    }
    if group?.hasRandomOrder == true {
      value.report(
        "not possible in a random order, which separates both; put the question in a group of its own"
      )
    }
    let asked = codes.compactMap { structure.positions[$0.id] }
    switch asked.first.map({ structure.kinds[$0] }) {
    case .singleChoice, .multipleChoice:
      value.report("give a choice an option with `missing: true` instead")
    default: break
    }
    let isShownAlone = asked.contains {
      let row = questionnaire.elements[$0]
      return $0 != position && (row.shownIf != nil || row.question?.requiredIf != nil)
    }
    if isShownAlone {
      value.report("its rows need an answer; leave out their `show-when` and `required-when`")
    }
    if element.group?.repetition != nil {
      value.report("not possible for a matrix that repeats; put it in a group that does")
    }
    questionnaire.elements[offer].shownIf = element.shownIf
    let id = Self.id(of: element.id)
    let isAnswered = AnswerExpression.call(.answered, [.answer(id)])
    for (question, code) in codes {
      let constraint =
        element.group == nil
        ? AnswerExpression.call(.or, [Self.only(question, not: id), Self.only(id, not: question)])
        : .call(
          .notEqual,
          [
            .call(.answered, [.answer(question)]),
            .call(.and, [isAnswered, .call(.equal, [.answer(id), .text(code)])]),
          ])
      questionnaire.constraints.append(
        ConstraintDefinition(
          id: Self.id(of: question), elementID: id, expression: constraint, message: message))
    }
  }

  private static func only(_ id: String, not other: String) -> AnswerExpression {
    .call(
      .and,
      [
        .call(.answered, [.answer(id)]), .call(.not, [.call(.answered, [.answer(other)])]),
      ])
  }
}
