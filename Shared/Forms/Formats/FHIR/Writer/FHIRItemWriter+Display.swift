internal import Questionnaires

/// Writes orders and offers of options and members. Other systems know only SDC's
/// `answerOptionsToggleExpression`.
extension FHIRItemWriter {
  mutating func write(
    display element: ElementDefinition, into node: inout FHIRNode
  ) {
    let kind = structure.positions[element.id].flatMap { structure.kinds[$0] }
    if element.isFixed { node.extend(.fixedPosition, "Boolean", true) }
    if element.group?.hasRandomOrder == true { node.extend(.randomOrder, "Boolean", true) }
    if let question = element.question {
      if question.hasRandomOptions { node.extend(.randomOptions, "Boolean", true) }
      if !question.offeredBy.isEmpty { write(offer: question, kind, element, into: &node) }
      if let poles = question.poles {
        node.extend(.poles, "String", .string(FHIRWords.line(poles)))
      }
    }
    report.loseDisplay(of: element, kind, except: [.offeredBy, .numberPattern])
  }

  /// Writes one toggle for each set of codes with the options that are offered for it.
  private mutating func write(
    offer question: QuestionDefinition, _ kind: QuestionDefinition.Kind?,
    _ element: ElementDefinition, into node: inout FHIRNode
  ) {
    let link = questions.byElement[question.offeredBy]?.linkID ?? question.offeredBy
    node.extend(.offeredBy, "String", .string(link))
    let paths = FHIRPathWriter(questions: questions, expressions: expressions)
    var sets: [[String]] = []
    for option in kind?.options ?? [] where !option.offeredFor.isEmpty {
      if !sets.contains(option.offeredFor) { sets.append(option.offeredFor) }
    }
    for codes in sets {
      let condition = Condition.comparison(
        Comparison(elementID: question.offeredBy, .equal, codes: codes))
      guard let path = paths.expression(for: condition) else {
        report.lose(.offeredBy, of: element)
        return
      }
      let answers = (kind?.options ?? []).filter { $0.offeredFor == codes }
        .compactMap { questions.byElement[element.id]?.answer(code: $0.code) }
        .map { FHIRNode.extending("option", String($0.name.dropFirst("answer".count)), $0.value) }
      let expression = FHIRNode.extending(
        "expression", "Expression",
        ["language": "text/fhirpath", "expression": .string(path)])
      node.extensions.append(FHIRNode.extending(FHIRAddress.optionsToggle, answers + [expression]))
    }
  }
}
