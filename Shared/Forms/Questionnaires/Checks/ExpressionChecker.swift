/// Checks that expressions can be evaluated: sizes, references and types.
struct ExpressionChecker {
  let limits: CatalogueLimits
  let types: CalculationTypes
  /// Id of the repeating group of the expression; nil outside.
  var context: String?

  /// - Parameters:
  ///   - isRule: whether a truth value is needed; otherwise any value that can be stored.
  ///   - path: path of the expression.
  func check(_ expression: AnswerExpression, isRule: Bool, _ path: FindingPlace) {
    if case .malformed(let reason) = expression {
      path.add(.expressionMalformed, reason)
      return
    }
    // Checked first, because the other checks recurse into the levels.
    let nodes = expression.preorder
    guard nodes.count <= limits.expressionNodesMax,
      expression.depth <= limits.expressionDepthMax
    else {
      path.add(
        .expressionTooLarge,
        "an expression has at most \(limits.expressionNodesMax) parts and "
          + "\(limits.expressionDepthMax) levels; move a part of it to a calculation of its own")
      return
    }
    let before = path.findingCount
    var next = 0
    if case .call(.each, _) = expression {
      path.add(.expressionMalformed, "each(…) is no value; write sum(each(…)), for example")
    }
    check(expression, &next, path)
    guard path.findingCount == before, let type = types.type(of: expression) else { return }
    if isRule, type != .truth {
      path.add(.expressionType, "a rule is true or false, but this is \(type.name)")
    } else if case .choice(_, isCountable: false) = type {
      path.add(
        .expressionType, "a choice without numbers is no value; compare it with a code by `=`")
    }
  }

  /// - Parameter next: position of the node in the list of the protocol.
  private func check(_ node: AnswerExpression, _ next: inout Int, _ path: FindingPlace) {
    let here = path.item("nodes", next)
    next += 1
    switch node {
    case .number(let number):
      if !number.isFinite { here.field("number").add(.numberNotFinite, "give a finite number") }
    case .text(let text):
      if text.unicodeScalars.count > limits.expressionTextMax {
        here.field("text").add(
          .textTooLong, "at most \(limits.expressionTextMax) characters are allowed")
      }
    case .answer(let id): checkQuestion(id, here.field("element_id"))
    case .earlier(let id): checkQuestion(id, here.field("earlier_element_id"))
    case .profile(let field):
      let known = ProfileField.allCases.filter(\.isComputable)
      if !known.contains(where: { $0.rawValue == field }) {
        here.field("profile_field").add(
          .profileFieldUnknown, ProfileField.advice(field, known))
      }
    case .score(let id):
      if types.order.scores[id] == nil {
        here.field("score_id").add(.scoreUnknown, "there is no score `\(id)`")
      }
    case .calculation(let id):
      if types.order.calculations[id] == nil {
        here.field("calculation_id").add(
          .calculationUnknown, "there is no calculation `\(id)`")
      }
      types.repeats.check(.calculation(id), in: context, here.field("calculation_id"))
    case .malformed(let reason): here.add(.expressionMalformed, reason)
    case .call(let function, let operands):
      var places: [FindingPlace] = []
      let inner = operandChecker(of: function, operands)
      for operand in operands {
        places.append(path.item("nodes", next))
        if case .call(.each, _) = operand, !function.takesEach {
          path.item("nodes", next).add(
            .expressionMalformed,
            "each(…) is an operand of sum, min, max, mean, count and coalesce only")
        }
        inner.check(operand, &next, path)
      }
      checkRepetition(function, operands, here)
      guard function.operandCounts.contains(operands.count) else {
        here.add(
          .expressionMalformed,
          "\(function.rawValue) has \(operands.count) operands; see the function's comment")
        return
      }
      OperandTypes(types: types, operands: operands, places: places, here: here).check(function)
    }
  }
}

extension ExpressionChecker {
  private func checkQuestion(_ id: String, _ path: FindingPlace) {
    if !types.isQuestion(id) {
      path.add(.questionUnknown, "this questionnaire has no question `\(id)`")
    }
    types.repeats.check(.question(id), in: context, path)
  }

  /// The checker of the operands: those of `each` are in the repeating group that they refer to.
  private func operandChecker(
    of function: AnswerExpression.Function, _ operands: [AnswerExpression]
  ) -> ExpressionChecker {
    guard function == .each else { return self }
    var inner = self
    inner.context = operands.first.flatMap(types.repeats.owner)
    return inner
  }

