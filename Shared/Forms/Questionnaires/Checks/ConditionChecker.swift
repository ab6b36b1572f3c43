/// Checks whether the answers to the questions in a condition can decide it.
///
/// A condition may only name earlier questions of the same questionnaire, so conditions cannot form
/// a cycle.
struct ConditionChecker {
  let limits: CatalogueLimits
  /// Index of the questionnaire that contains the condition, or that the condition follows.
  let index: QuestionIndex
  /// Positions of the questionnaire's elements by id.
  let positions: [String: Int]
  /// The questionnaires of the study, or the published ones, by id; a nil value if the contents are
  /// unknown. Nil if the questionnaire is checked by itself.
  let others: [String: QuestionIndex?]?
  /// The reason to report for a questionnaire that is not among ``others``.
  var unknownOther = FindingReason.questionnaireNotInStudy
  /// Whether the condition may name scores, which exist only after a questionnaire was completed.
  let mayNameScores: Bool
  /// The repeating groups of the questionnaire that contains the condition.
  var repeats: RepeatMembership?
  /// Id of the repeating group of the element with the condition; nil outside.
  var context: String?

  /// - Parameters:
  ///   - position: position of the element with the condition; `Int.max` if all elements precede
  ///     it.
  ///   - path: path of the message with the list; `field` is the list's name.
  func check(_ condition: Condition, at position: Int, _ path: FindingPlace, field: String) {
    // Checked first, because the other checks recurse into the levels.
    guard condition.depth <= limits.conditionDepthMax else {
      path.field(field).add(
        .conditionTooDeep,
        "conditions may be nested at most \(limits.conditionDepthMax) levels deep")
      return
    }
    let parts = condition.listed
    guard parts.count <= limits.conditionPartsMax else {
      path.field(field).add(
        .tooManyConditions,
        "\(parts.count) conditions; at most \(limits.conditionPartsMax) are allowed")
      return
    }
    for (index, part) in parts.enumerated() {
      check(part, at: position, path.item(field, index))
    }
  }

  private func check(_ part: Condition, at position: Int, _ path: FindingPlace) {
    switch part {
    case .malformed(let reason):
      path.add(.conditionMalformed, reason)
    case .all(let parts) where parts.isEmpty, .any(let parts) where parts.isEmpty,
      .not(.any(let parts)) where parts.isEmpty:
      path.add(.conditionMalformed, "a combination needs at least one condition")
    case .all, .any, .not: break
    case .comparison(let comparison): check(comparison, at: position, path)
    case .count(let count): check(count, at: position, path)
    }
  }

  private func check(_ comparison: Comparison, at position: Int, _ path: FindingPlace) {
    guard let found = target(of: comparison.subject, at: position, path) else {
      return
    }
    if comparison.subject.questionnaireID.isEmpty {
      repeats?.check(comparison.subject.subject, in: context, path.field("element_id"))
    }
    guard let operation = comparison.comparison else {
      path.field("operator").add(.operatorMissing, "specify the operator")
      return
    }
    OperandChecker(target: found, name: comparison.subject.name)
      .check(comparison, operation, path)
  }

  private func check(_ count: OptionCount, at position: Int, _ path: FindingPlace) {
    if count.questions.isEmpty {
      path.field("count").add(.conditionMalformed, "name the questions to count")
    }
    if count.questions.count > limits.conditionPartsMax {
      path.field("count").add(
        .tooManyConditions,
        "\(count.questions.count) questions; at most \(limits.conditionPartsMax) are allowed")
    }
    var known = Set<String>()
    var isComplete = true
    for (index, reference) in count.questions.prefix(limits.conditionPartsMax).enumerated() {
      let here = path.item("count", index)
      switch target(of: reference, at: position, here) {
      case .codes(let codes)?: known.formUnion(codes)
      case nil: isComplete = false
      default: break
      }
    }
    if isComplete {
      for (index, code) in count.codes.enumerated() where !known.contains(code) {
        path.item("codes", index).add(
          .codeUnknown, "none of the questions has an option `\(code)`; they have \(known.listed)")
      }
    }
    switch count.comparison {
    case nil: path.field("operator").add(.operatorMissing, "specify the operator")
    case .answered?, .notAnswered?:
      path.field("operator").add(.operatorNotApplicable, "a count is always there; compare it")
    default: break
    }
    if !count.number.isFinite {
      path.field("number").add(.numberNotFinite, "give a finite number")
    }
  }

