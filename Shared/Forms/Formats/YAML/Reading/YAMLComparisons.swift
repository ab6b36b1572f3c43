internal import Questionnaires

extension YAMLValue {
  /// Reads entries `{id, title, questionnaire, question | score, minimum, maximum, days}`.
  ///
  /// - Parameter study: path of the study.
  func comparisons(at study: FindingPath) -> [ComparisonDefinition] {
    noted(study.field("comparisons"))
    var comparisons: [ComparisonDefinition] = []
    for value in list() ?? [] {
      let path = study.item("comparisons", comparisons.count)
      let comparison = value.noted(path).mapping("comparison") { mapping in
        ComparisonDefinition(
          id: mapping.required("id")?.noted(path.field("comparison_id")).text() ?? "",
          title: mapping.translations("title", at: path.field("title"), required: true),
          questionnaireID: mapping.required("questionnaire")?
            .noted(path.field("questionnaire_id")).text() ?? "",
          value: mapping.comparedValue(at: path),
          minimum: mapping.required("minimum")?.noted(path.field("minimum")).number() ?? 0,
          maximum: mapping.required("maximum")?.noted(path.field("maximum")).number() ?? 0,
          windowDays: mapping.unsigned("days", at: path.field("window_days")))
      }
      if let comparison { comparisons.append(comparison) }
    }
    return comparisons
  }

  /// Reads entries `{sheet, change, text}`.
  ///
  /// - Parameter study: path of the study.
  func feedback(at study: FindingPath) -> [FeedbackDefinition] {
    noted(study.field("feedback_texts"))
    var feedback: [FeedbackDefinition] = []
    for value in list() ?? [] {
      let path = study.item("feedback_texts", feedback.count)
      let entry = value.noted(path).mapping("feedback") { mapping in
        FeedbackDefinition(
          sheet: mapping.required("sheet")?.sheetCause(at: path.field("sheet"))
            ?? SheetCause(questionnaireID: ""),
          change: mapping.optional("change")?.change(at: path.field("change")),
          text: mapping.translations("text", at: path.field("text"), required: true))
      }
      if let entry { feedback.append(entry) }
    }
    return feedback
  }

  /// Reads `{question | score, at-least, at-most}`.
  private func change(at path: FindingPath) -> FeedbackDefinition.Change? {
    noted(path)
    return mapping("feedback-change") { mapping in
      FeedbackDefinition.Change(
        value: mapping.comparedValue(at: path),
        minimum: mapping.optional("at-least")?.noted(path.field("minimum")).number(),
        maximum: mapping.optional("at-most")?.noted(path.field("maximum")).number())
    }
  }
}

extension YAMLMapping {
  /// Reads the key `question` or `score`.
  ///
  /// - Parameter path: path of the mapping.
  fileprivate func comparedValue(at path: FindingPath) -> QuestionReference.Subject? {
    let question = optional("question")?.noted(path.field("element_id")).text()
    let score = optional("score")?.noted(path.field("score_id")).text()
    switch (question, score) {
    case (let id?, nil): return .question(id)
    case (nil, let id?): return .score(id)
    case (nil, nil), (_?, _?):
      report("expected exactly one of `question`, `score`")
      return nil
    }
  }
}
