public import Questionnaires

/// The shown elements of a questionnaire for given answers; see ``VisibilityWalk``.
public struct Visibility: Sendable {
  /// Whether each element is shown, by position.
  public let isShown: [Bool]
  /// Answers to shown questions that are not blank, by element id; these are stored.
  public let answers: [String: AnswerValue]

  public init(
    _ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure? = nil,
    answers given: SheetAnswers
  ) {
    var walk = VisibilityWalk(questionnaire, structure: structure)
    for element in questionnaire.elements {
      let isShown = walk.next { given.earlier[$0.questionnaireID]?[$0.elementID] }
      if isShown == true, let answer = given.answers[element.id] { walk.answer(answer) }
    }
    isShown = walk.isShown
    answers = walk.answers
  }

  /// Returns the required questions without an answer, in order.
  public func missing(
    in questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure
  ) -> [String] {
    let elements = questionnaire.elements
    let required = RequiredAnswers(questionnaire, structure: structure)
    let begun = required.begunComposites { answers[elements[$0].id] != nil }
    return elements.indices.compactMap { position in
      isShown[position] && answers[elements[position].id] == nil
        && required.isRequired(position, begun: begun) ? elements[position].id : nil
    }
  }
}
