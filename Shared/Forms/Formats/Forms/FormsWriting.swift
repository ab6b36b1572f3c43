internal import Questionnaires

/// Writes one questionnaire.
struct FormsWriting {
  let questionnaire: QuestionnaireDefinition
  let structure: QuestionnaireStructure
  let language: String
  private(set) var report: ConversionReport
  private var composites: [JSONValue] = []
  private var compositeNames = Set<String>()

  init(_ questionnaire: QuestionnaireDefinition, language: String, report: ConversionReport) {
    self.questionnaire = questionnaire
    self.language = language.isEmpty ? questionnaire.defaultLanguage : language
    self.report = report
    structure = QuestionnaireStructure(questionnaire)
  }

  /// - Parameter next: the successors; nil to use those of the original form.
  mutating func document(next: [JSONValue]?) -> JSONValue {
    report.count(questionnaire)
    loseWhatFormsHaveNot()
    let fields = fields(of: questionnaire.elements.indices.filter { parent(of: $0) == nil })
    var form: [JSONValue.Member] = []
    if let version = questionnaire.annotations[FormsAnnotation.version] {
      form.append(.init("version", .string(version)))
    }
    if let header = header().value { form.append(.init("header", header)) }
    form.append(.init("fields", .array(fields)))
    if !composites.isEmpty { form.append(.init("compositeFields", .array(composites))) }
    form += kept(FormsAnnotation.attributes, in: questionnaire.annotations)?.members ?? []
    var document: [JSONValue.Member] = [.init("form", .object(form))]
    if let next {
      if !next.isEmpty { document.append(.init("next", .array(next))) }
    } else if let next = kept(FormsAnnotation.next, in: questionnaire.annotations) {
      document.append(.init("next", next))
    }
    return .object(document)
  }

  /// Returns the successors of this questionnaire in a study.
  ///
  /// - Parameter questionnaires: questionnaires with known titles.
  mutating func next(
    _ lists: [NextListDefinition], _ questionnaires: [QuestionnaireDefinition]
  ) -> [JSONValue] {
    var entries = FormsNextEntries(language: language)
    let offered = Set(lists.flatMap(\.offers).map(\.questionnaireID))
    for other in questionnaires where offered.contains(other.id) {
      entries.titles[other.id] = other.title[language] ?? other.title[other.defaultLanguage]
    }
    entries.report = report
    let kept = kept(FormsAnnotation.next, in: questionnaire.annotations)?.array ?? []
    let next = entries.entries(of: lists, after: questionnaire.id, kept: kept)
    report = entries.report
    return next
  }

  mutating func lose(_ place: String, _ what: String, _ advice: String) {
    report.lose(place, what, advice)
  }

  /// Returns the text in the written language, or else in the default language.
  func text(_ text: TranslatedText) -> String? {
    if let found = text[language] ?? text[questionnaire.defaultLanguage] { return found }
    return text.translations.first?.text
  }

  /// Returns the JSON of an annotation; nil if absent or invalid.
  func kept(_ key: String, in annotations: [Annotation]) -> JSONValue? {
    annotations[key].flatMap { try? JSONParser.parse(Array($0.utf8), file: key) }
  }

  private func header() -> FormsHeader {
    var header = FormsHeader()
    header.rest = kept(FormsAnnotation.header, in: questionnaire.annotations)
    // A header of another type cannot contain these.
    guard header.rest?.members != nil || header.rest == nil else { return header }
    let title = text(questionnaire.title)
    if title != questionnaire.id { header.title = title }
    if language != "en" { header.language = language }
    header.description = text(questionnaire.description)
    header.introduction = text(questionnaire.introduction)
    header.closing = text(questionnaire.closing)
    return header
  }

  private mutating func loseWhatFormsHaveNot() {
    let others = Set(questionnaire.texts.flatMap(\.text.translations).map(\.language))
      .union(questionnaire.languages).subtracting([language]).sorted()
    if !others.isEmpty {
      lose("", "translations into \(others.joined(separator: ", "))", "only \(language) is written")
    }
    if questionnaire.provenance != ProvenanceDefinition() {
      lose("", "licence, citation and sharing", "left out")
    }
    if questionnaire.origin != nil { lose("", "origin", "left out") }
    if !questionnaire.sensors.isEmpty { lose("", "measurements", "left out") }
    if questionnaire.sharedKind != nil {
      lose("", "shared answer", "repeated at each question that inherits it")
    }
    for score in questionnaire.scores { lose(score.id, "score", "left out") }
    for calculation in questionnaire.calculations {
      lose(calculation.id, "calculation", "left out")
    }
    for constraint in questionnaire.constraints { lose(constraint.id, "constraint", "left out") }
    for element in questionnaire.elements where element.question?.requiredIf != nil {
      lose(element.id, "required-when", "forms have no such condition; it is optional")
    }
    loseAnnotations(questionnaire.annotations, of: "")
  }

