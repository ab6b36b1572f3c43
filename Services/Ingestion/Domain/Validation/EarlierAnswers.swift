import Questionnaires

/// Answers to questions of other questionnaires and of earlier sheets, as seen by the conditions of
/// one sheet: as reported by the device, else as stored.
struct EarlierAnswers {
  /// Sources of the answers of an earlier sheet.
  enum Source {
    case sheet(EarlierSheet)
    case none
    /// A relevant sheet is not decided yet.
    case undecided
  }

  /// Keyed by question; nil values mean that the device knew of no answer.
  let references: [QuestionReference: KnownAnswer?]
  let latest: (_ questionnaireID: String) -> Source

  /// Whether a decision depended on an undecided sheet.
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
