/// A sheet with access by column name.
struct SheetTable {
  struct Row {
    /// Start of the row or record.
    var start: SourcePosition
    /// The row, or the line on which the record begins.
    var line: Int { start.line }
    fileprivate(set) var cells: [ColumnHeader: Sheet.Cell]

    /// The trimmed text of a column without a language; empty if absent.
    subscript(name: String) -> String {
      cells[ColumnHeader(name: name)].map { $0.text.trimmed } ?? ""
    }

    func has(_ name: String) -> Bool { !self[name].isEmpty }

    /// Whether the column says yes in one of the spellings of XLSForm.
    func isYes(_ name: String) -> Bool { XLSFormWord.isYes(self[name]) }

    /// Returns the position of a column in any language, or else of the row.
    func position(_ name: String) -> SourcePosition {
      cells.filter { $0.key.name == name }.map(\.value.position).min { $0.column < $1.column }
        ?? start
    }
  }

  var headers: [ColumnHeader] = []
  private var headerPositions: [ColumnHeader: SourcePosition] = [:]
  var rows: [Row] = []
  /// Position of the header.
  private(set) var start = SourcePosition(line: 1)

  /// Duplicate column names with the position of the second one, if it has cells of its own.
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
      if let first = columns.first(where: { $0.value == parsed })?.key {
        let differs = sheet.rows.dropFirst().contains { row in
          let text = row[column]?.text.trimmed ?? ""
          return !text.isEmpty && text != row[first]?.text.trimmed ?? ""
        }
        if differs { duplicates.append((cell.text.trimmed, cell.position)) }
      } else {
        headers.append(parsed)
        headerPositions[parsed] = cell.position
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

extension SheetTable {
  func position(of header: ColumnHeader) -> SourcePosition { headerPositions[header] ?? start }
}

extension SheetTable.Row {
  /// Replaces a cell; an empty text removes it.
  mutating func replace(_ name: String, with text: String) {
    let header = ColumnHeader(name: name)
    if text.isEmpty { cells[header] = nil } else { cells[header]?.text = text }
  }
}

/// Words of XLSForm.
enum XLSFormWord {
  /// Whether a cell says yes in one of the spellings.
  static func isYes(_ text: String) -> Bool {
    ["yes", "true", "true()", "1"].contains(text.lowercased())
  }

  static func isNo(_ text: String) -> Bool {
    ["no", "false", "false()", "0"].contains(text.lowercased())
  }
}
