/// Reads the records of a table: a file of comma-separated values, alone or in an archive, or a
/// sheet of a workbook.
struct TableReader {
  private enum Source {
    case text(CSVReader)
    case sheet(ArraySlice<[Int: Sheet.Cell]>)
  }

  /// Name of the sheet on its tab, or of the file in an archive; empty for a single-table file.
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

  /// The tables of a file with the header of a format.
  struct Found {
    /// Readers positioned before their first record; never empty.
    var tables: [TableReader]
    /// Names of the sheets or files without such a header, unless one was requested.
    var otherSheets: [String] = []
    /// Whether the file has several sheets or tables, so that each needs its own name.
    var isOneOfSeveral = false
  }

  /// - Parameters:
  ///   - options: `sheet` names the sheet, or the file in an archive; empty for all with such a
  ///     header.
  ///   - isHeader: recognises the header among the first records.
  /// - Throws: ``SourceError`` if the file is not a table or lacks the header; for a workbook it
  ///   lists the sheets.
  static func open(
    _ bytes: [UInt8], file: String, options: ReadOptions, isHeader: (CSVRecord) -> Bool
  ) throws(SourceError) -> Found {
    let limits = options.limits
    guard ZipArchive.isArchive(bytes) else {
      let reader = try CSVReader.open(bytes, file: file, limits: limits, isHeader: isHeader)
      return Found(tables: [TableReader(.text(reader), sheet: "", file: file, limits: limits)])
    }
    let archive = try ZipArchive(bytes, file: file, limits: limits)
    if !archive.tables.isEmpty {
      return try open(archive, file: file, options: options, isHeader: isHeader)
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
        file: file, rule: "HEADER_MISSING",
        advice: "\(place) has no header of this format in its first "
          + "\(CSVReader.headerRecordsMax) rows")
    }
    return found
  }

  /// Opens the tables in an archive, such as a downloaded instrument.
  private static func open(
    _ archive: ZipArchive, file: String, options: ReadOptions, isHeader: (CSVRecord) -> Bool
  ) throws(SourceError) -> Found {
    let names = archive.tables.map(\.name)
    try requireSheet(options.sheet, among: names, of: "archive", file: file)
    var found = Found(tables: [], isOneOfSeveral: names.count > 1)
    var failure: SourceError?
    for entry in archive.tables where isNamed(entry.name, options.sheet) {
      let bytes = try archive.contents(of: entry)
      do throws(SourceError) {
        let reader = try CSVReader.open(
          bytes, file: "\(file)/\(entry.name)", limits: options.limits, isHeader: isHeader)
        found.tables.append(
          TableReader(.text(reader), sheet: entry.name, file: file, limits: options.limits))
      } catch {
        failure = failure ?? error
        found.otherSheets.append(entry.name)
      }
    }
    if found.tables.isEmpty, let failure { throw failure }
    return found
  }

  /// - Returns: nil after the last record.
  /// - Throws: ``SourceError`` for a misplaced quote and at each limit.
  mutating func next() throws(SourceError) -> CSVRecord? {
    switch source {
    case .text(var reader):
      defer { source = .text(reader) }
      var record = try reader.next()
      record?.sheet = sheet
      return record
    case .sheet(var rows):
      guard let cells = rows.popFirst() else { return nil }
      source = .sheet(rows)
      let row = cells.values.first?.position.line ?? 0
      let record = CSVRecord(cells, row: row, sheet: sheet)
      fieldCount += record.count
      guard fieldCount <= limits.nodesMax else {
        throw SourceError(
          file: file, position: record.start, rule: "TABLE_TOO_LARGE",
          advice: "more than \(limits.nodesMax) fields in all")
      }
      return record
    }
  }

  // MARK: Names of sheets

  /// Whether a sheet is the requested one, ignoring case.
  private static func isNamed(_ sheet: String, _ wanted: String) -> Bool {
    wanted.isEmpty || sheet.lowercased() == wanted.trimmed.lowercased()
  }

  /// - Throws: ``SourceError`` that lists the existing sheets.
  static func requireSheet(
    _ wanted: String, among names: [String], of kind: String = "workbook", file: String
  ) throws(SourceError) {
    guard !names.contains(where: { isNamed($0, wanted) }) else { return }
    throw SourceError(
      file: file, rule: "SHEET_UNKNOWN",
      advice: wanted.isEmpty
        ? "the \(kind) has no sheets"
        : "the \(kind) has no sheet `\(wanted)`; it has \(list(names))")
  }

  static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}
