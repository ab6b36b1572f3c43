internal import Questionnaires
internal import Serialization

/// State of reading one form: the elements so far with their positions.
struct FormsReading {
  let collector: SourceFindingCollector
  let limits: CatalogueLimits
  let header: FormsHeader
  let language: String
  let options: ReadOptions
  var map = SourceMap()
  var report: ConversionReport
  private(set) var elements: [ElementDefinition] = []
  private var names = FormsNames()
  private var composites: [String: FormsObject] = [:]
  private var usedComposites = Set<String>()

  init(
    collector: SourceFindingCollector, options: ReadOptions, limits: CatalogueLimits,
    header: FormsHeader
  ) {
    self.collector = collector
    self.options = options
    self.limits = limits
    self.header = header
    report = ConversionReport(limits: options.limits)
    language =
      !options.defaultLanguage.isEmpty ? options.defaultLanguage : header.language ?? "en"
  }

  mutating func questionnaire(_ form: FormsObject, file: String) -> QuestionnaireDefinition {
    map.note(FindingPath(), at: form.position)
    let id =
      options.questionnaireID.isEmpty
      ? FormsNames.questionnaireID(file: file) : options.questionnaireID
    readComposites(of: form)
    readFields(of: form)
    for name in composites.keys.sorted() where !usedComposites.contains(name) {
      report.lose(name, "composite that no field uses", "left out")
    }
    if header.language == nil, options.defaultLanguage.isEmpty {
      report.note("the form has no language; its texts are assumed to be English")
    }
    let title = !options.title.isEmpty ? options.title : header.title ?? id
    var questionnaire = QuestionnaireDefinition(
      id: id, title: text(title), description: text(header.description),
      introduction: text(header.introduction), closing: text(header.closing),
      defaultLanguage: language, elements: elements,
      provenance: ProvenanceDefinition(licence: options.licence))
    if let version = form.string("version") {
      questionnaire.annotations.append(Annotation(key: FormsAnnotation.version, value: version))
    }
    keep(FormsAnnotation.header, header.rest, in: &questionnaire.annotations)
    keep(
      FormsAnnotation.attributes,
      form.others(than: ["version", "header", "fields", "compositeFields"]),
      in: &questionnaire.annotations)
    return questionnaire
  }

  func text(_ text: String?) -> TranslatedText {
    TranslatedText(text.map { [Translation(language: language, text: $0)] } ?? [])
  }

  /// Keeps data without a field, or reports that it is too long.
  mutating func keep(
    _ key: String, _ value: JSONValue?, in annotations: inout [Annotation], of place: String = ""
  ) {
    guard let value else { return }
    let line = JSONWriter.line(value)
    guard line.unicodeScalars.count <= limits.annotationCharactersMax else {
      report.lose(place, key, "too long to be kept; left out")
      return
    }
    annotations.append(Annotation(key: key, value: line))
  }

  /// Records the positions of the following forms, and reports their unsupported members, such as
  /// conditions of the server.
  mutating func readNext(_ entries: [FormsObject], of document: FormsObject) {
    let next = FindingPath().field("next")
    map.note(next, at: document.value["next"]?.position ?? document.position)
    for (position, entry) in entries.enumerated() {
      map.note(FindingPath().item("next", position), at: entry.position)
      for member in entry.others(than: FormsNextList.members)?.members ?? [] {
        report.lose(
          "next[\(position)]", "`\(member.name)` of a form that follows",
          "kept for converting back; the form is offered regardless of it")
      }
    }
  }

  // MARK: - Fields

  private mutating func readComposites(of form: FormsObject) {
    for composite in form.objects("compositeFields") ?? [] {
      guard let name = composite.string("name"), !name.isEmpty else {
        composite.add(FormsRule.nameMissing, at: "name", "give the composite a name to refer to")
        continue
      }
      if composites.updateValue(composite, forKey: name) != nil {
        composite.add(
          FormsRule.compositeDuplicate,
          at: "name",
          "duplicate name `\(name)`; names must be unique")
      }
    }
  }

  private mutating func readFields(of form: FormsObject) {
    guard let fields = form.objects("fields") else {
      if form.value["fields"] == nil {
        form.add(FormsRule.fieldsMissing, "list the fields of the form in `fields`")
      }
      return
    }
    var seen = Set<String>()
    for field in fields {
      guard hasRoom(field) else { return }
      guard let name = name(of: field, seen: &seen) else { continue }
      guard let type = type(of: field) else { continue }
      if type == FormsType.composite.rawValue {
        readComposite(field, name: name)
      } else {
        readQuestion(field, name: name, type: type, parentID: "")
      }
    }
  }

  /// Repeated composites create more elements than the file has fields.
  private func hasRoom(_ field: FormsObject) -> Bool {
    guard elements.count < limits.elementsMax else {
      field.add(
        FormsRule.tooManyFields,
        "at most \(limits.elementsMax) fields are allowed, including those of composites")
      return false
    }
    return true
  }

