/// Compares an answer with a constant.
public struct Comparison: Sendable, Hashable {
  public enum Operator: String, Sendable, Hashable, CaseIterable {
    case answered
    case notAnswered = "not-answered"
    /// The answer is, or contains, one of the codes; is the number; is the text.
    case equal
    /// Answered but not equal.
    case notEqual = "not-equal"
    case less
    case lessOrEqual = "less-or-equal"
    case greater
    case greaterOrEqual = "greater-or-equal"

    public var isOrder: Bool {
      switch self {
      case .answered, .notAnswered, .equal, .notEqual: false
      case .less, .lessOrEqual, .greater, .greaterOrEqual: true
      }
    }
  }

  public var subject: QuestionReference
  public var comparison: Operator?
  /// Operand for choices, yes/no and countries.
  public var codes: [String]
  /// Operand for numbers, scales, durations and scores.
  public var number: Double?
  /// Operand for texts (equality only), dates, times and date-times in stored form; may be empty.
  public var text: String

  public init(
    _ subject: QuestionReference, _ comparison: Operator?, codes: [String] = [],
    number: Double? = nil, text: String = ""
  ) {
    self.subject = subject
    self.comparison = comparison
    self.codes = codes
    self.number = number
    self.text = text
  }

  public init(
    elementID: String, _ comparison: Operator?, codes: [String] = [], number: Double? = nil,
    text: String = ""
  ) {
    self.init(
      QuestionReference(elementID: elementID), comparison, codes: codes, number: number, text: text)
  }
}
