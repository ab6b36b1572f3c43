/// Decides what was shown, element by element in the questionnaire's order (FHIR SDC
/// `enableWhen`): an answer to a hidden question counts as none for what follows.
struct Visibility {
  /// Where the answers of an earlier sheet come from.
  enum Source {
    case sheet(EarlierSheet)
    case none
    /// A sheet that would count is not decided yet.
    case undecided
  }

  let references: [ReferencedQuestion: KnownAnswer?]
  let earlier: (_ questionnaireID: String) -> Source

  /// Whether a decision hung on a sheet that is not decided itself.
  private(set) var isUndecidable = false
  private var known: [String: KnownAnswer] = [:]
  private var sources: [String: Source] = [:]

  init(
    references: [ReferencedQuestion: KnownAnswer?],
    earlier: @escaping (_ questionnaireID: String) -> Source
  ) {
    self.references = references
    self.earlier = earlier
  }

  /// Notes the answer to a question that was shown.
  mutating func record(_ answer: KnownAnswer?, for elementID: String) {
    known[elementID] = answer
  }

  mutating func isShown(_ element: ElementDefinition) -> Bool {
    guard !element.conditions.isEmpty else { return true }
    // No short cut: every condition has to be looked at for what is undecided.
    let results = element.conditions.map { holds($0) }
    return element.behavior == .all ? results.allSatisfy { $0 } : results.contains(true)
  }

  private mutating func holds(_ condition: Condition) -> Bool {
    guard let questionnaireID = condition.questionnaireID else {
      return condition.holds(for: known[condition.elementID])
    }
    let question = ReferencedQuestion(
      questionnaireID: questionnaireID, elementID: condition.elementID)
    if let reference = references[question] {
      return condition.holds(for: reference)
    }
    switch source(of: questionnaireID) {
    case .sheet(let sheet):
      return condition.holds(for: sheet.answers[condition.elementID])
    case .none:
      return condition.holds(for: nil)
    case .undecided:
      isUndecidable = true
      return false
    }
  }

  private mutating func source(of questionnaireID: String) -> Source {
    if let source = sources[questionnaireID] { return source }
    let source = earlier(questionnaireID)
    sources[questionnaireID] = source
    return source
  }
}
