/// Checks one question by itself.
struct QuestionChecker {
  let limits: CatalogueLimits
  let texts: TextChecker

  /// - Parameter kind: the question's, with inheritance resolved.
  func check(
    _ question: QuestionDefinition, kind: QuestionDefinition.Kind?, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    texts.check(question.text, path.field("text"), required: true, into: &findings)
    texts.check(question.description, path.field("description"), required: false, into: &findings)
    if !question.itemID.isEmpty, !IdentifierSyntax.isID(question.itemID) {
      findings.add(
        path.field("item_id"), .idInvalid,
        "`\(question.itemID)` is no id; use 1–64 lower-case letters, digits, hyphens")
    }
    KindChecker(limits: limits, texts: texts).check(question.kind, path, into: &findings)
    if question.kind == .inherited, kind == nil {
      findings.add(
        path.field("inherited"), .sharedAnswerMissing,
        "neither its groups nor the questionnaire have a shared answer to inherit")
    }
    if case .unsupported(let unsupported) = kind {
      findings.add(
        path.field("unsupported"), .typeNotSupported,
        "clients will show `\(unsupported.type)` as not supported")
      if !question.isOptional {
        findings.add(
          path.field("optional_answer"), .unsupportedRequired,
          "nobody can answer `\(unsupported.type)`; make the question optional")
      }
    }
    if let initial = question.initialAnswer {
      InitialAnswerChecker(kind: kind)
        .check(initial, path.field("initial_answer"), into: &findings)
    }
  }
}
