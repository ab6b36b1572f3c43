internal import Questionnaires

extension Condition {
  /// The same condition with `not` gone: every comparison that stood below one is its opposite.
  ///
  /// Holds for the same answers, also where some are missing: the opposite of a comparison without
  /// an answer is empty, too. What is left of *empty* then counts as false at each comparison as it
  /// does at the end, since nothing turns it round any more; so systems that know only true and
  /// false decide it alike.
  var withoutNegation: Condition { normal(isNegated: false) }

  private func normal(isNegated: Bool) -> Condition {
    switch self {
    case .malformed: return self
    case .not(let part): return part.normal(isNegated: !isNegated)
    case .all(let parts):
      let parts = parts.map { $0.normal(isNegated: isNegated) }
      return isNegated ? .any(parts) : .all(parts)
    case .any(let parts):
      let parts = parts.map { $0.normal(isNegated: isNegated) }
      return isNegated ? .all(parts) : .any(parts)
    case .comparison(var comparison):
      if isNegated { comparison.comparison = comparison.comparison?.opposite }
      return .comparison(comparison)
    case .count(var count):
      if isNegated { count.comparison = count.comparison?.opposite }
      return .count(count)
    }
  }
}

extension Comparison.Operator {
  var opposite: Comparison.Operator {
    switch self {
    case .answered: .notAnswered
    case .notAnswered: .answered
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .greaterOrEqual: .less
    case .greater: .lessOrEqual
    case .lessOrEqual: .greater
    }
  }
}
