internal import Questionnaires

/// Converts one questionnaire to the sheets of an XLSForm.
struct FormOutput {
  /// The questionnaire, with placeholders in the texts of elements replaced.
  var questionnaire: QuestionnaireDefinition
  let structure: QuestionnaireStructure
  let computed: ComputedOutput
  private let conditionWriter: ConditionWriter
  var choiceNames = ChoiceNameOutput()
  /// Languages of the texts, the default one first.
  let languages: [String]
  let names: [String: String]
  var survey = SheetOutput(
    name: "survey",
    order: [
      "type", "name", "label", "hint", "required", "relevant", "constraint", "constraint_message",
      "default", "appearance", "parameters", "calculation",
    ])
  private(set) var choices = ChoicesOutput()
  var report: ConversionReport

  /// - Parameter report: extended with losses.
  init(_ questionnaire: QuestionnaireDefinition, report: ConversionReport) {
    self.report = report
    let questionnaire = questionnaire.withEscapedElements
    self.questionnaire = questionnaire
    structure = QuestionnaireStructure(questionnaire)
    var languages = [questionnaire.defaultLanguage]
    for text in questionnaire.texts {
      for translation in text.text.translations where !languages.contains(translation.language) {
        languages.append(translation.language)
      }
    }
    self.languages = languages
    self.report.count(questionnaire)
    let names = Self.names(questionnaire, &self.report)
    self.names = names
    let computed = ComputedOutput(questionnaire, structure, names: names)
    self.computed = computed
    conditionWriter = ConditionWriter(
      names: names, kind: { [structure] in structure.kind(of: $0) },
      calculations: computed.asQuestions)
    losePipes()
    pipe()
    writeSurvey()
    writeComputed()
    loseUnplacedConstraints()
    loseProperties()
  }

  var sheets: [(name: String, rows: [[String]])] {
    [survey, choices.sheet, settings].filter { !$0.rows.isEmpty }
      .map { ($0.name, $0.table(languages)) }
  }

  /// Ids that are invalid names get an underscore; rows keep their original name.
  private static func names(
    _ questionnaire: QuestionnaireDefinition, _ report: inout ConversionReport
  ) -> [String: String] {
    var names: [String: String] = [:]
    var taken = Set<String>()
    for element in questionnaire.elements {
      var name = element.annotations[XLSFormAnnotation.name] ?? element.id
      if name != element.id, !ElementName.isName(name) {
        report.lose(element.id, "name", "`\(name)` is not a name of XLSForm; its id is written")
        name = element.id
      }
      if !ElementName.isName(name) {
        name = "_\(name)"
        report.lose(element.id, "id", "names cannot begin with a digit; written as `\(name)`")
      }
      while !taken.insert(name).inserted { name += "_" }
      names[element.id] = name
    }
    return names
  }

  // MARK: Survey

  private enum Open {
    case page
    case group(id: String, isRepeat: Bool)
  }

  private mutating func writeSurvey() {
    writeKeptRows()
    var open: [Open] = []
    var labels = Set<Int>()
    for (position, element) in questionnaire.elements.enumerated() {
      close(&open, before: element)
      if labels.contains(position) { continue }
      switch element.content {
      case .pageBreak:
        if element.annotations[XLSFormAnnotation.pageEnd] != nil, element.shownIf == nil {
          loseForeign(element)
          continue
        }
        let label = pageLabel(after: position)
        if label != nil { labels.insert(position + 1) }
        writePage(element, label)
        open.append(.page)
      case .group(let group):
        let isRepeat =
          group.repetition != nil || element.annotations[XLSFormAnnotation.repeated] != nil
        write(element, group, position, isRepeat)
        open.append(.group(id: element.id, isRepeat: isRepeat))
      case .question(let question): write(element, question, position)
      case .headline(let text):
        let level = element.annotations[XLSFormAnnotation.heading].flatMap { Int($0) }
        writeNote(element, HeadingText.headline(text, level: level ?? HeadingText.level))
      case .text(let text): writeNote(element, HeadingText.plain(text))
      case nil: report.lose(element.id, "element", "it has no contents; left out")
      }
    }
    while let last = open.popLast() { write(end: last) }
  }

  private mutating func close(_ open: inout [Open], before element: ElementDefinition) {
    while let last = open.last {
      switch last {
      case .group(let id, _):
        if id == element.parentID { return }
      case .page:
        guard case .pageBreak? = element.content else { return }
      }
      write(end: last)
      open.removeLast()
    }
  }

  private mutating func write(end: Open) {
    var row = SheetOutput.Row()
    if case .group(let id, _) = end {
      for calculation in computed.rows(in: id) { survey.append(calculation) }
    }
    if case .group(_, true) = end { row["type"] = "end_repeat" } else { row["type"] = "end_group" }
    survey.append(row)
  }

  private func pageLabel(after position: Int) -> TranslatedText? {
    let next = position + 1
    guard next < questionnaire.elements.count, questionnaire.elements[next].shownIf == nil,
      questionnaire.elements[next].annotations[XLSFormAnnotation.pageLabel] != nil,
      case .headline(let text)? = questionnaire.elements[next].content
    else { return nil }
    return text
  }

