/// A position in a file.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// Line number from 1; in a CSV file the line on which the record begins.
  public var line: Int
  /// Column in characters from 1; 0 for the whole line.
  public var column: Int
  /// Sheet of a workbook as named on its tab, in which line and column identify a cell. Empty for
  /// other files.
  public var sheet: String

  public init(line: Int, column: Int = 0, sheet: String = "") {
    self.line = line
    self.column = column
    self.sheet = sheet
  }

  /// `12:3`, `12`; for a workbook `Baseline!C12`, `Baseline!12`.
  public var description: String {
    guard !sheet.isEmpty else { return column > 0 ? "\(line):\(column)" : "\(line)" }
    return sheet + "!" + (column > 0 ? CellReference.letters(column - 1) : "") + "\(line)"
  }
}
