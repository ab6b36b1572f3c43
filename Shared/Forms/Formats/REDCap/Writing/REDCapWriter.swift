public import Questionnaires

/// Writes questionnaires as the forms of one *REDCap data dictionary*, in one language.
///
/// Unsupported contents are omitted, or written as the nearest field type, and listed in the
/// report.
public struct REDCapWriter: QuestionnaireWriter {
  public init() {}

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions
  ) -> WriteResult {
    var report = ConversionReport()
    // Repeating instruments are set up in REDCap's projects; a dictionary has none.
    let questionnaires = questionnaires.withCopies(&report)
    let forms = REDCapForms(questionnaires)
    var table = TableWriter()
    table.append(REDCapColumn.allCases.map(\.title))
    if let first = questionnaires.first {
      table.append(forms.recordID(first).cells)
    }
    var writers: [REDCapFormWriter] = []
    for questionnaire in questionnaires {
      report.count(questionnaire)
      var writer = REDCapFormWriter(questionnaire, forms, language: options.language)
      writer.write()
      for line in writer.lines { table.append(line.cells) }
      writers.append(writer)
    }
    let name = questionnaires.count == 1 ? "\(questionnaires[0].id).csv" : "data-dictionary.csv"
    let file = WriteResult.File(name: name, bytes: table.bytes)
    if let note = table.note { report.note("\(name): \(note)") }
    for writer in writers { compare(writer, file, into: &report) }
    return WriteResult(files: [file], report: report)
  }

  private func compare(
    _ writer: REDCapFormWriter, _ file: WriteResult.File, into report: inout ConversionReport
  ) {
    var options = ReadOptions()
    options.defaultLanguage = writer.language
    let copies = try? REDCapReader().read(file.bytes, file: file.name, options: options)
    let copy = copies?.first { $0.definition.id == REDCapFormName.id(writer.form) }
    // Reported once instead of for every element.
    var left = Set<String>()
    var original = writer.questionnaire
    let defaultLanguage = original.defaultLanguage
    original.transformTexts { _, text in
      let kept = text[writer.language] == nil ? defaultLanguage : writer.language
      left.formUnion(text.translations.map(\.language).filter { $0 != kept })
      text.translations.removeAll { $0.language != kept }
      for index in text.translations.indices { text.translations[index].language = writer.language }
    }
    if !left.isEmpty {
      report.lose(
        "", "translations",
        "a dictionary has one language, and `\(writer.language)` is written; left out are "
          + left.sorted().map { "`\($0)`" }.joined(separator: ", "))
    }
    ReadBack(
      renamed: writer.renamed, advice: Self.advice, remarks: writer.remarks,
      conditionRemarks: writer.conditionRemarks
    ).report(original, copy?.definition, into: &report)
  }

  private static let advice = [
    "text": "white space at its ends, tags of HTML and marks for translators are left out",
    "labels": "`|`, line ends and tags of HTML in choices are replaced",
    "end labels": "`|` is replaced",
    "title": "REDCap derives titles from the names of forms, in one language",
    "default language": "the written language becomes the only one",
    "group": "REDCap has no groups except matrices; the members are written separately",
    "section": "REDCap has no groups; the title is written above the first member",
    "composite": "REDCap has no groups; the title is written above the first member",
    "inherited": "the shared answer is repeated at every question",
    "page-break": "REDCap dictionaries have no pages",
    "headline":
      "only the headline above a field is a section header; this one is a descriptive text",
    "id": "REDCap has no id for this; reading creates a new one",
    "element": "dictionaries do not support it; it is left out",
    "shown-if": "branching logic cannot express it; the element is always shown",
    "weights": "REDCap counts codes; use the weights as codes of the options",
    "none allowed": "REDCap does not tell no option from no answer; the field is not required",
    "optional": "REDCap would require a choice; the field is not required",
    "minimum count": "REDCap has no minimum number of choices",
    "required-when": "REDCap has no conditions for required fields; the field is not required",
    "constraint": "REDCap has no rules between fields; it is left out",
    "calculation": "REDCap does not have its unit, digits, title, or value",
    "score": "REDCap's calculations have no bands, no other rounding and one language",
    "provenance":
      "dictionaries have no authors, licence and source; store them separately",
  ]
}
