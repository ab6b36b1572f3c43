extension SheetCause {
  /// Whether a sheet of its questionnaire meets it.
  ///
  /// - Parameters:
  ///   - answers: of the sheet, and earlier ones.
  ///   - scores: of the sheet.
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
  /// What conditions over a whole sheet see: its own answers and scores, and what earlier sheets say.
  func lookup(scores: [ScoreResult]) -> (QuestionReference) -> AnswerValue? {
    let values = Dictionary(
      scores.compactMap { result in result.value.map { (result.scoreID, $0) } },
      uniquingKeysWith: { first, _ in first })
    return { reference in
      switch reference.subject {
      case .score(let id):
        reference.questionnaireID.isEmpty ? values[id].map { .number($0) } : nil
      case .question(let id):
        reference.questionnaireID.isEmpty
          ? answers[id] : earlier[reference.questionnaireID]?[id]
      }
    }
  }
}
