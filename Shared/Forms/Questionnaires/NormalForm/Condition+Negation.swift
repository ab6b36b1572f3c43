extension Condition {
  /// The same condition without `not`: comparisons below a negation become their opposites.
  ///
  /// It is true, false and empty for the same answers, since the opposite of an empty comparison is
  /// empty. Without negations, empty has the same effect as false.
  var withoutNegation: Condition { withoutNegation(isNegated: false) }

  private func withoutNegation(isNegated: Bool) -> Condition {
    switch self {
    case .malformed: return self
    case .not(let part): return part.withoutNegation(isNegated: !isNegated)
    case .all(let parts):
      let parts = parts.map { $0.withoutNegation(isNegated: isNegated) }
      return isNegated ? .any(parts) : .all(parts)
    case .any(let parts):
      let parts = parts.map { $0.withoutNegation(isNegated: isNegated) }
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
  /// The operator that is true where this one is false, and the reverse.
  public var opposite: Comparison.Operator {
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
