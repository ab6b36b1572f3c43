internal import Questionnaires

/// Answers to questions of other questionnaires, and of earlier sheets of the same one, as the conditions
/// of one sheet see them: as the device says that it knew them, else as they are stored.
struct EarlierAnswers {
  /// Where the answers of an earlier sheet come from.
  enum Source {
    case sheet(EarlierSheet)
    case none
    /// A sheet that would count is not decided yet.
    case undecided
  }

  /// Nil as a value: the device knew of no answer.
  let references: [QuestionReference: KnownAnswer?]
  let latest: (_ questionnaireID: String) -> Source

  /// Whether a decision hung on a sheet that is not decided itself.
  private(set) var isUndecidable = false
  private var sources: [String: Source] = [:]

  init(
    references: [QuestionReference: KnownAnswer?],
    latest: @escaping (_ questionnaireID: String) -> Source
  ) {
    self.references = references
    self.latest = latest
  }

  mutating func answer(to question: QuestionReference) -> KnownAnswer? {
    if let reference = references[question] { return reference }
    switch source(of: question.questionnaireID) {
    case .sheet(let sheet): return sheet.answers[question.elementID]
    case .none: return nil
    case .undecided:
      isUndecidable = true
      return nil
    }
  }

  private mutating func source(of questionnaireID: String) -> Source {
    if let source = sources[questionnaireID] { return source }
    let source = latest(questionnaireID)
    sources[questionnaireID] = source
    return source
  }
}
