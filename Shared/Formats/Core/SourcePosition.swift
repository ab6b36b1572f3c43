/// A place in a file.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// From 1; in a CSV file the line on which the record begins.
  public var line: Int
  /// In characters from 1; 0 when the line as a whole is meant.
  public var column: Int
  /// Of a workbook, as its tab names it; the line and the column are those of a cell then. Empty for
  /// other files.
  public var sheet: String

  public init(line: Int, column: Int = 0, sheet: String = "") {
    self.line = line
    self.column = column
    self.sheet = sheet
  }

  /// `12:3`, `12`; of a workbook `Baseline!C12`, `Baseline!12`.
  public var description: String {
    guard !sheet.isEmpty else { return column > 0 ? "\(line):\(column)" : "\(line)" }
    return sheet + "!" + (column > 0 ? CellReference.letters(column - 1) : "") + "\(line)"
  }
}
