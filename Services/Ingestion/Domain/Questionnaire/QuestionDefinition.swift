public import Patterns

/// What may be answered to a question.
public struct QuestionDefinition: Sendable, Hashable {
  /// Whether it must be answered while it is shown (generic forms §4: the default).
  public var isRequired: Bool
  public var kind: QuestionKind
  public var bounds: AnswerBounds

  public init(
    isRequired: Bool = true, kind: QuestionKind, bounds: AnswerBounds = AnswerBounds()
  ) {
    self.isRequired = isRequired
    self.kind = kind
    self.bounds = bounds
  }
}

/// What narrows the answers of a kind down; nothing as a rule.
public struct AnswerBounds: Sendable, Hashable {
  /// Options of a multiple choice to choose at least, once any is chosen; one that excludes the
  /// others is enough.
  public var optionCountMin: Int
  /// Options of a multiple choice to choose at most; nil: all.
  public var optionCountMax: Int?
  /// What a text must match that is not blank.
  public var pattern: TextPattern?
  /// Of a date, `YYYY-MM-DD`, inclusive; empty: none.
  public var earliest: String
  public var latest: String

  public init(
    optionCountMin: Int = 0, optionCountMax: Int? = nil, pattern: TextPattern? = nil,
    earliest: String = "", latest: String = ""
  ) {
    self.optionCountMin = optionCountMin
    self.optionCountMax = optionCountMax
    self.pattern = pattern
    self.earliest = earliest
    self.latest = latest
  }
}

/// The answer types (TYT §5, TYS §5, generic forms §5).
public enum QuestionKind: Sendable, Hashable {
  /// Exactly one of the codes.
  case singleChoice([String])
  /// Any number of the options; at least one where the question is required.
  case multipleChoice([ChoiceOption])
  /// `yes` or `no`.
  case yesNo
  /// `minimum + k·step` up to the maximum; a step of 0 means any value in between.
  case slider(minimum: Double, maximum: Double, step: Double)
  /// 1–9 (Self-Assessment Manikin).
  case selfAssessmentManikin
  /// Bounds are inclusive.
  case number(minimum: Double?, maximum: Double?, isInteger: Bool)
  /// `YYYY-MM-DD`.
  case date
  /// `HH:MM`.
  case time
  /// `YYYY-MM-DDTHH:MM`.
  case dateTime
  /// At most that many Unicode scalars.
  case text(maximumLength: Int)
  /// A type that this version does not know; it has no answers.
  case unsupported

  /// The only kind of value that answers it, as ``AnswerValue/kind`` names it.
  public var valueKind: String {
    switch self {
    case .singleChoice, .multipleChoice, .yesNo: "choice"
    case .slider, .selfAssessmentManikin, .number: "number"
    case .text: "text"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date_time"
    case .unsupported: "nothing"
    }
  }
}

/// An option of a multiple choice.
public struct ChoiceOption: Sendable, Hashable {
  public var code: String
  /// Cannot be chosen together with others.
  public var isExclusive: Bool

  public init(code: String, isExclusive: Bool = false) {
    self.code = code
    self.isExclusive = isExclusive
  }
}
