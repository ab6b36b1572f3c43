/// Compares with a number how many options were chosen over some questions.
///
/// Each chosen code counts once if it is one of `codes`. Without `codes` every chosen code counts
/// once, and so does every answer that is no code: over single choices, the answered questions. It
/// is never empty; nothing answered counts 0.
public struct OptionCount: Sendable, Hashable {
  /// Never empty.
  public var questions: [QuestionReference]
  /// Empty: any answer.
  public var codes: [String]
  /// Any but `answered` and `notAnswered`; nil when the definition names none.
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
