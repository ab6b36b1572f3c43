/// An answer as conditions see it.
public enum KnownAnswer: Sendable, Hashable {
  /// Never empty.
  case codes([String])
  case number(Double)
  /// A text, date or time, in the form in which it is stored.
  case text(String)

  /// Nil for an answer that says nothing.
  public init?(_ value: AnswerValue) {
    guard !value.isBlank else { return nil }
    switch value {
    case .choice(let codes): self = .codes(codes)
    case .number(let number): self = .number(number)
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): self = .text(text)
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

  /// Nil when the two cannot be compared.
  func equals(_ operand: Condition.Operand) -> Bool? {
    switch (self, operand) {
    case (.codes(let chosen), .codes(let codes)):
      codes.isEmpty ? nil : chosen.contains(where: codes.contains)
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    default: nil
    }
  }

  /// −1, 0 or 1: before, at or after the bound. Nil when the two cannot be compared.
  func order(to bound: Condition.Bound) -> Int? {
    switch (self, bound) {
    case (.number(let left), .number(let right)):
      // What is no number has no order.
      left < right ? -1 : left > right ? 1 : left == right ? 0 : nil
    case (.text(let left), .text(let right)) where left.utf8.count == right.utf8.count:
      left.utf8.elementsEqual(right.utf8)
        ? 0 : left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
    default: nil
    }
  }
}
