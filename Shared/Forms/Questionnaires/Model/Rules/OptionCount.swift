/// Compares the number of options chosen over several questions with a number.
///
/// Each chosen code in `codes` counts once. If `codes` is empty, every chosen code and every answer
/// without codes counts once; over single choices, that is the number of answered questions. The
/// result is never empty; no answers count 0.
public struct OptionCount: Sendable, Hashable {
  /// Never empty.
  public var questions: [QuestionReference]
  /// Counted codes; empty means any answer.
  public var codes: [String]
  /// Any operator except `answered` and `notAnswered`; nil if absent.
  public var comparison: Comparison.Operator?
  public var number: Double

  public init(
    questions: [QuestionReference], codes: [String] = [], _ comparison: Comparison.Operator?,
    _ number: Double
  ) {
    self.questions = questions
    self.codes = codes
    self.comparison = comparison
    self.number = number
  }
}
