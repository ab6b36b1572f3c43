internal import Questionnaires

/// Reads the elements of a questionnaire: members are inside their group in the file, and follow it
/// in the definition.
///
/// Conditions and initial answers depend on the kinds of questions and are read after all elements.
struct YAMLElements {
  private struct Waiting {
    var position: Int
    var condition: YAMLValue?
    var requiredIf: YAMLValue?
    var initialAnswer: YAMLValue?
  }

  /// The keys that determine an element's type; exactly one must be present.
  static let markers = [
    "headline", "text", "page-break", "group", "composite", "matrix", "question",
  ]

  private static let knownMarkers = markers.map { "`\($0)`" }.joined(separator: ", ")

  private let kinds: YAMLKind
  /// Number of constraints that the file has itself.
  private let constraintCount: Int
  private(set) var elements: [ElementDefinition] = []
  private var waiting: [Waiting] = []
  private var refusals: [YAMLRefusal] = []

  init(kinds: YAMLKind, constraintCount: Int) {
    self.kinds = kinds
    self.constraintCount = constraintCount
  }

  /// - Parameters:
  ///   - parentID: id of the enclosing group; empty if there is no group.
  ///   - implied: kind of a question without `type`.
  mutating func read(
    _ list: YAMLValue, parentID: String = "", implied: QuestionDefinition.Kind? = nil
  ) {
    for value in list.list() ?? [] {
      guard let mapping = YAMLMapping(value, part: "element") else {
        value.report("expected an element with keys: `id`, and one of " + Self.knownMarkers)
        continue
      }
      read(mapping, parentID: parentID, implied: implied)
      mapping.reportUnknownKeys()
    }
  }

  private mutating func read(
    _ mapping: YAMLMapping, parentID: String, implied: QuestionDefinition.Kind?
  ) {
    let position = elements.count
    let path = FindingPath().item("elements", position)
    mapping.value.noted(path)
    let id = mapping.required("id")?.noted(path.field("element_id")).text() ?? ""
    var element = ElementDefinition(id: id, parentID: parentID, content: nil)
    mapping.value.noted(path.field("parent_id"))
    element.annotations = mapping.annotations(at: path)
    element.isFixed = mapping.truth("fixed", at: path.field("fixed_position"))
    let condition = mapping.optional("show-when")
    condition?.noted(path.field("enable_when"))
    let found = Self.markers.filter(mapping.has)
    guard found.count == 1 else {
      mapping.report(
        found.isEmpty
          ? "an element needs one of \(Self.knownMarkers)"
          : "an element can have only one of `\(found.joined(separator: "`, `"))`")
      // Marks all keys as read, so that they are not reported again as unknown.
      _ = mapping.everything()
      return
    }
    let initial = found[0] == "question" ? mapping.optional("initial") : nil
    let required = found[0] == "question" ? mapping.optional("required-when") : nil
    required?.noted(path.field("question").field("required_when"))
    let refusal =
      ["question", "matrix"].contains(found[0]) ? mapping.optional("refusal") : nil
    if refusal != nil, let key = ["optional", "required-when"].first(where: mapping.has) {
      mapping.report("`\(key)` has no effect beside `refusal`; leave it out")
    }
    if condition != nil || required != nil || initial != nil {
      waiting.append(
        Waiting(
          position: position, condition: condition, requiredIf: required, initialAnswer: initial))
    }
    // Reserves the place before its members.
    elements.append(element)
    let content: ElementDefinition.Content? =
      switch found[0] {
      case "headline":
        .headline(mapping.translations("headline", at: path.field("headline"), required: true))
      case "text": .text(mapping.translations("text", at: path.field("text"), required: true))
      case "page-break": pageBreak(mapping)
      case "question": .question(question(mapping, implied: implied, at: path.field("question")))
      default: group(mapping, marker: found[0], id: id, at: path.field("group"))
      }
    elements[position].content = content
    let constraint = constraintCount + refusals.reduce(0) { $0 + $1.codes.count }
    if let read = refusal.flatMap({
      YAMLRefusal($0, of: position, &elements, constraint: constraint)
    }) {
      refusals.append(read)
    }
  }

  private func pageBreak(_ mapping: YAMLMapping) -> ElementDefinition.Content {
    if let value = mapping.required("page-break"), value.truth() == false {
      value.report("leave the element out instead")
    }
    return .pageBreak
  }

  private func question(
    _ mapping: YAMLMapping, implied: QuestionDefinition.Kind?, at path: FindingPath
  ) -> QuestionDefinition {
    mapping.value.noted(path)
    var question = QuestionDefinition(
      text: mapping.translations("question", at: path.field("text"), required: true),
      description: mapping.translations("description", at: path.field("description")),
      isOptional: mapping.truth("optional", at: path.field("optional_answer")),
      kind: nil, itemID: mapping.text("item", at: path.field("item_id")))
    if let statistics = mapping.optional("statistics") {
      statistics.noted(path.field("hidden_from_statistics"))
      question.isHiddenFromStatistics = statistics.truth() == false
    }
    question.hasRandomOptions = mapping.truth("random-options", at: path.field("random_options"))
    question.offeredBy = mapping.text("offered-by", at: path.field("offered_by"))
    question.poles = mapping.optional("poles")?.noted(path.field("poles")).mapping("poles") {
      let here = path.field("poles")
      return PolesDefinition(
        lowest: $0.translations("lowest", at: here.field("lowest"), required: true),
        highest: $0.translations("highest", at: here.field("highest"), required: true))
    }
    // The type is read last: all remaining keys belong to it.
    question.kind = kinds.kind(in: mapping, implied: implied, at: path)
    return question
  }

