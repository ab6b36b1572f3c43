/// An expression of REDCap: branching logic or a calculation.
indirect enum REDCapExpression: Equatable {
  case number(Double)
  case text(String)
  case field(REDCapFieldName)
  /// A function with a lower-case name.
  case call(String, [REDCapExpression])
  /// At least two terms, each added or subtracted.
  case sum([Term])
  case product(REDCapExpression, REDCapExpression)
  case quotient(REDCapExpression, REDCapExpression)
  case comparison(REDCapExpression, Operator, REDCapExpression)
  /// At least two.
  case all([REDCapExpression])
  /// At least two.
  case any([REDCapExpression])
  case not(REDCapExpression)

  struct Term: Equatable {
    var isSubtracted: Bool
    var value: REDCapExpression
  }

  enum Operator: Equatable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual

    /// With the two sides exchanged.
    var mirrored: Operator {
      switch self {
      case .equal, .notEqual: self
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .greater: .less
      case .greaterOrEqual: .lessOrEqual
      }
    }
  }
}

/// `[variable]`, or `[variable(code)]` for one choice of a checkbox field.
struct REDCapFieldName: Hashable {
  var variable: String
  var code: String?
  /// Where it begins in the expression, in UTF-8 bytes.
  var offset = 0

  static func == (left: REDCapFieldName, right: REDCapFieldName) -> Bool {
    left.variable == right.variable && left.code == right.code
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(variable)
    hasher.combine(code)
  }
}

/// Why an expression was not read.
struct REDCapExpressionFailure: Error {
  /// Where, in UTF-8 bytes of the expression.
  var offset: Int
  var message: String
  /// Right in REDCap, but nothing that Otolith can say; otherwise it is no expression at all.
  var isUnsupported = false
}