  private mutating func loseAnnotations(_ annotations: [Annotation], of place: String) {
    for annotation in annotations where !annotation.key.hasPrefix("forms.") {
      lose(place, "annotation \(annotation.key)", "left out")
    }
  }

  // MARK: - Elements

  private func parent(of position: Int) -> Int? {
    let id = questionnaire.elements[position].parentID
    guard !id.isEmpty, let parent = structure.positions[id],
      structure.members[parent]?.contains(position) == true
    else { return nil }
    return parent
  }

  /// Returns the fields of sibling elements, with unique names.
  private mutating func fields(of positions: [Int]) -> [JSONValue] {
    var names = Set<String>()
    var fields: [JSONValue] = []
    append(positions, to: &fields, names: &names)
    return fields
  }

  private mutating func append(
    _ positions: [Int], to fields: inout [JSONValue], names: inout Set<String>
  ) {
    for position in positions {
      let element = questionnaire.elements[position]
      if element.shownIf != nil { lose(element.id, "condition", "always shown") }
      loseAnnotations(element.annotations, of: element.id)
      switch element.content {
      case .group(let group):
        loseDisplay(of: element, at: position)
        append(group, at: position, to: &fields, names: &names)
      case .question(let question):
        loseDisplay(of: element, at: position)
        let name = unique(element, &names)
        if let field = field(question, of: element, at: position, name: name) {
          fields.append(field)
        }
      case .headline, .text, .pageBreak, nil:
        lose(element.id, element.typeName, "left out")
      }
    }
  }

  private mutating func loseDisplay(of element: ElementDefinition, at position: Int) {
    let kind = structure.kinds[position]
    var supported: Set<DisplayFeature> = [.maskedText]
    // The pattern of a whole number is that of whole numbers.
    if case .number(let number)? = kind, !number.isInteger { supported.insert(.numberPattern) }
    report.loseDisplay(of: element, kind, except: supported)
  }

  /// Returns the original name in the form, or else the element's id.
  private func unique(_ element: ElementDefinition, _ names: inout Set<String>) -> String {
    let name = element.annotations[FormsAnnotation.name] ?? element.id
    return names.insert(name).inserted ? name : element.id
  }

  private mutating func append(
    _ group: GroupDefinition, at position: Int, to fields: inout [JSONValue],
    names: inout Set<String>
  ) {
    let element = questionnaire.elements[position]
    let members = structure.members[position] ?? []
    if group.sharedKind != nil, group.style != .matrix {
      lose(element.id, "shared answer", "repeated at each question that inherits it")
    }
    guard case .composite(let isOptional) = group.style else {
      lose(element.id, element.typeName, "its questions are written separately")
      for member in members {
        lose(
          questionnaire.elements[member].id,
          "position in `\(element.id)`",
          "written outside of a group")
      }
      append(members, to: &fields, names: &names)
      return
    }
    let name = unique(element, &names)
    var field: [JSONValue.Member] = [.init("name", .string(name))]
    var composite: [JSONValue.Member] = []
    if let title = text(group.title) {
      if let heading = element.annotations[FormsAnnotation.compositeLabel] {
        field.append(.init("label", .string(title)))
        composite.append(.init("label", .string(heading)))
      } else {
        composite.append(.init("label", .string(title)))
      }
    }
    composite.append(.init("fields", .array(self.fields(of: members))))
    let reference = add(
      composite, named: element.annotations[FormsAnnotation.composite] ?? name)
    field += [
      .init("type", .string(FormsType.composite.rawValue)),
      .init("compositeField", .string(reference)),
    ]
    if isOptional { field.append(.init("required", false)) }
    field += kept(FormsAnnotation.attributes, in: element.annotations)?.members ?? []
    fields.append(.object(field))
  }

  /// Fields share identical composites.
  private mutating func add(_ members: [JSONValue.Member], named wanted: String) -> String {
    var name = wanted
    var number = 2
    while true {
      let composite = JSONValue.object([.init("name", .string(name))] + members)
      if composites.contains(composite) { return name }
      if compositeNames.insert(name).inserted {
        composites.append(composite)
        return name
      }
      name = "\(wanted)_\(number)"
      number += 1
    }
  }
}
