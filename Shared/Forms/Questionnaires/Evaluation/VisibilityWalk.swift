/// Determines which elements are shown while a questionnaire is filled in from its start.
///
/// Elements are visited in order, each once, and answers are recorded as they are given. An element
/// is shown if its own condition and those of its groups and page hold (FHIR SDC `enableWhen`), and,
/// if an earlier answer decides which options are offered, if there is one. An
/// answer to a hidden question counts as absent afterwards.
///
/// Repeating groups are shown by their copies: the questionnaire must be
/// ``QuestionnaireDefinition/unrolled``.
public struct VisibilityWalk: Sendable {
  private let elements: [ElementDefinition]
  private let governors: [[Int]]
  private let kinds: [QuestionDefinition.Kind?]
  /// Computes the calculations that conditions refer to; nil without calculations.
  private let scores: ScoreEvaluator?
  private let facts: SheetFacts
  /// Number of repetitions with answers, by the id of their group.
  private let repetitions: [String: Int]
  /// The values of calculations by id, from the answers so far; nil until a condition needs them.
  private var calculated: [String: AnswerValue]?
  /// Whether each element visited so far is shown, by position.
  public private(set) var isShown: [Bool] = []
  /// Answers to shown questions that are not blank, by element id.
  public private(set) var answers: [String: AnswerValue] = [:]
  /// Codes of the options that the current element offers, if an earlier answer decides; nil if it
  /// offers all or is hidden.
  public private(set) var offeredCodes: Set<String>?

  /// - Parameters:
  ///   - scores: the questionnaire's scores and calculations if they are prepared already.
  ///   - facts: what expressions use besides the answers.
  ///   - isAnswered: whether the sheet has an answer to the question at a position, shown or not.
  public init(
    _ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure? = nil,
    scores: ScoreEvaluator? = nil, facts: SheetFacts = SheetFacts(),
    isAnswered: (_ position: Int) -> Bool
  ) {
    elements = questionnaire.elements
    let structure = structure ?? QuestionnaireStructure(questionnaire)
    governors = structure.governors
    kinds = structure.kinds
    self.scores =
      questionnaire.calculations.isEmpty
      ? nil : scores ?? ScoreEvaluator(questionnaire, structure: structure)
    self.facts = facts
    repetitions = structure.repetitions(isAnswered)
    isShown.reserveCapacity(elements.count)
  }

  /// Advances to the next element.
  ///
  /// - Parameter earlier: returns the answer to a question of another questionnaire, or of an
  ///   earlier sheet of this one. Not called for an element in a hidden group or on a hidden page.
  /// - Returns: whether the element is shown; nil at the end.
  public mutating func next(_ earlier: (QuestionReference) -> AnswerValue?) -> Bool? {
    let position = isShown.count
    guard position < elements.count else { return nil }
    var shown = governors[position].allSatisfy { isShown[$0] } && isPresent(elements[position])
    if shown, let condition = elements[position].shownIf {
      shown = holds(condition, earlier)
    }
    offeredCodes = shown ? offeredCodes(at: position) : nil
    if offeredCodes?.isEmpty == true { shown = false }
    isShown.append(shown)
    return shown
  }

  /// Whether an element is no copy of a group, or one that the participant added.
  private func isPresent(_ element: ElementDefinition) -> Bool {
    guard let copy = element.group?.copy, copy.isAdded else { return true }
    return copy.number <= repetitions[copy.groupID] ?? 0
  }

  private func offeredCodes(at position: Int) -> Set<String>? {
    guard let question = elements[position].question, !question.offeredBy.isEmpty else {
      return nil
    }
    let answer = answers[question.offeredBy]
    return Set(
      (kinds[position]?.options ?? []).filter { $0.isOffered(after: answer) }.map(\.code))
  }

  /// Whether a condition of the current element holds.
  ///
  /// - Parameter earlier: see ``next(_:)``.
  public mutating func holds(
    _ condition: Condition, _ earlier: (QuestionReference) -> AnswerValue?
  ) -> Bool {
    calculate(for: condition)
    return condition.holds { answer(to: $0, earlier) }
  }

  /// Computes all calculations once for all conditions between two answers.
  private mutating func calculate(for condition: Condition) {
    guard calculated == nil, let scores,
      condition.references.contains(where: {
        if case .calculation = $0.subject { true } else { false }
      })
    else { return }
    calculated = scores.calculations(answers, facts: facts)
  }

  private func answer(
    to reference: QuestionReference, _ earlier: (QuestionReference) -> AnswerValue?
  ) -> AnswerValue? {
    switch reference.subject {
    case .question(let id):
      reference.questionnaireID.isEmpty ? answers[id] : earlier(reference)
    // Scores are known only after the end.
    case .score: nil
    case .calculation(let id):
      reference.questionnaireID.isEmpty ? calculated?[id] : nil
    }
  }

  /// Records the answer to the current element. A blank answer, or one to a hidden element, counts
  /// as absent, and so do codes that are not offered.
  public mutating func answer(_ value: AnswerValue) {
    let position = isShown.count - 1
    var value = value
    if case .codes(let codes) = value, let offeredCodes {
      value = .codes(codes.filter(offeredCodes.contains))
    }
    guard isShown.last == true, case .question? = elements[position].content, !value.isBlank
    else { return }
    answers[elements[position].id] = value
    calculated = nil
  }
}