  private mutating func group(
    _ mapping: YAMLMapping, marker: String, id: String, at path: FindingPath
  ) -> ElementDefinition.Content {
    mapping.value.noted(path)
    var group = GroupDefinition(
      title: mapping.translations(marker, at: path.field("title")), style: .section)
    let members = mapping.required("members")
    group.hasRandomOrder = mapping.truth("random-order", at: path.field("random_order"))
    group.repetition = mapping.optional("repeat").flatMap {
      repetition($0, at: path.field("repeat"))
    }
    let shared = path.field("shared_answer")
    switch marker {
    case "matrix":
      group.style = .matrix
      group.sharedKind = kinds.kind(
        in: mapping, advice: ": a matrix has `type`, and its members have none", at: shared)
    case "composite":
      group.style = .composite(isOptional: mapping.truth("optional"))
      group.sharedKind = kinds.shared(mapping, at: shared)
    default:
      group.sharedKind = kinds.shared(mapping, at: shared)
    }
    if let members {
      read(members, parentID: id, implied: marker == "matrix" ? .inherited : nil)
    }
    return .group(group)
  }

  /// Reads a fixed number of repetitions, or a mapping.
  private func repetition(_ value: YAMLValue, at path: FindingPath) -> RepeatDefinition? {
    value.noted(path)
    guard value.isMapping else {
      return value.unsigned().map { RepeatDefinition(minimum: $0, maximum: $0) }
    }
    return value.mapping("repeat") { mapping in
      func id(_ key: String, _ field: String) -> String? {
        mapping.optional(key)?.noted(path.field(field)).text()
      }
      func number(_ value: YAMLValue?, _ field: String) -> UInt32 {
        value?.noted(path.field(field)).unsigned() ?? 0
      }
      let question = id("count", "element_id")
      let calculation = id("count-calculation", "calculation_id")
      if question != nil, calculation != nil {
        mapping.report("give `count` or `count-calculation`, not both")
      }
      return RepeatDefinition(
        minimum: number(mapping.optional("minimum"), "minimum"),
        maximum: number(mapping.required("maximum"), "maximum"),
        count: question.map { .question($0) } ?? calculation.map { .calculation($0) })
    }
  }

  /// Reads the deferred parts, and sets the elements.
  func finish(_ questionnaire: inout QuestionnaireDefinition) {
    questionnaire.elements = elements
    let structure = QuestionnaireStructure(questionnaire)
    let types = CalculationTypes(questionnaire, structure)
    let conditions = YAMLConditionReader(
      kind: { structure.kind(of: $0) },
      calculation: { YAMLAnswerSense(types.type(ofCalculation: $0)) })
    var elements = elements
    for waiting in waiting {
      let path = FindingPath().item("elements", waiting.position)
      if let condition = waiting.condition.flatMap(conditions.condition) {
        condition.note(path, "enable_when")
        elements[waiting.position].shownIf = condition.condition
      }
      if let condition = waiting.requiredIf.flatMap(conditions.condition),
        case .question(var question)? = elements[waiting.position].content
      {
        condition.note(path.field("question"), "required_when")
        question.requiredIf = condition.condition
        elements[waiting.position].content = .question(question)
      }
      if let value = waiting.initialAnswer,
        case .question(var question)? =
          elements[waiting.position].content
      {
        value.noted(path.field("question").field("initial_answer"))
        question.initialAnswer = Self.answer(value, structure.kinds[waiting.position])
        elements[waiting.position].content = .question(question)
      }
    }
    questionnaire.elements = elements
    for refusal in refusals { refusal.finish(&questionnaire, structure) }
  }

  private static func answer(
    _ value: YAMLValue, _ kind: QuestionDefinition.Kind?
  ) -> AnswerValue? {
    guard let operand = value.operand(YAMLAnswerSense(kind)) else { return nil }
    if let answer = operand.answer { return answer }
    // An empty list means no option, an empty text means no answer.
    if value.isSequence { return .codes([]) }
    if !value.isMapping { return .text("") }
    value.report("expected exactly one of `codes`, `number`, `text`")
    return nil
  }
}

extension YAMLKind {
  /// Reads the inheritable kind of a group or questionnaire.
  func shared(_ mapping: YAMLMapping, at path: FindingPath) -> QuestionDefinition.Kind? {
    mapping.optional("shared-answer")?.noted(path).mapping("shared-answer") {
      kind(in: $0, at: path)
    } ?? nil
  }
}

extension YAMLMapping {
  /// Reads `{key: value}`, in file order.
  func annotations(at path: FindingPath) -> [Annotation] {
    var annotations: [Annotation] = []
    optional("annotations")?.noted(path.field("annotations")).mapping("annotations") { mapping in
      for (key, value, place) in mapping.everything() {
        let here = path.item("annotations", annotations.count)
        value.reading.note(here, at: place)
        guard let text = value.noted(here.field("value")).text() else { continue }
        annotations.append(Annotation(key: key, value: text))
      }
    }
    return annotations
  }
}
