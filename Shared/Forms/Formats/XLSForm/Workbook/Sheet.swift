/// A table with a header, independent of the file type.
struct Sheet: Sendable, Hashable {
  struct Cell: Sendable, Hashable {
    /// Untrimmed text.
    var text: String
    /// The cell. In a CSV file, the line on which the record begins and the column number in the
    /// table, which is more useful in a spreadsheet than a character position.
    var position: SourcePosition
    /// The text in the spreadsheet if it differs from the stored value: "`25%`", "a date"; else
    /// nil.
    var shown: String?
  }

  /// Name on the tab: `survey`.
  var name: String
  /// Cells by column from 0, without empty ones. The first row is the header.
  var rows: [[Int: Cell]]

  init(name: String, rows: [[Int: Cell]] = []) {
    self.name = name
    self.rows = rows
  }
}
