/// A comparison with an answer (FHIR SDC `enableWhen`).
public struct Condition: Sendable, Hashable {
  public var subject: RuleSubject
  public var comparison: Comparison

  public init(questionnaireID: String? = nil, elementID: String, comparison: Comparison) {
    subject = RuleSubject(questionnaireID: questionnaireID, elementID: elementID)
    self.comparison = comparison
  }

  public enum Comparison: Sendable, Hashable {
    case answered
    case notAnswered
    case equal(Operand)
    case notEqual(Operand)
    case less(Bound)
    case lessOrEqual(Bound)
    case greater(Bound)
    case greaterOrEqual(Bound)
  }

  /// What has an order.
  public enum Bound: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case number(Double)
    /// A date or time in the form in which it is stored.
    case text(String)

    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
  }

  public enum Operand: Sendable, Hashable {
    /// The answer contains one of them.
    case codes([String])
    case number(Double)
    case text(String)
  }
}

extension Condition {
  /// Whether the condition holds for an answer, nil where there is none. Nil means empty.
  ///
  /// Without an answer, and for an answer that cannot be compared (a choice with a number, dates of
  /// different precision), everything but `notAnswered` and `answered` is empty (SDC 4.0, behaviour).
  /// Numbers are compared exactly.
  public func evaluate(for answer: KnownAnswer?) -> Bool? {
    switch comparison {
    case .answered: answer != nil
    case .notAnswered: answer == nil
    case .equal(let operand): answer?.equals(operand)
    case .notEqual(let operand): answer?.equals(operand).map { !$0 }
    case .less(let bound): answer?.order(to: bound).map { $0 < 0 }
    case .lessOrEqual(let bound): answer?.order(to: bound).map { $0 <= 0 }
    case .greater(let bound): answer?.order(to: bound).map { $0 > 0 }
    case .greaterOrEqual(let bound): answer?.order(to: bound).map { $0 >= 0 }
    }
  }
}
