internal import Questionnaires

/// Brings conditions into one form, so that those that mean the same look the same.
///
/// Negations go down to the comparisons, which have opposites; combinations of one kind within each
/// other become one; comparisons of one question with several codes become one; and what another
/// part of an `all` says already is left out. Since no negation is left, a part that is empty weighs
/// like one that is false, and all of this keeps what the condition as a whole amounts to.
struct ConditionForm {
  /// The codes of a multiple choice; nil for every other question.
  var codes: (QuestionReference) -> [String]?

  init(codes: @escaping (QuestionReference) -> [String]?) { self.codes = codes }

  init(_ questionnaire: QuestionnaireDefinition) {
    let structure = QuestionnaireStructure(questionnaire)
    self.init { reference in
      guard reference.questionnaireID.isEmpty,
        case .multipleChoice(let choice)? = structure.kind(of: reference.elementID)
      else { return nil }
      return choice.options.map(\.code)
    }
  }

  func callAsFunction(_ condition: Condition) -> Condition { simplified(condition.withoutNegation) }

  private func simplified(_ condition: Condition) -> Condition {
    switch condition {
    case .all(let parts):
      var flat: [Condition] = []
      for part in parts.map(simplified) {
        if case .all(let inner) = part { flat += inner } else { flat.append(part) }
      }
      return combine(mergedAll(flat), Condition.all)
    case .any(let parts):
      var flat: [Condition] = []
      for part in parts.map(simplified) {
        if case .any(let inner) = part { flat += inner } else { flat.append(part) }
      }
      return combine(mergedAny(flat), Condition.any)
    case .comparison(let comparison):
      return .comparison(whole(comparison))
    case .count(let count): return count.presence ?? condition
    case .malformed, .not: return condition
    }
  }

  private func combine(
    _ parts: [Condition], _ combination: ([Condition]) -> Condition
  ) -> Condition {
    parts.count == 1 ? parts[0] : combination(parts)
  }

  /// One of all options there are: any answer.
  private func whole(_ comparison: Comparison) -> Comparison {
    guard comparison.comparison == .equal, !comparison.codes.isEmpty,
      let all = codes(comparison.subject), Set(comparison.codes).isSuperset(of: all)
    else { return comparison }
    return Comparison(comparison.subject, .answered)
  }

  private func mergedAny(_ parts: [Condition]) -> [Condition] {
    var merged: [Condition] = []
    for part in parts {
      if case .comparison(let comparison) = part, comparison.comparison == .equal,
        !comparison.codes.isEmpty,
        let index = merged.firstIndex(where: { $0.isComparison(of: comparison.subject, .equal) }),
        case .comparison(var first) = merged[index]
      {
        first.codes += comparison.codes.filter { !first.codes.contains($0) }
        merged[index] = .comparison(first)
      } else if !merged.contains(part) {
        merged.append(part)
      }
    }
    merged = merged.map { simplifiedLeaf($0) }
    let answered = merged.compactMap { part -> QuestionReference? in
      guard case .comparison(let comparison) = part, comparison.comparison == .answered else {
        return nil
      }
      return comparison.subject
    }
    return merged.filter { part in
      // Answered, or answered in a certain way: answered.
      guard !answered.contains(where: part.demandsMore(than:)) else { return false }
      // Not answered, or none of all options: not answered.
      guard case .comparison(let comparison) = part, comparison.comparison == .notEqual,
        let all = codes(comparison.subject), Set(comparison.codes).isSuperset(of: all)
      else { return true }
      return !merged.contains(.comparison(Comparison(comparison.subject, .notAnswered)))
    }
  }

  private func simplifiedLeaf(_ part: Condition) -> Condition {
    if case .comparison(let comparison) = part { .comparison(whole(comparison)) } else { part }
  }

  private func mergedAll(_ parts: [Condition]) -> [Condition] {
    var merged: [Condition] = []
    for part in parts {
      if let index = merged.firstIndex(where: { $0.merging(part) != nil }),
        let both = merged[index].merging(part)
      {
        merged[index] = simplified(both)
      } else if !merged.contains(part) {
        merged.append(part)
      }
    }
    // Questions that must be answered for the whole to hold.
    let answered = Set(merged.compactMap(\.answeredSubject))
    var result: [Condition] = []
    for part in merged {
      if let (subject, rest) = part.unlessMissing, answered.contains(subject) {
        let rest = simplified(rest)
        if !result.contains(rest) { result.append(rest) }
      } else {
        result.append(part)
      }
    }
    if result.contains(where: { part in merged.contains(part) == false }) {
      return mergedAll(result)
    }
    result = result.filter { part in !isImplied(part, by: result) }
    // What always holds, and what another part is enough for.
    let needed = result.filter { part in
      guard case .any(let choices) = part else { return true }
      return !part.isAlwaysTrue && !choices.contains { result.contains($0) }
    }
    return needed.isEmpty ? Array(result.prefix(1)) : needed
  }

