/// Decides what is shown while a questionnaire is filled in from its beginning.
///
/// Elements are asked about in their order, each once, and answers are noted as they are given. An
/// element is shown if its own condition holds and those of the groups and the page that it stands
/// in (FHIR SDC `enableWhen`); an answer to a hidden question counts as none for what follows.
public struct VisibilityWalk: Sendable {
  private let elements: [ElementDefinition]
  private let governors: [[Int]]
  /// By position, as far as the walk came.
  public private(set) var isShown: [Bool] = []
  /// The answers to questions that are shown and not blank, by element id.
  public private(set) var answers: [String: AnswerValue] = [:]

  public init(_ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure? = nil) {
    elements = questionnaire.elements
    governors = (structure ?? QuestionnaireStructure(questionnaire)).governors
    isShown.reserveCapacity(elements.count)
  }

  /// Goes on to the next element.
  ///
  /// - Parameter earlier: the answer to a question of another questionnaire, or of an earlier sheet
  ///   of the same. It is not asked for an element in a group or on a page that is hidden.
  /// - Returns: whether the element is shown; nil at the end.
  public mutating func next(_ earlier: (QuestionReference) -> AnswerValue?) -> Bool? {
    let position = isShown.count
    guard position < elements.count else { return nil }
    var shown = governors[position].allSatisfy { isShown[$0] }
    if shown, let condition = elements[position].shownIf {
      shown = condition.holds { reference in
        // Scores are known after the end.
        guard case .question(let id) = reference.subject else { return nil }
        return reference.questionnaireID.isEmpty ? answers[id] : earlier(reference)
      }
    }
    isShown.append(shown)
    return shown
  }

  /// Notes the answer to the element that came last; one to a hidden element, or a blank one, counts
  /// as none.
  public mutating func answer(_ value: AnswerValue) {
    let position = isShown.count - 1
    guard isShown.last == true, case .question? = elements[position].content, !value.isBlank
    else { return }
    answers[elements[position].id] = value
  }
}
