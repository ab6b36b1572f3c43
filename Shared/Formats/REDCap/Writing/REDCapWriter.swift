public import Questionnaires

/// Writes questionnaires as the forms of one *REDCap data dictionary*, in one language.
///
/// What REDCap cannot say is left out, or written as the nearest field type that it has, and named in
/// the report.
public struct REDCapWriter: QuestionnaireWriter {
  public init() {}

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions
  ) -> WriteResult {
    var report = ConversionReport()
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
    // Said once, not at every element.
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
    "text": "white space at its ends and marks for translators are left out",
    "labels": "`|` and line ends in choices are replaced",
    "end labels": "`|` is replaced",
    "title": "REDCap makes titles of the names of forms, in one language",
    "default language": "the language that is written becomes the only one",
    "group": "REDCap has no groups but matrices; the members stand by themselves",
    "section": "REDCap has no groups; the title is written over the first member",
    "composite": "REDCap has no groups; the title is written over the first member",
    "inherited": "the shared answer is written out with every question",
    "page-break": "REDCap has no pages in its dictionary",
    "headline":
      "only the headline over a field is a section header; this one is a descriptive text",
    "id": "REDCap has no ids for this; another one is made when it is read",
    "element": "the dictionary has no place for it; it is left out",
    "shown-if": "branching logic cannot say it; the element is always shown",
    "weights": "REDCap counts codes; give the options codes that are their weights",
    "none allowed": "REDCap does not tell none from no answer; the field is not required",
    "optional": "REDCap would ask for a choice; the field is not required",
    "minimum count": "REDCap has no least number of choices",
    "score": "REDCap's calculations have no bands, no other rounding and one language",
    "provenance":
      "a dictionary says nothing about authors, licence and source; keep them beside it",
  ]
}
