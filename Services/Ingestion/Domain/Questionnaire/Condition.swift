/// A comparison with an answer (FHIR SDC `enableWhen`).
public struct Condition: Sendable, Hashable {
  /// Nil: this sheet. Otherwise the participant's latest earlier sheet of that questionnaire in the
  /// same study; the questionnaire's own id is allowed and means the sheet before.
  public var questionnaireID: String?
  public var elementID: String
  public var comparison: Comparison

  public init(questionnaireID: String? = nil, elementID: String, comparison: Comparison) {
    self.questionnaireID = questionnaireID
    self.elementID = elementID
    self.comparison = comparison
  }

  public enum Comparison: Sendable, Hashable {
    case answered
    case notAnswered
    case equal(Operand)
    case notEqual(Operand)
    case less(Double)
    case lessOrEqual(Double)
    case greater(Double)
    case greaterOrEqual(Double)
  }

  public enum Operand: Sendable, Hashable {
    /// The answer contains one of them.
    case codes([String])
    case number(Double)
  }
}

extension Condition {
  /// Whether the condition holds for an answer, nil where there is none.
  ///
  /// Without an answer, and for an answer that cannot be compared (a text, or a choice with a
  /// number), everything but `notAnswered` and `answered` yields *empty*, which counts as false
  /// (SDC 4.0, behaviour). Numbers are compared exactly.
  public func holds(for answer: KnownAnswer?) -> Bool {
    switch comparison {
    case .answered: answer != nil
    case .notAnswered: answer == nil
    case .equal(let operand): answer?.equals(operand) ?? false
    case .notEqual(let operand): answer?.equals(operand).map { !$0 } ?? false
    case .less(let bound): answer?.number.map { $0 < bound } ?? false
    case .lessOrEqual(let bound): answer?.number.map { $0 <= bound } ?? false
    case .greater(let bound): answer?.number.map { $0 > bound } ?? false
    case .greaterOrEqual(let bound): answer?.number.map { $0 >= bound } ?? false
    }
  }
}
