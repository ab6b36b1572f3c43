extension AmendmentJudge.Preview {
  /// Judges other answers to a stored sheet by its version, way of closing and references, and by nothing that was
  /// decided about when the sheet came: whether the study took it then.
  ///
  /// - Parameters:
  ///   - sheet: with the answers to be judged. What is looked at in other sheets is what counts for it.
  ///   - definition: the version that it names.
  package init(
    judging sheet: AnswerSheet, by definition: PreparedQuestionnaire, in context: ValidationContext
  ) {
    var validation = SheetValidation(
      sheet: sheet, context: context, undecided: [:],
      violationCountMax: context.limits.violationCountMax)
    let references = validation.checkReferences(definition: definition)
    // Nothing is undecided: the sheet is judged by what is stored.
    _ = validation.checkAnswers(
      definition: definition, references: references, judgedAt: context.judgedAt(sheet))
    guard validation.violations.isEmpty else {
      // Paths begin at the amendment, which has its answers in a message of their own.
      self = .unfit(.rejected(validation.violations.reported.map(\.ofAmendment)))
      return
    }
    let answers = validation.storedAnswers
    self = .answers(answers, definition.scores(of: answers))
  }
}

extension PreparedQuestionnaire {
  /// What is computed from the answers.
  func scores(of answers: [Answer]) -> [SheetScore] {
    guard !scoreColumns.isEmpty else { return [] }
    return scores.results(answers.known).map { SheetScore($0) }
  }
}

extension Violation {
  fileprivate var ofAmendment: Violation {
    var copy = self
    if field.hasPrefix("answers") { copy.field = "answers.\(field)" }
    return copy
  }
}
