internal import Questionnaires

/// Writes a condition as the `relevant` of a row, true for the same answers.
///
/// An XPath expression is true or false. An unanswered question is the empty text, which differs
/// from every code and compares false with numbers. Therefore *not equal*, which requires an
/// answer, becomes two comparisons.
struct ConditionWriter {
  /// Names by element id.
  let names: [String: String]
  /// Kinds by element id, with inheritance resolved.
  let kind: (String) -> QuestionDefinition.Kind?
  /// Calculations as questions with such answers, by id.
  var calculations: [String: (name: String, kind: QuestionDefinition.Kind)] = [:]

  /// - Throws: ``ConditionFailure`` for conditions that XLSForm cannot express.
  func text(_ condition: Condition) throws(ConditionFailure) -> String {
    try write(condition.normalized, isPart: false)
  }

  private func write(_ condition: Condition, isPart: Bool) throws(ConditionFailure) -> String {
    switch condition {
    case .comparison(let comparison): return try write(comparison, isPart: isPart)
    case .count(let count): return try write(count)
    case .all(let parts):
      if parts.isEmpty { return "true()" }
      var written: [String] = []
      for part in parts { written.append(try write(part, isPart: true)) }
      return Self.join(written, "and", isPart)
    case .any(let parts):
      if parts.isEmpty { return "false()" }
      let written = try alternatives(parts)
      return written.count == 1 ? written[0] : Self.join(written, "or", isPart)
    case .malformed: throw ConditionFailure("it is malformed")
    case .not: throw ConditionFailure("it is not in normal form")
    }
  }

  private static func join(_ parts: [String], _ word: String, _ isPart: Bool) -> String {
    let text = parts.joined(separator: " \(word) ")
    return isPart ? "(\(text))" : text
  }

  /// *Not answered or not equal* is the `!=` of XPath.
  private func alternatives(_ parts: [Condition]) throws(ConditionFailure) -> [String] {
    var written: [String] = []
    var position = 0
    while position < parts.count {
      if position + 1 < parts.count, let subject = parts[position].subject(of: .notAnswered),
        case .comparison(let next) = parts[position + 1], next.comparison == .notEqual,
        next.subject == subject
      {
        written.append(Self.join(try differs(next), "and", parts.count > 2 && next.codes.count > 1))
        position += 2
      } else {
        written.append(try write(parts[position], isPart: true))
        position += 1
      }
    }
    return written
  }

  private func write(_ comparison: Comparison, isPart: Bool) throws(ConditionFailure) -> String {
    let reference = try reference(comparison.subject)
    switch comparison.comparison {
    case nil: throw ConditionFailure("its operator is unknown")
    case .answered: return "\(reference) != ''"
    case .notAnswered: return "\(reference) = ''"
    case .equal: return try equals(comparison, isPart)
    case .notEqual:
      return Self.join(["\(reference) != ''"] + (try differs(comparison)), "and", isPart)
    case .less: return try ordered(comparison, "<")
    case .lessOrEqual: return try ordered(comparison, "<=")
    case .greater: return try ordered(comparison, ">")
    case .greaterOrEqual: return try ordered(comparison, ">=")
    }
  }

  private func equals(_ comparison: Comparison, _ isPart: Bool) throws(ConditionFailure) -> String {
    let reference = try reference(comparison.subject)
    guard isChoice(comparison.subject) else {
      let (left, right) = try sides(comparison, isOrder: false)
      return "\(left) = \(right)"
    }
    let isMultiple = isMultiple(comparison.subject)
    let parts = comparison.codes.map { code in
      isMultiple
        ? "selected(\(reference), '\(code)')" : "\(reference) = \(FormulaText.literal(code))"
    }
    guard !parts.isEmpty else { throw ConditionFailure("it has no code to compare with") }
    return parts.count == 1 ? parts[0] : Self.join(parts, "or", isPart)
  }

  /// Returns comparisons with none of the values, for an answered question.
  private func differs(_ comparison: Comparison) throws(ConditionFailure) -> [String] {
    let reference = try reference(comparison.subject)
    guard isChoice(comparison.subject) else {
      let (left, right) = try sides(comparison, isOrder: false)
      return ["\(left) != \(right)"]
    }
    guard !comparison.codes.isEmpty else {
      throw ConditionFailure("it has no code to compare with")
    }
    let isMultiple = isMultiple(comparison.subject)
    return comparison.codes.map { code in
      isMultiple
        ? "not(selected(\(reference), '\(code)'))"
        : "\(reference) != \(FormulaText.literal(code))"
    }
  }

