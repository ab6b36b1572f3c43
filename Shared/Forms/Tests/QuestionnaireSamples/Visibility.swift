public import Questionnaires

/// The shown elements of a questionnaire for given answers; see ``VisibilityWalk``.
public struct Visibility: Sendable {
  /// Whether each element is shown, by position.
  public let isShown: [Bool]
  /// Answers to shown questions that are not blank, by element id; these are stored.
  public let answers: [String: AnswerValue]
  /// Positions of questions whose conditions for requiring an answer hold.
  public let requiredByCondition: Set<Int>
  /// Codes of the options that a question offers, by position, if an earlier answer decides.
  public let offered: [Int: Set<String>]

  public init(
    _ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure? = nil,
    answers given: SheetAnswers, facts: SheetFacts = SheetFacts()
  ) {
    var walk = VisibilityWalk(questionnaire, structure: structure, facts: facts) {
      given.answers[questionnaire.elements[$0].id] != nil
    }
    var requiredByCondition: Set<Int> = []
    var offered: [Int: Set<String>] = [:]
    for (position, element) in questionnaire.elements.enumerated() {
      func earlier(_ reference: QuestionReference) -> AnswerValue? {
        given.earlier[reference.questionnaireID]?[reference.elementID]
      }
      let isShown = walk.next(earlier)
      if let condition = element.question?.requiredIf, walk.holds(condition, earlier) {
        requiredByCondition.insert(position)
      }
      offered[position] = walk.offeredCodes
      if isShown == true, let answer = given.answers[element.id] { walk.answer(answer) }
    }
    self.requiredByCondition = requiredByCondition
    self.offered = offered
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
        && required.isRequired(
          position, begun: begun, holds: { _ in requiredByCondition.contains(position) })
        ? elements[position].id : nil
    }
  }
}
