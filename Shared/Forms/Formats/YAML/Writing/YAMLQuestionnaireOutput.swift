internal import Questionnaires

/// Writes one questionnaire and reports unsupported contents.
struct YAMLQuestionnaireOutput {
  private let questionnaire: QuestionnaireDefinition
  private let structure: QuestionnaireStructure
  private let sets: YAMLOptionSets
  private let kinds: YAMLKindOutput
  private let conditions: YAMLConditionOutput

  init(_ questionnaire: QuestionnaireDefinition) {
    self.questionnaire = questionnaire
    let structure = QuestionnaireStructure(questionnaire)
    self.structure = structure
    sets = YAMLOptionSets(questionnaire)
    kinds = YAMLKindOutput(sets: sets)
    let types = CalculationTypes(questionnaire, structure)
    conditions = YAMLConditionOutput(
      kind: { structure.kind(of: $0) },
      calculation: { YAMLAnswerSense(types.type(ofCalculation: $0)) })
  }

  func pairs(_ report: inout ConversionReport) -> YAMLPairs {
    var pairs = YAMLPairs()
    pairs.add("questionnaire", .id(questionnaire.id))
    pairs.add("title", questionnaire.title.output)
    pairs.add("description", questionnaire.description.output)
    pairs.add("introduction", questionnaire.introduction.output)
    pairs.add("closing", questionnaire.closing.output)
    pairs.add("default-language", .id(questionnaire.defaultLanguage))
    pairs.add(languages: questionnaire.languages)
    pairs.add(questionnaire.provenance)
    if let origin = questionnaire.origin { pairs.add("origin", output(origin)) }
    if !questionnaire.sensors.isEmpty {
      pairs.add("sensors", .list(questionnaire.sensors.map { output($0, &report) }))
    }
    pairs.add("annotations", questionnaire.annotations)
    if !sets.sets.isEmpty {
      var named = YAMLPairs()
      for set in sets.sets { named.add(set.name, .list(set.options.map(\.output))) }
      pairs.add("option-sets", named.block)
    }
    pairs.add("shared-answer", questionnaire.sharedKind.map { kinds.pairs($0).block })
    var position = 0
    pairs.add("elements", .list(elements(of: "", in: nil, from: &position, &report)))
    if !questionnaire.scores.isEmpty {
      pairs.add("scores", .list(questionnaire.scores.map { output($0, &report) }))
    }
    YAMLCalculationOutput(questionnaire: questionnaire).add(to: &pairs, &report)
    return pairs
  }

  // MARK: - Elements

  /// Returns the elements from a position with this parent, each with its members.
  private func elements(
    of parentID: String, in parent: GroupDefinition?, from position: inout Int,
    _ report: inout ConversionReport
  ) -> [YAMLOutput] {
    var outputs: [YAMLOutput] = []
    let elements = questionnaire.elements
    while position < elements.count {
      let element = elements[position]
      if element.parentID != parentID {
        guard parentID.isEmpty else { break }
        report.lose(
          element.id, "member of `\(element.parentID)`",
          "it does not follow that group and was written beside it")
      }
      outputs.append(output(element, at: &position, in: parent, &report))
    }
    return outputs
  }

  private func output(
    _ element: ElementDefinition, at position: inout Int, in parent: GroupDefinition?,
    _ report: inout ConversionReport
  ) -> YAMLOutput {
    report.count(element)
    let own = position
    position += 1
    var pairs = YAMLPairs()
    pairs.add("id", .id(element.id))
    switch element.content {
    case nil:
      report.lose(element.id, "element without contents", "only its id was written")
    case .headline(let text): pairs.add("headline", text.output ?? YAMLPairs().block)
    case .text(let text): pairs.add("text", text.output ?? YAMLPairs().block)
    case .pageBreak: pairs.add("page-break", .word("true"))
    case .question(let question):
      add(question, kind: structure.kinds[own], of: element.id, in: parent, to: &pairs, &report)
    case .group(let group): add(group, to: &pairs, of: element.id, &report)
    }
    pairs.add("fixed", flag: element.isFixed)
    if let condition = element.shownIf {
      pairs.add(
        "show-when",
        conditions.output(condition) { what in
          report.lose(element.id, what, "write the condition manually")
        })
    }
    pairs.add("annotations", element.annotations)
    if let group = element.group {
      pairs.add("members", .list(elements(of: element.id, in: group, from: &position, &report)))
    }
    return pairs.block
  }

