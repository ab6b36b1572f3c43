internal import Questionnaires
internal import Serialization

/// The enablement rules of an item, before conversion to a condition.
struct FHIRItemRules {
  let place: String
  /// Position of the rules.
  let position: SourcePosition
  private(set) var rules = FHIRRules(rules: [], needsAll: true)
  /// The condition in Otolith's own extension.
  private(set) var own: JSONValue?
  /// The original members.
  private(set) var raw: [JSONValue.Member] = []

  /// The condition that another system wrote as an expression.
  let foreign: Condition?

  var isEmpty: Bool { rules.rules.isEmpty && own == nil && foreign == nil }

  /// - Parameter links: all linkIds of the questionnaire.
  init(_ item: FHIRObject, links: Set<String>, foreign: Condition?) {
    self.foreign = foreign
    place = item.link
    position = item.peek("enableWhen")?.position ?? item.position
    raw = ["enableWhen", "enableBehavior"].compactMap { name in
      item.peek(name).map { JSONValue.Member(name, $0) }
    }
    let behavior = item.string("enableBehavior")
    rules.rules = item.objects("enableWhen", known: FHIRNames.enableWhen).compactMap {
      Self.rule($0, links: links)
    }
    switch behavior {
    case "any"?: rules.needsAll = false
    case "all"?: break
    case nil:
      if rules.rules.count > 1 {
        item.add(
          "FHIR_BEHAVIOR_MISSING", raw.first?.value,
          "several `enableWhen` need an `enableBehavior`: all or any")
      }
    case let other?:
      item.add("FHIR_VALUE_INVALID", nil, "`enableBehavior` must be all or any, not `\(other)`")
    }
    guard let text = item.text(of: FHIRAddress.own(.condition)) else { return }
    // Contains the same condition for other readers.
    _ = item.extensions(FHIRAddress.enableWhenExpression)
    do throws(SourceError) {
      own = try JSONParser.parse(Array(text.utf8), file: "")
    } catch {
      item.add("FHIR_VALUE_INVALID", nil, "the condition in Otolith's extension is not valid JSON")
    }
  }

  private static func rule(_ object: FHIRObject, links: Set<String>) -> FHIRRule? {
    guard let question = object.string("question") else {
      object.add("FHIR_VALUE_MISSING", nil, "name the `question` to compare")
      return nil
    }
    if !links.contains(question) {
      object.add(
        "FHIR_LINK_UNKNOWN", object.json["question"], "no item has the linkId `\(question)`")
    }
    guard let operation = object.string("operator"), FHIRRule.operations.contains(operation) else {
      object.add(
        "FHIR_VALUE_INVALID", object.json["operator"],
        "an `operator` is required: exists, =, !=, >, <, >= or <=")
      return nil
    }
    guard let answer = object.choice("answer") else {
      object.add("FHIR_VALUE_MISSING", nil, "an `answer[x]` to compare with is required")
      return nil
    }
    if operation == "exists", answer.value.bool == nil {
      object.add("FHIR_VALUE_INVALID", answer.value, "`exists` requires an `answerBoolean`")
      return nil
    }
    return FHIRRule(
      question: question, operation: operation,
      answer: JSONValue.Member("answer\(answer.type)", answer.value))
  }
}

/// Creates the conditions of all elements after they were read.
struct FHIRConditionResolver {
  let context: FHIRImport
  let questions: FHIRQuestions
  /// Items that calculations fill in, by linkId.
  let computed: [String: FHIRComputedItem]

  func resolve(_ rules: [Int: [FHIRItemRules]], in elements: inout [ElementDefinition]) {
    let positions = elements.positions
    for (position, sources) in rules.sorted(by: { $0.key < $1.key }) {
      var conditions: [Condition] = []
      for source in sources {
        let isAboutLater =
          source.own == nil
          && source.rules.rules.contains { rule in
            questions.byLink[rule.question].flatMap { positions[$0.elementID] } ?? -1 >= position
              || computed[rule.question].map { $0.position > position } ?? false
          }
        if let foreign = source.foreign { conditions.append(foreign) }
        if !isAboutLater, let condition = condition(source, for: elements[position]) {
          conditions.append(condition)
        } else if !source.rules.rules.isEmpty {
          context.report.lose(
            source.place,
            isAboutLater ? "a rule about a later item" : "a rule that Otolith cannot evaluate",
            "kept for converting back; it is always shown", at: source.position, .kept)
          if sources.count == 1 {
            elements[position].annotations.append(
              Annotation(
                key: FHIRAddress.Key.enableWhen,
                value: JSONWriter.line(JSONValue.object(source.raw).canonical)))
          }
        }
      }
      if let own = elements[position].shownIf { conditions.append(own) }
      guard conditions.count != 1 else {
        elements[position].shownIf = conditions[0]
        continue
      }
      let parts = conditions.flatMap { condition in
        if case .all(let parts) = condition { parts } else { [condition] }
      }
      elements[position].shownIf = parts.isEmpty ? nil : .all(parts)
    }
  }

  private func condition(_ source: FHIRItemRules, for element: ElementDefinition) -> Condition? {
    let plain = FHIRRuleReader(questions: questions, computed: computed).condition(source.rules)
    guard let own = source.own else { return plain }
    guard let condition = ConditionJSON(questions: questions).read(own) else {
      context.findings.add(
        "FHIR_VALUE_INVALID", at: nil, place: source.place,
        "the condition in Otolith's extension is invalid; remove or fix it")
      return nil
    }
    // If the rules were changed but not the extension, the rules count.
    let written = FHIRRuleWriter(questions: questions).rules(for: condition)
    if written == nil ? source.rules.rules.isEmpty : written == source.rules { return condition }
    context.report.note("\(source.place): `enableWhen` was changed after Otolith wrote it")
    return plain
  }
}
