/// Brings conditions into one form, in which those that mean the same mostly look the same.
///
/// Negations go down to the comparisons, which have opposites; combinations of one part, or within one of
/// their own kind, become one; what two comparisons say about the same codes becomes one; and what another
/// part says already is left out. It holds for the same answers as before. (Once no negation is left, what
/// is empty weighs like what is false, so that may change, and a format without a third truth value loses
/// nothing.) The form of a form is the same form.
///
/// Nothing that is stored is brought into it: what an author wrote stays, but for
/// ``Condition/unwrapped``, on which the content hashes of published versions hang.
public struct ConditionNormalForm {
  /// The codes of a multiple choice; nil for every other question.
  private let codes: (QuestionReference) -> [String]?

  /// - Parameter codes: of a multiple choice; nil for every other question, and where that is not known.
  public init(codes: @escaping (QuestionReference) -> [String]?) { self.codes = codes }

  /// Takes into account what the answers to the questionnaire's choices can be.
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
    // Each step that changes something makes it smaller.
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

  /// One of all options there are: any answer.
  private func whole(_ comparison: Comparison) -> Comparison {
    guard comparison.comparison == .equal, isExhaustive(comparison) else { return comparison }
    return Comparison(comparison.subject, .answered)
  }

  /// Whether it names every code that the question has.
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
      // Answered, or answered in a certain way: answered.
      guard !answered.contains(where: part.demandsMore) else { return false }
      // Not answered, or none of all options: not answered.
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

  /// What always holds, and what another part is enough for.
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
        // Answered without some options: one of the rest is chosen.
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
  /// See ``ConditionNormalForm``; nothing is known of the questions.
  public var normalized: Condition { ConditionNormalForm { _ in nil }(self) }

  /// True for every answer.
  public static let always = Condition.all([])
  /// True for none.
  public static let never = Condition.any([])
}