  private mutating func writePage(_ element: ElementDefinition, _ label: TranslatedText?) {
    var row = row(element)
    row["type"] = "begin_group"
    row["appearance"] = ["field-list", element.annotations[XLSFormAnnotation.appearance] ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    if let label { row.set("label", label) }
    survey.append(row)
  }

  private mutating func write(
    _ element: ElementDefinition, _ group: GroupDefinition, _ position: Int, _ isRepeat: Bool
  ) {
    var row = row(element)
    row["type"] = isRepeat ? "begin_repeat" : "begin_group"
    row["repeat_count"] = element.annotations[XLSFormAnnotation.repeated] ?? ""
    if let repetition = group.repetition { write(repetition, of: element.id, &row) }
    row.set("label", group.title)
    var appearance = [element.annotations[XLSFormAnnotation.appearance] ?? ""]
    switch group.style {
    case .section, nil:
      if group.sharedKind != nil { loseShared(element.id) }
    case .composite:
      report.lose(
        element.id, "composite",
        "written as a group; that all or none of its fields are filled in is not enforced")
    case .matrix:
      switch group.sharedKind {
      case .singleChoice(let choice) where !choice.isKnob: appearance.append("table-list")
      case .multipleChoice: appearance.append("table-list")
      default: report.lose(element.id, "matrix", "written as separate questions")
      }
    }
    row["appearance"] = appearance.filter { !$0.isEmpty }.joined(separator: " ")
    if group.hasRandomOrder { report.lose(.randomOrder, of: element) }
    survey.append(row)
    if let name = element.annotations[XLSFormAnnotation.headRow] {
      report.note("the head row `\(name)` of the matrix `\(element.id)` is written by table-list")
    }
  }

  private mutating func write(
    _ element: ElementDefinition, _ question: QuestionDefinition, _ position: Int
  ) {
    var output = QuestionOutput(
      id: element.id, annotations: element.annotations, languages: languages)
    writeConstraints(element, &output)
    output.write(question, kind: structure.kinds[position], &choices)
    for (what, advice) in output.losses { report.lose(element.id, what, advice) }
    if question.kind == .inherited, !isRow(element) { loseShared(element.id) }
    var row = row(element).merging(output.row) { kept, written in
      written.isEmpty ? kept : written
    }
    if !row["choice_filter"].isEmpty, !output.hasKeptChoices {
      row["choice_filter"] = ""
      report.lose(element.id, "choice_filter", "its list of choices has changed; left out")
    }
    if !question.offeredBy.isEmpty { writeOffer(of: question, element, position, &row) }
    survey.append(row)
  }

  mutating func loseShared(_ id: String) {
    report.lose(id, "shared answer", "repeated at every question that inherits it")
  }

  /// Whether it is a row of a matrix written as a table.
  private func isRow(_ element: ElementDefinition) -> Bool {
    guard let position = structure.positions[element.parentID],
      let group = questionnaire.elements[position].group, group.style == .matrix
    else { return false }
    switch group.sharedKind {
    case .singleChoice(let choice): return !choice.isKnob
    case .multipleChoice: return true
    default: return false
    }
  }

  private mutating func writeNote(_ element: ElementDefinition, _ text: TranslatedText) {
    var row = row(element)
    row["type"] = "note"
    row.set("label", text)
    row["appearance"] = element.annotations[XLSFormAnnotation.appearance] ?? ""
    survey.append(row)
  }

  /// Creates a row with name, condition, and kept cells.
  mutating func row(_ element: ElementDefinition) -> SheetOutput.Row {
    var row = SheetOutput.Row()
    row["name"] = names[element.id] ?? element.id
    if let condition = element.shownIf {
      do throws(ConditionFailure) {
        row["relevant"] = try conditionWriter.text(condition)
      } catch {
        report.lose(element.id, "condition", "\(error.reason); it is always shown there")
      }
    } else {
      row["relevant"] = element.annotations[XLSFormAnnotation.relevant] ?? ""
    }
    for (column, key) in [
      ("required", XLSFormAnnotation.required), ("read_only", XLSFormAnnotation.readOnly),
      ("choice_filter", XLSFormAnnotation.choiceFilter), ("default", XLSFormAnnotation.initial),
    ] {
      row[column] = element.annotations[key] ?? ""
    }
    if let condition = element.question?.requiredIf {
      do throws(ConditionFailure) {
        row["required"] = try conditionWriter.text(condition)
      } catch {
        report.lose(element.id, "required", "\(error.reason); it is optional there")
      }
    }
    for annotation in element.annotations {
      if let column = XLSFormAnnotation.columnName(annotation.key, "xlsform.column.") {
        row[column] = annotation.value
      } else if let (column, language) = textColumn(annotation.key) {
        row[ColumnHeader(name: column, language: language)] = annotation.value
      }
    }
    if element.isFixed { report.lose(.fixedElement, of: element) }
    if element.question?.hasRandomOptions == true,
      element.question?.kind?.options?.contains(where: \.isFixed) == true
    {
      report.lose(.fixedOptions, of: element)
    }
    loseForeign(element)
    return row
  }

  private func textColumn(_ key: String) -> (String, String)? {
    guard let rest = XLSFormAnnotation.columnName(key, "xlsform.text."),
      let dot = rest.firstIndex(of: "."),
      let tag = LanguageTag(String(rest[rest.index(after: dot)...]).replacing("_", with: "-"))
    else { return nil }
    let column = String(rest[..<dot])
    return (column == "big_image" ? "big-image" : column, tag.description)
  }

  private mutating func loseForeign(_ element: ElementDefinition) {
    let foreign = element.annotations.map(\.key).filter {
      !$0.hasPrefix(XLSFormAnnotation.prefix)
    }
    if !foreign.isEmpty {
      report.lose(
        element.id, "annotations", "\(foreign.joined(separator: ", ")): of another format; left out"
      )
    }
  }
}
