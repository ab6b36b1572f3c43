internal import Questionnaires

/// Writes expressions as formulas of XLSForm and REDCap with the same value for the same answers.
struct ExpressionWriter {
  let dialect: ExpressionReader.Dialect
  let types: FormulaTypes
  /// Returns the name of an answer, score or calculation in the file; nil if it has none.
  let name: (AnswerExpression) -> String?
  /// Returns the code of a question's option in the file.
  let code: (_ elementID: String, _ code: String) -> String
  /// The question that contains the formula; nil for calculations.
  var current: String?

  /// A statement about a truth value, which may be missing.
  struct Statement: Sendable, Hashable {
    /// Whether the statement is about truth or falsehood.
    var isTrue: Bool
    /// Whether it is that the value is not so.
    var isNot: Bool

    static let isTrue = Statement(isTrue: true, isNot: false)
    static let isFalse = Statement(isTrue: false, isNot: false)
    static let isNotFalse = Statement(isTrue: false, isNot: true)

    /// Whether it holds for a true value.
    var holdsForTrue: Bool { isTrue != isNot }
    /// The same statement about the opposite value.
    var opposite: Statement { Statement(isTrue: !isTrue, isNot: isNot) }
  }

  func truth(
    _ expression: AnswerExpression, _ statement: Statement
  ) throws(ConditionFailure) -> Formula {
    switch expression {
    case .call(.and, let parts), .call(.or, let parts):
      let isAnd = if case .call(.and, _) = expression { true } else { false }
      var formula: Formula?
      for part in parts {
        let next = try truth(part, statement)
        formula =
          formula.map {
            .binary(isAnd == statement.holdsForTrue ? .and : .or, $0, next)
          } ?? next
      }
      guard let formula else { throw ConditionFailure("it has no parts") }
      return formula
    case .call(.not, let parts) where parts.count == 1:
      return try truth(parts[0], statement.opposite)
    case .call(.answered, let operands) where operands.count == 1:
      return try blank(operands[0], statement.holdsForTrue ? .notEqual : .equal)
    case .calculation, .score:
      return .binary(
        statement.isNot ? .notEqual : .equal, try reference(expression),
        .text(statement.isTrue ? "yes" : "no"))
    case .call(let function, let operands) where function.comparison != nil && operands.count == 2:
      guard let comparison = function.comparison else { break }
      return try compare(operands[0], comparison, operands[1], statement)
    default: break
    }
    throw ConditionFailure("a truth value that is neither compared nor combined")
  }

  private func compare(
    _ left: AnswerExpression, _ comparison: Comparison.Operator, _ right: AnswerExpression,
    _ statement: Statement
  ) throws(ConditionFailure) -> Formula {
    let operation = statement.holdsForTrue ? comparison : comparison.opposite
    let formula = try plain(left, operation, right)
    let holdsMissing = statement.isNot
    var tested: [AnswerExpression] = []
    for operand in [left, right] {
      guard let needed = operand.needed else {
        throw ConditionFailure("whether a compared value is missing cannot be written")
      }
      tested += needed.filter { !tested.contains($0) }
    }
    if holdsMissing { tested.removeAll { $0 == current.map(AnswerExpression.answer) } }
    // Two empty texts are equal.
    let areBothBlank = tested.count > 1 && !operation.isOrder
    // REDCap may treat an empty field as 0.
    let mayBeMistaken =
      dialect == .redcap && !holdsMissing
      && (operation.isOrder || [left, right].contains(.number(0)))
    guard holdsMissing != (operation == .notEqual) || areBothBlank || mayBeMistaken else {
      return formula
    }
    var result = holdsMissing ? formula : nil
    for operand in tested {
      let test = try blank(operand, holdsMissing ? .equal : .notEqual)
      result = result.map { .binary(holdsMissing ? .or : .and, $0, test) } ?? test
    }
    if holdsMissing { return result ?? formula }
    return result.map { .binary(.and, $0, formula) } ?? formula
  }

