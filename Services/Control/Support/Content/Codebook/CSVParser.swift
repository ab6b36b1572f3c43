/// Splits comma-separated values into records (RFC 4180), one record at a time.
///
/// Quoted fields may hold delimiters, quotes written twice and line breaks. Lines may end with CR LF,
/// LF or CR. A quote inside a field that does not begin with one is refused, since it is where a
/// careless export has begun to mix columns.
struct CSVParser {
  struct Record: Hashable {
    /// The line on which the record begins, from 1.
    var line: Int
    var fields: [String]

    /// Whether no field holds anything but white space.
    var isBlank: Bool { fields.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
  }

  struct Failure: Error, Hashable {
    var line: Int
    var message: String
  }

  private var bytes: ArraySlice<UInt8>
  private let delimiter: UInt8
  private let limits: ContentLimits
  private var line = 1
  private var records = 0

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// - Parameter text: UTF-8, already checked.
  init(_ text: String, delimiter: UInt8 = UInt8(ascii: ","), limits: ContentLimits = .default) {
    bytes = Array(text.utf8)[...]
    self.delimiter = delimiter
    self.limits = limits
  }

  /// - Returns: nil after the last record.
  /// - Throws: ``Failure``.
  mutating func next() throws -> Record? {
    guard !bytes.isEmpty else { return nil }
    records += 1
    if records > limits.csvRecordsMax {
      throw Failure(line: line, message: "more than \(limits.csvRecordsMax) records")
    }
    var record = Record(line: line, fields: [])
    while true {
      record.fields.append(try field())
      if record.fields.count > limits.csvFieldsMax {
        throw Failure(line: record.line, message: "more than \(limits.csvFieldsMax) fields")
      }
      if bytes.first == delimiter {
        bytes.removeFirst()
      } else {
        endLine()
        return record
      }
    }
  }

  /// One field; what follows is a delimiter, the end of a line or of the text.
  private mutating func field() throws -> String {
    if bytes.first == Self.quote { return try quotedField() }
    let content = bytes.prefix { !isEndOfField($0) }
    if content.contains(Self.quote) {
      throw Failure(
        line: line, message: "a quote stands inside a field that does not begin with one")
    }
    bytes = bytes.dropFirst(content.count)
    return try text(Array(content))
  }

  private mutating func quotedField() throws -> String {
    let start = line
    var content: [UInt8] = []
    bytes.removeFirst()
    while let byte = bytes.popFirst() {
      if byte == Self.quote {
        if bytes.first != Self.quote { return try endOfQuotedField(content) }
        bytes.removeFirst()
      }
      if byte == Self.lineFeed { line += 1 }
      content.append(byte)
    }
    throw Failure(line: start, message: "a quoted field is not closed")
  }

  private func endOfQuotedField(_ content: [UInt8]) throws -> String {
    if let next = bytes.first, !isEndOfField(next) {
      throw Failure(line: line, message: "a closing quote is followed by more text")
    }
    return try text(content)
  }

  private func text(_ content: [UInt8]) throws -> String {
    if content.count > limits.csvFieldBytesMax {
      throw Failure(
        line: line, message: "a field of more than \(limits.csvFieldBytesMax) bytes")
    }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func endLine() {
    line += 1
    if bytes.first == Self.carriageReturn { bytes.removeFirst() }
    // The second half of CR LF, or a line feed of its own.
    if bytes.first == Self.lineFeed { bytes.removeFirst() }
  }

  private func isEndOfField(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn
  }
}
