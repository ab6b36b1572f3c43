internal import Questionnaires

/// Operators and functions.
extension FHIRPathReader {
  func operation(_ path: FHIRPath) throws(ConditionFailure) -> AnswerExpression {
    guard case .binary(let sign, let left, let right) = path else { return .missing }
    switch sign {
    case "and": return .call(.and, [try truth(left), try truth(right)])
    case "or": return .call(.or, [try truth(left), try truth(right)])
    case "implies": return .call(.or, [.call(.not, [try truth(left)]), try truth(right)])
    case "+", "-", "*", "/", "mod":
      let functions: [String: AnswerExpression.Function] = [
        "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "mod": .remainder,
      ]
      return .call(functions[sign] ?? .add, [try number(left), try number(right)])
    case "=", "!=", "<", "<=", ">", ">=": return try compare(sign, left, right)
    case "~": return try equivalent(left, right)
    case "in": return try contains(right, left)
    case "contains": return try contains(left, right)
    default: throw ConditionFailure("the operator `\(sign)` is not supported")
    }
  }

  private func compare(
    _ sign: String, _ left: FHIRPath, _ right: FHIRPath
  ) throws(ConditionFailure) -> AnswerExpression {
    let functions: [String: AnswerExpression.Function] = [
      "=": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater,
      ">=": .greaterOrEqual,
    ]
    let function = functions[sign] ?? .equal
    let (first, second) = (try value(left), try value(right))
    for (code, other) in [(first, second), (second, first)] {
      guard case .code(let link) = code, case .expression(.text(let text)) = other,
        function == .equal || function == .notEqual
      else { continue }
      return .call(function, [try single(link), .text(try self.code(text, of: link))])
    }
    let sides = [try scalar(first), try scalar(second)]
    // `true` and `false` in comparisons with truth values.
    for (constant, other) in [(right, sides[0]), (left, sides[1])] {
      guard case .bool(let bool) = constant, types.type(of: other) == .truth,
        function == .equal || function == .notEqual
      else { continue }
      return bool == (function == .equal) ? other : .call(.not, [other])
    }
    let kinds = sides.map { isWeight($0) ? .number : types.type(of: $0) }
    guard kinds[0] == kinds[1], let kind = kinds[0], kind != .truth, kind != .choice,
      kind != .text || function == .equal || function == .notEqual
    else { throw ConditionFailure("the values of `\(sign)` cannot be compared") }
    return .call(function, sides)
  }

  /// Unlike `=`, it is false where the answer is missing, and compares texts and numbers loosely.
  private func equivalent(
    _ left: FHIRPath, _ right: FHIRPath
  ) throws(ConditionFailure) -> AnswerExpression {
    for (code, text) in [(left, right), (right, left)] {
      guard case .code(let link) = try value(code), case .text = text else { continue }
      _ = try single(link)
      return try contains(code, text)
    }
    throw ConditionFailure("`~` is only supported between a code and a text")
  }

  private func single(_ link: String) throws(ConditionFailure) -> AnswerExpression {
    guard let question = questions.byLink[link], case .singleChoice? = question.kind else {
      throw ConditionFailure("`\(link)` may have several answers")
    }
    return .answer(question.elementID)
  }

  /// Returns Otolith's code of an option.
  private func code(_ text: String, of link: String) throws(ConditionFailure) -> String {
    guard let question = questions.byLink[link],
      let code = question.code(type: "Coding", value: ["code": .string(text)])
    else { throw ConditionFailure("`\(link)` has no option `\(text)`") }
    return code
  }

  private func contains(
    _ list: FHIRPath, _ element: FHIRPath
  ) throws(ConditionFailure) -> AnswerExpression {
    guard case .code(let link) = try value(list),
      case .expression(.text(let text)) = try value(element),
      let question = questions.byLink[link]
    else { throw ConditionFailure("only codes of answers can be looked for") }
    let answer = AnswerExpression.answer(question.elementID)
    return .call(
      .and,
      [.call(.answered, [answer]), .call(.equal, [answer, .text(try code(text, of: link))])])
  }

