/// The kind of value a condition may compare an answer with.
enum ConditionTarget {
  /// Choices, yes/no and countries.
  case codes(Set<String>)
  /// Numbers, scales, durations; a bound is nil if absent.
  case number(minimum: Double?, maximum: Double?)
  /// Dates and times of one form.
  case moment(example: String, isValid: (String) -> Bool)
  /// Texts, which support equality only.
  case text
  /// Presence of an answer only.
  case presence

  /// - Returns: nil for a question without a known type, which has its own finding.
  init?(_ kind: QuestionDefinition.Kind?) {
    if case .file = kind {
      self = .presence
      return
    }
    switch PossibleAnswers(kind) {
    case nil: return nil
    case .one(let codes): self = .codes(Set(codes))
    case .several(let options, _, _, _): self = .codes(Set(options.map(\.code)))
    case .ranking(let codes, _): self = .codes(Set(codes))
    case .scale(let minimum, let maximum, _): self = .number(minimum: minimum, maximum: maximum)
    case .number(let minimum, let maximum, _, _): self = .number(minimum: minimum, maximum: maximum)
    case .date: self = .moment(example: "2026-01-31", isValid: MomentSyntax.isDate)
    case .time: self = .moment(example: "18:30", isValid: MomentSyntax.isTime)
    case .dateTime: self = .moment(example: "2026-01-31T18:30", isValid: MomentSyntax.isDateTime)
    case .text: self = .text
    case .nothing: self = .presence
    }
  }

  /// - Returns: nil for a calculation with errors, which have their own findings.
  init?(_ type: ExpressionType?) {
    switch type {
    case nil: return nil
    case .number, .choice: self = .number(minimum: nil, maximum: nil)
    case .truth: self = .codes(["yes", "no"])
    case .text: self = .text
    case .date: self = .moment(example: "2026-01-31", isValid: MomentSyntax.isDate)
    case .time: self = .moment(example: "18:30", isValid: MomentSyntax.isTime)
    case .dateTime: self = .moment(example: "2026-01-31T18:30", isValid: MomentSyntax.isDateTime)
    }
  }
}
