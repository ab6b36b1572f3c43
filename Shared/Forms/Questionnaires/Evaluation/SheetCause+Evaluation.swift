extension SheetCause {
  /// Whether a sheet of its questionnaire fires the trigger.
  ///
  /// - Parameters:
  ///   - answers: answers of the sheet and of earlier ones.
  ///   - scores: scores of the sheet.
  public func holds(for answers: SheetAnswers, scores: [ScoreResult]) -> Bool {
    bands.allSatisfy { match in
      guard let code = scores.first(where: { $0.scoreID == match.scoreID })?.band?.code else {
        return false
      }
      return match.codes.contains(code)
    } && (condition?.holds(answers.lookup(scores: scores)) ?? true)
  }
}

extension SheetAnswers {
  /// The values available to conditions over a whole sheet: its answers and scores, and earlier
  /// sheets.
  func lookup(scores: [ScoreResult]) -> (QuestionReference) -> AnswerValue? {
    let values = Dictionary(
      scores.compactMap { result in result.value.map { (result.scoreID, $0) } },
      uniquingKeysWith: { first, _ in first })
    return { reference in
      switch reference.subject {
      // Of calculations, only numbers can be compared here.
      case .score(let id), .calculation(let id):
        reference.questionnaireID.isEmpty ? values[id].map { .number($0) } : nil
      case .question(let id):
        reference.questionnaireID.isEmpty
          ? answers[id] : earlier[reference.questionnaireID]?[id]
      }
    }
  }
}

/// A participant's answers with those of earlier sheets.
public struct SheetAnswers: Sendable {
  /// Answers by element id.
  public var answers: [String: AnswerValue]
  /// Answers of the latest earlier sheet by questionnaire id, also of the same questionnaire.
  public var earlier: [String: [String: AnswerValue]]

  public init(
    _ answers: [String: AnswerValue] = [:], earlier: [String: [String: AnswerValue]] = [:]
  ) {
    self.answers = answers
    self.earlier = earlier
  }
}
