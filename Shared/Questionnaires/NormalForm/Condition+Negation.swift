extension Condition {
  /// The same condition with `not` gone: every comparison that stood below one is its opposite.
  ///
  /// It is true, false and empty for the same answers: the opposite of a comparison that is empty is
  /// empty, too. Since nothing turns it round any more, what is empty then weighs like what is false.
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
  /// True where it is false, and the other way round.
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
