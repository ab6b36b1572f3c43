internal import Questionnaires

extension [QuestionnaireDefinition] {
  /// The questionnaires for formats without repeating groups: with a copy of each group for each
  /// repetition.
  func withCopies(_ report: inout ConversionReport) -> [QuestionnaireDefinition] {
    map { questionnaire in
      let unrolled = questionnaire.unrolled
      guard unrolled != questionnaire else { return questionnaire }
      for element in questionnaire.elements {
        guard let repetition = element.group?.repetition else { continue }
        let last = RepeatCopy.id(element.id, repetition.copies)
        report.lose(
          element.id, "repeat",
          repetition.count == nil && repetition.minimum < repetition.maximum
            ? "written as the groups up to `\(last)`, all of which are shown"
            : "written as the groups up to `\(last)`", .changed)
      }
      return unrolled
    }
  }
}
