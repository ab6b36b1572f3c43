/// Possible answers to a question in stored form. Kinds that differ only in presentation are the
/// same.
public enum PossibleAnswers: Sendable, Hashable {
  /// Exactly one of the codes.
  case one(of: [String])
  /// Any number of the options within the bounds; an exclusive option stands alone.
  /// - `minimumCount`: applies once any option is chosen.
  /// - `maximumCount`: nil means all of them.
  /// - `isNoneAllowed`: choosing no option also answers a required question.
  case several(of: [Option], minimumCount: Int, maximumCount: Int?, isNoneAllowed: Bool)
  /// An order of so many of the options, from the first rank on.
  case ranking(of: [String], count: Int)
  /// `minimum + k·step` up to the maximum; a step of 0 means any value in between.
  case scale(minimum: Double, maximum: Double, step: Double)
  /// Bounds are inclusive.
  /// - `pattern`: see ``NumberDefinition/pattern``; nil for any number.
  case number(minimum: Double?, maximum: Double?, isInteger: Bool, pattern: String?)
  /// `YYYY-MM-DD`, inclusive bounds.
  case date(earliest: String, latest: String)
  /// `HH:MM`.
  case time
  /// `YYYY-MM-DDTHH:MM`, within the standard bounds of dates.
  case dateTime
  /// A text of at most that many characters, as `isLonger(than:)` counts them. Unless blank, it must
  /// match the ECMA-262 pattern, if any.
  case text(maximumLength: Int, pattern: String?)
  /// A type unknown to this version of Otolith; it has no answers.
  case nothing

  /// An option of a multiple choice.
  public struct Option: Sendable, Hashable {
    public var code: String
    /// Whether it excludes all other options.
    public var isExclusive: Bool

    public init(code: String, isExclusive: Bool = false) {
      self.code = code
      self.isExclusive = isExclusive
    }
  }

  /// - Parameter kind: with inheritance resolved.
  /// - Returns: nil if the kind is absent.
  public init?(_ kind: QuestionDefinition.Kind?) {
    switch kind {
    case nil, .inherited: return nil
    case .singleChoice(let choice): self = .one(of: choice.options.map(\.code))
    case .yesNo: self = .one(of: ["yes", "no"])
    case .country: self = .one(of: CountryCodes.all)
    case .multipleChoice(let choice):
      self = .several(
        of: choice.options.map { Option(code: $0.code, isExclusive: $0.isExclusive) },
        minimumCount: Int(choice.minimumCount),
        maximumCount: choice.maximumCount == 0 ? nil : Int(choice.maximumCount),
        isNoneAllowed: choice.isNoneAllowed)
    case .slider(let slider):
      self = .scale(minimum: slider.minimum, maximum: slider.maximum, step: slider.step)
    case .visualAnalogue:
      self = .scale(minimum: 0, maximum: VisualAnalogueDefinition.maximum, step: 0)
    case .selfAssessmentManikin:
      self = .number(minimum: 1, maximum: 9, isInteger: true, pattern: nil)
    case .number(let number):
      self = .number(
        minimum: number.minimum, maximum: number.maximum, isInteger: number.isInteger,
        pattern: number.pattern.isEmpty ? nil : number.pattern)
    case .duration(let duration):
      self = .number(
        minimum: Double(duration.minimumSeconds),
        maximum: duration.maximumSeconds == 0 ? nil : Double(duration.maximumSeconds),
        isInteger: false, pattern: nil)
    case .ranking(let ranking):
      self = .ranking(
        of: ranking.options.map(\.code),
        count: ranking.ranks)
    case .countdown(let countdown):
      self = .number(
        minimum: countdown.isSkippable ? 0 : Double(countdown.seconds),
        maximum: CountdownDefinition.maximum, isInteger: false, pattern: nil)
    case .date(let date):
      self = .date(earliest: date.effectiveEarliest, latest: date.effectiveLatest)
    case .time: self = .time
    case .dateTime: self = .dateTime
    case .text(let entry):
      self = .text(
        maximumLength: Int(entry.effectiveMaximumLength), pattern: entry.effectivePattern)
    case .file:
      self = .text(
        maximumLength: FileDefinition.answerLength, pattern: FileDefinition.answerPattern)
    case .unsupported: self = .nothing
    }
  }
}
