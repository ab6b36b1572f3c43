/// Checks the rules for publishing a questionnaire.
public struct QuestionnaireChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// Checks one questionnaire by itself. Conditions on other questionnaires are accepted unchecked.
  ///
  /// - Returns: all findings, in the order of the definition. It may be published if none is an
  ///   error.
  public func check(_ questionnaire: QuestionnaireDefinition) -> [Finding] {
    let findings = FindingCollector(limit: limits.findingsMax)
    check(questionnaire, at: findings.place)
    return findings.findings
  }

  /// Checks one questionnaire outside of a study.
  ///
  /// - Parameter published: questions of the questionnaires that its conditions refer to; a nil
  ///   value if the contents are unknown. A missing questionnaire is not published.
  /// - Returns: see ``check(_:)``.
  public func check(
    _ questionnaire: QuestionnaireDefinition, published: [String: QuestionIndex?]
  ) -> [Finding] {
    let findings = FindingCollector(limit: limits.findingsMax)
    check(
      questionnaire, others: published, unknownOther: .questionnaireUnknown, at: findings.place)
    return findings.findings
  }

  /// Checks one questionnaire.
  ///
  /// - Parameters:
  ///   - others: questions of every questionnaire of the study by its id, for conditions on their
  ///     answers; a nil value if the contents are unknown. Nil without a study. Conditions on
  ///     unknown contents are accepted unchecked.
  ///   - unknownOther: reason to report for a questionnaire that is not among the others.
  ///   - path: path of the questionnaire.
  public func check(
    _ questionnaire: QuestionnaireDefinition, others: [String: QuestionIndex?]? = nil,
    unknownOther: FindingReason = .questionnaireNotInStudy, at path: FindingPlace
  ) {
    var texts = TextChecker(limits: limits, questionnaire)
    texts.placeholders = PlaceholderNames(questionnaire)
    if !IdentifierSyntax.isID(questionnaire.id) {
      path.field("questionnaire_id").add(
        .idInvalid,
        "invalid id `\(questionnaire.id)`; use 1–64 lower-case letters, digits, hyphens")
    }
    texts.checkLanguages(
      default: questionnaire.defaultLanguage, promised: questionnaire.languages, path)
    texts.check(questionnaire.title, path.field("title"), required: true)
    for (name, text) in [
      ("description", questionnaire.description), ("introduction", questionnaire.introduction),
      ("closing", questionnaire.closing),
    ] {
      texts.check(
        text, path.field(name), required: false, hasPlaceholders: name == "closing")
    }
    let provenance = ProvenanceChecker(limits: limits, texts: texts)
    provenance.check(questionnaire.provenance, path)
    if let origin = questionnaire.origin {
      provenance.check(origin, path.field("origin"))
    }
    AnnotationChecker(limits: limits).check(questionnaire.annotations, path)
    checkSensors(questionnaire.sensors, path)
    let structure = QuestionnaireStructure(questionnaire)
    let conditions = ConditionChecker(
      limits: limits, index: QuestionIndex(questionnaire, structure),
      positions: structure.positions, others: others, unknownOther: unknownOther,
      mayNameScores: false, repeats: RepeatMembership(questionnaire))
    checkElements(questionnaire, structure, conditions, texts, path)
  }

  private func checkSensors(_ sensors: [SensorRequestDefinition], _ path: FindingPlace) {
    var seen = Set<SensorRequestDefinition.Kind>()
    for (position, sensor) in sensors.enumerated() {
      let here = path.item("sensors", position)
      if let kind = sensor.kind {
        if !seen.insert(kind).inserted {
          here.field("kind").add(.sensorDuplicate, "list each sensor once, with its total count")
        }
      } else {
        here.field("kind").add(.sensorKindMissing, "name a known sensor")
      }
      if !(1...limits.sensorCountMax).contains(sensor.count) {
        here.field("count").add(.sensorCountOutOfRange, "give 1–\(limits.sensorCountMax)")
      }
    }
  }

  private func checkElements(
    _ questionnaire: QuestionnaireDefinition, _ structure: QuestionnaireStructure,
    _ conditions: ConditionChecker, _ texts: TextChecker, _ path: FindingPlace
  ) {
    let elements = questionnaire.elements
    if elements.isEmpty {
      path.field("elements").add(.noElements, "a questionnaire needs at least one element")
    }
    guard elements.count <= limits.elementsMax else {
      path.field("elements").add(
        .tooManyElements, "\(elements.count) elements; at most \(limits.elementsMax) are allowed")
      return
    }
    let repeats = conditions.repeats?.repeatAt ?? []
    let groups = StructureChecker(
      limits: limits, texts: texts, structure: structure, elements: elements, repeats: repeats)
    if let kind = questionnaire.sharedKind {
      groups.checkShared(kind, path.field("shared_answer"))
    }
    for (position, element) in elements.enumerated() {
      let here = path.item("elements", position)
      let texts = texts.in(repeats[position])
      let questions = QuestionChecker(limits: limits, texts: texts)
      checkID(of: element, position, structure, here)
      AnnotationChecker(limits: limits).check(element.annotations, here)
      checkContent(element.content, structure.kinds[position], texts, questions, here)
    }
    groups.check(path)
    OptionOrderChecker(
      limits: limits, texts: texts, structure: structure, elements: elements,
      index: conditions.index
    ).check(path)
    checkConditions(elements, structure, conditions, path)
    ItemChecker().check(questionnaire, against: [:], at: path)
    let types = CalculationTypes(questionnaire, structure)
    RepeatChecker(
      limits: limits, questionnaire: questionnaire, structure: structure, types: types
    ).check(path)
    ScoreChecker(
      limits: limits, texts: texts, structure: structure, types: types, questionnaire: questionnaire
    ).check(path)
    CalculationChecker(limits: limits, texts: texts, types: types, questionnaire: questionnaire)
      .check(path)
  }

  private func checkID(
    of element: ElementDefinition, _ position: Int, _ structure: QuestionnaireStructure,
    _ path: FindingPlace
  ) {
    if !IdentifierSyntax.isElementID(element.id) {
      path.field("element_id").add(
        .idInvalid, "invalid element id `\(element.id)`; use 1–64 letters, digits, `_`")
    } else if let first = structure.positions[element.id], first != position {
      path.field("element_id").add(
        .idDuplicate, "`\(element.id)` is already the id of elements[\(first)]")
    }
  }

  private func checkContent(
    _ content: ElementDefinition.Content?, _ kind: QuestionDefinition.Kind?, _ texts: TextChecker,
    _ questions: QuestionChecker, _ path: FindingPlace
  ) {
    switch content {
    case nil:
      path.add(.contentMissing, "specify a headline, a text, a question, a group or a page break")
    case .headline(let text):
      texts.check(text, path.field("headline"), required: true, hasPlaceholders: true)
    case .text(let text):
      texts.check(text, path.field("text"), required: true, hasPlaceholders: true)
    case .question(let question):
      questions.check(question, kind: kind, path.field("question"))
    case .group, .pageBreak:
      break
    }
  }

  /// Checks the condition under which an optional question needs an answer.
  private func checkRequired(
    _ element: ElementDefinition, at position: Int, _ elements: [ElementDefinition],
    _ checker: ConditionChecker, _ path: FindingPlace
  ) {
    guard let question = element.question, let condition = question.requiredIf else { return }
    let parent = checker.positions[element.parentID].flatMap { elements[$0].group?.style }
    if !question.isOptional || parent == .composite(isOptional: true) {
      path.field("required_when").add(
        .requiredWhenNotApplicable,
        "make the question optional, outside of composites that may stay empty")
    }
    checker.check(condition, at: position, path, field: "required_when")
  }

  private func checkConditions(
    _ elements: [ElementDefinition], _ structure: QuestionnaireStructure,
    _ checker: ConditionChecker, _ path: FindingPlace
  ) {
    var reachability = Reachability(index: checker.index, others: checker.others)
    var hidden = Set<String>()
    var unreachable = Set<Int>()
    // Valid conditions by position.
    var conditions: [Int: Condition] = [:]
    for (position, element) in elements.enumerated() {
      let here = path.item("elements", position)
      var checker = checker
      checker.context = checker.repeats?.repeatAt[position]
      let governors = structure.governors[position]
      var isHidden = governors.contains { unreachable.contains($0) }
      if let condition = element.shownIf {
        let before = path.findingCount
        checker.check(condition, at: position, here, field: "enable_when")
        // Conditions with errors are not tested for reachability.
        // The number of repetitions that it counts is not known.
        if path.findingCount == before, checker.repeats?.isCounted(by: condition) != true {
          let unwrapped = condition.unwrapped
          conditions[position] = unwrapped
          if !isHidden {
            let verdict = reachability.verdict(
              on: unwrapped, within: governors.compactMap { conditions[$0] }, hidden: hidden
            ) { id in
              guard let asked = structure.positions[id], asked < position else { return [] }
              return (structure.governors[asked] + [asked]).compactMap { conditions[$0] }
            }
            isHidden = add(verdict, on: element, here.field("enable_when"))
          }
        }
      }
      checkRequired(element, at: position, elements, checker, here.field("question"))
      if isHidden {
        unreachable.insert(position)
        if element.question != nil { hidden.insert(element.id) }
      }
    }
  }

  /// - Returns: whether the element can never be shown.
  private func add(
    _ verdict: Reachability.Verdict, on element: ElementDefinition, _ path: FindingPlace
  ) -> Bool {
    switch verdict {
    case .canHold: return false
    case .never:
      path.add(
        .unreachable,
        "no answers make this hold, so `\(element.id)` is never shown; fix the condition or "
          + "remove the element")
    case .neverHere:
      path.add(
        .unreachable,
        "no answers make this hold and also show its page, its groups and the "
          + "questions it refers to, so `\(element.id)` is never shown; fix one of the "
          + "conditions or remove the element")
    }
    return true
  }
}

extension Set<String> {
  /// Codes as a list for advice, numbers by size: `0`, `1`, `77`.
  var listed: String {
    let shown = sorted { left, right in
      switch (Double(left), Double(right)) {
      case (let first?, let second?) where first != second: first < second
      default: left < right
      }
    }
    let names = shown.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return count > 12 ? "\(names) and \(count - 12) more" : names
  }
}
