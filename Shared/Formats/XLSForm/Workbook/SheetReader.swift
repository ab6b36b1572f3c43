/// Takes the sheets of an XLSForm out of a file of either kind.
struct SheetReader {
  let file: String
  let limits: FormatLimits
  /// The sheet with the questions in place of `survey`; empty: that one.
  var survey = ""

  static let names: Set<String> = ["survey", "choices", "settings"]
  /// What is found in bytes that are no table.
  private static let rulesOfOtherFiles: Set<String> = [
    "CHARACTER_NUL", "ENCODING_INVALID", "HEADER_MISSING", "QUOTE_MISPLACED", "QUOTE_NOT_CLOSED",
  ]

  struct Found {
    /// By ``SheetReader/names``, in lower case.
    var sheets: [Sheet]
    /// Names of the other ones, which are left out.
    var others: [String] = []
  }

  /// - Throws: ``SourceError`` for what is neither a workbook nor a table of sheets.
  func sheets(_ bytes: [UInt8]) throws(SourceError) -> Found {
    if ZipArchive.isArchive(bytes) {
      return try workbook(bytes)
    }
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      throw SourceError(
        SourceFinding(
          file: file, rule: "XLS_OLD",
          advice: "is an .xls file of Excel 97, or has a password; save it as .xlsx without one"))
    }
    do throws(SourceError) {
      return try tables(bytes)
    } catch {
      // What is wrong with it as a table is no help to somebody who takes it for a workbook.
      guard file.lowercased().hasSuffix(".xlsx"),
        Self.rulesOfOtherFiles.contains(error.findings.first?.rule ?? "")
      else { throw error }
      throw SourceError(
        SourceFinding(
          file: file, rule: "XLSX_INVALID",
          advice: bytes.isEmpty
            ? "is empty"
            : "is no .xlsx workbook, whatever its name says; open it in a spreadsheet and save it as "
              + "one"))
    }
  }

  private func workbook(_ bytes: [UInt8]) throws(SourceError) -> Found {
    let reader = try WorkbookReader(bytes, file: file, limits: limits)
    let wanted = survey.isEmpty ? "survey" : survey.trimmed.lowercased()
    let names = try reader.sheetNames()
    if !survey.isEmpty { try TableReader.requireSheet(survey, among: names, file: file) }
    guard names.contains(where: { $0.lowercased() == wanted }) else {
      throw SourceError(
        SourceFinding(
          file: file, place: "survey", rule: "SURVEY_MISSING",
          advice: "there is no sheet `survey`; name the one with the questions by --sheet, one of: "
            + TableReader.list(names)))
    }
    let rest = Self.names.subtracting(["survey"])
    func isWanted(_ name: String) -> Bool { name == wanted || rest.contains(name) }
    let sheets = try reader.sheets { isWanted($0.lowercased()) }.map { sheet in
      let name = sheet.name.lowercased()
      return Sheet(name: name == wanted ? "survey" : name, rows: sheet.rows)
    }
    return Found(sheets: sheets, others: names.filter { !isWanted($0.lowercased()) })
  }

  /// A table whose first column names the sheet and is empty in the sheet's own rows, as pyxform
  /// reads it; or the survey sheet alone, when the first line has its header.
  private func tables(_ bytes: [UInt8]) throws(SourceError) -> Found {
    var reader = try CSVReader.open(
      bytes, file: file, limits: limits, isHeader: Self.isHeader)
    let isSurveyAlone = try !beginsWithSheet(reader)
    var others: [String] = []
    var sheets: [Sheet] = isSurveyAlone ? [Sheet(name: "survey")] : []
    var isWanted = isSurveyAlone
    while let record = try reader.next() {
      let row = self.row(record, from: isSurveyAlone ? 0 : 1)
      if !isSurveyAlone, !record.isEmpty(0) {
        let name = record.trimmed(0).lowercased()
        isWanted = Self.names.contains(name)
        if isWanted {
          guard !sheets.contains(where: { $0.name == name }) else {
            throw SourceError(
              SourceFinding(
                file: file, position: SourcePosition(line: record.line), place: name,
                rule: "SHEET_DUPLICATE",
                advice: "the sheet stands twice; put its rows together"))
          }
          sheets.append(Sheet(name: name))
        } else {
          others.append(name)
        }
      }
      guard isWanted, !row.isEmpty else { continue }
      sheets[sheets.count - 1].rows.append(row)
    }
    return Found(sheets: sheets, others: others)
  }

  /// Of any of the sheets.
  static func isHeader(_ record: CSVRecord) -> Bool {
    let names = Set((0..<record.count).map { ColumnHeader(record.trimmed($0)).name })
    return names.isSuperset(of: ["type", "name"]) || names.isSuperset(of: ["list_name", "name"])
      || (names.count > 1 && !names.isDisjoint(with: ["form_title", "form_id"]))
  }

  private func beginsWithSheet(_ reader: CSVReader) throws(SourceError) -> Bool {
    var reader = reader
    while let record = try reader.next() {
      if !record.isBlank { return Self.names.contains(record.trimmed(0).lowercased()) }
    }
    return false
  }

  private func row(_ record: CSVRecord, from first: Int) -> [Int: Sheet.Cell] {
    var row: [Int: Sheet.Cell] = [:]
    for column in first..<max(record.count, first) where !record.isEmpty(column) {
      row[column] = Sheet.Cell(
        text: record[column], position: SourcePosition(line: record.line, column: column + 1))
    }
    return row
  }
}
