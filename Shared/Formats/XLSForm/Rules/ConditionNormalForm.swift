internal import Questionnaires

extension Condition {
  /// A condition that is true for the same answers, in one spelling: no `not`, no combination within
  /// one of its own kind or of one part, and what two comparisons say about the same question in one
  /// of them.
  ///
  /// A file that has no third truth value can say no more than for which answers a condition is true;
  /// two conditions with the same normal form are the same there.
  var normalForm: Condition { normalForm(negated: false) }

  private func normalForm(negated: Bool) -> Condition {
    switch self {
    case .comparison(var comparison):
      if negated { comparison.comparison = comparison.comparison?.opposite }
      return .comparison(comparison)
    case .count(var count):
      if negated { count.comparison = count.comparison?.opposite }
      return .count(count)
    case .malformed: return self
    case .not(let part): return part.normalForm(negated: !negated)
    case .all(let parts):
      let parts = parts.map { $0.normalForm(negated: negated) }
      return negated ? Self.anyOf(parts) : Self.allOf(parts)
    case .any(let parts):
      let parts = parts.map { $0.normalForm(negated: negated) }
      return negated ? Self.allOf(parts) : Self.anyOf(parts)
    }
  }

  /// True for every answer.
  static let always = Condition.all([])
  /// True for none.
  static let never = Condition.any([])

  /// - Parameter parts: in normal form.
  static func allOf(_ parts: [Condition]) -> Condition {
    var flat: [Condition] = []
    for part in parts {
      if part == .never { return .never }
      if case .all(let inner) = part { flat += inner } else { flat.append(part) }
    }
    let answered = flat.compactMap { $0.subject(of: .answered) }
    var kept: [Condition] = []
    for part in flat.map({ $0.assuming(answered: answered) }) where !kept.contains(part) {
      if let merged = kept.lastIndex(where: { $0.isMergeable(with: part, .notEqual) }) {
        kept[merged] = kept[merged].merged(with: part)
      } else {
        kept.append(part)
      }
    }
    // What compares an answer implies that there is one.
    let compared = kept.compactMap(\.comparedSubject)
    kept.removeAll { part in
      part.subject(of: .answered).map { compared.contains($0) } ?? false
    }
    return kept.count == 1 ? kept[0] : .all(kept)
  }

  /// - Parameter parts: in normal form.
  static func anyOf(_ parts: [Condition]) -> Condition {
    var flat: [Condition] = []
    for part in parts {
      if part == .always { return .always }
      if case .any(let inner) = part { flat += inner } else { flat.append(part) }
    }
    var kept: [Condition] = []
    for part in flat where !kept.contains(part) {
      if let merged = kept.lastIndex(where: { $0.isMergeable(with: part, .equal) }) {
        kept[merged] = kept[merged].merged(with: part)
      } else {
        kept.append(part)
      }
    }
    return kept.count == 1 ? kept[0] : .any(kept)
  }

  /// The question that it asks this, and nothing else, of.
  func subject(of operation: Comparison.Operator) -> QuestionReference? {
    guard case .comparison(let comparison) = self, comparison.comparison == operation else {
      return nil
    }
    return comparison.subject
  }

  /// The question whose answer it compares with something.
  private var comparedSubject: QuestionReference? {
    guard case .comparison(let comparison) = self else { return nil }
    switch comparison.comparison {
    case nil, .answered, .notAnswered: return nil
    default: return comparison.subject
    }
  }

  /// Without the alternative that a question is not answered, where it is known to be.
  private func assuming(answered: [QuestionReference]) -> Condition {
    guard case .any(let parts) = self else { return self }
    let rest = parts.filter { part in
      !(part.subject(of: .notAnswered).map { answered.contains($0) } ?? false)
    }
    return rest.isEmpty || rest.count == parts.count ? self : Self.anyOf(rest)
  }

  private func isMergeable(with other: Condition, _ operation: Comparison.Operator) -> Bool {
    guard case .comparison(let left) = self, case .comparison(let right) = other else {
      return false
    }
    return left.comparison == operation && right.comparison == operation
      && left.subject == right.subject && !left.codes.isEmpty && !right.codes.isEmpty
  }

  private func merged(with other: Condition) -> Condition {
    guard case .comparison(var left) = self, case .comparison(let right) = other else {
      return self
    }
    left.codes += right.codes.filter { !left.codes.contains($0) }
    return .comparison(left)
  }
}

extension Comparison.Operator {
  /// The same with its sides exchanged.
  var mirrored: Self {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .answered, .notAnswered, .equal, .notEqual: self
    }
  }
}
