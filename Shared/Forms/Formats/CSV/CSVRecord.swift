/// One record of a table. Fields are stored as bytes of the file and decoded on access, with line
/// breaks as line feeds.
public struct CSVRecord: Sendable {
  struct Field {
    /// Offsets of the text between the delimiters or quotes.
    var start: UInt32
    var end: UInt32
    /// Line number from 1, and the offset at which that line begins.
    var line: UInt32
    var lineStart: UInt32
    var hasDoubledQuotes = false
    var hasCarriageReturns = false
  }

  private let bytes: [UInt8]
  private let fields: [Field]
  /// Line on which the record begins, or row of a sheet, from 1.
  public let line: Int
  /// Row number as in a spreadsheet, from 1. A record with line breaks in its fields is one row.
  public let row: Int
  /// Sheet of a workbook or file in an archive, whose positions are cells; empty for other tables.
  var sheet: String

  init(bytes: [UInt8], fields: [Field], line: Int, row: Int) {
    self.bytes = bytes
    self.fields = fields
    self.line = line
    self.row = row
    sheet = ""
  }

  /// Creates a record from a row of a sheet.
  ///
  /// - Parameter cells: by column, from 0.
  init(_ cells: [Int: Sheet.Cell], row: Int, sheet: String) {
    var bytes: [UInt8] = []
    var fields: [Field] = []
    let width = (cells.keys.max() ?? -1) + 1
    fields.reserveCapacity(width)
    for column in 0..<width {
      let start = UInt32(bytes.count)
      let text = cells[column]?.text.utf8
      bytes += text.map(Array.init) ?? []
      fields.append(
        Field(
          start: start, end: UInt32(bytes.count), line: UInt32(row), lineStart: start,
          hasCarriageReturns: text?.contains(CSVReader.carriageReturn) ?? false))
    }
    self.bytes = bytes
    self.fields = fields
    line = row
    self.row = row
    self.sheet = sheet
  }

  public var count: Int { fields.count }

  /// Whether all fields contain only white space.
  public var isBlank: Bool { fields.indices.allSatisfy(isEmpty) }

  /// Whether a field is absent or contains only white space.
  public func isEmpty(_ index: Int) -> Bool {
    guard index < fields.count, fields[index].start < fields[index].end else { return true }
    return trimmed(index).isEmpty
  }

  /// The text of a field; empty if the record is too short.
  public subscript(index: Int) -> String {
    guard index < fields.count else { return "" }
    return text(fields[index], from: fields[index].start, to: fields[index].end)
  }

  /// The text of a field without white space at its ends; empty if the record is too short.
  public func trimmed(_ index: Int) -> String {
    guard index < fields.count else { return "" }
    var (start, end) = (fields[index].start, fields[index].end)
    while start < end, Self.isSpace(bytes[Int(start)]) { start += 1 }
    while start < end, Self.isSpace(bytes[Int(end) - 1]) { end -= 1 }
    if start == end { return "" }
    let text = text(fields[index], from: start, to: end)
    // Non-ASCII white space is rare and slower to detect.
    let isPlain = bytes[Int(start)] < 0x80 && bytes[Int(end) - 1] < 0x80
    return isPlain ? text : text.trimmed
  }

  /// Returns the position of a field, or of a place in it.
  ///
  /// - Parameter offset: UTF-8 bytes into the field's text.
  public func position(_ index: Int, offset: Int = 0) -> SourcePosition {
    guard sheet.isEmpty else { return SourcePosition(line: row, column: index + 1, sheet: sheet) }
    guard index < fields.count else { return start }
    let field = fields[index]
    var line = Int(field.line)
    var lineStart = Int(field.lineStart)
    var place = Int(field.start)
    for _ in 0..<offset where place < Int(field.end) {
      if field.hasDoubledQuotes, bytes[place] == CSVReader.quote { place += 1 }
      if bytes[place] == CSVReader.carriageReturn, place + 1 < Int(field.end),
        bytes[place + 1] == CSVReader.lineFeed
      {
        place += 1
      }
      if bytes[place] == CSVReader.lineFeed || bytes[place] == CSVReader.carriageReturn {
        line += 1
        lineStart = place + 1
      }
      place += 1
    }
    let before = String(decoding: bytes[lineStart..<max(lineStart, place)], as: UTF8.self)
    return SourcePosition(line: line, column: before.count + 1)
  }

  /// Position at which the record begins.
  var start: SourcePosition { SourcePosition(line: sheet.isEmpty ? line : row, sheet: sheet) }

  private func text(_ field: Field, from start: UInt32, to end: UInt32) -> String {
    let content = bytes[Int(start)..<Int(end)]
    guard field.hasDoubledQuotes || field.hasCarriageReturns else {
      return String(decoding: content, as: UTF8.self)
    }
    var plain: [UInt8] = []
    plain.reserveCapacity(content.count)
    var isSecond = false
    var last: UInt8 = 0
    for byte in content {
      isSecond = field.hasDoubledQuotes && byte == CSVReader.quote && !isSecond
      let endsLine = byte == CSVReader.lineFeed && last == CSVReader.carriageReturn
      last = byte
      // The second half of CR LF was already written with the first.
      if isSecond || endsLine { continue }
      plain.append(byte == CSVReader.carriageReturn ? CSVReader.lineFeed : byte)
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
