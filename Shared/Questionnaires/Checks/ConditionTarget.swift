/// What a condition may compare an answer with.
enum ConditionTarget {
  /// Choices and yes/no.
  case codes(Set<String>)
  case country
  /// Numbers, scales, durations; a bound is nil where there is none.
  case number(minimum: Double?, maximum: Double?)
  /// Dates and times of one form.
  case moment(example: String, isValid: (String) -> Bool)
  /// Texts: equality alone.
  case text
  /// Whether there is an answer, nothing else.
  case presence

  /// - Returns: nil when the question has no known type; that is a finding of its own.
  init?(_ kind: QuestionDefinition.Kind?) {
    switch kind {
    case nil, .inherited: return nil
    case .singleChoice(let choice): self = .codes(Set(choice.options.map(\.code)))
    case .multipleChoice(let choice): self = .codes(Set(choice.options.map(\.code)))
    case .yesNo: self = .codes(["yes", "no"])
    case .country: self = .country
    case .slider(let slider): self = .number(minimum: slider.minimum, maximum: slider.maximum)
    case .selfAssessmentManikin: self = .number(minimum: 1, maximum: 9)
    case .visualAnalogue: self = .number(minimum: 0, maximum: VisualAnalogueDefinition.maximum)
    case .number(let number): self = .number(minimum: number.minimum, maximum: number.maximum)
    case .duration(let duration):
      self = .number(
        minimum: Double(duration.minimumSeconds),
        maximum: duration.maximumSeconds == 0 ? nil : Double(duration.maximumSeconds))
    case .date: self = .moment(example: "2026-01-31", isValid: MomentSyntax.isDate)
    case .time: self = .moment(example: "18:30", isValid: MomentSyntax.isTime)
    case .dateTime: self = .moment(example: "2026-01-31T18:30", isValid: MomentSyntax.isDateTime)
    case .text: self = .text
    case .unsupported: self = .presence
    }
  }
}
