/// The rules a questionnaire must meet to be published.
public struct QuestionnaireChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// Checks one questionnaire by itself; conditions on answers to others are taken as they are.
  ///
  /// - Returns: everything wrong, in the order of the definition; it may be published when none of
  ///   it is an error.
  public func check(_ questionnaire: QuestionnaireDefinition) -> [Finding] {
    var findings = FindingCollector(limit: limits.findingsMax)
    check(questionnaire, into: &findings)
    return findings.findings
  }

  /// Checks one questionnaire outside of a study.
  ///
  /// - Parameter published: the questions of the questionnaires that its conditions ask about; a nil
  ///   value is one whose contents are not known. What is missing is not published.
  /// - Returns: as ``check(_:)``.
  public func check(
    _ questionnaire: QuestionnaireDefinition, published: [String: QuestionIndex?]
  ) -> [Finding] {
    var findings = FindingCollector(limit: limits.findingsMax)
    check(
      questionnaire, others: published, unknownOther: .questionnaireUnknown, into: &findings)
    return findings.findings
  }

  /// Checks one questionnaire.
  ///
  /// - Parameters:
  ///   - others: the questions of every questionnaire of the study by its id, for conditions on
  ///     their answers; a nil value is one whose contents are not known. Nil when there is no
  ///     study. Conditions on contents that are not known are taken as they are.
  ///   - unknownOther: what it means that a questionnaire is not among the others.
  ///   - path: where the questionnaire stands.
  public func check(
    _ questionnaire: QuestionnaireDefinition, others: [String: QuestionIndex?]? = nil,
    unknownOther: FindingReason = .questionnaireNotInStudy,
    at path: FindingPath = FindingPath(), into findings: inout FindingCollector
  ) {
    let texts = TextChecker(limits: limits, questionnaire)
    if !IdentifierSyntax.isID(questionnaire.id) {
      findings.add(
        path.field("questionnaire_id"), .idInvalid,
        "`\(questionnaire.id)` is no id; use 1–64 lower-case letters, digits, hyphens")
    }
    texts.checkLanguages(
      default: questionnaire.defaultLanguage, promised: questionnaire.languages, path,
      into: &findings)
    texts.check(questionnaire.title, path.field("title"), required: true, into: &findings)
    for (name, text) in [
      ("description", questionnaire.description), ("introduction", questionnaire.introduction),
      ("closing", questionnaire.closing),
    ] {
      texts.check(text, path.field(name), required: false, into: &findings)
    }
    let provenance = ProvenanceChecker(limits: limits, texts: texts)
    provenance.check(questionnaire.provenance, path, into: &findings)
    if let origin = questionnaire.origin {
      provenance.check(origin, path.field("origin"), into: &findings)
    }
    AnnotationChecker(limits: limits).check(questionnaire.annotations, path, into: &findings)
    checkSensors(questionnaire.sensors, path, into: &findings)
    let structure = QuestionnaireStructure(questionnaire)
    let conditions = ConditionChecker(
      limits: limits, index: QuestionIndex(questionnaire, structure),
      positions: structure.positions, others: others, unknownOther: unknownOther,
      mayNameScores: false)
    checkElements(questionnaire, structure, conditions, texts, path, into: &findings)
  }

  private func checkSensors(
    _ sensors: [SensorRequestDefinition], _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    var seen = Set<SensorRequestDefinition.Kind>()
    for (position, sensor) in sensors.enumerated() {
      let here = path.item("sensors", position)
      if let kind = sensor.kind {
        if !seen.insert(kind).inserted {
          findings.add(
            here.field("kind"), .sensorDuplicate, "name each sensor once, with its whole count")
        }
      } else {
        findings.add(here.field("kind"), .sensorKindMissing, "name a known sensor")
      }
      if !(1...limits.sensorCountMax).contains(sensor.count) {
        findings.add(
          here.field("count"), .sensorCountOutOfRange, "give 1–\(limits.sensorCountMax)")
      }
    }
  }

  private func checkElements(
    _ questionnaire: QuestionnaireDefinition, _ structure: QuestionnaireStructure,
    _ conditions: ConditionChecker, _ texts: TextChecker, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    let elements = questionnaire.elements
    if elements.isEmpty {
      findings.add(path.field("elements"), .noElements, "a questionnaire needs an element")
    }
    guard elements.count <= limits.elementsMax else {
      findings.add(
        path.field("elements"), .tooManyElements,
        "\(elements.count) elements; at most \(limits.elementsMax) are allowed")
      return
    }
    let groups = StructureChecker(
      limits: limits, texts: texts, structure: structure, elements: elements)
    if let kind = questionnaire.sharedKind {
      groups.checkShared(kind, path.field("shared_answer"), into: &findings)
    }
    let questions = QuestionChecker(limits: limits, texts: texts)
    for (position, element) in elements.enumerated() {
      let here = path.item("elements", position)
      checkID(of: element, position, structure, here, into: &findings)
      AnnotationChecker(limits: limits).check(element.annotations, here, into: &findings)
      checkContent(
        element.content, structure.kinds[position], texts, questions, here, into: &findings)
    }
    groups.check(path, into: &findings)
    checkConditions(elements, structure, conditions, path, &findings)
    ItemChecker().check(questionnaire, against: [:], at: path, into: &findings)
    ScoreChecker(limits: limits, texts: texts, structure: structure, questionnaire: questionnaire)
      .check(path, into: &findings)
  }

  private func checkID(
    of element: ElementDefinition, _ position: Int, _ structure: QuestionnaireStructure,
    _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if !IdentifierSyntax.isElementID(element.id) {
      findings.add(
        path.field("element_id"), .idInvalid,
        "`\(element.id)` is no element id; use 1–64 letters, digits, `_`")
    } else if let first = structure.positions[element.id], first != position {
      findings.add(
        path.field("element_id"), .idDuplicate,
        "`\(element.id)` already names elements[\(first)]")
    }
  }

  private func checkContent(
    _ content: ElementDefinition.Content?, _ kind: QuestionDefinition.Kind?, _ texts: TextChecker,
    _ questions: QuestionChecker, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch content {
    case nil:
      findings.add(
        path, .contentMissing, "give a headline, a text, a question, a group or a page break")
    case .headline(let text):
      texts.check(text, path.field("headline"), required: true, into: &findings)
    case .text(let text):
      texts.check(text, path.field("text"), required: true, into: &findings)
    case .question(let question):
      questions.check(question, kind: kind, path.field("question"), into: &findings)
    case .group, .pageBreak:
      break
    }
  }

  private func checkConditions(
    _ elements: [ElementDefinition], _ structure: QuestionnaireStructure,
    _ checker: ConditionChecker, _ path: FindingPath, _ findings: inout FindingCollector
  ) {
    var reachability = Reachability(index: checker.index, others: checker.others)
    var hidden = Set<String>()
    var unreachable = Set<Int>()
    // By position, those without findings.
    var conditions: [Int: Condition] = [:]
    for (position, element) in elements.enumerated() {
      let here = path.item("elements", position)
      let governors = structure.governors[position]
      var isHidden = governors.contains { unreachable.contains($0) }
      if let condition = element.shownIf {
        let before = findings.count
        checker.check(condition, at: position, here, field: "enable_when", into: &findings)
        // What is wrong in itself need not be tried.
        if findings.count == before {
          let unwrapped = condition.unwrapped
          conditions[position] = unwrapped
          if !isHidden {
            let verdict = reachability.verdict(
              on: unwrapped, within: governors.compactMap { conditions[$0] }, hidden: hidden
            ) { id in
              guard let asked = structure.positions[id], asked < position else { return [] }
              return (structure.governors[asked] + [asked]).compactMap { conditions[$0] }
            }
            isHidden = add(verdict, on: element, here.field("enable_when"), &findings)
          }
        }
      }
      if isHidden {
        unreachable.insert(position)
        if element.question != nil { hidden.insert(element.id) }
      }
    }
  }

  /// - Returns: whether the element is never shown.
  private func add(
    _ verdict: Reachability.Verdict, on element: ElementDefinition, _ path: FindingPath,
    _ findings: inout FindingCollector
  ) -> Bool {
    switch verdict {
    case .canHold: return false
    case .never:
      findings.add(
        path, .unreachable,
        "no answers make this hold, so nobody ever sees `\(element.id)`; mend the condition or "
          + "remove the element")
    case .neverHere:
      findings.add(
        path, .unreachable,
        "no answers make this hold and at the same time show its page, its groups and the "
          + "questions it asks about, so nobody ever sees `\(element.id)`; mend one of the "
          + "conditions or remove the element")
    }
    return true
  }
}
