internal import Questionnaires

extension FormOutput {
  mutating func writeOffer(
    of question: QuestionDefinition, _ element: ElementDefinition, _ position: Int,
    _ row: inout SheetOutput.Row
  ) {
    let isMultiple =
      switch structure.kind(of: question.offeredBy) {
      case .multipleChoice, .ranking: true
      default: false
      }
    let text = ChoiceFilter.text(
      structure.kinds[position]?.options ?? [],
      question: names[question.offeredBy] ?? question.offeredBy, isMultiple: isMultiple)
    row["choice_filter"] = text ?? ""
    if text == nil { report.lose(.offeredBy, of: element) }
  }
}
