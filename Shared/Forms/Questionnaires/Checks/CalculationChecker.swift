/// Checks the calculations and constraints of a questionnaire.
struct CalculationChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
  let types: CalculationTypes
  let questionnaire: QuestionnaireDefinition

  func check(_ path: FindingPlace) {
    checkCalculations(path)
    checkCycles(path)
    checkConstraints(path)
  }

  /// - Parameter context: id of the repeating group of the rule; nil outside.
  private func expressions(in context: String?) -> ExpressionChecker {
    ExpressionChecker(limits: limits, types: types, context: context)
  }

  private func checkParent(of calculation: CalculationDefinition, _ path: FindingPlace) {
    guard !calculation.parentID.isEmpty, types.repeats.repeats[calculation.parentID] == nil else {
      return
    }
    path.field("parent_id").add(
      .calculationParentInvalid, "`\(calculation.parentID)` is not a repeating group")
  }

  private func checkCalculations(_ path: FindingPlace) {
    let calculations = questionnaire.calculations
    if calculations.count > limits.calculationsMax {
      path.field("calculations").add(
        .tooManyCalculations,
        "\(calculations.count) calculations; at most \(limits.calculationsMax) are allowed")
    }
    let parts = (calculations.map(\.expression) + questionnaire.constraints.map(\.expression))
      .reduce(0) { $0 + $1.preorder.count }
    if parts > limits.allExpressionNodesMax {
      path.field("calculations").add(
        .tooManyCalculations,
        "all expressions have \(parts) parts; at most \(limits.allExpressionNodesMax) are allowed")
    }
    var seen = Set(questionnaire.scores.map(\.id))
    for (position, calculation) in calculations.prefix(limits.calculationsMax).enumerated() {
      let here = path.item("calculations", position)
      check(calculation.id, "calculation", here.field("calculation_id"))
      if !seen.insert(calculation.id).inserted {
        here.field("calculation_id").add(
          .idDuplicate, "another calculation or score has the id `\(calculation.id)`")
      }
      texts.check(calculation.title, here.field("title"), required: false)
      checkParent(of: calculation, here)
      expressions(in: types.repeats.calculations[calculation.id])
        .check(calculation.expression, isRule: false, here.field("expression"))
      if types.type(of: calculation.expression) == .text,
        let id = types.maskedText(in: calculation.expression)
      {
        here.field("expression").add(
          .expressionType, "`\(id)` is concealed, but results and exports would repeat its text")
      }
      UnitSyntax.check(calculation.unit, here.field("unit"))
      if let decimals = calculation.decimals, decimals > limits.decimalsMax {
        here.field("decimals").add(
          .decimalsOutOfRange, "at most \(limits.decimalsMax) decimal digits are shown")
      }
    }
  }

  private func checkConstraints(_ path: FindingPlace) {
    let constraints = questionnaire.constraints
    if constraints.count > limits.constraintsMax {
      path.field("constraints").add(
        .tooManyConstraints,
        "\(constraints.count) constraints; at most \(limits.constraintsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, constraint) in constraints.prefix(limits.constraintsMax).enumerated() {
      let here = path.item("constraints", position)
      check(constraint.id, "constraint", here.field("constraint_id"))
      if !seen.insert(constraint.id).inserted {
        here.field("constraint_id").add(.idDuplicate, "duplicate id `\(constraint.id)`")
      }
      if !constraint.elementID.isEmpty, !types.isQuestion(constraint.elementID) {
        here.field("element_id").add(
          .questionUnknown, "this questionnaire has no question `\(constraint.elementID)`")
      }
      let context = types.repeats.elements[constraint.elementID]
      expressions(in: context)
        .check(constraint.expression, isRule: true, here.field("expression"))
      texts.in(context).check(
        constraint.message, here.field("message"), required: true, hasPlaceholders: true)
    }
  }

  private func check(_ id: String, _ what: String, _ path: FindingPlace) {
    guard !IdentifierSyntax.isElementID(id) else { return }
    path.add(.idInvalid, "invalid \(what) id `\(id)`; use 1–64 letters, digits, `_`")
  }

  /// Reports each calculation that refers to itself, directly or by others.
  private func checkCycles(_ path: FindingPlace) {
    let order = types.order
    let computed = Set(order.steps)
    for position in questionnaire.calculations.indices.prefix(limits.calculationsMax) {
      let step = ComputationOrder.Step.calculation(position)
      guard !computed.contains(step), order.refersToItself(step) else { continue }
      path.item("calculations", position).field("expression").add(
        .calculationCycle,
        "`\(questionnaire.calculations[position].id)` refers to itself, directly or by others")
    }
  }
}
