internal import Questionnaires

/// Converts the expressions of one questionnaire.
final class FHIRForeignReader {
  private let items: [FHIRForeignItem]
  private let questions: FHIRQuestions
  /// Positions of the elements by their ids.
  private let positions: [String: Int]
  /// Position of the first element of an item or of the items in it, by linkId.
  private let firstElements: [String: Int]
  /// LinkId of the item around, by the linkId of an item; absent for outer items.
  private let parents: [String: String]
  private let byLink: [String: Int]
  private let ids: [String: String]
  private let variables: [String: String]
  private let own: Set<String>
  private let repeats: RepeatMembership
  private var values: [String: FHIRPathReader.Value] = [:]
  private var failures: [String: ConditionFailure] = [:]
  private var pending: Set<String> = []
  private var result = FHIRForeignExpressions()
  private var types: FormulaTypes
  private let language: String

  /// - Parameters:
  ///   - elements: as read without expressions.
  ///   - ids: ids of the elements by linkId.
  ///   - own: ids of Otolith's calculations and scores in the file.
  init(
    _ items: [FHIRForeignItem], _ definition: QuestionnaireDefinition, ids: [String: String],
    own: Set<String>, language: String
  ) {
    self.items = items
    let questions = FHIRQuestions(definition)
    self.questions = questions
    types = FormulaTypes(kind: { questions.byElement[$0]?.kind })
    positions = definition.elements.positions
    repeats = RepeatMembership(definition)
    byLink = Dictionary(
      items.enumerated().map { ($1.link, $0) }, uniquingKeysWith: { first, _ in first })
    parents = FHIRForeignItem.parents(items)
    firstElements = definition.elements.firstPositions(parents)
    self.ids = ids
    self.own = own
    self.language = language
    var variables: [String: String] = [:]
    for item in items {
      for (name, expression) in item.variables {
        variables[FHIRForeignExpressions.key(item.link, name)] = expression
      }
    }
    self.variables = variables
  }

  func read() -> FHIRForeignExpressions {
    for item in items where item.calculated != nil { readCalculated(item) }
    for item in items {
      if let text = item.condition { readCondition(text, item) }
      for (text, message) in item.constraints { readConstraint(text, message, item) }
    }
    dropUnused()
    takeVariables()
    return result
  }

  // MARK: Values

  private func reader(_ focus: String?) -> FHIRPathReader {
    FHIRPathReader(
      questions: questions,
      currentTypes: { [unowned self] in types },
      parents: parents,
      variable: { [unowned self] (name, from) throws(ConditionFailure) in
        try variable(name, from)
      },
      calculated: { [unowned self] link in
        guard let index = byLink[link], items[index].calculated != nil else { return nil }
        return computed(items[index]).map { .calculation($0.id) }
      }, focus: focus)
  }

  /// Finds a variable in the item or around it.
  private func variable(
    _ name: String, _ from: String?
  ) throws(ConditionFailure) -> FHIRPathReader.Value {
    var place = from
    while true {
      let key = FHIRForeignExpressions.key(place ?? "", name)
      if let text = variables[key] { return try value(key, name, text, place) }
      guard let current = place else { break }
      place = parents[current]
    }
    throw ConditionFailure("`%\(name)` comes from outside of the questionnaire")
  }

  private func value(
    _ key: String, _ name: String, _ text: String, _ place: String?
  ) throws(ConditionFailure) -> FHIRPathReader.Value {
    if let known = values[key] { return known }
    if let failure = failures[key] { throw failure }
    guard pending.insert(key).inserted else { throw ConditionFailure("`%\(name)` needs itself") }
    defer { pending.remove(key) }
    do throws(ConditionFailure) {
      let path = try FHIRPathParser.parse(text)
      var value = try reader(place).value(path)
      if case .expression(let expression) = value, case .call = expression {
        let id = try add(
          expression.normalForm.bounded(), as: name, of: byLink[place ?? ""].map { items[$0] })
        value = .expression(.calculation(id))
      }
      values[key] = value
      return value
    } catch {
      let failure = ConditionFailure("`%\(name)`: \(error.reason)")
      failures[key] = failure
      throw failure
    }
  }

  private func add(
    _ expression: AnswerExpression, as name: String, of item: FHIRForeignItem?,
    title: TranslatedText = TranslatedText()
  ) throws(ConditionFailure) -> String {
    try repeats.require(expression, in: nil)
    guard result.calculations.count < CatalogueLimits.default.calculationsMax else {
      throw ConditionFailure(
        "there are more than \(CatalogueLimits.default.calculationsMax) calculations")
    }
    let taken = Set(result.calculations.map(\.id)).union(own)
    var id = String(ElementName.id(name).prefix(58))
    var number = 1
    while taken.contains(id) {
      number += 1
      id = "\(ElementName.id(name).prefix(54))_\(number)"
    }
    result.calculations.append(
      CalculationDefinition(id: id, title: title, expression: expression, isHidden: true))
    types = FormulaTypes(
      kind: { [questions] in questions.byElement[$0]?.kind }, calculations: result.calculations)
    result.positions[id] = item?.position
    return id
  }

  // MARK: Items

  private func fail(_ item: FHIRForeignItem, _ url: String, _ failure: ConditionFailure) {
    result.reasons[FHIRForeignExpressions.key(item.link, url)] = failure.reason
  }

  private func readCalculated(_ item: FHIRForeignItem) {
    guard computed(item) != nil else { return }
    result.take(item.link, FHIRAddress.calculatedExpression)
  }