  private func add(
    _ question: QuestionDefinition, kind: QuestionDefinition.Kind?, of id: String,
    in parent: GroupDefinition?, to pairs: inout YAMLPairs, _ report: inout ConversionReport
  ) {
    pairs.add("question", question.text.output ?? YAMLPairs().block)
    pairs.add("description", question.description.output)
    pairs.add("item", id: question.itemID)
    pairs.add("optional", flag: question.isOptional)
    if question.isHiddenFromStatistics { pairs.add("statistics", .word("false")) }
    if let condition = question.requiredIf {
      pairs.add(
        "required-when",
        conditions.output(condition) { report.lose(id, $0, "write the condition manually") })
    }
    pairs.add("random-options", flag: question.hasRandomOptions)
    pairs.add("offered-by", id: question.offeredBy)
    if let poles = question.poles { pairs.add("poles", poles.output) }
    switch question.kind {
    case nil: report.lose(id, "question without a type", "no `type` was written; add it")
    case .inherited where parent?.style == .matrix: break
    case let kind?: pairs.add(contentsOf: kinds.pairs(kind))
    }
    guard let initial = question.initialAnswer else { return }
    if case .text("") = initial {
      report.lose(id, "empty initial answer", "it was left out")
      return
    }
    pairs.add("initial", YAMLOperand(initial).output(YAMLAnswerSense(kind)))
  }

  private func add(
    _ group: GroupDefinition, to pairs: inout YAMLPairs, of id: String,
    _ report: inout ConversionReport
  ) {
    let title = group.title.output ?? YAMLPairs().block
    let shared = group.sharedKind.map { kinds.pairs($0) }
    defer {
      pairs.add("random-order", flag: group.hasRandomOrder)
      pairs.add("repeat", group.repetition.map { output($0, of: id, &report) })
    }
    switch group.style {
    case .matrix:
      pairs.add("matrix", title)
      if let shared {
        pairs.add(contentsOf: shared)
      } else {
        report.lose(id, "matrix without a type", "no `type` was written; add it")
      }
      return
    case .composite(let isOptional):
      pairs.add("composite", title)
      pairs.add("optional", flag: isOptional)
    case .section: pairs.add("group", title)
    case nil:
      pairs.add("group", title)
      report.lose(id, "group without a style", "it was written as a section")
    }
    pairs.add("shared-answer", shared?.block)
  }

  private func output(
    _ repetition: RepeatDefinition, of id: String, _ report: inout ConversionReport
  ) -> YAMLOutput {
    if repetition.count == nil, repetition.minimum == repetition.maximum {
      return .word("\(repetition.maximum)")
    }
    var pairs = YAMLPairs()
    if repetition.minimum > 0 { pairs.add("minimum", .word("\(repetition.minimum)")) }
    pairs.add("maximum", .word("\(repetition.maximum)"))
    switch repetition.count {
    case nil: break
    case .question(let count)?: pairs.add("count", id: count)
    case .calculation(let count)?: pairs.add("count-calculation", id: count)
    case .score?: report.lose(id, "count by a score", "count by a calculation")
    }
    return pairs.compact
  }

  // MARK: - The rest

  private func output(_ origin: OriginDefinition) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("project", .id(origin.projectID))
    pairs.add("questionnaire", .id(origin.questionnaireID))
    pairs.add("version", .word("\(origin.version)"))
    return pairs.compact
  }

  private func output(
    _ sensor: SensorRequestDefinition, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    if sensor.kind == nil { report.lose("", "sensor without a name", "add `sensor`") }
    pairs.add("sensor", sensor.kind.map { .word($0.rawValue) })
    pairs.add("count", .word("\(sensor.count)"))
    return pairs.compact
  }

  private func output(
    _ score: ScoreDefinition, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", .id(score.id))
    pairs.add("title", score.title.output)
    if score.method == nil { report.lose(score.id, "score without a method", "add `method`") }
    pairs.add("method", score.method.map { .word($0.rawValue) })
    let isPlain = score.items.allSatisfy { $0.output.isWord }
    pairs.add("items", .list(score.items.map(\.output), isCompact: isPlain))
    pairs.add("minimum-answered", count: score.minimumAnswered)
    if score.factor != 1 { pairs.add("factor", number: score.factor) }
    if score.offset != 0 { pairs.add("offset", number: score.offset) }
    if !score.bands.isEmpty { pairs.add("bands", .list(score.bands.map(\.output))) }
    return pairs.block
  }
}

extension ScoreItem {
  fileprivate var output: YAMLOutput {
    if case .question(let id) = subject, weight == 1, !isReversed { return .id(id) }
    var pairs = YAMLPairs()
    switch subject {
    case .question(let id): pairs.add("question", .id(id))
    case .score(let id): pairs.add("score", .id(id))
    case .calculation(let id): pairs.add("calculation", .id(id))
    }
    if weight != 1 { pairs.add("weight", number: weight) }
    pairs.add("reversed", flag: isReversed)
    return pairs.compact
  }
}

extension PolesDefinition {
  fileprivate var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("lowest", lowest.compactOutput)
    pairs.add("highest", highest.compactOutput)
    return pairs.block
  }
}

extension ScoreBand {
  fileprivate var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("minimum", number: minimum)
    pairs.add("code", .quoted(code))
    pairs.add("label", label.compactOutput)
    return pairs.compact
  }
}

extension YAMLOutput {
  fileprivate var isWord: Bool {
    switch self {
    case .word, .quoted: true
    default: false
    }
  }
}