  private func checkRepetition(
    _ function: AnswerExpression.Function, _ operands: [AnswerExpression], _ path: FindingPlace
  ) {
    switch function {
    case .repetition where context == nil:
      path.add(.expressionMalformed, "repetition() is allowed in repeating groups and each(…) only")
    case .each:
      if operands.count != 1 || operands.first.flatMap(types.repeats.owner) == nil {
        path.add(
          .expressionMalformed, "each(…) needs one operand, with a question of a repeating group")
      } else if operands[0].preorder.contains(where: { $0.calls(.each) }) {
        path.add(.expressionMalformed, "each(…) cannot be in each(…)")
      }
    default: break
    }
  }
}

extension AnswerExpression {
  fileprivate func calls(_ wanted: Function) -> Bool {
    if case .call(wanted, _) = self { true } else { false }
  }
}

/// Checks the types of the operands of one function.
private struct OperandTypes {
  let types: CalculationTypes
  let operands: [AnswerExpression]
  let places: [FindingPlace]
  let here: FindingPlace

  func check(_ function: AnswerExpression.Function) {
    switch function {
    case .round:
      need("a number", at: [0]) { $0.isNumeric }
      if operands.count > 1 { checkDigits() }
    case .add, .subtract, .multiply, .divide, .remainder, .power, .negate, .absolute, .floor,
      .ceiling, .minimum, .maximum, .mean:
      need("a number", at: operands.indices) { $0.isNumeric }
    case .and, .or, .not: need("a truth value", at: operands.indices) { $0 == .truth }
    case .daysBetween, .yearsBetween:
      need("a date", at: operands.indices) { $0 == .date || $0 == .dateTime }
    case .minutesBetween:
      need("a time", at: operands.indices) { $0 == .time || $0 == .dateTime }
      if [type(0), type(1)] == [.time, .dateTime] || [type(0), type(1)] == [.dateTime, .time] {
        here.add(.expressionType, "give two times, or two dates with a time")
      }
    case .length: need("a text", at: operands.indices) { $0.isTextual }
    case .choose:
      need("a truth value", at: [0]) { $0 == .truth }
      checkCommon(operands.indices.dropFirst())
    case .coalesce: checkCommon(operands.indices)
    case .equal, .notEqual: checkEquality()
    case .less, .lessOrEqual, .greater, .greaterOrEqual: checkOrder()
    case .count, .answered, .today, .each, .repetition: break
    }
  }

  /// - Returns: nil for an unknown type, which has its own finding.
  private func type(_ index: Int) -> ExpressionType? { types.type(of: operands[index]) }

  private func need(
    _ wanted: String, at indices: some Sequence<Int>, _ isAllowed: (ExpressionType) -> Bool
  ) {
    for index in indices {
      guard let type = type(index), !isAllowed(type) else { continue }
      places[index].add(.expressionType, "\(wanted) is needed here, but this is \(type.name)")
    }
  }

  private func checkDigits() {
    if case .number(let digits) = operands[1], digits >= 0, digits <= 10, digits == digits.rounded()
    {
      return
    }
    places[1].add(.expressionType, "give the number of decimal digits as a number from 0 to 10")
  }

  private func checkCommon(_ indices: some Sequence<Int>) {
    var common: ExpressionType?
    for index in indices {
      guard let type = type(index) else { continue }
      guard let known = common else {
        common = type
        continue
      }
      guard let joined = known.joined(type) else {
        places[index].add(
          .expressionType, "this is \(type.name), but the operand before it is \(known.name)")
        return
      }
      common = joined
    }
  }

  private func checkEquality() {
    guard let left = type(0), let right = type(1) else { return }
    switch (left, right) {
    case (.choice(let codes, _), _) where right.isTextual: checkCode(1, codes)
    case (_, .choice(let codes, _)) where left.isTextual: checkCode(0, codes)
    case (.choice, .choice), (.truth, .truth): break
    case _ where left.isNumeric && right.isNumeric: break
    case _ where left.isTextual && right.isTextual:
      checkForm(0, against: right)
      checkForm(1, against: left)
    default: refuse(left, right)
    }
  }

  private func checkOrder() {
    guard let left = type(0), let right = type(1) else { return }
    guard left.isNumeric && right.isNumeric || left == right && left.isMoment else {
      refuse(left, right)
      return
    }
  }

  private func refuse(_ left: ExpressionType, _ right: ExpressionType) {
    here.add(.expressionType, "\(left.name) and \(right.name) cannot be compared in this way")
  }

  private func checkCode(_ index: Int, _ codes: Set<String>) {
    guard case .text(let code) = operands[index], !codes.contains(code) else { return }
    places[index].field("text").add(
      .codeUnknown, "the question has no option `\(code)`; it has \(codes.listed)")
  }

  /// Checks the form of a text that is compared with dates or times.
  private func checkForm(_ index: Int, against other: ExpressionType) {
    guard case .text(let text) = operands[index], other.isMoment,
      ExpressionType(literal: text) != other
    else { return }
    places[index].field("text").add(
      .comparedTextInvalid, "\(other.name) is compared; write this text in its stored form")
  }
}
