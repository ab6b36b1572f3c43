/// Checks one question by itself.
struct QuestionChecker {
  let limits: CatalogueLimits
  let texts: TextChecker

  /// - Parameter kind: the question's kind with inheritance resolved.
  func check(_ question: QuestionDefinition, kind: QuestionDefinition.Kind?, _ path: FindingPlace) {
    texts.check(question.text, path.field("text"), required: true, hasPlaceholders: true)
    texts.check(
      question.description, path.field("description"), required: false, hasPlaceholders: true)
    if !question.itemID.isEmpty, !IdentifierSyntax.isID(question.itemID) {
      path.field("item_id").add(
        .idInvalid, "invalid id `\(question.itemID)`; use 1–64 lower-case letters, digits, hyphens")
    }
    KindChecker(limits: limits, texts: texts).check(question.kind, path)
    if question.kind == .inherited, kind == nil {
      path.field("inherited").add(
        .sharedAnswerMissing,
        "neither the enclosing groups nor the questionnaire have a shared answer to inherit")
    }
    if case .unsupported(let unsupported) = kind {
      path.field("unsupported").add(
        .typeNotSupported, "clients will show `\(unsupported.type)` as not supported")
      if !question.isOptional {
        path.field("optional_answer").add(
          .unsupportedRequired,
          "participants cannot answer `\(unsupported.type)`; make the question optional")
      }
    }
    if let initial = question.initialAnswer {
      InitialAnswerChecker(kind: kind)
        .check(initial, path.field("initial_answer"))
    }
  }
}
