import Questionnaires

/// Writes rows that are not elements, and reports unsupported contents.
extension FormOutput {
  // MARK: Rows without elements

  /// Rows may have had their names in groups of their own, which are not written.
  mutating func writeKeptRows() {
    var taken = Set(names.values).union(computed.written.values)
    for number in 1...XLSFormAnnotation.rowsMax {
      guard let json = questionnaire.annotations[XLSFormAnnotation.row(number)],
        let cells = TableCells(json: json)
      else { continue }
      var row = SheetOutput.Row()
      for (name, text) in cells.cells {
        var header = ColumnHeader(name)
        header.language = header.language.map { LanguageNames.tag($0) ?? $0 }
        row[header] = text
      }
      let name = row["name"]
      guard name.isEmpty || taken.insert(name).inserted else {
        report.lose(name, "row", "another row has this name; left out")
        continue
      }
      survey.append(row)
    }
  }

  // MARK: The questionnaire

  var settings: SheetOutput {
    var sheet = SheetOutput(
      name: "settings", order: ["form_title", "form_id", "version", "default_language"])
    var row = SheetOutput.Row()
    row["form_title"] = questionnaire.title[questionnaire.defaultLanguage] ?? questionnaire.id
    row["form_id"] = questionnaire.annotations[XLSFormAnnotation.formID] ?? questionnaire.id
    row["default_language"] = LanguageNames.label(questionnaire.defaultLanguage)
    for annotation in questionnaire.annotations {
      if let column = XLSFormAnnotation.columnName(annotation.key, "xlsform.settings.") {
        row[column] = annotation.value
      }
    }
    if choices.hasRepeatedNames { row[XLSFormAnnotation.repeatedChoices] = "yes" }
    sheet.append(row)
    return sheet
  }

  mutating func loseProperties() {
    let texts = [
      ("description", questionnaire.description), ("introduction", questionnaire.introduction),
      ("closing", questionnaire.closing),
    ]
    for (name, text) in texts where !text.isAbsent {
      report.lose("", name, "forms do not support it; add a note manually")
    }
    let translated = questionnaire.title.translations.map(\.language)
    if translated.contains(where: { $0 != questionnaire.defaultLanguage }) {
      report.lose("", "title", "written in `\(questionnaire.defaultLanguage)` only")
    }
    if !questionnaire.languages.isEmpty {
      report.lose("", "languages", "the required languages are left out")
    }
    if questionnaire.sharedKind != nil { loseShared("") }
    if !questionnaire.sensors.isEmpty {
      report.lose("", "sensors", "add the measurements manually")
    }
    if questionnaire.provenance != ProvenanceDefinition() {
      report.lose("", "provenance", "licence, source, authors and sharing are left out")
    }
    if questionnaire.origin != nil { report.lose("", "origin", "left out") }
    let foreign = questionnaire.annotations.map(\.key).filter {
      !$0.hasPrefix(XLSFormAnnotation.prefix)
    }
    if !foreign.isEmpty {
      report.lose(
        "", "annotations", "\(foreign.joined(separator: ", ")): of another format; left out")
    }
    let isOutdated = questionnaire.texts.contains { text in
      text.text.translations.contains(where: \.isOutdated)
    }
    if isOutdated { report.lose("", "outdated marks", "marks for translators are left out") }
  }

  /// `${…}` in a text would be replaced by an answer.
  mutating func losePipes() {
    for element in questionnaire.elements {
      var copy = QuestionnaireDefinition(
        id: "", title: TranslatedText(), defaultLanguage: "", elements: [element])
      var hasReference = false
      copy.transformTexts { _, text in
        hasReference = hasReference || text.translations.contains { $0.text.contains("${") }
      }
      if hasReference {
        report.note("`${` in a text of `\(element.id)` inserts an answer")
      }
    }
  }
}
