import Questionnaires
import Serialization

extension FHIRItemReader {
  mutating func readQuestion(
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
    let needsAnswer = item.flag(of: FHIRAddress.own(.requiredOrNone))
    if let text = item.text(of: FHIRAddress.own(.requiredWhen)) {
      requirements[elements.count] = (text, item)
    }
    let isInheriting = item.flag(of: FHIRAddress.own(.inherited))
    question.isHiddenFromStatistics = item.flag(of: FHIRAddress.own(.withoutStatistics))
    if isInheriting { inheriting.append(elements.count) }
    readDisplay(item, into: &question)
    if let kind = ownUnsupported(item) {
      question.kind = kind
      question.isOptional = true
      _ = (item.take("readOnly"), item.take("required"))
      keepRest(item, append(item, link, parent, .question(question), rules: rules))
    } else if let read = item.peek("readOnly")?.bool == true ? nil : reader.read(type) {
      question.kind = read.kind
      question.isOptional = !(item.bool("required") ?? (needsGroup || needsAnswer))
      question.initialAnswer = read.initial
      takeControls(item, read.kind)
      let position = append(
        item, link, parent, .question(question), rules: rules, annotations: read.annotations)
      noteOptions(read, position)
      if item.peek("repeats")?.bool == true {
        context.report.lose(link, "an answer more than once", "it is asked once", .changed)
      }
      if let label = read.openLabel { addOpenChoice(label, item, link, position) }
      keepRest(item, position)
    } else {
      readUnsupported(item, link, type, question, parent: parent, rules: rules)
    }
    flatten(below, link, parent: parent, depth: depth, rules: rules)
  }

  private func readDisplay(_ item: FHIRObject, into question: inout QuestionDefinition) {
    question.hasRandomOptions = item.flag(of: FHIRAddress.own(.randomOptions))
    question.poles = item.text(of: FHIRAddress.own(.poles)).flatMap(FHIRWords.poles)
    guard let link = item.text(of: FHIRAddress.own(.offeredBy)) else { return }
    question.offeredBy = ids.ids[link] ?? link
    // They say the same as the codes at the options.
    _ = item.extensions(FHIRAddress.optionsToggle)
  }

  private mutating func readUnsupported(
    _ item: FHIRObject, _ link: String, _ type: String, _ question: QuestionDefinition,
    parent: String, rules: [FHIRItemRules]
  ) {
    var question = question
    let isReadOnly = item.peek("readOnly")?.bool == true
    let type = FHIRR5.typeInR4(
      type, constraint: item.peek("answerConstraint")?.string)
    let name = isReadOnly ? "read-only" : type
    let annotations = FHIRAnnotations.read(item)
    var contents = FHIRR5.asR4(item.rest)
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
    let isInAnotherFile = !isReadOnly && item.has("answerValueSet")
    context.report.lose(
      link, what,
      "kept, but shown to participants as not supported"
        + (isInAnotherFile ? "; put it into the file, `contained` or in a Bundle" : ""), .kept)
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

  /// Reads the control of a slider; other controls only affect the appearance and are kept.
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

  /// An open choice becomes a choice with one more option, and a text question shown if that option
  /// is chosen.
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
