internal import Questionnaires
internal import Serialization

/// Writes elements as items.
struct FHIRItemWriter {
  let questionnaire: QuestionnaireDefinition
  let structure: QuestionnaireStructure
  let questions: FHIRQuestions
  private let language: String
  private let rules: FHIRRuleWriter
  let expressions: FHIRExpressionWriter
  private var links: Set<String> = []
  var report: ConversionReport

  init(_ questionnaire: QuestionnaireDefinition, report: ConversionReport) {
    self.questionnaire = questionnaire
    structure = QuestionnaireStructure(questionnaire)
    questions = FHIRQuestions(questionnaire)
    language = questionnaire.defaultLanguage
    rules = FHIRRuleWriter(questions: questions)
    expressions = FHIRExpressionWriter(questionnaire, questions)
    self.report = report
  }

  /// Writes all items, with introduction and closing.
  mutating func write() -> [JSONValue] {
    var items: [JSONValue] = []
    if let item = role(.introduction, questionnaire.introduction) { items.append(item) }
    items += pages()
    if let item = role(.closing, questionnaire.closing) { items.append(item) }
    return items
  }

  private func role(_ role: FHIRAddress.Role, _ text: TranslatedText) -> JSONValue? {
    guard !text.isAbsent else { return nil }
    var node = FHIRNode()
    node.set("linkId", .string("otolith.\(role.rawValue)"))
    node.set("text", text, language: language)
    node.set("type", "display")
    node.extend(.role, "Code", .string(role.rawValue))
    return node.json(Self.order)
  }

  static let order = [
    "id", "extension", "linkId", "definition", "code", "prefix", "text", "type", "enableWhen",
    "enableBehavior", "disabledDisplay", "required", "repeats", "readOnly", "maxLength",
    "answerConstraint", "answerValueSet", "answerOption", "initial", "item",
  ]

  // MARK: Pages and groups

  private mutating func pages() -> [JSONValue] {
    let elements = questionnaire.elements
    // Elements without a preceding group.
    let top = elements.indices.filter { parent(of: $0) == nil }
    guard top.contains(where: { elements[$0].content == .pageBreak }) else {
      return top.compactMap { write($0) }
    }
    var pages: [JSONValue] = []
    var members: [JSONValue] = []
    var current: FHIRNode?
    func close(_ node: FHIRNode?) {
      guard var node else { return }
      if !members.isEmpty { node.set("item", .array(members)) }
      pages.append(node.json(Self.order))
    }
    for position in top {
      guard elements[position].content == .pageBreak else {
        if current == nil {
          var first = FHIRNode()
          first.set("linkId", "otolith.first-page")
          first.set("type", "group")
          first.extend(.role, "Code", .string(FHIRAddress.Role.firstPage.rawValue))
          control("page", into: &first)
          current = first
        }
        if let item = write(position) { members.append(item) }
        continue
      }
      close(current)
      members = []
      var page = start(elements[position])
      page.set("type", "group")
      control("page", into: &page)
      finish(elements[position], &page)
      current = page
    }
    close(current)
    return pages
  }

  /// Returns the position of the enclosing group.
  private func parent(of position: Int) -> Int? {
    guard let last = structure.governors[position].last,
      questionnaire.elements[last].group != nil
    else { return nil }
    // Unchecked definitions may exceed the supported depth.
    return structure.governors[position].count > CatalogueLimits.default.groupDepthMax + 1
      ? nil : last
  }

  private mutating func write(_ position: Int) -> JSONValue? {
    let element = questionnaire.elements[position]
    var node = start(element)
    switch element.content {
    case nil:
      report.lose(element.id, "an element without contents", "left out")
      return nil
    case .headline(let text):
      losePlaceholders(text, of: element)
      node.set("text", text, language: language)
      node.set("type", "display")
      node.extend(.role, "Code", .string(FHIRAddress.Role.headline.rawValue))
      report.lose(element.id, "headline", "other systems show it as plain text")
    case .text(let text):
      losePlaceholders(text, of: element)
      node.set("text", text, language: language)
      node.set("type", "display")
    case .pageBreak:
      report.lose(element.id, "a page break in a group", "left out")
      return nil
    case .group(let group): write(group, element, position, into: &node)
    case .question(let question):
      if isFolded(position) { return nil }
      write(question, element, position, into: &node)
    }
    finish(element, &node)
    return node.json(Self.order)
  }

  private mutating func write(
    _ group: GroupDefinition, _ element: ElementDefinition, _ position: Int,
    into node: inout FHIRNode
  ) {
    losePlaceholders(group.title, of: element)
    node.set("text", group.title, language: language)
    node.set("type", "group")
    switch group.style {
    case .matrix?: control("table", into: &node)
    case .composite(let isOptional)?:
      node.extend(.composite, "Code", .string(isOptional ? "optional" : "required"))
      if isOptional {
        report.lose(
          element.id, "the rule of the composite: all fields or none",
          "other systems leave each field optional")
      }
    case .section?, nil: break
    }
    if let repetition = group.repetition { write(repetition, of: element, into: &node) }
    let members = (structure.members[position] ?? []).filter { parent(of: $0) == position }
      .compactMap { write($0) }
    if !members.isEmpty { node.set("item", .array(members)) }
  }

  /// Starts an item with linkId and prefix.
  private mutating func start(_ element: ElementDefinition) -> FHIRNode {
    var node = FHIRNode()
    // Otolith's ids are valid linkIds and unique in a checked definition.
    let link = links.insert(element.linkID).inserted ? element.linkID : element.id
    links.insert(link)
    node.set("linkId", text: link)
    return node
  }

