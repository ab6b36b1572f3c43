internal import Questionnaires

extension Formula.Operator {
  /// Nil for those that compare nothing.
  var comparison: Comparison.Operator? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .or, .and, .plus, .minus, .times, .divided, .remainder: nil
    }
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