  // MARK: Functions

  func call(
    _ target: FHIRPath?, _ name: String, _ arguments: [FHIRPath]
  ) throws(ConditionFailure) -> Value {
    switch (name, arguments.count) {
    case ("iif", 2...3): return .expression(try choose(arguments))
    case ("today", 0): return .expression(.call(.today, []))
    default: break
    }
    guard let target else {
      // A function of the focus.
      return try call(.this, name, arguments)
    }
    // Read once: to read it again for each step would take twice the time with each step.
    let subject = try value(target)
    switch (subject, name, arguments.count) {
    case (.resource, "descendants", 0), (.item, "descendants", 0): return .allItems
    case (.resource, "repeat", 1), (.item, "repeat", 1):
      guard case .member(nil, "item") = arguments[0] else { break }
      return .allItems
    case (_, "where", 1): return try filtered(subject, arguments[0])
    case (.allItems, _, _): break
    case (_, "exists", 0), (_, "hasValue", 0): return .expression(try exists(subject))
    case (_, "exists", 1): return .expression(try exists(try filtered(subject, arguments[0])))
    case (_, "empty", 0): return .expression(.call(.not, [try exists(subject)]))
    case (_, "not", 0): return .expression(.call(.not, [try truth(of: subject)]))
    case (_, "first", 0), (_, "single", 0), (_, "last", 0): return try first(subject)
    case (_, "ofType", 1), (_, "toDecimal", 0), (_, "toInteger", 0), (_, "toQuantity", 0):
      return try same(subject, name)
    case (.coding(let link), "weight", 0), (.coding(let link), "ordinal", 0),
      (.answers(let link), "weight", 0), (.answers(let link), "ordinal", 0):
      return .expression(try weight(link))
    default: return .expression(try number(subject, name, arguments))
    }
    throw ConditionFailure("`\(name)` is not supported there")
  }

  func first(_ value: Value) throws(ConditionFailure) -> Value {
    switch value {
    case .answers(let link), .coding(let link), .code(let link):
      try requireOne(link)
      return value
    case .expression, .item, .definition, .chosenOption: return value
    default: throw ConditionFailure("the first of several items is not supported")
    }
  }

  /// Conversions that change nothing.
  private func same(_ value: Value, _ name: String) throws(ConditionFailure) -> Value {
    guard case .expression(let expression) = value else {
      if name == "ofType" { return value }
      throw ConditionFailure("`\(name)` is not supported there")
    }
    guard name == "ofType" || name == "toDecimal" && types.type(of: expression) == .number else {
      throw ConditionFailure("`\(name)` is not supported there")
    }
    return value
  }

  private func number(
    _ target: Value, _ name: String, _ arguments: [FHIRPath]
  ) throws(ConditionFailure) -> AnswerExpression {
    switch (name, arguments.count) {
    case ("abs", 0): return .call(.absolute, [try number(of: target)])
    case ("ceiling", 0): return .call(.ceiling, [try number(of: target)])
    case ("floor", 0): return .call(.floor, [try number(of: target)])
    case ("sqrt", 0): return .call(.power, [try number(of: target), .number(0.5)])
    case ("power", 1): return .call(.power, [try number(of: target), try number(arguments[0])])
    case ("truncate", 0):
      // The number appears three times.
      return ExpressionReader.truncation(of: try number(of: target).normalForm.bounded())
    case ("round", 0): return .call(.round, [try number(of: target)])
    case ("round", 1):
      guard case .number(let digits) = arguments[0], (0...10).contains(digits) else {
        throw ConditionFailure("`round` needs a number of digits from 0 to 10")
      }
      return .call(.round, [try number(of: target), .number(digits)])
    case ("length", 0):
      let text = try scalar(target)
      guard types.type(of: text) == .text else { throw ConditionFailure("a text is expected") }
      return .call(.length, [text])
    default: throw ConditionFailure("the function `\(name)` is not supported")
    }
  }

