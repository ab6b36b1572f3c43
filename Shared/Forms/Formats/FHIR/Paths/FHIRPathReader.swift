internal import Questionnaires

/// Reads FHIRPath about the answers of a questionnaire as expressions with the same value. FHIRPath's
/// *empty* is a missing value.
struct FHIRPathReader {
  /// What a path stands for.
  enum Value: Hashable {
    case expression(AnswerExpression)
    /// The response; its items.
    case resource
    case allItems
    /// The children of an item; nil for those of the response.
    case items(of: String?)
    case item(String)
    /// The answers to a question.
    case answers(String)
    /// The answer to a question that is a coding, and its code.
    case coding(String)
    case code(String)
    /// Those of a question that are one of the codes.
    case chosen(String, [String])
    /// The questionnaire, an item of it, and the weight of the option that was chosen there.
    case questionnaire
    case definition(String)
    case options(String)
    case chosenOption(String)
  }

  let questions: FHIRQuestions
  /// Types with the calculations found so far; finding a variable adds one.
  let currentTypes: () -> FormulaTypes
  /// LinkId of the item around, by the linkId of an item; absent for outer items.
  let parents: [String: String]
  /// Returns the value of `%name` as seen from an item.
  let variable: (String, _ from: String?) throws(ConditionFailure) -> Value
  /// Returns the calculation that fills in an item; nil for other items.
  let calculated: (String) -> AnswerExpression?
  /// LinkId of the item with the expression; nil for the questionnaire.
  let focus: String?

  var types: FormulaTypes { currentTypes() }

  func expression(_ text: String) throws(ConditionFailure) -> AnswerExpression {
    try scalar(try value(try FHIRPathParser.parse(text))).normalForm.bounded()
  }

  /// Returns a condition, which counts as false where it is missing.
  func condition(_ text: String) throws(ConditionFailure) -> AnswerExpression {
    try truth(try FHIRPathParser.parse(text)).withMissingAs(false).normalForm.bounded()
  }

  // MARK: Values

  func value(_ path: FHIRPath) throws(ConditionFailure) -> Value {
    switch path {
    case .number(let number): return .expression(.number(number))
    case .text(let text), .moment(let text):
      if case .moment = path { return .expression(.text(try Self.moment(text))) }
      return .expression(.text(text))
    case .bool(let bool):
      return .expression(.call(.equal, [.number(bool ? 1 : 0), .number(1)]))
    case .empty: return .expression(.missing)
    case .variable("resource"): return .resource
    case .variable("questionnaire"): return .questionnaire
    case .variable("context"), .this: return focus.map(Value.item) ?? .resource
    case .variable(let name): return try variable(name, focus)
    case .member(let target, let name):
      return try member(try target.map(value) ?? (focus.map(Value.item) ?? .resource), name)
    case .call(let target, let name, let arguments): return try call(target, name, arguments)
    case .index(let target, 0): return try first(try value(target))
    case .index: throw ConditionFailure("only the first answer is supported")
    case .negated(let part): return .expression(.call(.negate, [try number(part)]))
    case .binary: return .expression(try operation(path))
    }
  }

  /// `@2020-01-31`, `@T08:30`, without a zone.
  private static func moment(_ text: String) throws(ConditionFailure) -> String {
    let moment = text.hasPrefix("T") ? String(text.dropFirst()) : text
    guard MomentSyntax.isDate(moment) || MomentSyntax.isTime(moment) else {
      throw ConditionFailure("`@\(text)` is not a date or time of day")
    }
    return moment
  }

  /// Choices with several answers have several values.
  func requireOne(_ link: String) throws(ConditionFailure) {
    if case .multipleChoice? = questions.byLink[link]?.kind {
      throw ConditionFailure("`\(link)` may have several answers")
    }
  }

  private func member(_ target: Value, _ name: String) throws(ConditionFailure) -> Value {
    switch (target, name) {
    case (.resource, "item"): return .items(of: nil)
    case (.item(let link), "item"): return .items(of: link)
    case (.item(let link), "answer"):
      guard questions.byLink[link] != nil || calculated(link) != nil else {
        throw ConditionFailure("`\(link)` is not a question here")
      }
      return .answers(link)
    case (.answers(let link), _) where name.hasPrefix("value"): return try answer(link)
    case (.coding(let link), "code"): return .code(link)
    case (.expression(.answer(let id)), "value")
    where questions.byElement[id]?.type == "quantity":
      return target
    case (.questionnaire, "item"): return .items(of: nil)
    case (.definition(let link), "item"): return .items(of: link)
    case (.item(let link), "answerOption"): return .options(link)
    case (.chosenOption, "extension"), (.chosenOption, "valueDecimal"):
      guard case .chosenOption(let link) = target, name == "valueDecimal" else { return target }
      return .expression(try weight(link))
    default: throw ConditionFailure("`.\(name)` is not supported there")
    }
  }

  private func answer(_ link: String) throws(ConditionFailure) -> Value {
    if let calculation = calculated(link) { return .expression(calculation) }
    guard let question = questions.byLink[link], let kind = question.kind,
      question.openChoice == nil
    else { throw ConditionFailure("`\(link)` is not a question here") }
    switch kind {
    case .singleChoice, .multipleChoice:
      let isText = ["string", "integer", "date", "time"].contains(question.type)
      guard !isText, questions.openTexts[link] == nil else {
        throw ConditionFailure("answers of `\(link)` may be texts")
      }
      return .coding(link)
    case .yesNo: return .expression(.call(.equal, [.answer(question.elementID), .text("yes")]))
    case .country, .inherited, .unsupported:
      throw ConditionFailure("it refers to `\(link)`, whose type is not supported")
    default: return .expression(.answer(question.elementID))
    }
  }

  /// The weight of the chosen option.
  func weight(_ link: String) throws(ConditionFailure) -> AnswerExpression {
    try requireOne(link)
    guard let question = questions.byLink[link], case .singleChoice(let choice)? = question.kind,
      choice.options.allSatisfy({ $0.weight != nil && !$0.isMissing })
    else { throw ConditionFailure("not every option of `\(link)` has a weight") }
    return .answer(question.elementID)
  }

  // MARK: Scalars

  func scalar(_ value: Value) throws(ConditionFailure) -> AnswerExpression {
    guard case .expression(let expression) = value else {
      throw ConditionFailure("it has no single value")
    }
    return expression
  }

  func number(_ path: FHIRPath) throws(ConditionFailure) -> AnswerExpression {
    try number(of: try value(path))
  }

  func number(of value: Value) throws(ConditionFailure) -> AnswerExpression {
    let expression = try scalar(value)
    guard
      expression.isMissingConstant || types.type(of: expression) == .number
        || isWeight(expression)
    else { throw ConditionFailure("a number is expected") }
    return expression
  }

  /// Only ``weight(_:)`` makes an answer to a choice a value.
  func isWeight(_ expression: AnswerExpression) -> Bool {
    guard case .answer = expression else { return false }
    return types.type(of: expression) == .choice
  }

  func truth(_ path: FHIRPath) throws(ConditionFailure) -> AnswerExpression {
    try truth(of: try value(path))
  }

  func truth(of value: Value) throws(ConditionFailure) -> AnswerExpression {
    let expression = try scalar(value)
    guard types.type(of: expression) == .truth else {
      throw ConditionFailure("a truth value is expected")
    }
    return expression
  }
}
