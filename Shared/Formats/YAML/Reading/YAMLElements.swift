internal import Questionnaires

/// Reads the elements of a questionnaire: members stand in their group in the file, and follow it in
/// the definition.
///
/// What can only be read when all questions are known waits: conditions and initial answers are
/// compared with what the questions ask for.
struct YAMLElements {
  private struct Waiting {
    var position: Int
    var condition: YAMLValue?
    var initialAnswer: YAMLValue?
  }

  /// The keys that say what an element is; exactly one of them stands in each.
  static let markers = [
    "headline", "text", "page-break", "group", "composite", "matrix", "question",
  ]

  private let kinds: YAMLKind
  private(set) var elements: [ElementDefinition] = []
  private var waiting: [Waiting] = []

  init(kinds: YAMLKind) { self.kinds = kinds }

  /// - Parameters:
  ///   - parentID: of the group that the list stands in; empty: none.
  ///   - implied: what a question asks for that has no `type`.
  mutating func read(
    _ list: YAMLValue, parentID: String = "", implied: QuestionDefinition.Kind? = nil
  ) {
    for value in list.list() ?? [] {
      guard let mapping = YAMLMapping(value, part: "element") else {
        value.report("a mapping of keys to values is expected here")
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
    let condition = mapping.optional("show-when")
    condition?.noted(path.field("enable_when"))
    let found = Self.markers.filter(mapping.has)
    guard found.count == 1 else {
      let known = Self.markers.map { "`\($0)`" }.joined(separator: ", ")
      mapping.report(
        found.isEmpty
          ? "an element has one of \(known)"
          : "an element has only one of `\(found.joined(separator: "`, `"))`")
      // Asked for so that they are not reported a second time as unknown.
      _ = mapping.everything()
      return
    }
    let initial = found[0] == "question" ? mapping.optional("initial") : nil
    if condition != nil || initial != nil {
      waiting.append(Waiting(position: position, condition: condition, initialAnswer: initial))
    }
    // Held open for the members, which stand behind it.
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
    // The type comes last: what it does not know is what is left.
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
    let shared = path.field("shared_answer")
    switch marker {
    case "matrix":
      group.style = .matrix
      group.sharedKind = kinds.kind(in: mapping, at: shared)
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

  /// Reads what had to wait.
  ///
  /// - Returns: the elements of the questionnaire.
  func finished(_ questionnaire: QuestionnaireDefinition) -> [ElementDefinition] {
    var questionnaire = questionnaire
    questionnaire.elements = elements
    let structure = QuestionnaireStructure(questionnaire)
    let conditions = YAMLConditionReader { structure.kind(of: $0) }
    var elements = elements
    for waiting in waiting {
      let path = FindingPath().item("elements", waiting.position)
      if let condition = waiting.condition.flatMap(conditions.condition) {
        condition.note(path, "enable_when")
        elements[waiting.position].shownIf = condition.condition
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
    return elements
  }

  private static func answer(
    _ value: YAMLValue, _ kind: QuestionDefinition.Kind?
  ) -> AnswerValue? {
    guard let operand = value.operand(YAMLAnswerSense(kind)) else { return nil }
    if let answer = operand.answer { return answer }
    // An empty list chooses nothing, an empty text says nothing.
    if value.isSequence { return .codes([]) }
    if !value.isMapping { return .text("") }
    value.report("exactly one of `codes`, `number`, `text` is expected here")
    return nil
  }
}

extension YAMLKind {
  /// What inherited questions of a group or questionnaire ask for.
  func shared(_ mapping: YAMLMapping, at path: FindingPath) -> QuestionDefinition.Kind? {
    mapping.optional("shared-answer")?.noted(path).mapping("shared-answer") {
      kind(in: $0, at: path)
    } ?? nil
  }
}

extension YAMLMapping {
  /// `{key: value}`, in the order of the file.
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
