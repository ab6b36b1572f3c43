import Questionnaires

/// Reads records, which are not elements, and conditions.
extension SurveyReader {
  // MARK: Records

  mutating func keepRecord(_ node: SurveyNode) {
    otherNames.insert(node.row["name"])
    context.keep(node.row)
    context.report.lose(
      node.row["name"], node.row["type"],
      "not a question; the row is kept for converting back", at: node.row.position("type"), .kept)
  }

  // MARK: Conditions

  mutating func readRules() {
    let positions = elements.positions
    for rule in rules {
      do throws(FormulaFailure) {
        let expression = try FormulaParser.parse(rule.row[rule.column.rawValue], .xlsForm)
        let names = expression.names
        if let name = names.first(where: {
          questions[$0] == nil && computed[$0] == nil && !otherNames.contains($0)
        }) {
          keep(rule, "no row has the name `\(name)`; correct the reference")
          continue
        }
        let later = names.first { name in
          questions[name].flatMap { positions[$0.id] } ?? -1 >= rule.element
        }
        if let later {
          keep(rule, "`\(later)` is not before this row; move one of them")
          continue
        }
        read(rule, expression)
      } catch {
        keep(rule, "\(error.message), at character \(error.offset + 1)")
      }
    }
  }

  private var conditionReader: ConditionReader {
    let types = FormulaTypes(kind: { [kinds] in kinds[$0] }, calculations: calculations)
    return ConditionReader(codes: lists.codes) { [questions, otherNames, computed] name in
      if case .calculation(let id)? = computed[name],
        let kind = types.type(of: .calculation(id))?.answerKind
      {
        return .question(QuestionReference(subject: .calculation(id)), kind)
      }
      if let (id, kind) = questions[name] {
        return .question(QuestionReference(elementID: id), kind)
      }
      return otherNames.contains(name) ? .other : nil
    }
  }

  /// A rule beyond conditions becomes a calculation, and the condition asks for its value.
  private mutating func read(_ rule: Rule, _ expression: Formula) {
    do throws(ConditionFailure) {
      apply(try conditionReader.condition(expression), rule)
    } catch {
      let element = elements[rule.element].id
      let owner = repeatOf[.answer(element)]
      let reader = expressionReader(
        in: owner, isDirect: elements[rule.element].parentID == owner)
      let id = calculationID("\(element)_\(rule.column == .relevant ? "shown" : "required")")
      guard calculations.count < CatalogueLimits.default.calculationsMax,
        let truth = try? reader.condition(expression)
      else {
        keep(rule, error.reason)
        return
      }
      if case .call(_, let operands) = truth, operands.isEmpty { return }
      map.note(
        FindingPath().item("calculations", calculations.count),
        at: rule.row.position(rule.column.rawValue))
      calculations.append(
        CalculationDefinition(
          id: id, expression: truth, isHidden: true, parentID: owner ?? ""))
      context.report.mend(
        element, rule.column.rawValue, "it is computed as the calculation `\(id)`",
        at: rule.row.position(rule.column.rawValue))
      apply(
        .comparison(
          Comparison(QuestionReference(subject: .calculation(id)), .equal, codes: ["yes"])), rule)
    }
  }

  private func calculationID(_ wanted: String) -> String {
    var id = String(wanted.prefix(60))
    let taken = Set(scores.map(\.id) + calculations.map(\.id))
    var number = 1
    while taken.contains(id) {
      number += 1
      id = "\(wanted.prefix(56))_\(number)"
    }
    return id
  }

  private mutating func apply(_ condition: Condition, _ rule: Rule) {
    switch (rule.column, condition) {
    case (.relevant, _) where condition == .never:
      keep(rule, "no answers make it true; remove the row or correct the rule")
    case (.relevant, _) where condition == .always: break
    case (.required, _) where condition == .never: break
    case (.relevant, _): elements[rule.element].shownIf = condition
    case (.required, _):
      guard var question = elements[rule.element].question else { return }
      if condition == .always {
        question.isOptional = false
      } else {
        question.requiredIf = condition
      }
      elements[rule.element].content = .question(question)
    }
  }

  private mutating func keep(_ rule: Rule, _ reason: String) {
    let key =
      rule.column == .relevant ? XLSFormAnnotation.relevant : XLSFormAnnotation.required
    let isKept = elements[rule.element].annotations.keep(
      rule.row[rule.column.rawValue], as: key)
    context.report.lose(
      elements[rule.element].id, rule.column.rawValue,
      "\(reason); it is always \(rule.column == .relevant ? "shown" : "optional") here, and the "
        + "rule is " + (isKept ? "kept as `\(key)`" : "too long to be kept"),
      at: rule.row.position(rule.column.rawValue), isKept ? .kept : .lost)
  }
}
