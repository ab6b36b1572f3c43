internal import Questionnaires
internal import Serialization

/// Reads the items of a questionnaire as elements in their order.
///
/// Conditions are worked out when all elements are there, since a rule may name any item.
struct FHIRItemReader {
  let context: FHIRImport
  var elements: [ElementDefinition] = []
  /// By position of the element: the items whose rules are its own.
  var rules: [Int: [FHIRItemRules]] = [:]
  private(set) var introduction = TranslatedText()
  private(set) var closing = TranslatedText()
  /// All linkIds of the file.
  private(set) var links: Set<String> = []
  /// Positions of questions that say that they inherit.
  private(set) var inheriting: [Int] = []
  var ids: FHIRIdentifiers
  /// Whether a page has just ended.
  var isPageOpen = false
  /// Of the pages around.
  var pageRules: [FHIRItemRules] = []

  init(_ context: FHIRImport, items: JSONValue?) {
    self.context = context
    ids = FHIRIdentifiers(elements: [])
    var names: [String] = []
    collect(items, into: &names)
    ids = FHIRIdentifiers(elements: names)
  }

  /// The linkIds, in the order of the file; each once (R4, que-2).
  private mutating func collect(_ items: JSONValue?, into names: inout [String]) {
    for item in items?.array ?? [] {
      if let link = item["linkId"]?.string {
        if links.insert(link).inserted {
          names.append(link)
        } else {
          context.findings.add(
            "FHIR_LINK_DUPLICATE", at: item["linkId"]?.position, place: link,
            "the linkId `\(link)` stands twice; give each item its own")
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
  ///   - depth: of groups around it.
  ///   - inherited: rules of items around it that became no group.
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
    let own = FHIRItemRules(item, links: links)
    let all = inherited + (own.isEmpty ? [] : [own])
    let role = item.text(of: FHIRAddress.own(.role)).flatMap(FHIRAddress.Role.init(rawValue:))
    if item.flag(of: FHIRAddress.hidden) {
      context.report.lose(link, "a hidden item", "left out with all that stands in it")
      return
    }
    if item.string("disabledDisplay") == "protected" {
      context.report.lose(link, "`disabledDisplay` protected", "it is hidden while not enabled")
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

  func children(_ item: FHIRObject) -> [FHIRObject] {
    item.objects("item", known: FHIRNames.item)
  }

  /// Items below something that is no group follow it, under its rules.
  private mutating func flatten(
    _ children: [FHIRObject], _ link: String, parent: String, depth: Int, rules: [FHIRItemRules]
  ) {
    guard !children.isEmpty else { return }
    context.report.lose(link, "items below a question", "they follow it")
    for child in children { read(child, parent: parent, depth: depth, inherited: rules) }
  }

  private func text(_ item: FHIRObject, _ link: String) -> TranslatedText {
    let text = context.text(item, "text")
    guard text.isAbsent else { return text }
    context.report.lose(link, "no text", "its linkId stands there; write one")
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
      context.report.note("the linkId `\(link)` became `\(element.id)`")
    }
    element.annotations = FHIRAnnotations.read(item) + element.annotations
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

  private func note(
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

  /// What was not understood becomes an annotation, after everything else.
  mutating func keepRest(_ item: FHIRObject, _ position: Int) {
    context.keep(item.rest, of: item, into: &elements[position].annotations)
  }
}

// MARK: - Questions

extension FHIRItemReader {
  private mutating func readQuestion(
    _ item: FHIRObject, _ link: String, _ type: String, parent: String, depth: Int,
    rules: [FHIRItemRules]
  ) {
    var question = QuestionDefinition(text: text(item, link), kind: nil)
    var below: [FHIRObject] = []
    var reader = FHIRKindReader(context: context, item: item, controls: controls(item))
    for child in children(item) {
      let isPart = child.json["type"]?.string == "display" && !child.has("enableWhen")
      let control = isPart ? controls(child) : []
      switch control.first {
      case "help"?, "flyover"?:
        if question.description.isAbsent {
          question.description = context.text(child, "text")
        } else {
          below.append(child)
        }
      case "lower"?: reader.minimumLabel = context.text(child, "text")
      case "upper"?: reader.maximumLabel = context.text(child, "text")
      default: below.append(child)
      }
    }
    readCode(item, into: &question)
    let needsGroup = item.flag(of: FHIRAddress.own(.requiredWithGroup))
    let isInheriting = item.flag(of: FHIRAddress.own(.inherited))
    if isInheriting { inheriting.append(elements.count) }
    if let kind = ownUnsupported(item) {
      question.kind = kind
      question.isOptional = true
      _ = (item.take("readOnly"), item.take("required"))
      keepRest(item, append(item, link, parent, .question(question), rules: rules))
    } else if let read = item.peek("readOnly")?.bool == true ? nil : reader.read(type) {
      question.kind = read.kind
      question.isOptional = !(item.bool("required") ?? needsGroup)
      question.initialAnswer = read.initial
      takeControls(item, read.kind)
      let position = append(
        item, link, parent, .question(question), rules: rules, annotations: read.annotations)
      noteOptions(read, position)
      if item.peek("repeats")?.bool == true {
        context.report.lose(link, "an answer more than once", "it is asked once")
      }
      if let label = read.openLabel { addOpenChoice(label, item, link, position) }
      keepRest(item, position)
    } else {
      readUnsupported(item, link, type, question, parent: parent, rules: rules)
    }
    flatten(below, link, parent: parent, depth: depth, rules: rules)
  }

  private mutating func readUnsupported(
    _ item: FHIRObject, _ link: String, _ type: String, _ question: QuestionDefinition,
    parent: String, rules: [FHIRItemRules]
  ) {
    var question = question
    let isReadOnly = item.peek("readOnly")?.bool == true
    let type = FHIRFifth.typeOfFourth(
      type, constraint: item.peek("answerConstraint")?.string)
    let name = isReadOnly ? "read-only" : type
    let annotations = FHIRAnnotations.read(item)
    var contents = FHIRFifth.asFourth(item.rest)
    contents.insert(JSONValue.Member("type", .string(type)), at: 0)
    var text = JSONWriter.line(JSONValue.object(contents).canonical)
    if text.unicodeScalars.count > CatalogueLimits.default.annotationCharactersMax {
      context.report.lose(link, "\(text.utf8.count) bytes of an unknown type", "left out")
      text = JSONWriter.line(["type": .string(type)])
    }
    let code = FHIRIdentifiers(codes: [name]).ids[name] ?? name
    question.kind = .unsupported(UnsupportedDefinition(type: "fhir.\(code)", contents: text))
    question.isOptional = true
    append(item, link, parent, .question(question), rules: rules, annotations: annotations)
    let what =
      isReadOnly
      ? "`readOnly`"
      : item.has("answerValueSet")
        ? "the value set `\(item.peek("answerValueSet")?.string ?? "")`" : "the type `\(type)`"
    context.report.lose(
      link, what, "kept as it is, but participants read that it is not supported")
  }

  private func ownUnsupported(_ item: FHIRObject) -> QuestionDefinition.Kind? {
    guard let found = item.extensions(FHIRAddress.own(.unsupported)).first else { return nil }
    return .unsupported(
      UnsupportedDefinition(
        type: found.text(of: "type") ?? "", contents: found.text(of: "contents") ?? "{}"))
  }

  /// The item bank's id is a code of its own system; other codes are kept.
  private func readCode(_ item: FHIRObject, into question: inout QuestionDefinition) {
    guard let codes = item.peek("code")?.array, codes.count == 1,
      codes[0]["system"]?.string == FHIRAddress.items, let code = codes[0]["code"]?.string
    else { return }
    _ = item.take("code")
    question.itemID = code
  }

  func controls(_ item: FHIRObject) -> Set<String> {
    var controls = Set<String>()
    for found in item.json["extension"]?.array ?? []
    where found["url"]?.string == FHIRAddress.itemControl {
      for coding in found["valueCodeableConcept"]?["coding"]?.array ?? [] {
        if let code = coding["code"]?.string { controls.insert(code) }
      }
    }
    return controls
  }

  /// Takes the control of a slider; others say how to draw, and are kept.
  private func takeControls(_ item: FHIRObject, _ kind: QuestionDefinition.Kind) {
    switch kind {
    case .slider, .visualAnalogue: _ = item.extensions(FHIRAddress.itemControl)
    default: break
    }
  }

  private mutating func noteOptions(_ read: FHIRKindReader.Result, _ position: Int) {
    var name = ""
    if case .singleChoice = read.kind { name = "single_choice" }
    if case .multipleChoice = read.kind { name = "multiple_choice" }
    let path = FindingPath().item("elements", position).field("question").field(name)
    for (index, place) in read.optionPositions.enumerated() {
      context.map.note(path.item("options", index), at: place)
    }
  }

  /// An open choice is a choice with one option more, and a text that is asked for when it was
  /// chosen.
  private mutating func addOpenChoice(
    _ label: TranslatedText, _ item: FHIRObject, _ link: String, _ position: Int
  ) {
    guard var question = elements[position].question, let kind = question.kind else { return }
    var options = kind.options ?? []
    var codes = FHIRIdentifiers(codes: options.map(\.code))
    let code = codes.unused("other")
    options.append(OptionDefinition(code: code, label: label))
    switch kind {
    case .singleChoice(var choice):
      choice.options = options
      question.kind = .singleChoice(choice)
    case .multipleChoice(var choice):
      choice.options = options
      question.kind = .multipleChoice(choice)
    default: return
    }
    elements[position].content = .question(question)
    var entry = TextEntryDefinition()
    if let maximum = item.integer("maxLength"), maximum > 0 {
      entry.maximumLength = UInt32(min(maximum, Int(entry.style.maximumLengthMax)))
    }
    let choice = elements[position]
    elements.append(
      ElementDefinition(
        id: ids.unused("\(choice.id.prefix(50))_other"), parentID: choice.parentID,
        content: .question(QuestionDefinition(text: label, kind: .text(entry))),
        shownIf: .comparison(Comparison(elementID: choice.id, .equal, codes: [code])),
        annotations: [Annotation(key: FHIRAddress.Key.openChoice, value: link)]))
    context.map.note(FindingPath().item("elements", elements.count - 1), at: item.position)
    context.report.note(
      "\(link): the open choice became a choice with the option `\(code)` and a text")
  }
}
