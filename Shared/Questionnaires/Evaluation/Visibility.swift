/// What of a questionnaire is shown, given the answers.
///
/// Decided element by element in their order: an answer to a hidden question counts as none for what
/// follows; see ``VisibilityWalk``.
public struct Visibility: Sendable {
  /// By position.
  public let isShown: [Bool]
  /// The answers to questions that are shown and not blank, by element id: what is stored.
  public let answers: [String: AnswerValue]

  public init(
    _ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure? = nil,
    answers given: SheetAnswers
  ) {
    var walk = VisibilityWalk(questionnaire, structure: structure, earlier: given.earlier)
    while let (element, isShown) = walk.next() {
      if isShown, let answer = given.answers[element.id] { walk.answer(answer) }
    }
    isShown = walk.isShown
    answers = walk.answers
  }
}