  /// Returns the valid operands for the reference; nil if unknown or already reported.
  private func target(
    of reference: QuestionReference, at position: Int, _ path: FindingPlace
  ) -> ConditionTarget? {
    guard !reference.questionnaireID.isEmpty else {
      return target(of: reference, in: index, at: position, path)
    }
    guard let others else { return nil }
    guard let known = others[reference.questionnaireID] else {
      path.field("questionnaire_id").add(
        unknownOther,
        unknownOther == .questionnaireUnknown
          ? "no questionnaire `\(reference.questionnaireID)` is published; publish it or fix "
            + "the id"
          : "the study does not use a questionnaire `\(reference.questionnaireID)`")
      return nil
    }
    guard let other = known else { return nil }
    return target(of: reference, in: other, at: nil, path)
  }

  /// - Parameter position: nil for another questionnaire.
  private func target(
    of reference: QuestionReference, in index: QuestionIndex, at position: Int?,
    _ path: FindingPlace
  ) -> ConditionTarget? {
    switch reference.subject {
    case .calculation(let id):
      guard position != nil else {
        path.field("questionnaire_id").add(
          .scoreNotApplicable, "calculations of other questionnaires cannot be compared")
        return nil
      }
      guard let type = index.calculations[id] else {
        path.field("calculation_id").add(.calculationUnknown, "there is no calculation `\(id)`")
        return nil
      }
      if mayNameScores, let type, type != .number {
        path.field("calculation_id").add(
          .scoreNotApplicable,
          "after the questionnaire only numbers can be compared, but `\(id)` is \(type.name)")
        return nil
      }
      return ConditionTarget(type)
    case .score(let id):
      guard mayNameScores, position != nil else {
        path.field("score_id").add(
          .scoreNotApplicable,
          "only a next list can refer to a score, of the questionnaire it follows")
        return nil
      }
      guard index.scores.contains(id) else {
        path.field("score_id").add(.scoreUnknown, "there is no score `\(id)`")
        return nil
      }
      return .number(minimum: nil, maximum: nil)
    case .question(let id):
      guard let kind = index.kinds[id] else {
        let owner =
          position == nil ? "`\(reference.questionnaireID)`" : "this questionnaire"
        path.field("element_id").add(.questionUnknown, "\(owner) has no question `\(id)`")
        return nil
      }
      if let position, (positions[id] ?? 0) >= position {
        path.field("element_id").add(
          .questionNotEarlier, "`\(id)` is not before this element; move it or refer to another")
        return nil
      }
      return ConditionTarget(kind)
    }
  }
}

extension Condition {
  /// The parts as the protocol lists them: in pre-order and without an outermost `all` or `any`,
  /// which has its own field.
  public var listed: [Condition] {
    switch self {
    case .all(let parts) where parts.count > 1, .any(let parts) where parts.count > 1:
      parts.flatMap(\.listedParts)
    default: listedParts
    }
  }

  private var listedParts: [Condition] {
    switch self {
    // NONE expresses `not any` in one part.
    case .not(.any(let parts)): [self] + parts.flatMap(\.listedParts)
    default: [self] + children.flatMap(\.listedParts)
    }
  }
}

extension QuestionReference {
  /// Id of the question, score or calculation.
  var name: String {
    switch subject {
    case .question(let id), .score(let id), .calculation(let id): id
    }
  }
}
