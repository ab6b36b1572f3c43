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
    ReadBack(
      renamed: writer.renamed, advice: Self.advice, remarks: writer.remarks,
      conditionRemarks: writer.conditionRemarks
    ).report(writer.questionnaire, copy?.definition, into: &report)
  }

  private static let advice = [
    "text": "one language is written; `|` and line ends in choices are replaced",
    "labels": "one language is written; `|` and line ends in choices are replaced",
    "end labels": "one language is written; `|` is replaced",
    "description": "one language is written",
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
    "minimum count": "REDCap has no least number of choices",
    "score": "REDCap's calculations have no bands, no other rounding and one language",
    "provenance":
      "a dictionary says nothing about authors, licence and source; keep them beside it",
  ]
}