  private func control(_ code: String, into node: inout FHIRNode) {
    Self.control(code, into: &node)
  }

  static func control(_ code: String, into node: inout FHIRNode) {
    node.extend(
      FHIRAddress.itemControl, "CodeableConcept",
      ["coding": [["system": .string(FHIRAddress.itemControls), "code": .string(code)]]])
  }

  // MARK: Conditions and the rest

  private mutating func finish(_ element: ElementDefinition, _ node: inout FHIRNode) {
    write(element.shownIf, element, into: &node)
    write(display: element, into: &node)
    FHIRAnnotations.write(element.annotations, into: &node)
    node.add(rest: element.annotations[FHIRAddress.Key.rest])
  }

  private mutating func write(
    _ condition: Condition?, _ element: ElementDefinition, into node: inout FHIRNode
  ) {
    guard let condition else {
      node.add(rest: element.annotations[FHIRAddress.Key.enableWhen])
      return
    }
    let plain = rules.rules(for: condition)
    if let plain {
      node.set("enableWhen", .array(plain.rules.map(\.json)))
      if plain.rules.count > 1 {
        node.set("enableBehavior", .string(plain.needsAll ? "all" : "any"))
      }
      if FHIRRuleReader(questions: questions).condition(plain) == condition { return }
    }
    guard let own = ConditionJSON(questions: questions).write(condition) else {
      report.lose(element.id, "a malformed condition", "left out; it is always shown")
      return
    }
    node.extend(.condition, "String", .string(JSONWriter.line(own)))
    guard plain == nil else { return }
    if let path = FHIRPathWriter(
      questions: questions, expressions: expressions
    ).expression(for: condition) {
      node.extend(
        FHIRAddress.enableWhenExpression, "Expression",
        ["language": "text/fhirpath", "expression": .string(path)])
      report.lose(
        element.id, "a condition that `enableWhen` cannot express",
        "only readers of SDC's `enableWhenExpression` evaluate it")
    } else {
      report.lose(
        element.id, "a condition that other systems cannot evaluate",
        "they always show the element")
    }
  }

  // MARK: Questions

  /// Returns an item that only contains this kind.
  func item(_ link: String, _ kind: QuestionDefinition.Kind) -> JSONValue {
    var node = FHIRNode()
    node.set("linkId", .string(link))
    node.set("text", .string(link))
    var writer = FHIRKindWriter(language: language, link: link, options: FHIROptionTable())
    writer.write(kind, initial: nil, into: &node)
    if !writer.children.isEmpty { node.set("item", .array(writer.children)) }
    return node.json(Self.order)
  }

  private mutating func write(
    _ question: QuestionDefinition, _ element: ElementDefinition, _ position: Int,
    into node: inout FHIRNode
  ) {
    let parent = parent(of: position).map { questionnaire.elements[$0] }
    let isRow = parent?.group?.style == .matrix && question.kind == .inherited
    let keeper = isRow ? parent ?? element : element
    var writer = FHIRKindWriter(
      language: language, link: element.linkID, options: FHIROptionTable(keeper.annotations),
      type: keeper.annotations[FHIRAddress.Key.type],
      keptRegex: element.annotations[FHIRAddress.Key.regex])
    if let open = openText(after: position) { writer.open = open }
    if !question.itemID.isEmpty {
      node.set(
        "code", [["system": .string(FHIRAddress.items), "code": .string(question.itemID)]])
    }
    node.set("text", question.text, language: language)
    if !question.description.isAbsent { writer.addHelp(question.description) }
    let kind = structure.kinds[position]
    if let kind {
      writer.write(kind, initial: question.initialAnswer, into: &node)
    } else {
      node.set("type", "string")
      report.lose(element.id, "a question without a type", "written as a text")
    }
    if question.kind == .inherited, !isRow { node.extend(.inherited, "Boolean", true) }
    if question.isHiddenFromStatistics { node.extend(.withoutStatistics, "Boolean", true) }
    if case .composite(isOptional: true)? = parent?.group?.style {
      if !question.isOptional { node.extend(.requiredWithGroup, "Boolean", true) }
    } else if !question.isOptional, kind?.isNoneAllowed == true {
      // FHIR's `required` demands a chosen option.
      node.extend(.requiredOrNone, "Boolean", true)
    } else if !question.isOptional {
      node.set("required", true)
    }
    write(requirement: question.requiredIf, element, into: &node)
    losePlaceholders(question.text, question.description, of: element)
    if !writer.children.isEmpty { node.set("item", .array(writer.children)) }
    for loss in writer.losses { report.lose(element.id, loss.what, loss.advice) }
  }

  /// Returns the text of an open choice if both elements still match the original.
  private func openText(after position: Int) -> FHIRKindWriter.OpenText? {
    let elements = questionnaire.elements
    guard position + 1 < elements.count, isFolded(position + 1),
      let kind = elements[position].question?.kind, let label = kind.options?.last?.label,
      case .text(let entry)? = elements[position + 1].question?.kind
    else { return nil }
    return FHIRKindWriter.OpenText(label: label, maximumLength: entry.maximumLength)
  }

  /// Whether the element is the text of the directly preceding open choice.
  private func isFolded(_ position: Int) -> Bool {
    let element = questionnaire.elements[position]
    guard position > 0, let link = element.annotations[FHIRAddress.Key.openChoice],
      case .comparison(let comparison)? = element.shownIf, comparison.comparison == .equal
    else { return false }
    let choice = questionnaire.elements[position - 1]
    return choice.linkID == link && choice.parentID == element.parentID
      && comparison.subject == QuestionReference(elementID: choice.id)
      && comparison.codes == [choice.question?.kind?.options?.last?.code ?? ""]
  }
}
