public import Questionnaires

/// Writes XLSForms, one file for each questionnaire.
public struct XLSFormWriter: QuestionnaireWriter {
  public enum Container: Sendable, Hashable {
    /// `.xlsx`
    case workbook
    /// One CSV file whose first column names the sheet.
    case table
  }

  private let container: Container

  public init(_ container: Container = .workbook) { self.container = container }

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions
  ) -> WriteResult {
    var files: [WriteResult.File] = []
    var report = ConversionReport()
    for questionnaire in questionnaires {
      let form = FormOutput(questionnaire, report: report)
      report = form.report
      switch container {
      case .workbook:
        files.append(
          WriteResult.File(
            name: "\(questionnaire.id).xlsx", bytes: WorkbookWriter.bytes(form.sheets)))
      case .table:
        files.append(
          WriteResult.File(name: "\(questionnaire.id).csv", bytes: Self.table(form.sheets)))
      }
    }
    return WriteResult(files: files, report: report)
  }

  private static func table(_ sheets: [(name: String, rows: [[String]])]) -> [UInt8] {
    var writer = TableWriter()
    for sheet in sheets {
      writer.append([sheet.name])
      for row in sheet.rows { writer.append([""] + row) }
    }
    return writer.bytes
  }
}
