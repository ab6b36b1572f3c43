/// Extracts the sheets of an XLSForm from a workbook or CSV file.
struct XLSFormSheets {
  let file: String
  let limits: FormatLimits
  /// Name of the sheet with the questions; empty for `survey`.
  var survey = ""

  static let names: Set<String> = ["survey", "choices", "settings"]
  /// Findings for bytes that are not a table.
  private static let rulesOfOtherFiles: Set<String> = [
    "CHARACTER_NUL", "ENCODING_INVALID", "HEADER_MISSING", "QUOTE_MISPLACED", "QUOTE_NOT_CLOSED",
  ]

  struct Found {
    /// Sheets by ``XLSFormSheets/names``, in lower case.
    var sheets: [Sheet]
    /// Names of other sheets, which are ignored.
    var others: [String] = []
  }

  /// - Throws: ``SourceError`` if the file is neither a workbook nor a table of sheets.
  func sheets(_ bytes: [UInt8]) throws(SourceError) -> Found {
    if ZipArchive.isArchive(bytes) {
      return try workbook(bytes)
    }
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      throw SourceError(
        file: file, rule: "XLS_OLD",
        advice: "is an .xls file of Excel 97, or has a password; save it as .xlsx without one")
    }
    do throws(SourceError) {
      return try tables(bytes)
    } catch {
      // Findings about tables do not help if the file was meant as a workbook.
      guard file.lowercased().hasSuffix(".xlsx"),
        Self.rulesOfOtherFiles.contains(error.findings.first?.rule ?? "")
      else { throw error }
      throw SourceError(
        file: file, rule: "XLSX_INVALID",
        advice: bytes.isEmpty
          ? "is empty"
          : "is not an .xlsx workbook despite its name; open it in a spreadsheet and save it as "
            + "one")
    }
  }

  private func workbook(_ bytes: [UInt8]) throws(SourceError) -> Found {
    let reader = try WorkbookReader(bytes, file: file, limits: limits)
    var wanted = survey.isEmpty ? "survey" : survey.trimmed.lowercased()
    let names = try reader.sheetNames()
    if !survey.isEmpty { try TableReader.requireSheet(survey, among: names, file: file) }
    // The items of formr are in the first sheet of any name.
    if !names.contains(where: { $0.lowercased() == wanted }), let first = names.first,
      let items = try reader.sheets(where: { $0 == first }).first, FormrTable.isTable(items)
    {
      wanted = first.lowercased()
    }
    guard names.contains(where: { $0.lowercased() == wanted }) else {
      throw SourceError(
        file: file, place: "survey", rule: "SURVEY_MISSING",
        advice: "there is no sheet `survey`; pass the one with the questions as --sheet, one of: "
          + TableReader.list(names))
    }
    let rest = Self.names.subtracting(["survey"])
    func isWanted(_ name: String) -> Bool { name == wanted || rest.contains(name) }
    var sheets = try reader.sheets { isWanted($0.lowercased()) }.map { sheet in
      let name = sheet.name.lowercased()
      return Sheet(name: name == wanted ? "survey" : name, rows: sheet.rows)
    }
    var others = names.filter { !isWanted($0.lowercased()) }
    // formr reads the choices from the second sheet if none has the name.
    let hasChoices = sheets.contains { $0.name == "choices" }
    if !hasChoices, names.count > 1, others.contains(names[1]),
      sheets.contains(where: { $0.name == "survey" && FormrTable.isTable($0) }),
      let choices = try reader.sheets(where: { $0 == names[1] }).first,
      FormrTable.isChoices(choices)
    {
      sheets.append(Sheet(name: "choices", rows: choices.rows))
      others.removeAll { $0 == names[1] }
    }
    return Found(sheets: sheets, others: others)
  }

  /// Reads a table whose first column names the sheet and is empty in the sheet's own rows, like
  /// pyxform; or the survey sheet alone if the first line has its header.
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
              file: file, position: SourcePosition(line: record.line), place: name,
              rule: "SHEET_DUPLICATE",
              advice: "duplicate sheet; merge its rows")
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

  /// Whether the record is the header of any sheet.
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
