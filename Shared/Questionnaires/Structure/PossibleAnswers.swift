/// What can be answered to a question, in the form in which it is stored: kinds that differ only in how
/// they are asked are one.
public enum PossibleAnswers: Sendable, Hashable {
  /// Exactly one of the codes.
  case one(of: [String])
  /// Any number of the options, between these ones once any is chosen; an exclusive option stands alone.
  /// - `maximumCount`: nil means all of them.
  /// - `isNoneAllowed`: choosing none is an answer to a required question, too.
  case several(of: [Option], minimumCount: Int, maximumCount: Int?, isNoneAllowed: Bool)
  /// `minimum + k·step` up to the maximum; a step of 0 means any value in between.
  case scale(minimum: Double, maximum: Double, step: Double)
  /// Bounds are inclusive.
  case number(minimum: Double?, maximum: Double?, isInteger: Bool)
  /// `YYYY-MM-DD` between these days, inclusive; empty: no bound.
  case date(earliest: String, latest: String)
  /// `HH:MM`.
  case time
  /// `YYYY-MM-DDTHH:MM`.
  case dateTime
  /// At most that many Unicode scalars, of which a text that is not blank matches the pattern of
  /// ECMA-262, if there is one.
  case text(maximumLength: Int, pattern: String?)
  /// A type that this version of Otolith does not know; it has no answers.
  case nothing

  /// An option of a multiple choice.
  public struct Option: Sendable, Hashable {
    public var code: String
    /// Cannot be chosen together with others.
    public var isExclusive: Bool

    public init(code: String, isExclusive: Bool = false) {
      self.code = code
      self.isExclusive = isExclusive
    }
  }

  /// - Parameter kind: with inheritance resolved.
  /// - Returns: nil where the definition says no kind.
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
    case .selfAssessmentManikin: self = .number(minimum: 1, maximum: 9, isInteger: true)
    case .number(let number):
      self = .number(
        minimum: number.minimum, maximum: number.maximum, isInteger: number.isInteger)
    case .duration(let duration):
      self = .number(
        minimum: Double(duration.minimumSeconds),
        maximum: duration.maximumSeconds == 0 ? nil : Double(duration.maximumSeconds),
        isInteger: false)
    case .date(let date): self = .date(earliest: date.earliest, latest: date.latest)
    case .time: self = .time
    case .dateTime: self = .dateTime
    case .text(let entry):
      self = .text(
        maximumLength: Int(entry.effectiveMaximumLength), pattern: entry.effectivePattern)
    case .unsupported: self = .nothing
    }
  }
}
