/// The questions of a questionnaire by their element ids, the first of each: definitions may be
/// large, and many conditions may name their questions.
public struct QuestionIndex: Sendable {
  let questions: [String: QuestionDefinition]

  public init(_ questionnaire: QuestionnaireDefinition) {
    questions = Dictionary(
      questionnaire.elements.compactMap { element in element.question.map { (element.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
