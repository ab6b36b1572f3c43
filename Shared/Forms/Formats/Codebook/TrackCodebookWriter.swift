public import Questionnaires

/// Writes questionnaires as *Track Your Health* codebooks, one file each.
///
/// All languages of the texts become columns. Unsupported contents are omitted, or written as the
/// nearest supported type, and listed in the report.
public struct TrackCodebookWriter: QuestionnaireWriter {
  public init() {}

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions
  ) -> WriteResult {
    var report = ConversionReport()
    let files = questionnaires.withCopies(&report).map { write($0, into: &report) }
    return WriteResult(files: files, report: report)
  }

  private func write(
    _ questionnaire: QuestionnaireDefinition, into report: inout ConversionReport
  ) -> WriteResult.File {
    report.count(questionnaire)
    var rows = TrackCodebookRows(questionnaire)
    rows.write()
    let layout = TrackCodebookLayout(rows.rows, defaultLanguage: questionnaire.defaultLanguage)
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
    let copy = try? TrackCodebookReader().read(file.bytes, file: file.name, options: options)
    ReadBack(advice: Self.advice, remarks: rows.remarks)
      .report(questionnaire, copy?.first?.definition, into: &report)
    return file
  }

  private static let advice = [
    "shown-if": "codebooks have no conditions; the element is always shown",
    "group": "codebooks have no groups; the members are written separately",
    "section": "codebooks have no groups; the title is written as a headline",
    "composite": "codebooks have no groups; the title is written as a headline",
    "matrix": "codebooks have no matrices; the rows are written as questions",
    "inherited": "the shared answer is repeated at every question",
    "element": "codebooks have no such element; it is left out",
    "title": "codebooks have titles in the default language only",
    "provenance": "codebooks have no authors, licence and source; store them separately",
    "none allowed": "codebooks do not tell no option from no answer; the question is optional",
    "optional": "a codebook would require an option; the question is not required",
    "score": "codebooks have no scores; it is left out",
    "calculation": "codebooks have no calculations; it is left out",
    "constraint": "codebooks have no rules between answers; it is left out",
    "required-when": "codebooks have no such condition; the question is optional",
    "text": "white space at the ends of a text and marks for translators are left out",
    "labels": "white space at the ends of a text and marks for translators are left out",
    "end labels": "white space at the ends of a text and marks for translators are left out",
  ]
}
