/// An answer as conditions see it.
public enum KnownAnswer: Sendable, Hashable {
  /// Never empty.
  case codes([String])
  case number(Double)
  /// A text, date or time: answered, but not comparable.
  case other

  /// Nil for an answer that says nothing.
  public init?(_ value: AnswerValue) {
    guard !value.isBlank else { return nil }
    switch value {
    case .choice(let codes): self = .codes(codes)
    case .number(let number): self = .number(number)
    case .text, .date, .time: self = .other
    }
  }

  /// Nil for a reference that says that there was no answer.
  public init?(_ reference: ReferencedAnswer) {
    if let number = reference.number {
      self = .number(number)
    } else if !reference.codes.isEmpty {
      self = .codes(reference.codes)
    } else {
      return nil
    }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Nil when the two cannot be compared.
  func equals(_ operand: Condition.Operand) -> Bool? {
    switch (self, operand) {
    case (.codes(let chosen), .codes(let codes)): chosen.contains(where: codes.contains)
    case (.number(let left), .number(let right)): left == right
    default: nil
    }
  }
}
