internal import Questionnaires
internal import Serialization

/// What an item says about when it is enabled, before it is a condition.
struct FHIRItemRules {
  let place: String
  private(set) var rules = FHIRRules(rules: [], needsAll: true)
  /// In Otolith's own extension.
  private(set) var own: JSONValue?
  /// As they stand in the file.
  private(set) var raw: [JSONValue.Member] = []

  var isEmpty: Bool { rules.rules.isEmpty && own == nil }

  /// - Parameter links: all linkIds of the questionnaire.
  init(_ item: FHIRObject, links: Set<String>) {
    place = item.json["linkId"]?.string ?? item.place
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
      item.add("FHIR_VALUE_INVALID", nil, "`enableBehavior` is all or any, not `\(other)`")
    }
    guard let text = item.text(of: FHIRAddress.own(.condition)) else { return }
    // Says the same for others.
    _ = item.extensions(FHIRAddress.enableWhenExpression)
    do throws(SourceError) {
      own = try JSONParser.parse(Array(text.utf8), file: "")
    } catch {
      item.add("FHIR_VALUE_INVALID", nil, "the condition in Otolith's extension is no JSON")
    }
  }

  private static func rule(_ object: FHIRObject, links: Set<String>) -> FHIRRule? {
    guard let question = object.string("question") else {
      object.add("FHIR_VALUE_MISSING", nil, "name the `question` that decides")
      return nil
    }
    if !links.contains(question) {
      object.add(
        "FHIR_LINK_UNKNOWN", object.json["question"], "no item has the linkId `\(question)`")
    }
    guard let operation = object.string("operator"), FHIRRule.operations.contains(operation) else {
      object.add(
        "FHIR_VALUE_INVALID", object.json["operator"],
        "give an `operator`: exists, =, !=, >, <, >= or <=")
      return nil
    }
    guard let answer = object.choice("answer") else {
      object.add("FHIR_VALUE_MISSING", nil, "give the `answer[x]` to compare with")
      return nil
    }
    if operation == "exists", answer.value.bool == nil {
      object.add("FHIR_VALUE_INVALID", answer.value, "`exists` takes an `answerBoolean`")
      return nil
    }
    return FHIRRule(
      question: question, operation: operation,
      answer: JSONValue.Member("answer\(answer.type)", answer.value))
  }
}

/// Makes the conditions of all elements, once these are known.
struct FHIRConditionResolver {
  let context: FHIRImport
  let questions: FHIRQuestions

  func resolve(_ rules: [Int: [FHIRItemRules]], in elements: inout [ElementDefinition]) {
    for (position, sources) in rules.sorted(by: { $0.key < $1.key }) {
      var conditions: [Condition] = []
      for source in sources {
        if let condition = condition(source, for: elements[position]) {
          conditions.append(condition)
        } else if !source.rules.rules.isEmpty {
          context.report.lose(
            source.place, "a rule that Otolith cannot decide",
            "kept for the way back; it is always shown")
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
    let plain = FHIRRuleReader(questions: questions).condition(source.rules)
    guard let own = source.own else { return plain }
    guard let condition = ConditionJSON(questions: questions).read(own) else {
      context.findings.add(
        "FHIR_VALUE_INVALID", at: nil, place: source.place,
        "the condition in Otolith's extension is none; leave it out or mend it")
      return nil
    }
    // Whoever changed the rules and not the extension meant the rules.
    let written = FHIRRuleWriter(questions: questions).rules(for: condition)
    if written == nil ? source.rules.rules.isEmpty : written == source.rules { return condition }
    context.report.note("\(source.place): `enableWhen` was changed since Otolith wrote it")
    return plain
  }
}