  private func isImplied(_ part: Condition, by parts: [Condition]) -> Bool {
    guard case .comparison(let comparison) = part else { return false }
    let others = parts.filter { $0 != part && $0.answeredSubject == comparison.subject }
    switch comparison.comparison {
    case .answered: return !others.isEmpty
    case .equal:
      // Answered without some options: one of the rest is chosen.
      guard let all = codes(comparison.subject) else { return false }
      return others.contains { other in
        guard case .comparison(let second) = other, second.comparison == .notEqual else {
          return false
        }
        return Set(comparison.codes).union(second.codes).isSuperset(of: all)
      }
    default: return false
    }
  }
}

extension OptionCount {
  /// At least one of all options of a question: answered; none: not answered. Nil: something else.
  fileprivate var presence: Condition? {
    guard questions.count == 1, codes.isEmpty else { return nil }
    switch (comparison, number) {
    case (.greaterOrEqual?, 1), (.greater?, 0), (.notEqual?, 0):
      return .comparison(Comparison(questions[0], .answered))
    case (.less?, 1), (.lessOrEqual?, 0), (.equal?, 0):
      return .comparison(Comparison(questions[0], .notAnswered))
    default: return nil
    }
  }
}

extension Condition {
  fileprivate func isComparison(
    of subject: QuestionReference, _ operation: Comparison.Operator
  ) -> Bool {
    guard case .comparison(let comparison) = self else { return false }
    return comparison.subject == subject && comparison.comparison == operation
      && !comparison.codes.isEmpty
  }

  /// The question that must be answered for this to hold.
  fileprivate var answeredSubject: QuestionReference? {
    guard case .comparison(let comparison) = self, comparison.comparison != .notAnswered else {
      return nil
    }
    return comparison.subject
  }

  /// `answered or not answered`, whatever else.
  fileprivate var isAlwaysTrue: Bool {
    guard case .any(let parts) = self else { return false }
    return parts.contains { part in
      guard case .comparison(let comparison) = part, comparison.comparison == .notAnswered else {
        return false
      }
      return parts.contains(.comparison(Comparison(comparison.subject, .answered)))
    }
  }

  /// Whether it can hold only where the question is answered, and says more than that.
  fileprivate func demandsMore(than subject: QuestionReference) -> Bool {
    switch self {
    case .comparison(let comparison):
      answeredSubject == subject && comparison.comparison != .answered
    case .all(let parts): parts.contains { $0.answeredSubject == subject }
    default: false
    }
  }

  /// What `not answered, or the rest` says about answered questions.
  fileprivate var unlessMissing: (subject: QuestionReference, rest: Condition)? {
    guard case .any(let parts) = self else { return nil }
    for part in parts {
      guard case .comparison(let comparison) = part, comparison.comparison == .notAnswered else {
        continue
      }
      let rest = parts.filter { $0 != part }
      guard !rest.isEmpty else { return nil }
      return (comparison.subject, rest.count == 1 ? rest[0] : .any(rest))
    }
    return nil
  }

  /// `not a` and `not b` as one, also where both hold for a missing answer.
  fileprivate func merging(_ other: Condition) -> Condition? {
    switch (self, other) {
    case (.comparison(var first), .comparison(let second)):
      guard first.subject == second.subject, first.comparison == .notEqual,
        second.comparison == .notEqual, !first.codes.isEmpty, !second.codes.isEmpty
      else { return nil }
      first.codes += second.codes.filter { !first.codes.contains($0) }
      return .comparison(first)
    case (.any, .any):
      guard let (subject, rest) = unlessMissing, let (second, otherRest) = other.unlessMissing,
        subject == second, case .comparison = rest, case .comparison = otherRest,
        let both = rest.merging(otherRest)
      else { return nil }
      return .any([.comparison(Comparison(subject, .notAnswered)), both])
    default: return nil
    }
  }

  /// With codes in the order of their spelling.
  func sortingCodes() -> Condition {
    switch self {
    case .comparison(var comparison):
      comparison.codes.sort()
      return .comparison(comparison)
    case .count(var count):
      count.codes.sort()
      return .count(count)
    case .all(let parts): return .all(parts.map { $0.sortingCodes() })
    case .any(let parts): return .any(parts.map { $0.sortingCodes() })
    case .not(let part): return .not(part.sortingCodes())
    case .malformed: return self
    }
  }
}
