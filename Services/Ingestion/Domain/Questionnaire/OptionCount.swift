/// Compares with a number how many options were chosen over some questions. Without codes every
/// chosen code counts, and an answer that is no choice counts one. Never empty.
public struct OptionCount: Sendable, Hashable {
  public enum Comparison: Sendable, Hashable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  }

  public var questions: [RuleSubject]
  /// Empty: any.
  public var codes: [String]
  public var comparison: Comparison
  public var number: Double

  public init(
    questions: [RuleSubject], codes: [String] = [], _ comparison: Comparison, _ number: Double
  ) {
    self.questions = questions
    self.codes = codes
    self.comparison = comparison
    self.number = number
  }

  /// How many a question adds, given the answer to it.
  func share(of answer: KnownAnswer?) -> Int {
    switch answer {
    case nil: 0
    case .codes(let chosen):
      codes.isEmpty ? Set(chosen).count : Set(chosen).intersection(codes).count
    case .number, .text: codes.isEmpty ? 1 : 0
    }
  }

  func holds(for sum: Int) -> Bool {
    let sum = Double(sum)
    return switch comparison {
    case .equal: sum == number
    case .notEqual: sum != number
    case .less: sum < number
    case .lessOrEqual: sum <= number
    case .greater: sum > number
    case .greaterOrEqual: sum >= number
    }
  }
}
