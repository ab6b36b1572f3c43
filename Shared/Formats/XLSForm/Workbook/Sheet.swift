/// A table with a header, whatever file it came from.
struct Sheet: Sendable, Hashable {
  struct Cell: Sendable, Hashable {
    /// As it stands, also white space.
    var text: String
    /// The cell; in a CSV file the line on which the record begins, and the number of the column in
    /// the table, since counting characters would tell nobody in a spreadsheet where to look.
    var position: SourcePosition
  }

  /// As its tab shows it, `survey`.
  var name: String
  /// By column from 0; columns without a cell are absent. The first row is the header.
  var rows: [[Int: Cell]]

  init(name: String, rows: [[Int: Cell]] = []) {
    self.name = name
    self.rows = rows
  }
}
