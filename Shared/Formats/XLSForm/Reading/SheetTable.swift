/// A sheet by the names of its columns.
struct SheetTable {
  struct Row {
    /// Where the row, or the record, begins.
    var start: SourcePosition
    /// The row, or the line on which the record begins.
    var line: Int { start.line }
    fileprivate(set) var cells: [ColumnHeader: Sheet.Cell]

    /// Without white space at its ends; empty when there is none. Columns without a language.
    subscript(name: String) -> String {
      cells[ColumnHeader(name: name)].map { $0.text.trimmed } ?? ""
    }

    func has(_ name: String) -> Bool { !self[name].isEmpty }

    /// Of a column in any language, else of the row.
    func position(_ name: String) -> SourcePosition {
      cells.filter { $0.key.name == name }.map(\.value.position).min { $0.column < $1.column }
        ?? start
    }
  }

  var headers: [ColumnHeader] = []
  var rows: [Row] = []
  /// Where the header stands.
  private(set) var start = SourcePosition(line: 1)

  /// Names of columns that stand twice, with the place of the second one.
  private(set) var duplicates: [(name: String, position: SourcePosition)] = []

  init() {}

  init(_ sheet: Sheet) {
    guard let header = sheet.rows.first else { return }
    if let first = header.values.first?.position {
      start = SourcePosition(line: first.line, sheet: first.sheet)
    }
    var columns: [Int: ColumnHeader] = [:]
    for (column, cell) in header.sorted(by: { $0.key < $1.key }) where !cell.text.trimmed.isEmpty {
      let parsed = ColumnHeader(cell.text)
      if headers.contains(parsed) {
        duplicates.append((cell.text.trimmed, cell.position))
      } else {
        headers.append(parsed)
        columns[column] = parsed
      }
    }
    for row in sheet.rows.dropFirst() {
      var cells: [ColumnHeader: Sheet.Cell] = [:]
      for (column, cell) in row where !cell.text.trimmed.isEmpty {
        if let header = columns[column] { cells[header] = cell }
      }
      guard let first = row.values.first?.position, !cells.isEmpty else { continue }
      let start = SourcePosition(line: first.line, sheet: first.sheet)
      rows.append(Row(start: start, cells: cells))
    }
  }
}

extension SheetTable.Row {
  /// Changes a cell; an empty text removes it.
  mutating func replace(_ name: String, with text: String) {
    let header = ColumnHeader(name: name)
    if text.isEmpty { cells[header] = nil } else { cells[header]?.text = text }
  }
}
