internal import Questionnaires

extension AnswerExpression {
  /// The expression in the spelling that reading a formula yields. It has the same value for the
  /// same answers.
  var normalForm: AnswerExpression {
    guard case .call(let function, let operands) = self else { return self }
    let parts = operands.map(\.normalForm)
    switch function {
    case .add, .multiply:
      guard let first = parts.first, case .call(function, let inner) = first else {
        return Self.counted(function, parts)
      }
      return Self.counted(function, inner + parts.dropFirst())
    case .and, .or, .coalesce:
      return .call(
        function,
        parts.flatMap { part in
          if case .call(function, let inner) = part { inner } else { [part] }
        })
    case .round where parts.count == 2 && parts[1] == .number(0): return .call(.round, [parts[0]])
    case .negate:
      if case .number(let number)? = parts.first { return .number(-number) }
      return .call(.negate, parts)
    case .divide:
      if case .call(.add, let terms) = parts[0], parts[1] == .number(Double(terms.count)) {
        return .call(.mean, terms)
      }
      return .call(.divide, parts)
    case .not: return parts[0].negation
    case .choose: return Self.chosen(parts)
    default: return .call(function, parts)
    }
  }

  /// The opposite, with negations moved into the comparisons.
  private var negation: AnswerExpression {
    switch self {
    case .call(.not, let parts): parts[0]
    case .call(.and, let parts): .call(.or, parts.map(\.negation))
    case .call(.or, let parts): .call(.and, parts.map(\.negation))
    default: opposite ?? .call(.not, [self])
    }
  }

  /// A sum of ones for present values is their count.
  private static func counted(
    _ function: Function, _ parts: [AnswerExpression]
  ) -> AnswerExpression {
    guard function == .add else { return .call(function, parts) }
    var counted: [AnswerExpression] = []
    for part in parts {
      guard case .call(.count, let operands) = part else { return .call(function, parts) }
      counted += operands
    }
    return .call(.count, counted)
  }

  private static func chosen(_ parts: [AnswerExpression]) -> AnswerExpression {
    guard parts.count == 3 else { return .call(.choose, parts) }
    let condition = parts[0].withMissingAs(false)
    if case .call(.answered, let operand) = condition, parts[1] == .number(1),
      parts[2] == .number(0)
    {
      return .call(.count, operand)
    }
    // A value that is missing anyway needs no test of its answers.
    if parts[2].isMissingConstant, let needed = parts[1].needed, !needed.isEmpty,
      let tested = condition.testedAnswers, Set(tested) == Set(needed)
    {
      return parts[1]
    }
    return .call(.choose, [condition, parts[1], parts[2]])
  }

  /// The answers that the expression requires and nothing else; nil for other expressions.
  private var testedAnswers: [AnswerExpression]? {
    switch self {
    case .call(.answered, let operands): return operands
    case .call(.and, let parts):
      let tested = parts.compactMap { part -> AnswerExpression? in
        if case .call(.answered, let operands) = part { operands.first } else { nil }
      }
      return tested.count == parts.count ? tested : nil
    default: return nil
    }
  }

  /// The same truth value, but perhaps another one where missing has the effect of `value`. Tests
  /// of answers that a comparison needs anyway are removed.
  func withMissingAs(_ value: Bool) -> AnswerExpression {
    switch self {
    case .call(.and, let parts):
      let parts = parts.map { $0.withMissingAs(value) }
      guard !value else { return .call(.and, parts) }
      let needed = Set(parts.flatMap(\.neededByComparison))
      return Self.combined(
        .and,
        parts.filter { part in
          if case .call(.answered, let operands) = part {
            !needed.contains(operands[0])
          } else {
            true
          }
        })
    case .call(.or, let parts): return Self.alternatives(parts, missingAs: value)
    default: return self
    }
  }

  private static func alternatives(
    _ parts: [AnswerExpression], missingAs value: Bool
  ) -> AnswerExpression {
    guard value else { return .call(.or, parts.map { $0.withMissingAs(false) }) }
    let unanswered = Set(parts.compactMap(\.unanswered))
    let plain = parts.map { part -> AnswerExpression in
      // `answered(x) and x < 5` beside `not(answered(x))`
      guard case .call(.and, let inner) = part else { return part.withMissingAs(true) }
      return combined(
        .and,
        inner.filter { test in
          if case .call(.answered, let operands) = test {
            !unanswered.contains(operands[0])
          } else {
            true
          }
        })
    }
    let needed = Set(plain.flatMap(\.neededByComparison))
    return combined(.or, plain.filter { $0.unanswered.map { !needed.contains($0) } ?? true })
  }

  private static func combined(
    _ function: Function, _ parts: [AnswerExpression]
  ) -> AnswerExpression {
    parts.count == 1 ? parts[0] : .call(function, parts)
  }

  private var unanswered: AnswerExpression? {
    guard case .call(.not, let parts) = self, case .call(.answered, let operands)? = parts.first
    else { return nil }
    return operands.first
  }

  private var neededByComparison: [AnswerExpression] {
    opposite == nil ? [] : needed ?? []
  }
}
