/// What a condition may compare an answer with.
enum ConditionTarget {
  /// Choices and yes/no.
  case codes(Set<String>)
  /// Numbers, sliders, SAM scales; a bound is nil where there is none.
  case number(minimum: Double?, maximum: Double?)
  /// Whether there is an answer, nothing else.
  case presence

  /// - Returns: nil when the question has no known type; that is a finding of its own.
  init?(_ question: QuestionDefinition) {
    switch question.kind {
    case nil: return nil
    case .singleChoice(let options, _), .multipleChoice(let options):
      self = .codes(Set(options.map(\.code)))
    case .yesNo: self = .codes(["yes", "no"])
    case .slider(let slider): self = .number(minimum: slider.minimum, maximum: slider.maximum)
    case .selfAssessmentManikin: self = .number(minimum: 1, maximum: 9)
    case .number(let number): self = .number(minimum: number.minimum, maximum: number.maximum)
    case .date, .time, .textLine, .textArea: self = .presence
    }
  }
}
