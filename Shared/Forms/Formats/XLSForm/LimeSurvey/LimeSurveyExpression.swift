internal import Questionnaires

/// Converts ExpressionScript of LimeSurvey to XPath with `${name}`.
struct LimeSurveyExpression {
  /// A variable of the survey.
  enum Variable: Hashable {
    case question(String)
    /// Whether an option is chosen: `Y`, or empty.
    case option(question: String, code: String)
  }

  /// Variables by name and by number, as `age` and `12X3X4`.
  let variables: [String: Variable]

  /// - Throws: for expressions that have no equivalent.
  func xpath(_ text: String) throws(ConditionFailure) -> String {
    FormulaText.text(try formula(parsed(text), isTruth: true))
  }

  /// Returns a value instead of a condition.
  func value(_ text: String) throws(ConditionFailure) -> String {
    FormulaText.text(try formula(parsed(text), isTruth: false))
  }

  /// Returns the name of a variable in a text, as `age` of `{age.shown}`; nil for other
  /// expressions.
  func name(_ text: String) -> String? {
    guard case .question(let name)? = variables[Self.stem(text)] else { return nil }
    return name
  }

  private func parsed(_ text: String) throws(ConditionFailure) -> Formula {
    do throws(FormulaFailure) {
      return try FormulaParser.parse(text, .limeSurvey)
    } catch {
      throw ConditionFailure("\(error.message), at character \(error.offset + 1)")
    }
  }

  private static let suffixes = [".NAOK", ".valueNAOK", ".value", ".code", ".shown"]

  private static func stem(_ name: String) -> String {
    let name = name.trimmed
    guard let suffix = suffixes.first(where: { name.hasSuffix($0) }) else { return name }
    return String(name.dropLast(suffix.count))
  }

  private func variable(_ name: String) throws(ConditionFailure) -> Variable {
    guard !name.hasSuffix(".shown"), let variable = variables[Self.stem(name)] else {
      throw ConditionFailure("`\(name)` is not an answer of the survey")
    }
    return variable
  }

  private func formula(
    _ formula: Formula, isTruth: Bool
  ) throws(ConditionFailure) -> Formula {
    switch formula {
    case .number, .text, .current: return formula
    case .group(let inner): return .group(try self.formula(inner, isTruth: isTruth))
    case .negated(let inner): return .negated(try self.formula(inner, isTruth: false))
    case .field(let field):
      switch try variable(field.name) {
      case .option(let question, let code):
        let isChosen = Self.selected(question, code)
        return isTruth ? isChosen : .call("if", [isChosen, .text("Y"), .text("")])
      case .question(let name):
        guard !isTruth else {
          throw ConditionFailure("`\(field.name)` alone is not a condition; compare it")
        }
        return .field(FormulaField(name: name))
      }
    case .binary(let operation, let left, let right):
      if let chosen = try choice(operation, left, right) { return chosen }
      if let chosen = try choice(operation, right, left) { return chosen }
      let isLogical = operation == .and || operation == .or
      return .binary(
        operation, try self.formula(left, isTruth: isLogical),
        try self.formula(right, isTruth: isLogical))
    case .call(let name, let arguments): return try call(name, arguments, isTruth: isTruth)
    }
  }

  /// `list_A == "Y"`, `list_A != ""`
  private func choice(
    _ operation: Formula.Operator, _ left: Formula, _ right: Formula
  ) throws(ConditionFailure) -> Formula? {
    guard operation == .equal || operation == .notEqual, case .field(let field) = left,
      case .option(let question, let code) = try variable(field.name),
      let text = right.constantText, ["Y", ""].contains(text)
    else { return nil }
    let isChosen = (text == "Y") == (operation == .equal)
    let selected = Self.selected(question, code)
    return isChosen ? selected : .call("not", [selected])
  }

  private static func selected(_ question: String, _ code: String) -> Formula {
    .call("selected", [.field(FormulaField(name: question)), .text(code)])
  }

  private func call(
    _ name: String, _ arguments: [Formula], isTruth: Bool
  ) throws(ConditionFailure) -> Formula {
    switch (name, arguments.count) {
    case ("true", 0), ("false", 0): return .call(name, [])
    case ("not", 1): return .call("not", [try formula(arguments[0], isTruth: true)])
    case ("is_empty", 1): return try isEmpty(arguments[0])
    case ("count", 1...):
      return try chain(arguments) { argument throws(ConditionFailure) in
        .call("if", [.call("not", [try isEmpty(argument)]), .number(1), .number(0)])
      }
    case ("sum", 1...):
      return try chain(arguments) { argument throws(ConditionFailure) in
        .call("coalesce", [try formula(argument, isTruth: false), .number(0)])
      }
    case ("if", 3):
      return .call(
        "if",
        [
          try formula(arguments[0], isTruth: true), try formula(arguments[1], isTruth: isTruth),
          try formula(arguments[2], isTruth: isTruth),
        ])
    default:
      guard let xpath = Self.functions[name] else {
        throw ConditionFailure("the function `\(name)` is not supported")
      }
      var converted: [Formula] = []
      for argument in arguments { converted.append(try formula(argument, isTruth: false)) }
      return .call(xpath, converted)
    }
  }

  private func isEmpty(_ argument: Formula) throws(ConditionFailure) -> Formula {
    guard case .field(let field) = argument else {
      throw ConditionFailure("`is_empty` is only supported with a variable")
    }
    switch try variable(field.name) {
    case .question(let name):
      return .binary(.equal, .field(FormulaField(name: name)), .text(""))
    case .option(let question, let code): return .call("not", [Self.selected(question, code)])
    }
  }

  private func chain(
    _ arguments: [Formula], _ part: (Formula) throws(ConditionFailure) -> Formula
  ) throws(ConditionFailure) -> Formula {
    var sum = try part(arguments[0])
    for argument in arguments.dropFirst() { sum = .binary(.plus, sum, try part(argument)) }
    return sum
  }

  private static let functions = [
    "abs": "abs", "ceil": "ceiling", "floor": "floor", "intval": "int", "max": "max", "min": "min",
    "pow": "pow", "round": "round", "sqrt": "sqrt", "strlen": "string-length",
  ]
}
