public import Questionnaires

/// Writes questionnaires as *Track Your Health* codebooks, one file each.
///
/// All languages of the texts become columns. What a codebook cannot say is left out, or written as
/// the nearest type that it has, and named in the report.
public struct CodebookWriter: QuestionnaireWriter {
  public init() {}

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions
  ) -> WriteResult {
    var report = ConversionReport()
    let files = questionnaires.map { write($0, into: &report) }
    return WriteResult(files: files, report: report)
  }

  private func write(
    _ questionnaire: QuestionnaireDefinition, into report: inout ConversionReport
  ) -> WriteResult.File {
    report.count(questionnaire)
    var rows = CodebookRows(questionnaire)
    rows.write()
    let layout = CodebookLayout(rows.rows, defaultLanguage: questionnaire.defaultLanguage)
    var table = TableWriter()
    let title = questionnaire.title[questionnaire.defaultLanguage] ?? questionnaire.id
    table.append([title] + Array(repeating: "", count: layout.names.count - 1))
    table.append(layout.languageLine)
    table.append(layout.names)
    for row in rows.rows { table.append(layout.cells(of: row)) }
    let file = WriteResult.File(name: "\(questionnaire.id).csv", bytes: table.bytes)

    var options = ReadOptions()
    options.questionnaireID = questionnaire.id
    options.defaultLanguage = questionnaire.defaultLanguage
    if questionnaire.defaultLanguage != "en", layout.languages.contains("en") {
      report.note(
        "\(questionnaire.id): a codebook does not name its default language; read it with "
          + "`--default-language \(questionnaire.defaultLanguage)`")
    }
    if let note = table.note { report.note("\(file.name): \(note)") }
    let copy = try? CodebookReader().read(file.bytes, file: file.name, options: options)
    ReadBack(advice: Self.advice, remarks: rows.remarks)
      .report(questionnaire, copy?.first?.definition, into: &report)
    return file
  }

  private static let advice = [
    "shown-if": "a codebook has no conditions; the element is always shown",
    "group": "a codebook has no groups; the members stand by themselves",
    "section": "a codebook has no groups; the title is written as a headline",
    "composite": "a codebook has no groups; the title is written as a headline",
    "matrix": "a codebook has no matrices; the rows are written as questions",
    "inherited": "the shared answer is written out with every question",
    "element": "a codebook has no such element; it is left out",
    "title": "a codebook has the title in the default language alone",
    "provenance": "a codebook says nothing about authors, licence and source; keep them beside it",
    "none allowed": "a codebook does not tell none from no answer; the question is not required",
    "optional": "a codebook would ask for an option; the question is not required",
    "score": "a codebook has no scores; it is left out",
    "text": "white space at the ends of a text and marks for translators are left out",
    "labels": "white space at the ends of a text and marks for translators are left out",
    "end labels": "white space at the ends of a text and marks for translators are left out",
  ]
}
