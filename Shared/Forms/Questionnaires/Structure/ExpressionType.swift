/// The kind of value that an expression has.
public enum ExpressionType: Sendable, Hashable {
  case number
  case truth
  case text
  /// `YYYY-MM-DD`
  case date
  /// `HH:MM`
  case time
  /// `YYYY-MM-DDTHH:MM`
  case dateTime
  /// Chosen options; `isCountable` states whether they have a number.
  case choice(codes: Set<String>, isCountable: Bool)

  /// The answers to a question.
  ///
  /// - Parameter kind: with inheritance resolved.
  /// - Returns: nil without a known kind, and for kinds without answers.
  init?(_ kind: QuestionDefinition.Kind?) {
    // The hash of a file means nothing to people and rules.
    if case .file = kind { return nil }
    switch PossibleAnswers(kind) {
    case nil, .nothing: return nil
    case .one(let codes):
      self = .choice(codes: Set(codes), isCountable: CountableScale(kind) != nil)
    case .several(let options, _, _, _):
      self = .choice(
        codes: Set(options.map(\.code)), isCountable: CountableScale(kind) != nil)
    case .ranking(let codes, _): self = .choice(codes: Set(codes), isCountable: false)
    case .scale, .number: self = .number
    case .date: self = .date
    case .time: self = .time
    case .dateTime: self = .dateTime
    case .text: self = .text
    }
  }

  /// A text in an expression, which is a date or time if it has the form of one.
  init(literal text: String) {
    switch MomentForm(of: text) {
    case .date: self = .date
    case .time: self = .time
    case .dateTime: self = .dateTime
    case nil: self = .text
    }
  }

  /// Whether it can be used as a number.
  var isNumeric: Bool {
    switch self {
    case .number, .choice(_, isCountable: true): true
    default: false
    }
  }

  var isMoment: Bool {
    switch self {
    case .date, .time, .dateTime: true
    default: false
    }
  }

  /// Whether values are stored as texts.
  var isTextual: Bool { self == .text || isMoment }

  /// Name for messages.
  var name: String {
    switch self {
    case .number: "a number"
    case .truth: "a truth value"
    case .text: "a text"
    case .date: "a date"
    case .time: "a time"
    case .dateTime: "a date with a time"
    case .choice(_, isCountable: true): "a choice"
    case .choice: "a choice without numbers"
    }
  }

  /// The type of a value that is either of one type or of another; nil if they have none in common.
  func joined(_ other: ExpressionType) -> ExpressionType? {
    switch (self, other) {
    case (.choice(let left, let leftCounts), .choice(let right, let rightCounts)):
      .choice(codes: left.union(right), isCountable: leftCounts && rightCounts)
    case _ where self == other: self
    case _ where isNumeric && other.isNumeric: .number
    case _ where isTextual && other.isTextual: .text
    default: nil
    }
  }
}
