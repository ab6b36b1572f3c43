/// A place in a file.
public struct SourcePosition: Sendable, Hashable {
  /// From 1; in a CSV file the line on which the record begins.
  public var line: Int
  /// In characters from 1; 0 when the line as a whole is meant.
  public var column: Int

  public init(line: Int, column: Int = 0) {
    self.line = line
    self.column = column
  }
}
