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
      // White space is no answer to a question of one's own either.
      self.init(.text(reference.text))
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
  ///
  /// What a device says of another questionnaire was checked by nobody, or by a version in which the
  /// question was of another type: `tomorrow!!` is neither before nor after a day.
  func order(to bound: Condition.Bound) -> Int? {
    switch (self, bound) {
    case (.number(let left), .number(let right)):
      // What is no number has no order.
      left < right ? -1 : left > right ? 1 : left == right ? 0 : nil
    case (.text(let left), .text(let right)) where Self.haveOneForm(left, right):
      left.utf8.elementsEqual(right.utf8)
        ? 0 : left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
    default: nil
    }
  }

  /// Whether both have digits at the same places, and the same between them.
  private static func haveOneForm(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).allSatisfy { left, right in
        left == right || isDigit(left) && isDigit(right)
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
