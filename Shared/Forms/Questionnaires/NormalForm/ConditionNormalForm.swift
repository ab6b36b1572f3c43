/// Normalises conditions, so that most equivalent ones become equal.
///
/// Negations move into the comparisons, which have opposites. Combinations of one part, or nested
/// in their own kind, are flattened. Comparisons of the same codes are merged, and implied parts
/// are removed. The result holds for the same answers. Without negations, empty has the same effect
/// as false, so empty may become false, and a format without a third truth value loses nothing.
/// Normalising is idempotent.
///
/// Stored definitions are not normalised, except for ``Condition/unwrapped``, on which the content
/// hashes of published versions depend.
public struct ConditionNormalForm {
  /// The codes of a multiple choice; nil for other questions.
  private let codes: (QuestionReference) -> [String]?

  /// - Parameter codes: the codes of a multiple choice; nil for other questions and if unknown.
  public init(codes: @escaping (QuestionReference) -> [String]?) { self.codes = codes }

  /// Considers the possible answers to the questionnaire's choices.
  public init(_ questionnaire: QuestionnaireDefinition) {
    let structure = QuestionnaireStructure(questionnaire)
    self.init { reference in
      guard reference.questionnaireID.isEmpty,
        case .multipleChoice(let choice)? = structure.kind(of: reference.elementID)
      else { return nil }
      return choice.options.map(\.code)
    }
  }

  public func callAsFunction(_ condition: Condition) -> Condition {
    var form = condition.withoutNegation
    // Each step that changes something reduces the size, so this ends.
    while true {
      let smaller = step(form)
      if smaller == form { return form }
      form = smaller
    }
  }

  private func step(_ condition: Condition) -> Condition {
    switch condition {
    case .all(let parts):
      var flat: [Condition] = []
      for part in parts.map(step) {
        if part == .never { return .never }
        if case .all(let inner) = part { flat += inner } else { flat.append(part) }
      }
      return Self.combined(mergedAll(flat), Condition.all)
    case .any(let parts):
      var flat: [Condition] = []
      for part in parts.map(step) {
        if part == .always { return .always }
        if case .any(let inner) = part { flat += inner } else { flat.append(part) }
      }
      return Self.combined(mergedAny(flat), Condition.any)
    case .comparison(let comparison): return .comparison(whole(comparison.withoutIdleOperands))
    case .count(let count): return count.presence ?? .count(count.withoutIdleOperands)
    case .malformed, .not: return condition
    }
  }

  private static func combined(
    _ parts: [Condition], _ combination: ([Condition]) -> Condition
  ) -> Condition {
    parts.count == 1 ? parts[0] : combination(parts)
  }

  /// Replaces a comparison with all options by `answered`.
  private func whole(_ comparison: Comparison) -> Comparison {
    guard comparison.comparison == .equal, isExhaustive(comparison) else { return comparison }
    return Comparison(comparison.subject, .answered)
  }

  /// Whether it lists every code of the question.
  private func isExhaustive(_ comparison: Comparison) -> Bool {
    guard comparison.hasCodesAlone, let all = codes(comparison.subject) else { return false }
    return Set(comparison.codes).isSuperset(of: all)
  }

  // MARK: - Any

  private func mergedAny(_ parts: [Condition]) -> [Condition] {
    var merged: [Condition] = []
    for part in parts {
      if let index = merged.firstIndex(where: { $0.merging(part, .equal) != nil }),
        let both = merged[index].merging(part, .equal)
      {
        merged[index] = both
      } else if !merged.contains(where: part.isExactly) {
        merged.append(part)
      }
    }
    let answered = merged.compactMap { $0.subject(of: .answered) }
    return merged.filter { part in
      // `answered` or a stronger part: `answered`.
      guard !answered.contains(where: part.demandsMore) else { return false }
      // `not answered` or none of all options: `not answered`.
      guard case .comparison(let comparison) = part, comparison.comparison == .notEqual,
        isExhaustive(comparison)
      else { return true }
      return !merged.contains { $0.subject(of: .notAnswered) == comparison.subject }
    }
  }

  // MARK: - All

  private func mergedAll(_ parts: [Condition]) -> [Condition] {
    var merged: [Condition] = []
    for part in parts {
      if let index = merged.firstIndex(where: { $0.mergingInAll(part) != nil }),
        let both = merged[index].mergingInAll(part)
      {
        merged[index] = both
      } else if !merged.contains(where: part.isExactly) {
        merged.append(part)
      }
    }
    // Questions that must be answered for the whole to hold.
    let answered = Set(merged.compactMap(\.answeredSubject))
    let needed = merged.map { part in
      if let (subject, rest) = part.unlessMissing, answered.contains(subject) { rest } else { part }
    }
    return needed.filter { part in !isImplied(part, by: needed) }
  }

  /// Whether the part always holds or follows from another part.
  private func isImplied(_ part: Condition, by parts: [Condition]) -> Bool {
    switch part {
    case .any(let choices):
      return part.isAlwaysTrue
        || choices.contains { choice in parts.contains(where: choice.isExactly) }
    case .comparison(let comparison):
      let others = parts.filter {
        $0.answeredSubject == comparison.subject && !$0.isExactly(part)
      }
      switch comparison.comparison {
      case .answered: return !others.isEmpty
      case .equal:
        // Answered without some options means that one of the rest is chosen.
        return others.contains { other in
          guard case .comparison(var both) = other, both.comparison == .notEqual,
            both.hasCodesAlone, comparison.hasCodesAlone
          else { return false }
          both.codes += comparison.codes
          return isExhaustive(both)
        }
      default: return false
      }
    case .all, .not, .count, .malformed: return false
    }
  }
}

extension Condition {
  /// Normalised without knowledge of the questions; see ``ConditionNormalForm``.
  public var normalized: Condition { ConditionNormalForm { _ in nil }(self) }

  /// Holds for every answer.
  public static let always = Condition.all([])
  /// Holds for no answer.
  public static let never = Condition.any([])
}