  func blank(
    _ operand: AnswerExpression, _ operation: Formula.Operator
  ) throws(ConditionFailure) -> Formula {
    if dialect == .redcap, types.isMultiple(operand) {
      throw ConditionFailure("REDCap cannot test whether a checkbox field is answered")
    }
    return .binary(operation, try reference(operand), .text(""))
  }

  /// The field; `.` for the question itself.
  func reference(_ operand: AnswerExpression) throws(ConditionFailure) -> Formula {
    switch operand {
    case .answer(let id):
      if id == current { return .current }
      switch types.kind(id) {
      case nil, .country, .unsupported, .inherited:
        throw ConditionFailure("it refers to `\(id)`, whose type cannot be computed there")
      default: break
      }
    case .score, .calculation: break
    default: throw ConditionFailure("whether a computed value is missing cannot be written")
    }
    guard let name = name(operand) else {
      throw ConditionFailure("it refers to \(ExpressionReader.name(operand)), which is left out")
    }
    return .field(FormulaField(name: name))
  }

  // MARK: Comparisons

  private func plain(
    _ left: AnswerExpression, _ operation: Comparison.Operator, _ right: AnswerExpression
  ) throws(ConditionFailure) -> Formula {
    guard let sign = Formula.Operator(operation) else {
      throw ConditionFailure("the comparison is unknown")
    }
    let kinds = (types.type(of: left), types.type(of: right))
    if case .text(let text) = right, kinds.0 == .choice {
      return try chosen(left, text, operation)
    }
    if case .text(let text) = left, kinds.1 == .choice {
      return try chosen(right, text, operation)
    }
    if let type = [kinds.0, kinds.1].compactMap({ $0 }).first(where: \.isMoment), kinds.0 == kinds.1
    {
      return .binary(
        sign, try moment(left, type, operation), try moment(right, type, operation))
    }
    if kinds == (.choice, .choice) {
      guard dialect == .xlsForm, !operation.isOrder, !types.isMultiple(left),
        !types.isMultiple(right)
      else {
        throw ConditionFailure("two choices are compared")
      }
      return .binary(sign, try reference(left), try reference(right))
    }
    if kinds == (.text, .text) { return .binary(sign, try value(left), try value(right)) }
    return .binary(sign, try number(left), try number(right))
  }

  private func chosen(
    _ choice: AnswerExpression, _ text: String, _ operation: Comparison.Operator
  ) throws(ConditionFailure) -> Formula {
    guard case .answer(let id) = choice, !operation.isOrder else {
      throw ConditionFailure("options have no order")
    }
    let code = code(id, text)
    let isEqual = operation == .equal
    guard types.isMultiple(choice) else {
      return .binary(isEqual ? .equal : .notEqual, try reference(choice), .text(code))
    }
    switch (dialect, try reference(choice)) {
    case (.redcap, .field(var field)):
      field.code = code
      return .binary(isEqual ? .equal : .notEqual, .field(field), .text("1"))
    case (_, let reference):
      let selected = Formula.call("selected", [reference, .text(code)])
      return isEqual ? selected : .call("not", [selected])
    }
  }

  private func moment(
    _ value: AnswerExpression, _ type: FormulaType, _ operation: Comparison.Operator
  ) throws(ConditionFailure) -> Formula {
    let function: String
    switch type {
    case .date: function = "date"
    case .time: function = "decimal-time"
    default: function = "decimal-date-time"
    }
    guard type == .date || operation.isOrder || dialect == .redcap else {
      throw ConditionFailure("the equality of times cannot be written")
    }
    if case .text(let text) = value {
      guard dialect == .xlsForm else { return .text(text.replacing("T", with: " ")) }
      return .call(function, [.text(text)])
    }
    let written = try self.value(value)
    return type == .date || dialect == .redcap ? written : .call(function, [written])
  }
}

extension Formula.Operator {
  /// - Returns: nil for operators that do not compare two values.
  init?(_ comparison: Comparison.Operator) {
    switch comparison {
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case .answered, .notAnswered: return nil
    }
  }
}