  private func name(of field: FormsObject, seen: inout Set<String>) -> String? {
    guard let name = field.string("name"), !name.isEmpty else {
      field.add(FormsRule.nameMissing, at: "name", "add a name to the field; replies contain it")
      return nil
    }
    guard seen.insert(name).inserted else {
      field.add(
        FormsRule.nameDuplicate, at: "name", "duplicate name `\(name)`; names must be unique")
      return nil
    }
    return name
  }

  private func type(of field: FormsObject) -> String? {
    guard let type = field.string("type"), !type.isEmpty else {
      let known = FormsType.allCases.map(\.rawValue).joined(separator: ", ")
      field.add(FormsRule.fieldTypeMissing, at: "type", "add a type to the field: \(known)")
      return nil
    }
    return type
  }

  private mutating func readComposite(_ field: FormsObject, name: String) {
    guard let reference = field.string("compositeField"), !reference.isEmpty else {
      field.add(
        FormsRule.compositeMissing, at: "compositeField",
        "name one of the form's compositeFields")
      return
    }
    guard let composite = composites[reference] else {
      field.add(
        FormsRule.compositeUnknown, at: "compositeField",
        "compositeFields has no composite `\(reference)`")
      return
    }
    usedComposites.insert(reference)
    let ownLabel = field.string("label")
    let heading = composite.string("label")
    var group = ElementDefinition(
      id: names.elementID(name),
      content: .group(
        GroupDefinition(
          title: text(ownLabel ?? heading),
          style: .composite(isOptional: field.bool("required") == false))))
    keepName(name, of: &group)
    if reference != name {
      group.annotations.append(Annotation(key: FormsAnnotation.composite, value: reference))
    }
    if let ownLabel, let heading, ownLabel != heading {
      group.annotations.append(Annotation(key: FormsAnnotation.compositeLabel, value: heading))
    }
    keep(
      FormsAnnotation.attributes,
      field.others(than: ["name", "label", "type", "required", "compositeField"]),
      in: &group.annotations, of: group.id)
    append(group, from: field, textName: ownLabel == nil ? nil : "label")
    var seen = Set<String>()
    for inner in composite.objects("fields") ?? [] {
      guard hasRoom(inner) else { return }
      guard let innerName = self.name(of: inner, seen: &seen), let type = type(of: inner) else {
        continue
      }
      if type == FormsType.composite.rawValue {
        inner.add(
          FormsRule.compositeNested, at: "type", "a composite contains plain fields only; split it")
      } else {
        readQuestion(inner, name: innerName, type: type, parentID: group.id)
      }
    }
    if composite.value["fields"] == nil {
      composite.add(FormsRule.fieldsMissing, "list the fields of the composite in `fields`")
    }
  }

  private mutating func readQuestion(
    _ field: FormsObject, name: String, type: String, parentID: String
  ) {
    let id = names.elementID(name, prefix: parentID)
    guard let label = field.string("label") else {
      if field.value["label"]?.isNull ?? true {
        field.add(FormsRule.labelMissing, at: "label", "add a label to the field")
      }
      return
    }
    var annotations: [Annotation] = []
    var reading = FormsFieldReading(
      field: field, elementID: id, language: language, limits: limits)
    let kind = reading.kind(type)
    for loss in reading.losses { report.lose(id, loss.what, loss.advice, loss.effect) }
    annotations += reading.annotations
    let isUnsupported = reading.isUnsupported
    if !isUnsupported {
      keep(
        FormsAnnotation.attributes, field.others(than: reading.known), in: &annotations, of: id)
    }
    var element = ElementDefinition(
      id: id, parentID: parentID,
      content: .question(
        QuestionDefinition(
          text: text(label), isOptional: isUnsupported || field.bool("required") == false,
          kind: kind, isHiddenFromStatistics: field.bool("statistics") == false)),
      annotations: annotations)
    keepName(name, of: &element)
    append(element, from: field, textName: "label")
    let question = FindingPath().item("elements", elements.count - 1).field("question")
    for (path, place) in reading.places {
      map.note(path.reduce(question) { $0.appending($1) }, at: place)
    }
  }

  private func keepName(_ name: String, of element: inout ElementDefinition) {
    if element.id != name {
      element.annotations.append(Annotation(key: FormsAnnotation.name, value: name))
    }
  }

  private mutating func append(
    _ element: ElementDefinition, from field: FormsObject, textName: String?
  ) {
    elements.append(element)
    let path = FindingPath().item("elements", elements.count - 1)
    map.note(path, at: field.position)
    if let position = field.value["name"]?.position {
      map.note(path.field("element_id"), at: position)
    }
    if let position = textName.flatMap({ field.value[$0]?.position }) {
      let part = element.question == nil ? "group" : "question"
      map.note(
        path.field(part).field(element.question == nil ? "title" : "text"), at: position)
    }
  }
}
