internal import Questionnaires

/// Converts conditions to branching logic.
///
/// A condition can be empty, while REDCap has true and false only. Each condition is written as *it
/// is true*, and inside `not` as *it is false*; both require an answer where the condition does.
struct REDCapLogicWriter {
  /// A field of the written dictionary.
  struct Field {
    var variable: String
    var kind: QuestionDefinition.Kind?
    /// REDCap's codes by Otolith's, where they differ.
    var codes: [String: String] = [:]
    /// The fields of a ranking's ranks, by the code of the option.
    var ranks: [String: String] = [:]

    /// The field with the answer as a whole; nil for rankings.
    var whole: String? { ranks.isEmpty ? variable : nil }
  }

  /// Something that branching logic cannot express.
  struct Failure: Error {
    var message: String
  }

  /// Returns nil for questions outside of the dictionary.
  let field: (QuestionReference) -> Field?

  func logic(_ condition: Condition) throws(Failure) -> String {
    try text(condition, isFalse: false).text
  }

  /// - Returns: nil if there are no conditions.
  func logic(all conditions: [Condition]) throws(Failure) -> String? {
    guard !conditions.isEmpty else { return nil }
    return try logic(conditions.count == 1 ? conditions[0] : .all(conditions))
  }

  private struct Piece {
    enum Level: Comparable { case any, all, single }
    var text: String
    var level: Level

    static func joined(_ pieces: [Piece], _ level: Level) -> Piece {
      if pieces.count == 1 { return pieces[0] }
      let word = level == .any ? " or " : " and "
      return Piece(
        text: pieces.map { $0.level < level ? "(\($0.text))" : $0.text }.joined(separator: word),
        level: level)
    }
  }

  private func text(_ condition: Condition, isFalse: Bool) throws(Failure) -> Piece {
    switch condition {
    case .all(let parts): return try joined(parts, isFalse ? .any : .all, isFalse)
    case .any(let parts): return try joined(parts, isFalse ? .all : .any, isFalse)
    case .not(let part): return try text(part, isFalse: !isFalse)
    case .comparison(let comparison): return try text(comparison, isFalse)
    case .count(let count): return try text(count, isFalse)
    case .malformed(let reason): throw Failure(message: reason)
    }
  }

  private func joined(
    _ parts: [Condition], _ level: Piece.Level, _ isFalse: Bool
  ) throws(Failure) -> Piece {
    var pieces: [Piece] = []
    for part in parts { pieces.append(try text(part, isFalse: isFalse)) }
    return .joined(pieces, level)
  }

  private func found(_ reference: QuestionReference) throws(Failure) -> Field {
    guard let found = field(reference) else {
      throw Failure(
        message: reference.questionnaireID.isEmpty
          ? "the dictionary has no field for `\(reference.elementID)`"
          : "the questionnaire `\(reference.questionnaireID)` is not in this dictionary")
    }
    return found
  }

  private func text(_ count: OptionCount, _ isFalse: Bool) throws(Failure) -> Piece {
    var terms: [String] = []
    for question in count.questions {
      let found = try found(question)
      guard case .multipleChoice(let choice)? = found.kind else {
        throw Failure(message: "REDCap only counts the choices of checkbox fields")
      }
      for option in choice.options where count.codes.isEmpty || count.codes.contains(option.code) {
        terms.append("[\(found.variable)(\(found.codes[option.code] ?? option.code))]")
      }
    }
    guard let comparison = count.comparison, let sign = comparison.sign, !terms.isEmpty else {
      throw Failure(message: "the count has no operand")
    }
    let number = DecimalSyntax.text(count.number)
    return Piece(
      text: "sum(\(terms.joined(separator: ", "))) "
        + "\(isFalse ? comparison.opposite.sign ?? sign : sign) \(number)", level: .single)
  }