  private func choose(_ arguments: [FHIRPath]) throws(ConditionFailure) -> AnswerExpression {
    let condition = try truth(arguments[0]).withMissingAs(false)
    var results = [try scalar(try value(arguments[1]))]
    results.append(arguments.count > 2 ? try scalar(try value(arguments[2])) : .missing)
    let kinds = results.filter { !$0.isMissingConstant }
      .map { isWeight($0) ? .number : types.type(of: $0) }
    guard Set(kinds).count <= 1 else {
      throw ConditionFailure("the results of `iif` are of different types")
    }
    // The missing value has the type of the other result.
    for index in results.indices where results[index].isMissingConstant {
      switch kinds.first {
      case .truth??: results[index] = .call(.equal, [.missing, .number(0)])
      case .number??, nil: results[index] = .missing
      default: results[index] = .text("")
      }
    }
    return .call(.choose, [condition] + results)
  }

  private func exists(_ value: Value) throws(ConditionFailure) -> AnswerExpression {
    switch value {
    case .answers(let link), .coding(let link), .code(let link):
      if let calculation = calculated(link) { return .call(.answered, [calculation]) }
      guard let question = questions.byLink[link] else { break }
      return .call(.answered, [.answer(question.elementID)])
    case .chosen(let link, let codes):
      guard let question = questions.byLink[link] else { break }
      let answer = AnswerExpression.answer(question.elementID)
      let tests = codes.map { AnswerExpression.call(.equal, [answer, .text($0)]) }
      let isOne = tests.count == 1 ? tests[0] : .call(.or, tests)
      return .call(.and, [.call(.answered, [answer]), isOne])
    case .expression(let expression): return .call(.answered, [expression])
    default: break
    }
    throw ConditionFailure("only answers can be tested by `exists`")
  }

  // MARK: Filters

  private func filtered(_ value: Value, _ criteria: FHIRPath) throws(ConditionFailure) -> Value {
    switch value {
    case .allItems: return .item(try link(criteria))
    case .items(let parent):
      let link = try link(criteria)
      guard parents[link] == parent else {
        throw ConditionFailure("the item `\(link)` is not there")
      }
      return .item(link)
    case .answers(let link), .coding(let link), .code(let link):
      return .chosen(link, try codes(criteria, of: link))
    case .options(let link):
      guard case .binary("=", .member(.member(nil, "valueCoding"), "code"), let answer) = criteria,
        case .code(link) = try self.value(answer)
      else { break }
      return .chosenOption(link)
    case .chosenOption:
      guard case .binary("=", .member(nil, "url"), .text(let url)) = criteria,
        FHIRAddress.weights.contains(url)
      else { break }
      return value
    default: break
    }
    throw ConditionFailure("this `where` is not supported")
  }

  /// `linkId = 'x'`
  private func link(_ criteria: FHIRPath) throws(ConditionFailure) -> String {
    guard case .binary("=", let left, let right) = criteria else {
      throw ConditionFailure("items are only found by one `linkId`")
    }
    for (member, text) in [(left, right), (right, left)] {
      guard case .text(let link) = text else { continue }
      if member == .member(nil, "linkId") || member == .member(.this, "linkId") { return link }
    }
    throw ConditionFailure("items are only found by one `linkId`")
  }

  /// `value.code = 'a' or value.code = 'b'`
  private func codes(
    _ criteria: FHIRPath, of link: String
  ) throws(ConditionFailure) -> [String] {
    if case .binary("or", let left, let right) = criteria {
      return try codes(left, of: link) + codes(right, of: link)
    }
    guard case .binary(let sign, let left, .text(let text)) = criteria, sign == "=" || sign == "~",
      Self.codePaths.contains(left)
    else { throw ConditionFailure("answers are only found by their code") }
    return [try code(text, of: link)]
  }

  private static let codePaths: Set<FHIRPath> = [
    .member(nil, "code"), .this, .member(.member(nil, "value"), "code"),
    .member(.member(nil, "valueCoding"), "code"), .member(.this, "code"),
  ]
}
