internal import Questionnaires

/// Writes expressions in FHIRPath, whose *empty* has the effect of a missing value.
struct FHIRExpressionWriter {
  private let questions: FHIRQuestions
  private let types: FormulaTypes
  private let repeats: RepeatMembership
  /// FHIRPath by the id of a calculation. A variable may refer to earlier ones.
  private(set) var variables: [String: String] = [:]

  init(_ questionnaire: QuestionnaireDefinition, _ questions: FHIRQuestions) {
    self.questions = questions
    repeats = RepeatMembership(questionnaire)
    types = FormulaTypes(
      kind: { questions.byElement[$0]?.kind }, calculations: questionnaire.calculations,
      countsYes: true)
    // Variables of the resource are computed once, from the answers of all repetitions.
    for calculation in questionnaire.calculations
    where variables[calculation.id] == nil && calculation.parentID.isEmpty {
      let isChoice = types.type(of: calculation.expression) == .choice
      variables[calculation.id] =
        isChoice ? number(calculation.expression) : path(calculation.expression)
    }
  }

  /// Returns the invariant, which is true unless the constraint is false.
  func constraint(_ expression: AnswerExpression) -> String? {
    path(expression).map { "iif(\($0), true, iif((\($0)).not(), false, true))" }
  }

  /// Returns a condition, true or false.
  func condition(_ expression: AnswerExpression) -> String? {
    path(expression).map { "iif(\($0), true, false)" }
  }

  /// - Returns: nil if FHIRPath cannot express it.
  private func path(_ expression: AnswerExpression) -> String? {
    switch expression {
    case .number(let number): return number.isFinite ? JSONNumber(number).text : nil
    case .text(let text): return text.isEmpty ? "{}" : FHIRPathWriter.literal(text)
    case .answer(let id): return answers(id).map { "\($0).value" }
    case .calculation(let id):
      guard variables[id] != nil else { return nil }
      return id.contains("_") ? "%`\(FHIRComputationWriter.key(id))`" : "%\(id)"
    case .score, .earlier, .profile, .malformed: return nil
    case .call(let function, let operands):
      return function.comparison != nil && operands.count == 2
        ? compare(function, operands[0], operands[1]) : call(function, operands)
    }
  }

  private func answers(_ id: String) -> String? {
    guard let question = questions.byElement[id], question.openChoice == nil,
      repeats.elements[id] == nil
    else { return nil }
    return
      "%resource.descendants().where(linkId = \(FHIRPathWriter.literal(question.linkID))).answer"
  }

  private func number(_ expression: AnswerExpression) -> String? {
    guard case .answer(let id) = expression else {
      return types.type(of: expression) == .number ? path(expression) : nil
    }
    guard let question = questions.byElement[id], let answers = answers(id) else { return nil }
    switch question.kind {
    case .yesNo: return "\(answers).value.select(iif($this, 1, 0))"
    case .singleChoice(let choice):
      let areCodings = choice.options.allSatisfy {
        question.answer(code: $0.code)?.value["code"]?.string == $0.code && !$0.isMissing
      }
      return types.isPlain(id) && areCodings ? "\(answers).value.code.toDecimal()" : nil
    case .slider, .selfAssessmentManikin, .visualAnalogue, .number, .duration, .countdown:
      return question.type == "quantity" ? "\(answers).value.value" : "\(answers).value"
    default: return nil
    }
  }

  private func numbers(_ operands: [AnswerExpression], joinedBy sign: String) -> String? {
    let paths = operands.compactMap(number)
    guard paths.count == operands.count else { return nil }
    return "(\(paths.joined(separator: " \(sign) ")))"
  }

  private func call(
    _ function: AnswerExpression.Function, _ operands: [AnswerExpression]
  ) -> String? {
    func member(_ name: String, _ argument: String = "") -> String? {
      operands.first.flatMap(number).map { "(\($0)).\(name)(\(argument))" }
    }
    switch function {
    case .add: return numbers(operands, joinedBy: "+")
    case .subtract: return numbers(operands, joinedBy: "-")
    case .multiply: return numbers(operands, joinedBy: "*")
    case .divide: return numbers(operands, joinedBy: "/")
    case .remainder: return numbers(operands, joinedBy: "mod")
    case .mean: return numbers(operands, joinedBy: "+").map { "(\($0) / \(operands.count))" }
    case .negate: return numbers([.number(0)] + operands, joinedBy: "-")
    case .absolute: return member("abs")
    case .floor: return member("floor")
    case .ceiling: return member("ceiling")
    case .round: return rounded(operands)
    case .power: return operands.last.flatMap(number).flatMap { member("power", $0) }
    case .minimum: return extreme("<", operands)
    case .maximum: return extreme(">", operands)
    case .choose:
      let results = operands.dropFirst().map { result($0) }
      guard let condition = operands.first.flatMap(path), let first = results[0],
        let second = results[1]
      else { return nil }
      return "iif(\(condition), \(first), \(second))"
    case .coalesce:
      let values = operands.compactMap(result)
      guard values.count == operands.count, let last = values.last, values.allSatisfy(Self.isShort)
      else { return nil }
      return values.dropLast().reversed().reduce(last) { "iif((\($1)).exists(), \($1), \($0))" }
    case .count:
      let values = operands.compactMap(path)
      guard values.count == operands.count else { return nil }
      return "(\(values.map { "iif((\($0)).exists(), 1, 0)" }.joined(separator: " + ")))"
    case .answered: return operands.first.flatMap(path).map { "(\($0)).exists()" }
    case .and: return truths(operands, "and")
    case .or: return truths(operands, "or")
    case .not: return operands.first.flatMap(path).map { "(\($0)).not()" }
    case .today: return "today()"
    case .length: return operands.first.flatMap(path).map { "(\($0)).length()" }
    case .daysBetween, .yearsBetween, .minutesBetween, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .each, .repetition:
      return nil
    }
  }