  private func text(_ comparison: Comparison, _ isFalse: Bool) throws(Failure) -> Piece {
    let found = try found(comparison.subject)
    guard var operation = comparison.comparison else {
      throw Failure(message: "the condition has no operator")
    }
    if isFalse { operation = operation.opposite }
    switch found.kind {
    case .multipleChoice, .ranking:
      guard let options = found.kind?.options, !options.isEmpty else { break }
      return try checkbox(found, options.map(\.code), operation, comparison.codes)
    default: break
    }
    let name = "[\(found.variable)]"
    switch operation {
    case .answered: return Piece(text: "\(name) <> ''", level: .single)
    case .notAnswered: return Piece(text: "\(name) = ''", level: .single)
    case .equal where !comparison.codes.isEmpty:
      return .joined(
        try values(comparison, found).map { Piece(text: "\(name) = \($0)", level: .single) }, .any)
    case .notEqual:
      let parts = try values(comparison, found).map {
        Piece(text: "\(name) <> \($0)", level: .single)
      }
      return .joined([Piece(text: "\(name) <> ''", level: .single)] + parts, .all)
    default:
      guard let sign = operation.sign, let value = try values(comparison, found).first else {
        throw Failure(message: "the comparison has no operand")
      }
      let piece = Piece(text: "\(name) \(sign) \(value)", level: .single)
      // REDCap may treat an empty field as 0.
      let mayBeMistaken = operation.isOrder || comparison.number == 0
      return mayBeMistaken
        ? .joined([Piece(text: "\(name) <> ''", level: .single), piece], .all) : piece
    }
  }

  private func values(_ comparison: Comparison, _ field: Field) throws(Failure) -> [String] {
    if let number = comparison.number { return [DecimalSyntax.text(number)] }
    if !comparison.text.isEmpty {
      if case .dateTime? = field.kind {
        return [try quoted(comparison.text.replacing("T", with: " "))]
      }
      return [try quoted(comparison.text)]
    }
    var values: [String] = []
    for code in comparison.codes {
      switch (field.kind, code) {
      case (.yesNo?, "yes"): values.append("'1'")
      case (.yesNo?, "no"): values.append("'0'")
      default: values.append(try quoted(field.codes[code] ?? code))
      }
    }
    return values
  }

  private func quoted(_ text: String) throws(Failure) -> String {
    if !text.contains("'") { return "'\(text)'" }
    if !text.contains("\"") { return "\"\(text)\"" }
    throw Failure(message: "REDCap cannot compare with a text that contains both kinds of quotes")
  }

  /// Each choice of a checkbox field, and each rank, is a field of its own.
  private func checkbox(
    _ field: Field, _ all: [String], _ operation: Comparison.Operator, _ codes: [String]
  ) throws(Failure) -> Piece {
    func isChosen(_ code: String, _ isChosen: Bool) -> Piece {
      let text =
        field.ranks[code].map { "[\($0)] \(isChosen ? "<>" : "=") ''" }
        ?? "[\(field.variable)(\(field.codes[code] ?? code))] \(isChosen ? "=" : "<>") '1'"
      return Piece(text: text, level: .single)
    }
    func chosen(_ codes: [String]) -> Piece { .joined(codes.map { isChosen($0, true) }, .any) }
    func notChosen(_ codes: [String]) -> Piece { .joined(codes.map { isChosen($0, false) }, .all) }
    switch operation {
    case .answered: return chosen(all)
    case .notAnswered: return notChosen(all)
    case .equal where !codes.isEmpty: return chosen(codes)
    case .notEqual where !codes.isEmpty:
      let others = all.filter { !codes.contains($0) }
      guard !others.isEmpty else {
        throw Failure(message: "the condition never holds")
      }
      return .joined([chosen(others), notChosen(codes)], .all)
    default: throw Failure(message: "choices have no order")
    }
  }
}

extension Comparison.Operator {
  /// REDCap's spelling; nil for operators that do not compare two values.
  var sign: String? {
    switch self {
    case .answered, .notAnswered: nil
    case .equal: "="
    case .notEqual: "<>"
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }
}
