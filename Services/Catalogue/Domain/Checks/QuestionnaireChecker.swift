/// The rules a questionnaire must meet to be published.
public struct QuestionnaireChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// Checks one questionnaire.
  ///
  /// - Parameters:
  ///   - others: the questions of every questionnaire of the study by its id, for conditions on
  ///     their answers; a nil value is one whose contents are not known. Nil when there is no study. Conditions on
  ///     contents that are not known are taken as they are.
  ///   - path: where the questionnaire stands.
  public func check(
    _ questionnaire: QuestionnaireDefinition, others: [String: QuestionIndex?]? = nil,
    at path: FindingPath = FindingPath(), into findings: inout FindingCollector
  ) {
    let language = LanguageTag(questionnaire.defaultLanguage)
    let texts = TextChecker(
      limits: limits, defaultLanguage: language?.description ?? questionnaire.defaultLanguage)
    if !IdentifierSyntax.isID(questionnaire.id) {
      findings.add(
        path.field("questionnaire_id"), .idInvalid,
        "`\(questionnaire.id)` is no id; use 1–64 lower-case letters, digits, hyphens")
    }
    if language == nil {
      findings.add(
        path.field("default_language"), .languageInvalid,
        "`\(questionnaire.defaultLanguage)` is no BCP 47 tag; write `de` or `pt-BR`")
    }
    texts.check(questionnaire.title, path.field("title"), required: true, into: &findings)
    for (name, text) in [
      ("description", questionnaire.description), ("introduction", questionnaire.introduction),
      ("closing", questionnaire.closing),
    ] {
      texts.check(text, path.field(name), required: false, into: &findings)
    }
    for (name, remark) in [("source", questionnaire.source), ("licence", questionnaire.licence)]
    where remark.unicodeScalars.count > limits.remarkCharactersMax {
      findings.add(
        path.field(name), .textTooLong,
        "at most \(limits.remarkCharactersMax) characters are allowed")
    }
    checkSensors(questionnaire.sensors, path, into: &findings)
    checkElements(questionnaire.elements, others, texts, path, into: &findings)
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
    _ elements: [ElementDefinition], _ others: [String: QuestionIndex?]?,
    _ texts: TextChecker, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if elements.isEmpty {
      findings.add(path.field("elements"), .noElements, "a questionnaire needs an element")
    }
    guard elements.count <= limits.elementsMax else {
      findings.add(
        path.field("elements"), .tooManyElements,
        "\(elements.count) elements; at most \(limits.elementsMax) are allowed")
      return
    }
    let positions = Dictionary(
      elements.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let questions = QuestionChecker(limits: limits, texts: texts)
    let conditions = ConditionChecker(positions: positions, elements: elements, others: others)
    for (position, element) in elements.enumerated() {
      let here = path.item("elements", position)
      if !IdentifierSyntax.isElementID(element.id) {
        findings.add(
          here.field("element_id"), .idInvalid,
          "`\(element.id)` is no element id; use 1–64 letters, digits, `_`")
      } else if positions[element.id] != position {
        findings.add(
          here.field("element_id"), .idDuplicate,
          "`\(element.id)` already names elements[\(positions[element.id] ?? 0)]")
      }
      checkContent(element.content, texts, questions, here, into: &findings)
      checkConditions(element, position, conditions, here, into: &findings)
    }
  }

  private func checkContent(
    _ content: ElementDefinition.Content?, _ texts: TextChecker, _ questions: QuestionChecker,
    _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch content {
    case nil:
      findings.add(
        path, .contentMissing, "give a headline, a text, a question or a page break")
    case .headline(let text):
      texts.check(text, path.field("headline"), required: true, into: &findings)
    case .text(let text):
      texts.check(text, path.field("text"), required: true, into: &findings)
    case .question(let question):
      questions.check(question, path.field("question"), into: &findings)
    case .pageBreak:
      break
    }
  }

  private func checkConditions(
    _ element: ElementDefinition, _ position: Int, _ conditions: ConditionChecker,
    _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if element.enableBehavior == nil {
      findings.add(path.field("enable_behavior"), .enableBehaviorUnknown, "choose all or any")
    }
    if element.enableWhen.count > limits.conditionsMax {
      findings.add(
        path.field("enable_when"), .tooManyConditions,
        "\(element.enableWhen.count) conditions; at most \(limits.conditionsMax) are allowed")
    }
    for (index, condition) in element.enableWhen.prefix(limits.conditionsMax).enumerated() {
      conditions.check(
        condition, elementAt: position, path.item("enable_when", index), into: &findings)
    }
  }
}
