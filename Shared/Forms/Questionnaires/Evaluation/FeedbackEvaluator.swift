/// Determines which texts a participant sees after a sheet.
public struct FeedbackEvaluator: Sendable {
  /// The participant's previous sheet of the same questionnaire.
  public struct Previous: Sendable {
    public var answers: [String: AnswerValue]
    public var scores: [ScoreResult]

    public init(answers: [String: AnswerValue], scores: [ScoreResult]) {
      self.answers = answers
      self.scores = scores
    }
  }

  private let feedback: [FeedbackDefinition]

  /// - Parameter feedback: the texts of a study, in its order.
  public init(_ feedback: [FeedbackDefinition]) { self.feedback = feedback }

  /// Returns the texts that apply, in the order of the study.
  ///
  /// - Parameters:
  ///   - questionnaireID: the completed questionnaire.
  ///   - answers: its answers and earlier sheets.
  ///   - scores: scores of the sheet, with their bands.
  ///   - previous: nil without a previous sheet.
  public func texts(
    after questionnaireID: String, answers: SheetAnswers, scores: [ScoreResult],
    previous: Previous?
  ) -> [TranslatedText] {
    feedback.filter { entry in
      entry.sheet.questionnaireID == questionnaireID
        && entry.sheet.holds(for: answers, scores: scores)
        && (entry.change?.holds(
          now: SheetNumbers(answers.answers, scores),
          before: previous.map { SheetNumbers($0.answers, $0.scores) }) ?? true)
    }.map(\.text)
  }
}

/// The numbers of a sheet: its answers and scores.
private struct SheetNumbers {
  private let answers: [String: AnswerValue]
  private let scores: [ScoreResult]

  init(_ answers: [String: AnswerValue], _ scores: [ScoreResult]) {
    self.answers = answers
    self.scores = scores
  }

  subscript(subject: QuestionReference.Subject) -> Double? {
    switch subject {
    case .question(let id):
      if case .number(let number)? = answers[id] { number } else { nil }
    case .score(let id), .calculation(let id): scores.first { $0.scoreID == id }?.value
    }
  }
}

extension FeedbackDefinition.Change {
  /// Whether both sheets have the value and its change lies within the limits.
  fileprivate func holds(now: SheetNumbers, before: SheetNumbers?) -> Bool {
    guard let value, let present = now[value], let former = before?[value] else { return false }
    let change = present - former
    return change >= minimum ?? -.infinity && change <= maximum ?? .infinity
  }
}
