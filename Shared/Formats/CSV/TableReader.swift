/// Reads the records of a table, whether a file of comma-separated values or a sheet of a workbook.
struct TableReader {
  private enum Source {
    case text(CSVReader)
    case sheet(ArraySlice<[Int: Sheet.Cell]>)
  }

  /// Of the sheet, as its tab shows it; empty for a file that is one table.
  let sheet: String
  private var source: Source
  private let file: String
  private let limits: FormatLimits
  private var fieldCount = 0

  private init(_ source: Source, sheet: String, file: String, limits: FormatLimits) {
    self.source = source
    self.sheet = sheet
    self.file = file
    self.limits = limits
  }

  /// The tables of a file that have the header of a format.
  struct Found {
    /// Never empty; before their first record.
    var tables: [TableReader]
    /// Names of the sheets without such a header, unless one sheet was asked for.
    var otherSheets: [String] = []
    /// Whether the file is a workbook with more than one sheet, so that each needs a name of its own.
    var isOneOfSeveral = false
  }

  /// - Parameters:
  ///   - options: `sheet` names the sheet to read; empty: all that have such a header.
  ///   - isHeader: tells the header among the first records.
  /// - Throws: ``SourceError`` for a file that is no table or has no such header; of a workbook it
  ///   names the sheets that are there.
  static func open(
    _ bytes: [UInt8], file: String, options: ReadOptions, isHeader: (CSVRecord) -> Bool
  ) throws(SourceError) -> Found {
    let limits = options.limits
    guard ZipArchive.isArchive(bytes) else {
      let reader = try CSVReader.open(bytes, file: file, limits: limits, isHeader: isHeader)
      return Found(tables: [TableReader(.text(reader), sheet: "", file: file, limits: limits)])
    }
    let workbook = try WorkbookReader(bytes, file: file, limits: limits)
    let names = try workbook.sheetNames()
    try requireSheet(options.sheet, among: names, file: file)
    var found = Found(tables: [], isOneOfSeveral: names.count > 1)
    for sheet in try workbook.sheets(where: { isNamed($0, options.sheet) }) {
      var trial = TableReader(
        .sheet(sheet.rows[...]), sheet: sheet.name, file: file, limits: limits)
      let table = trial
      var hasHeader = false
      for _ in 0..<CSVReader.headerRecordsMax {
        guard !hasHeader, let record = try trial.next() else { break }
        hasHeader = isHeader(record)
      }
      if hasHeader { found.tables.append(table) } else { found.otherSheets.append(sheet.name) }
    }
    guard !found.tables.isEmpty else {
      let place = options.sheet.isEmpty ? "none of the sheets \(list(names))" : "`\(options.sheet)`"
      throw SourceError(
        SourceFinding(
          file: file, rule: "HEADER_MISSING",
          advice: "\(place) has no header of this format among its first "
            + "\(CSVReader.headerRecordsMax) rows"))
    }
    return found
  }

  /// - Returns: nil after the last record.
  /// - Throws: ``SourceError`` for a quote out of place and at each limit.
  mutating func next() throws(SourceError) -> CSVRecord? {
    switch source {
    case .text(var reader):
      defer { source = .text(reader) }
      return try reader.next()
    case .sheet(var rows):
      guard let cells = rows.popFirst() else { return nil }
      source = .sheet(rows)
      let row = cells.values.first?.position.line ?? 0
      let record = CSVRecord(cells, row: row, sheet: sheet)
      fieldCount += record.count
      guard fieldCount <= limits.nodesMax else {
        throw SourceError(
          SourceFinding(
            file: file, position: record.start, rule: "TABLE_TOO_LARGE",
            advice: "more than \(limits.nodesMax) fields in all"))
      }
      return record
    }
  }

  // MARK: Names of sheets

  /// Whether a sheet is the one that was asked for; letters may differ in their case.
  private static func isNamed(_ sheet: String, _ wanted: String) -> Bool {
    wanted.isEmpty || sheet.lowercased() == wanted.trimmed.lowercased()
  }

  /// - Throws: ``SourceError`` that names the sheets which are there.
  static func requireSheet(
    _ wanted: String, among names: [String], file: String
  ) throws(SourceError) {
    guard !names.contains(where: { isNamed($0, wanted) }) else { return }
    throw SourceError(
      SourceFinding(
        file: file, rule: "SHEET_UNKNOWN",
        advice: wanted.isEmpty
          ? "the workbook has no sheets"
          : "the workbook has no sheet `\(wanted)`; it has \(list(names))"))
  }

  static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
