/// One record of a table. Its fields are bytes of the file and become texts when they are asked for.
public struct CSVRecord: Sendable {
  struct Field {
    /// Offsets of what stands between the delimiters or the quotes.
    var start: UInt32
    var end: UInt32
    /// From 1, and the offset at which that line begins.
    var line: UInt32
    var lineStart: UInt32
    var hasDoubledQuotes: Bool
  }

  private let bytes: [UInt8]
  private let fields: [Field]
  /// The line on which the record begins, from 1.
  public let line: Int

  init(bytes: [UInt8], fields: [Field], line: Int) {
    self.bytes = bytes
    self.fields = fields
    self.line = line
  }

  public var count: Int { fields.count }

  /// Whether no field holds anything but white space.
  public var isBlank: Bool { fields.indices.allSatisfy(isEmpty) }

  /// Whether a field holds nothing but white space, or is not there.
  public func isEmpty(_ index: Int) -> Bool {
    guard index < fields.count, fields[index].start < fields[index].end else { return true }
    return trimmed(index).isEmpty
  }

  /// A field as it stands; empty when the record is too short.
  public subscript(index: Int) -> String {
    guard index < fields.count else { return "" }
    return text(fields[index], from: fields[index].start, to: fields[index].end)
  }

  /// A field without white space at its ends; empty when the record is too short.
  public func trimmed(_ index: Int) -> String {
    guard index < fields.count else { return "" }
    var (start, end) = (fields[index].start, fields[index].end)
    while start < end, Self.isSpace(bytes[Int(start)]) { start += 1 }
    while start < end, Self.isSpace(bytes[Int(end) - 1]) { end -= 1 }
    if start == end { return "" }
    let text = text(fields[index], from: start, to: end)
    // White space of other scripts is rare, and slower to look for.
    let isPlain = bytes[Int(start)] < 0x80 && bytes[Int(end) - 1] < 0x80
    return isPlain ? text : text.trimmed
  }

  /// Where a field begins, or a place in it.
  ///
  /// - Parameter offset: UTF-8 bytes of the field's text.
  public func position(_ index: Int, offset: Int = 0) -> SourcePosition {
    guard index < fields.count else { return SourcePosition(line: line) }
    let field = fields[index]
    var line = Int(field.line)
    var lineStart = Int(field.lineStart)
    var place = Int(field.start)
    for _ in 0..<offset where place < Int(field.end) {
      if field.hasDoubledQuotes, bytes[place] == CSVReader.quote { place += 1 }
      if bytes[place] == CSVReader.lineFeed {
        line += 1
        lineStart = place + 1
      }
      place += 1
    }
    let before = String(decoding: bytes[lineStart..<max(lineStart, place)], as: UTF8.self)
    return SourcePosition(line: line, column: before.count + 1)
  }

  private func text(_ field: Field, from start: UInt32, to end: UInt32) -> String {
    let content = bytes[Int(start)..<Int(end)]
    guard field.hasDoubledQuotes else { return String(decoding: content, as: UTF8.self) }
    var unquoted: [UInt8] = []
    unquoted.reserveCapacity(content.count)
    var isSecond = false
    for byte in content {
      isSecond = byte == CSVReader.quote && !isSecond
      if !isSecond || byte != CSVReader.quote { unquoted.append(byte) }
    }
    return String(decoding: unquoted, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
