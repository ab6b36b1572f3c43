internal import Questionnaires
internal import Serialization

/// Reads the items of a questionnaire as elements in order.
///
/// Conditions are resolved after all elements were read, since a rule may refer to any item.
struct FHIRItemReader {
  let context: FHIRImport
  let foreign: FHIRForeignExpressions
  var elements: [ElementDefinition] = []
  /// Items whose rules apply to an element, by its position.
  var rules: [Int: [FHIRItemRules]] = [:]
  /// Conditions for requiring an answer as JSON, by the position of the question.
  var requirements: [Int: (text: String, item: FHIRObject)] = [:]
  /// What repetitions count as JSON, by the position of the group.
  var counts: [Int: (text: String, item: FHIRObject)] = [:]
  /// Whether the items are in a repeating group.
  var isRepeating = false
  var introduction = TranslatedText()
  var closing = TranslatedText()
  /// All linkIds of the file.
  var links: Set<String> = []
  /// Positions of questions marked as inheriting.
  var inheriting: [Int] = []
  var ids: FHIRIdentifiers
  /// Whether a page has just ended.
  var isPageOpen = false
  /// Rules of the enclosing pages.
  var pageRules: [FHIRItemRules] = []

  init(
    _ context: FHIRImport, items: JSONValue?, foreign: FHIRForeignExpressions = .init()
  ) {
    self.context = context
    self.foreign = foreign
    ids = FHIRIdentifiers(elements: [])
    var names: [String] = []
    collect(items, into: &names)
    ids = FHIRIdentifiers(elements: names)
  }

  /// Collects the linkIds in file order; each must be unique (R4, que-2).
  private mutating func collect(_ items: JSONValue?, into names: inout [String]) {
    for item in items?.array ?? [] {
      if let link = item["linkId"]?.string {
        if links.insert(link).inserted {
          names.append(link)
        } else {
          context.findings.add(
            "FHIR_LINK_DUPLICATE", at: item["linkId"]?.position, place: link,
            "duplicate linkId `\(link)`; linkIds must be unique")
        }
      }
      collect(item["item"], into: &names)
    }
  }

  mutating func read(_ items: [FHIRObject]) {
    for item in items { read(item, parent: "", depth: 0, inherited: []) }
  }

  // MARK: Items

  /// - Parameters:
  ///   - depth: number of enclosing groups.
  ///   - inherited: rules of enclosing items that did not become groups.
  mutating func read(
    _ item: FHIRObject, parent: String, depth: Int, inherited: [FHIRItemRules]
  ) {
    guard let link = item.string("linkId") else {
      item.add("FHIR_LINK_MISSING", nil, "give the item a `linkId`")
      return
    }
    guard let type = item.string("type") else {
      item.add("FHIR_TYPE_MISSING", nil, "give the item `\(link)` a `type`")
      return
    }
    foreign.removeTaken(from: item, link)
    let own = FHIRItemRules(item, links: links, foreign: foreign.conditions[link])
    let all = inherited + (own.isEmpty ? [] : [own])
    if let computed = foreign.computed[link] {
      endPage(before: parent)
      readComputed(item, link, computed, parent: parent, rules: all)
      return
    }
    let role = item.text(of: FHIRAddress.own(.role)).flatMap(FHIRAddress.Role.init(rawValue:))
    if item.flag(of: FHIRAddress.hidden) {
      leaveOut(item, link, "a hidden item", "left out with its contents")
      return
    }
    if item.string("disabledDisplay") == "protected" {
      context.report.lose(
        link, "`disabledDisplay` protected", "it is hidden if not enabled", .changed)
    }
    switch (role, type) {
    case (.introduction?, "display"): introduction = context.text(item, "text")
    case (.closing?, "display"): closing = context.text(item, "text")
    case (.firstPage?, "group"):
      for child in children(item) { read(child, parent: "", depth: 0, inherited: all) }
    case (_, "group"): readGroup(item, link, parent: parent, depth: depth, rules: all)
    default:
      endPage(before: parent)
      if type == "display" {
        let text = text(item, link)
        append(
          item, link, parent, role == .headline ? .headline(text) : .text(text), rules: all)
        flatten(children(item), link, parent: parent, depth: depth, rules: all)
      } else {
        readQuestion(item, link, type, parent: parent, depth: depth, rules: all)
      }
    }
  }