  /// Returns the calculation that fills in an item; nil if its expression is not supported.
  private func computed(_ item: FHIRForeignItem) -> FHIRComputedItem? {
    if let known = result.computed[item.link] { return known }
    let key = FHIRForeignExpressions.key(item.link, FHIRAddress.calculatedExpression)
    guard let text = item.calculated, failures[key] == nil, pending.insert(key).inserted else {
      return nil
    }
    defer { pending.remove(key) }
    do throws(ConditionFailure) {
      guard !item.hasItems else { throw ConditionFailure("items below it would be lost") }
      let expression = try reader(item.link).expression(text)
      guard let type = types.type(of: expression), item.allows(type) else {
        throw ConditionFailure("its value does not fit to the type `\(item.type)`")
      }
      let title =
        item.text.isEmpty
        ? TranslatedText() : TranslatedText([Translation(language: language, text: item.text)])
      let id = try add(expression, as: ids[item.link] ?? item.link, of: item, title: title)
      let computed = FHIRComputedItem(
        id: id, kind: type.answerKind, position: position(of: expression))
      result.computed[item.link] = computed
      return computed
    } catch {
      failures[key] = error
      fail(item, FHIRAddress.calculatedExpression, error)
      return nil
    }
  }

  /// Returns the position after the elements that an expression depends on.
  private func position(of expression: AnswerExpression) -> Int {
    var last = 0
    var open = [expression]
    var seen = Set<String>()
    while let next = open.popLast() {
      for reference in next.references {
        switch reference.subject {
        case .question(let id): last = max(last, (positions[id] ?? -1) + 1)
        case .calculation(let id):
          guard seen.insert(id).inserted else { continue }
          open += result.calculations.filter { $0.id == id }.map(\.expression)
        case .score: break
        }
      }
    }
    return last
  }

  private func readCondition(_ text: String, _ item: FHIRForeignItem) {
    do throws(ConditionFailure) {
      let expression = try reader(item.link).condition(text)
      if let first = firstElements[item.link], position(of: expression) > first {
        throw ConditionFailure("it refers to a later item")
      }
      try repeats.require(expression, in: repeats.elements[ids[item.link] ?? ""])
      result.conditions[item.link] = try condition(expression, item)
      result.take(item.link, FHIRAddress.enableWhenExpression)
    } catch {
      fail(item, FHIRAddress.enableWhenExpression, error)
    }
  }

  /// A rule beyond conditions becomes a calculation, and the condition asks for its value.
  private func condition(
    _ expression: AnswerExpression, _ item: FHIRForeignItem
  ) throws(ConditionFailure) -> Condition {
    if let condition = Condition(expression, types) { return condition.normalized }
    let id = try add(expression, as: "\(ids[item.link] ?? item.link)_shown", of: item)
    result.changes.append((item.link, "enableWhenExpression", "it is computed as `\(id)`"))
    return .comparison(
      Comparison(QuestionReference(subject: .calculation(id)), .equal, codes: ["yes"]))
  }

  private func readConstraint(_ text: String, _ message: String, _ item: FHIRForeignItem) {
    do throws(ConditionFailure) {
      guard result.constraints.count < CatalogueLimits.default.constraintsMax else {
        throw ConditionFailure("there are too many constraints")
      }
      let reader = reader(item.link.isEmpty ? nil : item.link)
      let rule = try reader.truth(try FHIRPathParser.parse(text)).normalForm.bounded()
      let element = ids[item.link].flatMap { questions.byElement[$0]?.elementID } ?? ""
      try repeats.require(rule, in: repeats.elements[element])
      if !rule.isNeverMissing {
        result.changes.append(
          (item.link, "constraint", "while an answer in it is missing, it is satisfied here"))
      }
      let stem = item.link.isEmpty ? "rule" : ids[item.link] ?? item.link
      result.constraints.append(
        ConstraintDefinition(
          id: "\(ElementName.id(stem).prefix(50))_\(result.constraints.count + 1)",
          elementID: element, expression: rule,
          message: TranslatedText([Translation(language: language, text: message)])))
      result.take(item.link, FHIRAddress.constraint)
    } catch {
      fail(item, FHIRAddress.constraint, error)
    }
  }

  // MARK: Rest

  /// Removes calculations of variables that only unsupported expressions need.
  private func dropUnused() {
    var needed = Set(result.computed.values.map(\.id))
    for condition in result.conditions.values { needed.formUnion(condition.references.map(\.id)) }
    var open = result.constraints.map(\.expression)
    open += result.calculations.filter { needed.contains($0.id) }.map(\.expression)
    while let next = open.popLast() {
      for case .calculation(let id) in next.preorder where needed.insert(id).inserted {
        open += result.calculations.filter { $0.id == id }.map(\.expression)
      }
    }
    result.calculations.removeAll { !needed.contains($0.id) }
  }

  /// A variable is not kept unless an expression that is kept may need it.
  private func takeVariables() {
    let kept = items.flatMap { item -> [String] in
      var texts = item.others
      let urls = [
        (FHIRAddress.calculatedExpression, item.calculated),
        (FHIRAddress.enableWhenExpression, item.condition),
      ]
      for (url, text) in urls
      where result.reasons[FHIRForeignExpressions.key(item.link, url)] != nil {
        texts += text.map { [$0] } ?? []
      }
      return texts
    }
    for item in items where !item.variables.isEmpty {
      let isNeeded = item.variables.contains { name, _ in
        let key = FHIRForeignExpressions.key(item.link, name)
        return values[key] == nil || kept.contains { $0.contains("%\(name)") }
      }
      if !isNeeded { result.take(item.link, FHIRAddress.variable) }
    }
  }
}

extension QuestionReference {
  fileprivate var id: String {
    switch subject {
    case .question(let id), .score(let id), .calculation(let id): id
    }
  }
}
