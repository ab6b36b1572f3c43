/// Simplifications of the parts of a combination.
extension Condition {
  /// The question if this is a single comparison with the operator; else nil.
  public func subject(of operation: Comparison.Operator) -> QuestionReference? {
    guard case .comparison(let comparison) = self, comparison.comparison == operation else {
      return nil
    }
    return comparison.subject
  }

  /// The question that must be answered for this to hold.
  var answeredSubject: QuestionReference? {
    guard case .comparison(let comparison) = self, comparison.comparison != .notAnswered else {
      return nil
    }
    return comparison.subject
  }

  /// Whether it contains `answered or not answered`.
  var isAlwaysTrue: Bool {
    guard case .any(let parts) = self else { return false }
    let answered = parts.compactMap { $0.subject(of: .answered) }
    return parts.contains { part in
      part.subject(of: .notAnswered).map { answered.contains($0) } ?? false
    }
  }

  /// Whether it requires an answer to the question, and more than that.
  func demandsMore(than subject: QuestionReference) -> Bool {
    switch self {
    case .comparison(let comparison):
      answeredSubject == subject && comparison.comparison != .answered
    case .all(let parts): parts.contains { $0.answeredSubject == subject }
    default: false
    }
  }

  /// The question and the rest of `not answered, or the rest`; nil for other forms.
  var unlessMissing: (subject: QuestionReference, rest: Condition)? {
    guard case .any(let parts) = self else { return nil }
    for (position, part) in parts.enumerated() {
      guard let subject = part.subject(of: .notAnswered) else { continue }
      var rest = parts
      rest.remove(at: position)
      return rest.isEmpty ? nil : (subject, rest.count == 1 ? rest[0] : .any(rest))
    }
    return nil
  }

  /// Merges two code comparisons of one question with this operator.
  func merging(_ other: Condition, _ operation: Comparison.Operator) -> Condition? {
    guard case .comparison(var first) = self, case .comparison(let second) = other,
      first.comparison == operation, second.comparison == operation,
      first.subject == second.subject, first.hasCodesAlone, second.hasCodesAlone
    else { return nil }
    for code in second.codes where !first.codes.contains(where: { $0.isExactly(code) }) {
      first.codes.append(code)
    }
    return .comparison(first)
  }

  /// Merges `not a` and `not b`, also if both hold for a missing answer.
  func mergingInAll(_ other: Condition) -> Condition? {
    if let both = merging(other, .notEqual) { return both }
    guard let (subject, rest) = unlessMissing, let (second, otherRest) = other.unlessMissing,
      subject == second, let both = rest.merging(otherRest, .notEqual)
    else { return nil }
    return .any([.comparison(Comparison(subject, .notAnswered)), both])
  }

  /// Whether both are equal, with operands of the same bytes.
  func isExactly(_ other: Condition) -> Bool {
    self == other && zip(operandTexts, other.operandTexts).allSatisfy { $0.isExactly($1) }
  }

  private var operandTexts: [String] {
    preorder.flatMap { part -> [String] in
      switch part {
      case .comparison(let comparison): comparison.codes + [comparison.text]
      case .count(let count): count.codes
      default: []
      }
    }
  }
}

extension Comparison {
  /// Whether it compares with codes only.
  var hasCodesAlone: Bool { !codes.isEmpty && number == nil && text.isEmpty }
}

// Operands without effect. Conditions that differ only in them are equal; NaN, however, equals no
// number.
extension Comparison {
  var withoutIdleOperands: Comparison {
    if comparison == .answered || comparison == .notAnswered {
      return Comparison(subject, comparison)
    }
    guard let number, !number.isFinite else { return self }
    var comparison = self
    comparison.number = nil
    return comparison
  }
}

extension OptionCount {
  var withoutIdleOperands: OptionCount {
    number.isFinite ? self : OptionCount(questions: questions, codes: codes, nil, 0)
  }

  /// Replaces a count over all options: at least one means answered, none means not answered. Nil
  /// for others.
  var presence: Condition? {
    guard questions.count == 1, codes.isEmpty else { return nil }
    switch (comparison, number) {
    case (.greaterOrEqual?, 1), (.greater?, 0), (.notEqual?, 0):
      return .comparison(Comparison(questions[0], .answered))
    case (.less?, 1), (.lessOrEqual?, 0), (.equal?, 0):
      return .comparison(Comparison(questions[0], .notAnswered))
    default: return nil
    }
  }
}