  private mutating func leaveOut(
    _ item: FHIRObject, _ link: String, _ what: String, _ advice: String
  ) {
    context.report.lose(link, what, advice, at: item.position)
    for child in children(item) {
      leaveOut(
        child, child.string("linkId") ?? "", "in a hidden item", "left out with `\(link)`")
    }
  }

  /// The value stands in a text, where other systems fill in the item.
  private mutating func readComputed(
    _ item: FHIRObject, _ link: String, _ computed: FHIRComputedItem, parent: String,
    rules: [FHIRItemRules]
  ) {
    guard !item.flag(of: FHIRAddress.hidden) else {
      context.report.mend(
        link, "`calculatedExpression`", "the hidden item is the calculation `\(computed.id)`",
        at: item.position)
      return
    }
    let text = text(item, link).mapTexts {
      "\($0)\n\(TextPlaceholder(.calculation(computed.id)).text)"
    }
    append(item, link, parent, .text(text), rules: rules)
    context.report.lose(
      link, "`calculatedExpression`",
      "it is the calculation `\(computed.id)`, which a text shows; participants cannot change it, "
        + "and other data of the item is left out", at: item.position, .changed)
  }

  func children(_ item: FHIRObject) -> [FHIRObject] {
    item.objects("item", known: FHIRNames.item)
  }

  /// Moves items below an item that cannot be a group after it, under its rules.
  mutating func flatten(
    _ children: [FHIRObject], _ link: String, parent: String, depth: Int, rules: [FHIRItemRules]
  ) {
    guard !children.isEmpty else { return }
    context.report.lose(link, "items below a question", "they follow it", .changed)
    for child in children { read(child, parent: parent, depth: depth, inherited: rules) }
  }

  func text(_ item: FHIRObject, _ link: String) -> TranslatedText {
    let text = context.text(item, "text")
    guard text.isAbsent else { return text }
    context.report.lose(link, "no text", "its linkId is used instead; add a text", .changed)
    return TranslatedText([
      Translation(language: context.canonical(context.language), text: link)
    ])
  }

  /// - Returns: the element's position.
  @discardableResult
  mutating func append(
    _ item: FHIRObject, _ link: String, _ parent: String, _ content: ElementDefinition.Content,
    rules own: [FHIRItemRules], annotations: [Annotation] = []
  ) -> Int {
    let position = elements.count
    var element = ElementDefinition(
      id: ids.ids[link] ?? link, parentID: parent, content: content, annotations: annotations)
    if element.id != link {
      element.annotations.insert(Annotation(key: FHIRAddress.Key.linkID, value: link), at: 0)
      context.report.mend(link, "linkId", "it is stored as `\(element.id)`", at: item.position)
    }
    element.annotations = FHIRAnnotations.read(item) + element.annotations
    element.isFixed = item.flag(of: FHIRAddress.own(.fixedPosition))
    if !own.isEmpty { rules[position] = own }
    let path = FindingPath().item("elements", position)
    context.map.note(path, at: item.position)
    if let text = item.json["text"] { note(text, content, path) }
    if let rules = item.json["enableWhen"] {
      context.map.note(path.field("enable_when"), at: rules.position)
    }
    elements.append(element)
    return position
  }

  func note(
    _ text: JSONValue, _ content: ElementDefinition.Content, _ path: FindingPath
  ) {
    switch content {
    case .headline: context.map.note(path.field("headline"), at: text.position)
    case .text: context.map.note(path.field("text"), at: text.position)
    case .question: context.map.note(path.field("question").field("text"), at: text.position)
    case .group: context.map.note(path.field("group").field("title"), at: text.position)
    case .pageBreak: break
    }
  }

  /// Keeps unread data as an annotation; must be called last.
  mutating func keepRest(_ item: FHIRObject, _ position: Int) {
    context.keep(item.rest, of: item, into: &elements[position].annotations)
  }
}
