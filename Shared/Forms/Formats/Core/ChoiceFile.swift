/// A table of options beside a questionnaire: comma-separated values with a header.
struct ChoiceFile {
  struct Row {
    /// Line of the file on which the record begins.
    var line: Int
    /// Trimmed cells by column name, without empty ones.
    var cells: [String: String]
  }

  /// Column names in the order of the file.
  private(set) var columns: [String] = []
  private(set) var rows: [Row] = []

  /// Columns with what is stored, in the spellings of the formats.
  static let codeColumns = ["code", "name"]

  /// - Parameters:
  ///   - name: a file beside the questionnaire.
  ///   - options: gives access to the files.
  /// - Throws: ``SourceError`` for a name that leads elsewhere, a missing file, or an invalid table.
  init(named name: String, _ options: ReadOptions) throws(SourceError) {
    guard name.lowercased().hasSuffix(".csv"), !name.hasPrefix("."),
      name.utf8.allSatisfy({ $0 > 0x1f && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") })
    else {
      throw SourceError(
        file: name, rule: "CHOICE_FILE_INVALID",
        advice: "`\(name)` is not the name of a .csv file in the folder of the questionnaire")
    }
    guard let bytes = options.fileBeside(name) else {
      throw SourceError(
        file: name, rule: "CHOICE_FILE_MISSING",
        advice: "there is no file `\(name)` beside the questionnaire; add it, or correct the name")
    }
    var reader = try CSVReader.open(bytes, file: name, limits: options.limits) { record in
      (0..<record.count).contains { Self.codeColumns.contains(record.trimmed($0).lowercased()) }
    }
    while let record = try reader.next() {
      guard !columns.isEmpty else {
        columns = (0..<record.count).map { record.trimmed($0) }
        continue
      }
      var cells: [String: String] = [:]
      for (index, column) in columns.enumerated() where !record.isEmpty(index) {
        cells[column] = record.trimmed(index)
      }
      if !cells.isEmpty { rows.append(Row(line: record.line, cells: cells)) }
    }
  }

  /// The name of the column with what is stored.
  var codeColumn: String {
    columns.first { Self.codeColumns.contains($0.lowercased()) } ?? Self.codeColumns[0]
  }
}
