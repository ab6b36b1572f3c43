/// Decides what is shown while a questionnaire is filled in from its beginning.
///
/// Elements are asked about in their order, each once, and answers are noted as they are given. An
/// element is shown if its own condition holds and those of the groups and the page that it stands
/// in (FHIR SDC `enableWhen`).
public struct VisibilityWalk: Sendable {
  private let elements: [ElementDefinition]
  private let structure: QuestionnaireStructure
  private let earlier: [String: [String: AnswerValue]]
  /// By position, as far as the walk came.
  public private(set) var isShown: [Bool] = []
  /// The answers to questions that are shown and not blank, by element id.
  public private(set) var answers: [String: AnswerValue] = [:]

  /// - Parameter earlier: the latest earlier sheets, by questionnaire and element id.
  public init(
    _ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure? = nil,
    earlier: [String: [String: AnswerValue]] = [:]
  ) {
    elements = questionnaire.elements
    self.structure = structure ?? QuestionnaireStructure(questionnaire)
    self.earlier = earlier
  }

  /// The next element, with whether it is shown; nil at the end.
  public mutating func next() -> (element: ElementDefinition, isShown: Bool)? {
    let position = isShown.count
    guard position < elements.count else { return nil }
    let element = elements[position]
    let known = answers
    let earlier = earlier
    let evaluator = ConditionEvaluator { reference in
      reference.questionnaireID.isEmpty
        ? known[reference.elementID] : earlier[reference.questionnaireID]?[reference.elementID]
    }
    let shown =
      structure.governors[position].allSatisfy { isShown[$0] }
      && (element.shownIf.map(evaluator.holds) ?? true)
    isShown.append(shown)
    return (element, shown)
  }

  /// Notes the answer to the element that came last; one to a hidden element, or a blank one, counts
  /// as none.
  public mutating func answer(_ value: AnswerValue) {
    guard isShown.last == true, !value.isBlank else { return }
    let element = elements[isShown.count - 1]
    if element.question != nil { answers[element.id] = value }
  }
}