  private func ordered(_ comparison: Comparison, _ sign: String) throws(ConditionFailure) -> String
  {
    let (left, right) = try sides(comparison, isOrder: true)
    return "\(left) \(sign) \(right)"
  }

  private func sides(
    _ comparison: Comparison, isOrder: Bool
  ) throws(ConditionFailure) -> (String, String) {
    let reference = try reference(comparison.subject)
    if let number = comparison.number { return (reference, FormulaText.number(number)) }
    let literal = FormulaText.literal(comparison.text)
    switch kind(of: comparison.subject) {
    case .date: return (reference, "date(\(literal))")
    case .time where isOrder: return ("decimal-time(\(reference))", "decimal-time(\(literal))")
    case .time: return ("format-date-time(\(reference), '%H:%M')", literal)
    case .dateTime where isOrder:
      return ("decimal-date-time(\(reference))", "decimal-date-time(\(literal))")
    case .dateTime: return ("format-date-time(\(reference), '%Y-%m-%dT%H:%M')", literal)
    default: return (reference, literal)
    }
  }

  /// Writes a sum of ones.
  private func write(_ count: OptionCount) throws(ConditionFailure) -> String {
    var terms: [String] = []
    for question in count.questions {
      let reference = try reference(question)
      if count.codes.isEmpty {
        terms.append(
          isMultiple(question)
            ? "count-selected(\(reference))" : "if(\(reference) != '', 1, 0)")
      }
      for code in count.codes { terms.append("if(selected(\(reference), '\(code)'), 1, 0)") }
    }
    let sign: String
    switch count.comparison {
    case .equal: sign = "="
    case .notEqual: sign = "!="
    case .less: sign = "<"
    case .lessOrEqual: sign = "<="
    case .greater: sign = ">"
    case .greaterOrEqual: sign = ">="
    case nil, .answered, .notAnswered: throw ConditionFailure("its operator is unknown")
    }
    return "\(terms.joined(separator: " + ")) \(sign) \(FormulaText.number(count.number))"
  }

  private func reference(_ reference: QuestionReference) throws(ConditionFailure) -> String {
    guard reference.questionnaireID.isEmpty else {
      throw ConditionFailure("it refers to answers to another questionnaire")
    }
    if case .calculation(let id) = reference.subject {
      guard let name = calculations[id]?.name else {
        throw ConditionFailure("it refers to the calculation `\(id)`, which is left out")
      }
      return FormulaText.reference(name)
    }
    guard case .question(let id) = reference.subject, let name = names[id] else {
      throw ConditionFailure("it refers to an unknown question")
    }
    switch kind(id) {
    case .country, .unsupported, nil:
      throw ConditionFailure("it refers to `\(id)`, whose type XLSForm does not have")
    default: return FormulaText.reference(name)
    }
  }

  private func kind(of reference: QuestionReference) -> QuestionDefinition.Kind? {
    if case .calculation(let id) = reference.subject { return calculations[id]?.kind }
    return kind(reference.elementID)
  }

  private func isMultiple(_ reference: QuestionReference) -> Bool {
    if case .multipleChoice? = kind(of: reference) { true } else { false }
  }

  private func isChoice(_ reference: QuestionReference) -> Bool {
    switch kind(of: reference) {
    case .singleChoice, .multipleChoice, .yesNo: true
    default: false
    }
  }
}

/// Reason why a rule has no equivalent on the other side.
struct ConditionFailure: Error, Hashable {
  var reason: String

  init(_ reason: String) { self.reason = reason }

  static func unsupported(_ function: String) -> ConditionFailure {
    switch function {
    case Formula.indexedRepeat:
      ConditionFailure(
        "`indexed-repeat` names one repetition; a formula can only use the values of its own "
          + "repetition, and `sum`, `min`, `max` or `count-non-empty` of all")
    case Formula.position:
      ConditionFailure("`position` is only supported as `position(..)` directly in a repeat")
    default: ConditionFailure("the function `\(function)` is not supported")
    }
  }
}