  private func truths(_ operands: [AnswerExpression], _ word: String) -> String? {
    let paths = operands.compactMap(path)
    guard paths.count == operands.count else { return nil }
    return paths.map { "(\($0))" }.joined(separator: " \(word) ")
  }

  private func result(_ expression: AnswerExpression) -> String? {
    types.type(of: expression) == .choice ? number(expression) : path(expression)
  }

  private func rounded(_ operands: [AnswerExpression]) -> String? {
    guard let value = operands.first.flatMap(number) else { return nil }
    guard operands.count > 1 else { return "(\(value)).round()" }
    guard case .number(let digits) = operands[1] else { return nil }
    return "(\(value)).round(\(JSONNumber(digits).text))"
  }

  /// Of two numbers; missing if one of them is.
  private func extreme(_ sign: String, _ operands: [AnswerExpression]) -> String? {
    let values = operands.compactMap(number)
    guard values.count == operands.count, let first = values.first else { return nil }
    if values.count == 1 { return first }
    guard values.count == 2, values.allSatisfy(Self.isShort) else { return nil }
    return "iif(\(first) \(sign) \(values[1]), \(first), iif((\(first) + \(values[1])).exists(), "
      + "\(values[1]), {}))"
  }

  /// Whether a path may be repeated, which nested functions do at every level.
  private static func isShort(_ path: String) -> Bool { path.utf8.count <= 4_000 }

  // MARK: Comparisons

  private func compare(
    _ function: AnswerExpression.Function, _ left: AnswerExpression, _ right: AnswerExpression
  ) -> String? {
    guard let symbol = function.comparison?.symbol else { return nil }
    let kinds = (types.type(of: left), types.type(of: right))
    if kinds.0 == .choice, case .text(let code) = right { return chosen(left, code, symbol) }
    if kinds.1 == .choice, case .text(let code) = left { return chosen(right, code, symbol) }
    let (first, second): (String?, String?)
    if let type = kinds.0, type.isMoment, kinds.1 == type {
      (first, second) = (moment(left, type), moment(right, type))
    } else if kinds.0 == .text || kinds.0 == .truth, kinds.0 == kinds.1 {
      (first, second) = (path(left), path(right))
    } else {
      (first, second) = (number(left), number(right))
    }
    guard let first, let second else { return nil }
    return "(\(first)) \(symbol) (\(second))"
  }

  private func chosen(_ choice: AnswerExpression, _ code: String, _ symbol: String) -> String? {
    guard case .answer(let id) = choice, symbol == "=" || symbol == "!=", let answers = answers(id),
      let test = questions.byElement[id]?.answer(code: code).flatMap(FHIRPathWriter.test)
    else { return nil }
    let isChosen = "\(answers).where(\(test)).exists()"
    return "iif(\(answers).exists(), \(symbol == "=" ? isChosen : isChosen + ".not()"), {})"
  }

  private func moment(_ value: AnswerExpression, _ type: FormulaType) -> String? {
    guard case .text(let text) = value else { return path(value) }
    switch type {
    case .date: return "@\(text)"
    case .time: return "@T\(FHIRMoment.time(text))"
    default: return "@\(FHIRMoment.dateTime(text))"
    }
  }
}

extension Comparison {
  /// The comparison with a calculation as an expression; nil without an operand.
  var ofCalculation: AnswerExpression? {
    guard case .calculation(let id) = subject.subject, let comparison else { return nil }
    let value = AnswerExpression.calculation(id)
    let isEqual = comparison == .equal
    switch comparison {
    case .answered: return .call(.answered, [value])
    case .notAnswered: return .call(.not, [.call(.answered, [value])])
    default: break
    }
    if let number {
      return AnswerExpression.Function(comparison).map { .call($0, [value, .number(number)]) }
    }
    guard codes.isEmpty else {
      let isYes = codes.contains("yes")
      if isYes && codes.contains("no") {
        return isEqual ? .call(.answered, [value]) : .call(.and, [value, .call(.not, [value])])
      }
      return isYes == isEqual ? value : .call(.not, [value])
    }
    return AnswerExpression.Function(comparison).map { .call($0, [value, .text(text)]) }
  }
}
