internal import Calendar

/// The value of an expression. Texts are not blank, numbers are finite.
public enum ExpressionValue: Sendable, Hashable {
  case number(Double)
  case truth(Bool)
  /// Texts, and dates and times in their stored form.
  case text(String)
  /// Codes of chosen options, and their number as scores count them; nil if they have none.
  case choice(codes: [String], number: Double?)
}

extension ExpressionValue {
  /// - Returns: nil for an infinite number and NaN. Zero has no sign.
  static func finite(_ number: Double) -> ExpressionValue? {
    number.isFinite ? .number(number == 0 ? 0 : number) : nil
  }

  /// - Returns: nil for white space.
  static func present(_ text: String) -> ExpressionValue? {
    AnswerValue.text(text).isBlank ? nil : .text(text)
  }

  /// - Parameter scale: maps a choice to its number.
  /// - Returns: nil for an answer that counts as absent.
  init?(_ answer: AnswerValue, scale: CountableScale?) {
    guard !answer.isBlank else { return nil }
    switch answer {
    case .number(let number): self = .number(number == 0 ? 0 : number)
    case .text(let text): self = .text(text)
    case .codes(let codes):
      self = .choice(codes: codes, number: scale?.value(of: answer))
    }
  }

  /// The number, or that of a choice; nil for others.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .choice(_, let number): number.flatMap { $0.isFinite ? $0 : nil }
    case .truth, .text: nil
    }
  }

  var truth: Bool? {
    if case .truth(let truth) = self { truth } else { nil }
  }

  /// The date, or that of a date-time; nil for others.
  var date: CivilDate? {
    guard case .text(let text) = self else { return nil }
    switch MomentForm(of: text) {
    case .date, .dateTime: return CivilDate(iso8601: String(text.prefix(10)))
    case .time, nil: return nil
    }
  }

  /// The value of a calculation as rules see it: a truth value as `yes` or `no`, a choice as its
  /// number.
  public var answer: AnswerValue? {
    switch self {
    case .number(let number): .number(number)
    case .truth(let truth): .codes([truth ? "yes" : "no"])
    case .text(let text): .text(text)
    case .choice: number.map { .number($0) }
    }
  }

  /// Compares two values.
  ///
  /// - Returns: nil if they cannot be compared.
  func compared(_ operation: Comparison.Operator, with other: ExpressionValue) -> Bool? {
    switch (self, other) {
    case (.choice(let left, _), .choice(let right, _)) where !operation.isOrder:
      return operation.isEqual(left.contains { code in right.contains { $0.isExactly(code) } })
    case (.choice(let codes, _), .text(let text)), (.text(let text), .choice(let codes, _)):
      return operation.isOrder ? nil : operation.isEqual(codes.contains { $0.isExactly(text) })
    case (.truth(let left), .truth(let right)):
      return operation.isOrder ? nil : operation.isEqual(left == right)
    case (.text(let left), .text(let right)):
      guard operation.isOrder else { return operation.isEqual(left.isExactly(right)) }
      guard let form = MomentForm(of: left), MomentForm(of: right) == form else { return nil }
      // Moments of one form sort like their texts.
      return operation.holds(left < right ? -1 : left == right ? 0 : 1, 0)
    default:
      guard let left = number, let right = other.number else { return nil }
      return operation.holds(left, right)
    }
  }

  /// Minutes from this moment to another; nil unless both are times, or both date-times.
  func minutes(to other: ExpressionValue) -> Int? {
    guard case .text(let left) = self, case .text(let right) = other,
      let form = MomentForm(of: left), MomentForm(of: right) == form,
      let start = ClockTime(iso8601: String(left.suffix(5))),
      let end = ClockTime(iso8601: String(right.suffix(5)))
    else { return nil }
    let minutes = end.minuteOfDay - start.minuteOfDay
    switch form {
    case .date: return nil
    case .time: return (minutes + 1_440) % 1_440
    case .dateTime:
      guard let first = date, let last = other.date else { return nil }
      return (last.dayNumber - first.dayNumber) * 1_440 + minutes
    }
  }
}

extension CivilDate {
  /// Completed years to another date; negative if it is earlier.
  func completedYears(to other: CivilDate) -> Int {
    guard other >= self else { return -other.completedYears(to: self) }
    let (first, last) = (components, other.components)
    let isBeforeDay = (last.month, last.day) < (first.month, first.day)
    return last.year - first.year - (isBeforeDay ? 1 : 0)
  }
}

extension Comparison.Operator {
  /// The result of a test for equality: its opposite for `notEqual`.
  fileprivate func isEqual(_ areEqual: Bool) -> Bool { self == .notEqual ? !areEqual : areEqual }
}
