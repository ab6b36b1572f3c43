/// The shape of a CSV file: its columns, their widths, and whether texts contain line breaks.
///
/// Reads the bytes incrementally and stores only a number per column.
public struct FileShape: Sendable, Hashable {
  /// Reason why a file is not from an export.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    case columnsDiffer(row: Int, expected: Int, found: Int)
    case endsWithin(row: Int)

    public var description: String {
      switch self {
      case .columnsDiffer(let row, let expected, let found):
        "row \(row) has \(found) values for \(expected) columns"
      case .endsWithin(let row): "it ends within row \(row)"
      }
    }
  }

  /// Names of the columns.
  public private(set) var header: [String] = []
  /// Bytes of the longest value of each column, without the header.
  public private(set) var widths: [Int] = []
  /// Number of rows without the header.
  public private(set) var rowCount = 0
  /// Whether a quoted value contains a line break, which line-based programs cannot read.
  public private(set) var hasLineBreaks = false

  private var syntax = CSVSyntax()
  private var name: [UInt8] = []
  private var column = 0
  private var width = 0
  private var isHeader = true

  public init() {}

  /// - Throws: ``Failure``.
  public mutating func take(_ bytes: some Sequence<UInt8>) throws(Failure) {
    for byte in bytes {
      switch syntax.next(byte) {
      case .content(let byte): add(byte)
      case .endOfValue: endValue()
      case .endOfRow: try endRow()
      case .nothing: break
      }
    }
  }

  /// - Throws: ``Failure`` if the last row is incomplete.
  public func finish() throws(Failure) {
    if syntax.isWithinRow || isHeader { throw .endsWithin(row: isHeader ? 0 : rowCount + 1) }
  }

  private mutating func add(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { hasLineBreaks = true }
    width += 1
    if isHeader { name.append(byte) }
  }

  private mutating func endValue() {
    if isHeader {
      header.append(String(decoding: name, as: UTF8.self))
      name = []
    } else if column < widths.count {
      widths[column] = max(widths[column], width)
    }
    column += 1
    width = 0
  }

  private mutating func endRow() throws(Failure) {
    endValue()
    if isHeader {
      isHeader = false
      widths = Array(repeating: 0, count: header.count)
    } else {
      rowCount += 1
      guard column == header.count else {
        throw .columnsDiffer(row: rowCount, expected: header.count, found: column)
      }
    }
    column = 0
  }
}
