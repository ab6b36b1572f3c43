/// Checks whether a condition can be decided by the answers of the questions it names.
///
/// Of the questionnaire itself only questions that stand before the element may be named, so
/// conditions cannot form a cycle.
struct ConditionChecker {
  let limits: CatalogueLimits
  /// Of the questionnaire that the condition stands in, or follows.
  let index: QuestionIndex
  /// The ids of the questionnaire's elements with their positions.
  let positions: [String: Int]
  /// The questionnaires of the study by id, or those that are published, nil where the contents are
  /// not known. Nil when the questionnaire is checked by itself.
  let others: [String: QuestionIndex?]?
  /// What it means that a questionnaire is not among the others.
  var unknownOther = FindingReason.questionnaireNotInStudy
  /// Whether scores can be named: only where the questionnaire is filled in to its end.
  let mayNameScores: Bool

  /// - Parameters:
  ///   - position: of the element that the condition is for; `Int.max` when all are before it.
  ///   - path: of the message with the list; `field` is the list's name.
  func check(
    _ condition: Condition, at position: Int, _ path: FindingPath, field: String,
    into findings: inout FindingCollector
  ) {
    // First of all, since the rest goes down level by level.
    guard condition.depth <= limits.conditionDepthMax else {
      findings.add(
        path.field(field), .conditionTooDeep,
        "conditions may stand in each other \(limits.conditionDepthMax) levels deep")
      return
    }
    let parts = condition.listed
    guard parts.count <= limits.conditionPartsMax else {
      findings.add(
        path.field(field), .tooManyConditions,
        "\(parts.count) conditions; at most \(limits.conditionPartsMax) are allowed")
      return
    }
    for (index, part) in parts.enumerated() {
      check(part, at: position, path.item(field, index), into: &findings)
    }
  }

  private func check(
    _ part: Condition, at position: Int, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    switch part {
    case .malformed(let reason):
      findings.add(path, .conditionMalformed, reason)
    case .all(let parts) where parts.isEmpty, .any(let parts) where parts.isEmpty,
      .not(.any(let parts)) where parts.isEmpty:
      findings.add(path, .conditionMalformed, "a combination needs a condition to combine")
    case .all, .any, .not: break
    case .comparison(let comparison): check(comparison, at: position, path, into: &findings)
    case .count(let count): check(count, at: position, path, into: &findings)
    }
  }

  private func check(
    _ comparison: Comparison, at position: Int, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    guard let found = target(of: comparison.subject, at: position, path, into: &findings) else {
      return
    }
    guard let operation = comparison.comparison else {
      findings.add(path.field("operator"), .operatorMissing, "say how to compare the answer")
      return
    }
    OperandChecker(target: found, name: comparison.subject.name)
      .check(comparison, operation, path, into: &findings)
  }

  private func check(
    _ count: OptionCount, at position: Int, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if count.questions.isEmpty {
      findings.add(path.field("count"), .conditionMalformed, "name the questions to count over")
    }
    if count.questions.count > limits.conditionPartsMax {
      findings.add(
        path.field("count"), .tooManyConditions,
        "\(count.questions.count) questions; at most \(limits.conditionPartsMax) are allowed")
    }
    var known = Set<String>()
    var isComplete = true
    for (index, reference) in count.questions.prefix(limits.conditionPartsMax).enumerated() {
      let here = path.item("count", index)
      switch target(of: reference, at: position, here, into: &findings) {
      case .codes(let codes)?: known.formUnion(codes)
      case nil: isComplete = false
      default: break
      }
    }
    if isComplete {
      for (index, code) in count.codes.enumerated() where !known.contains(code) {
        findings.add(
          path.item("codes", index), .codeUnknown,
          "none of the questions has an option `\(code)`; they have \(known.listed)")
      }
    }
    switch count.comparison {
    case nil: findings.add(path.field("operator"), .operatorMissing, "say how to compare the count")
    case .answered?, .notAnswered?:
      findings.add(
        path.field("operator"), .operatorNotApplicable, "a count is always there; compare it")
    default: break
    }
    if !count.number.isFinite {
      findings.add(path.field("number"), .numberNotFinite, "give a finite number")
    }
  }

  /// What the reference can be compared with; nil where that is not known, or a finding.
  private func target(
    of reference: QuestionReference, at position: Int, _ path: FindingPath,
    into findings: inout FindingCollector
  ) -> ConditionTarget? {
    guard !reference.questionnaireID.isEmpty else {
      return target(of: reference, in: index, at: position, path, into: &findings)
    }
    guard let others else { return nil }
    guard let known = others[reference.questionnaireID] else {
      findings.add(
        path.field("questionnaire_id"), unknownOther,
        unknownOther == .questionnaireUnknown
          ? "no questionnaire `\(reference.questionnaireID)` is published; publish it, too, or mend "
            + "the id"
          : "the study does not use a questionnaire `\(reference.questionnaireID)`")
      return nil
    }
    guard let other = known else { return nil }
    return target(of: reference, in: other, at: nil, path, into: &findings)
  }

  /// - Parameter position: nil for another questionnaire.
  private func target(
    of reference: QuestionReference, in index: QuestionIndex, at position: Int?,
    _ path: FindingPath, into findings: inout FindingCollector
  ) -> ConditionTarget? {
    switch reference.subject {
    case .score(let id):
      guard mayNameScores, position != nil else {
        findings.add(
          path.field("score_id"), .scoreNotApplicable,
          "only a next list can ask for a score, of the questionnaire it follows")
        return nil
      }
      guard index.scores.contains(id) else {
        findings.add(path.field("score_id"), .scoreUnknown, "there is no score `\(id)`")
        return nil
      }
      return .number(minimum: nil, maximum: nil)
    case .question(let id):
      guard let kind = index.kinds[id] else {
        let owner =
          position == nil ? "`\(reference.questionnaireID)`" : "this questionnaire"
        findings.add(
          path.field("element_id"), .questionUnknown, "\(owner) has no question `\(id)`")
        return nil
      }
      if let position, (positions[id] ?? 0) >= position {
        findings.add(
          path.field("element_id"), .questionNotEarlier,
          "`\(id)` does not stand before this element; move it or name another")
        return nil
      }
      return ConditionTarget(kind)
    }
  }
}

extension Condition {
  /// The parts as the protocol lists them: in pre-order, without an outermost `all` or `any`, which
  /// is said beside the list.
  public var listed: [Condition] {
    switch self {
    case .all(let parts) where parts.count > 1, .any(let parts) where parts.count > 1:
      parts.flatMap(\.listedParts)
    default: listedParts
    }
  }

  private var listedParts: [Condition] {
    switch self {
    // NONE says `not any` in one part.
    case .not(.any(let parts)): [self] + parts.flatMap(\.listedParts)
    default: [self] + children.flatMap(\.listedParts)
    }
  }
}

extension QuestionReference {
  /// The id of the question or score.
  var name: String {
    switch subject {
    case .question(let id), .score(let id): id
    }
  }
}
