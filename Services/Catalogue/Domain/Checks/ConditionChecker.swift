/// Checks whether a condition can be decided by the answers of the question it names.
///
/// Only questions that stand before the element may be named, so conditions cannot form a cycle.
struct ConditionChecker {
  /// The ids of the questionnaire's elements with their positions.
  let positions: [String: Int]
  let elements: [ElementDefinition]
  /// The questionnaires of the study by id, nil where the contents are not known. Nil when the
  /// questionnaire is checked by itself.
  let others: [String: QuestionIndex?]?

  func check(
    _ condition: ConditionDefinition, elementAt position: Int, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    guard
      let question = condition.questionnaireID.isEmpty
        ? earlierQuestion(condition, before: position, path, into: &findings)
        : questionElsewhere(condition, path, into: &findings)
    else { return }
    guard let comparison = condition.comparison else {
      findings.add(path.field("operator"), .operatorMissing, "say how to compare the answer")
      return
    }
    guard let target = ConditionTarget(question) else { return }
    checkOperands(condition, comparison, target, path, into: &findings)
  }

  private func earlierQuestion(
    _ condition: ConditionDefinition, before position: Int, _ path: FindingPath,
    into findings: inout FindingCollector
  ) -> QuestionDefinition? {
    let path = path.field("element_id")
    guard let found = positions[condition.elementID],
      let question = elements[found].question
    else {
      findings.add(
        path, .questionUnknown, "this questionnaire has no question `\(condition.elementID)`")
      return nil
    }
    guard found < position else {
      findings.add(
        path, .questionNotEarlier,
        "`\(condition.elementID)` does not stand before this element; move it or name another")
      return nil
    }
    return question
  }

  private func questionElsewhere(
    _ condition: ConditionDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) -> QuestionDefinition? {
    guard let others else { return nil }
    guard let known = others[condition.questionnaireID] else {
      findings.add(
        path.field("questionnaire_id"), .questionnaireNotInStudy,
        "the study does not use a questionnaire `\(condition.questionnaireID)`")
      return nil
    }
    guard let index = known else { return nil }
    guard let question = index.questions[condition.elementID] else {
      findings.add(
        path.field("element_id"), .questionUnknown,
        "`\(condition.questionnaireID)` has no question `\(condition.elementID)`")
      return nil
    }
    return question
  }

  private func checkOperands(
    _ condition: ConditionDefinition, _ comparison: ConditionDefinition.Operator,
    _ target: ConditionTarget, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch (comparison, target) {
    case (.answered, _), (.notAnswered, _):
      refuseCodes(condition, path, into: &findings)
      refuseNumber(condition, path, into: &findings)
    case (.equal, .codes(let codes)), (.notEqual, .codes(let codes)):
      refuseNumber(condition, path, into: &findings)
      checkCodes(condition.codes, among: codes, path, into: &findings)
    case (_, .number(let minimum, let maximum)):
      refuseCodes(condition, path, into: &findings)
      checkNumber(condition.number, minimum, maximum, path.field("number"), into: &findings)
    case (_, .codes):
      findings.add(
        path.field("operator"), .operatorNotApplicable,
        "answers of `\(condition.elementID)` are codes without an order; compare for equality")
    case (_, .presence):
      findings.add(
        path.field("operator"), .operatorNotApplicable,
        "of `\(condition.elementID)` only whether it is answered can be asked")
    }
  }

  private func checkCodes(
    _ given: [String], among known: Set<String>, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if given.isEmpty {
      findings.add(path.field("codes"), .codesMissing, "name the codes to compare with")
    }
    var seen = Set<String>()
    for (position, code) in given.enumerated() {
      let here = path.item("codes", position)
      if !known.contains(code) {
        findings.add(here, .codeUnknown, "the question has no option `\(code)`")
      } else if !seen.insert(code).inserted {
        findings.add(here, .codeDuplicate, "`\(code)` stands twice")
      }
    }
  }

  private func checkNumber(
    _ number: Double?, _ minimum: Double?, _ maximum: Double?, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    guard let number else {
      findings.add(path, .numberMissing, "give the number to compare with")
      return
    }
    guard number.isFinite else {
      findings.add(path, .numberNotFinite, "give a finite number")
      return
    }
    if number < minimum ?? -.infinity || number > maximum ?? .infinity {
      findings.add(path, .numberOutOfRange, "no answer can reach \(number)")
    }
  }

  private func refuseCodes(
    _ condition: ConditionDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if !condition.codes.isEmpty {
      findings.add(path.field("codes"), .codesNotApplicable, "leave the codes out here")
    }
  }

  private func refuseNumber(
    _ condition: ConditionDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if condition.number != nil {
      findings.add(path.field("number"), .numberNotApplicable, "leave the number out here")
    }
  }
}
