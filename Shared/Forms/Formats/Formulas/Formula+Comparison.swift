internal import Questionnaires

extension Formula.Operator {
  /// The comparison; nil for other operators.
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
  /// The operator with exchanged operands.
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
