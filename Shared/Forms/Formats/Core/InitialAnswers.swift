internal import Questionnaires

extension QuestionnaireDefinition {
  /// Removes initial answers that are not answers to their question, and reports them.
  ///
  /// - Parameter key: annotation that keeps the text; nil if the format has none.
  mutating func removeImpossibleInitialAnswers(
    _ report: inout ConversionReport, keptAs key: String? = nil
  ) {
    guard elements.contains(where: { $0.question?.initialAnswer != nil }) else { return }
    let kinds = QuestionnaireStructure(self).kinds
    for position in elements.indices {
      guard var question = elements[position].question, let answer = question.initialAnswer,
        let kind = kinds[position], !kind.allowsInitially(answer)
      else { continue }
      question.initialAnswer = nil
      elements[position].content = .question(question)
      let text = InitialText.text(answer) ?? ""
      let isKept = key.map { elements[position].annotations.keep(text, as: $0) } ?? false
      report.lose(
        elements[position].id, "initial answer",
        "`\(text.prefix(60))` is not an answer to the question; it is "
          + (isKept ? "kept, not applied" : "left out"), isKept ? .kept : .lost)
    }
  }
}
