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
