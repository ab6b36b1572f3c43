internal import Questionnaires

/// Reads calculations and constraints in Otolith's extensions, which refer to items by their
/// linkIds, after all items.
struct FHIRComputationReader {
  let context: FHIRImport
  let resource: FHIRObject
  let questions: FHIRQuestions

  /// - Parameters:
  ///   - requirements: conditions as JSON by the position of their question.
  ///   - counts: what repetitions count, as JSON by the position of their group.
  func read(
    _ requirements: [Int: (text: String, item: FHIRObject)],
    counts: [Int: (text: String, item: FHIRObject)],
    into definition: inout QuestionnaireDefinition
  ) {
    for (position, (text, item)) in requirements {
      guard var question = definition.elements[position].question else { continue }
      let json = try? JSONParser.parse(Array(text.utf8), file: "")
      question.requiredIf = json.flatMap(ConditionJSON(questions: questions).read)
      if question.requiredIf == nil {
        item.add("FHIR_VALUE_INVALID", "the condition for requiring an answer is invalid")
      }
      definition.elements[position].content = .question(question)
    }
    for (position, (text, item)) in counts {
      guard var group = definition.elements[position].group else { continue }
      group.repetition?.count = FHIRRepeat(questions: questions).count(text)
      if group.repetition?.count == nil {
        item.add("FHIR_VALUE_INVALID", "the count of a repetition is invalid")
      }
      definition.elements[position].content = .group(group)
    }
    readCalculations(into: &definition)
    readConstraints(into: &definition)
  }

  private func readCalculations(into definition: inout QuestionnaireDefinition) {
    let json = ExpressionJSON(questions: questions)
    let groups = Dictionary(
      definition.elements.filter { $0.group?.repetition != nil }.map { ($0.linkID, $0.id) },
      uniquingKeysWith: { first, _ in first })
    for object in resource.extensions(FHIRAddress.own(.calculation)) {
      guard let expression = object.text(of: "expression").flatMap(json.read) else {
        object.add("FHIR_VALUE_INVALID", "a calculation needs a valid `expression`")
        continue
      }
      definition.calculations.append(
        CalculationDefinition(
          id: object.text(of: "id") ?? "", title: context.text(.title, of: object),
          expression: expression, unit: object.text(of: "unit") ?? "",
          decimals: object.count(of: "decimals"), isHidden: object.flag(of: "hidden"),
          parentID: object.text(of: "group").map { groups[$0] ?? $0 } ?? ""))
    }
    let variables = Set(definition.calculations.map { FHIRComputationWriter.key($0.id) })
    // Contain the same expressions for other readers.
    _ = resource.extensions(FHIRAddress.variable) { json in
      json["valueExpression"]?["name"]?.string.map(variables.contains) ?? false
    }
  }

  private func readConstraints(into definition: inout QuestionnaireDefinition) {
    let json = ExpressionJSON(questions: questions)
    for object in resource.extensions(FHIRAddress.own(.constraint)) {
      guard let expression = object.text(of: "expression").flatMap(json.read) else {
        object.add("FHIR_VALUE_INVALID", "a constraint needs a valid `expression`")
        continue
      }
      let link = object.text(of: "item") ?? ""
      definition.constraints.append(
        ConstraintDefinition(
          id: object.text(of: "id") ?? "",
          elementID: questions.byLink[link]?.elementID ?? link, expression: expression,
          message: context.text(.message, of: object)))
    }
    let keys = Set(definition.constraints.map { FHIRComputationWriter.key($0.id) })
    _ = resource.extensions(FHIRAddress.constraint) { json in
      json["extension"]?.array?.contains { part in
        part["url"]?.string == "key" && part["valueId"]?.string.map(keys.contains) ?? false
      } ?? false
    }
  }
}
