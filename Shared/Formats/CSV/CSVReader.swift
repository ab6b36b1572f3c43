/// Splits comma-separated values into records (RFC 4180), one record at a time, in one pass over the
/// bytes.
///
/// Quoted fields may hold delimiters, quotes written twice and line breaks. Lines may end with CR LF,
/// LF or CR; within fields all of them are read as LF. A quote inside a field that does not begin with
/// one is refused, since it is where a careless export has begun to mix columns.
public struct CSVReader: Sendable {
  /// What spreadsheets put between fields, by country and by choice.
  public static let delimiters: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"),
  ]
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  /// Records among which a header is looked for.
  static let headerRecordsMax = 200

  /// Between the fields.
  public let delimiter: UInt8
  private let bytes: [UInt8]
  private let file: String
  private let limits: FormatLimits
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var recordCount = 0
  private var fieldCount = 0
  /// Fields of the record before: records of a table are alike.
  private var width = 0

  /// - Parameter file: the name, for findings.
  public init(
    _ text: String, file: String, delimiter: UInt8 = UInt8(ascii: ","),
    limits: FormatLimits = .default
  ) {
    bytes = Array(text.utf8)
    self.file = file
    self.delimiter = delimiter
    self.limits = limits
  }

  /// Reads a table whose header decides what separates the fields.
  ///
  /// - Parameter isHeader: tells the header among the first records.
  /// - Returns: a reader that stands before the first record.
  /// - Throws: ``SourceError`` for a file that is too large, no UTF-8, no table, or without a header.
  public static func open(
    _ bytes: [UInt8], file: String, limits: FormatLimits, isHeader: (CSVRecord) -> Bool
  ) throws(SourceError) -> CSVReader {
    // Offsets are kept in 32 bits.
    var limits = limits
    limits.bytesMax = min(limits.bytesMax, Int(UInt32.max) - 1)
    let text = try SourceText.decode(bytes, file: file, limits: limits)
    var failure: SourceError?
    for delimiter in delimiters {
      let reader = CSVReader(text, file: file, delimiter: delimiter, limits: limits)
      var trial = reader
      do throws(SourceError) {
        for _ in 0..<headerRecordsMax {
          guard let record = try trial.next() else { break }
          if isHeader(record) { return reader }
        }
      } catch {
        failure = failure ?? error
      }
    }
    throw failure
      ?? SourceError(
        SourceFinding(
          file: file, rule: "HEADER_MISSING",
          advice: "none of the first \(headerRecordsMax) lines is the header of this format, "
            + "whether separated by commas, semicolons or tabs"))
  }

  /// - Returns: nil after the last record.
  /// - Throws: ``SourceError`` for a quote out of place and at each limit.
  public mutating func next() throws(SourceError) -> CSVRecord? {
    let bytes = bytes
    guard offset < bytes.count else { return nil }
    recordCount += 1
    if recordCount > limits.recordsMax {
      throw failure("TOO_MANY_RECORDS", line, "more than \(limits.recordsMax) records")
    }
    let first = line
    var fields: [CSVRecord.Field] = []
    fields.reserveCapacity(width)
    while true {
      fields.append(try field(bytes))
      if fields.count > limits.fieldsMax {
        throw failure("TOO_MANY_FIELDS", first, "more than \(limits.fieldsMax) fields")
      }
      guard offset < bytes.count, bytes[offset] == delimiter else { break }
      offset += 1
    }
    fieldCount += fields.count
    if fieldCount > limits.nodesMax {
      throw failure("TABLE_TOO_LARGE", first, "more than \(limits.nodesMax) fields in all")
    }
    endLine(bytes)
    width = fields.count
    return CSVRecord(bytes: bytes, fields: fields, line: first, row: recordCount)
  }

  /// One field; what follows is a delimiter, the end of a line or of the text.
  private mutating func field(_ bytes: [UInt8]) throws(SourceError) -> CSVRecord.Field {
    if offset < bytes.count, bytes[offset] == Self.quote { return try quotedField(bytes) }
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn { break }
      if byte == Self.quote {
        throw failure(
          "QUOTE_MISPLACED", line,
          "a quote stands inside a field that does not begin with one; put the field into quotes "
            + "and write the quote twice")
      }
      offset += 1
    }
    return try made(start, offset, line, lineStart)
  }

  private mutating func quotedField(_ bytes: [UInt8]) throws(SourceError) -> CSVRecord.Field {
    let (firstLine, firstLineStart) = (line, lineStart)
    offset += 1
    let start = offset
    var hasDoubledQuotes = false
    var hasCarriageReturns = false
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == Self.quote {
        if offset < bytes.count, bytes[offset] == Self.quote {
          hasDoubledQuotes = true
          offset += 1
          continue
        }
        if offset < bytes.count, !isEndOfField(bytes[offset]) {
          throw failure(
            "QUOTE_MISPLACED", line,
            "a closing quote is followed by more text; write a quote inside a field twice")
        }
        var field = try made(start, offset - 1, firstLine, firstLineStart)
        field.hasDoubledQuotes = hasDoubledQuotes
        field.hasCarriageReturns = hasCarriageReturns
        return field
      }
      hasCarriageReturns = hasCarriageReturns || byte == Self.carriageReturn
      if byte == Self.lineFeed
        || (byte == Self.carriageReturn
          && !(offset < bytes.count && bytes[offset] == Self.lineFeed))
      {
        line += 1
        lineStart = offset
      }
    }
    throw failure("QUOTE_NOT_CLOSED", firstLine, "a quoted field is not closed")
  }

  private func made(
    _ start: Int, _ end: Int, _ line: Int, _ lineStart: Int
  ) throws(SourceError) -> CSVRecord.Field {
    if end - start > limits.fieldBytesMax {
      throw failure("FIELD_TOO_LONG", line, "a field of more than \(limits.fieldBytesMax) bytes")
    }
    return CSVRecord.Field(
      start: UInt32(start), end: UInt32(end), line: UInt32(line), lineStart: UInt32(lineStart))
  }

  private mutating func endLine(_ bytes: [UInt8]) {
    line += 1
    if offset < bytes.count, bytes[offset] == Self.carriageReturn { offset += 1 }
    // The second half of CR LF, or a line feed of its own.
    if offset < bytes.count, bytes[offset] == Self.lineFeed { offset += 1 }
    lineStart = offset
  }

  private func isEndOfField(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private func failure(_ rule: String, _ line: Int, _ advice: String) -> SourceError {
    let column = String(decoding: bytes[min(lineStart, offset)..<offset], as: UTF8.self).count + 1
    return SourceError(
      SourceFinding(
        file: file, position: SourcePosition(line: line, column: line == self.line ? column : 0),
        rule: rule, advice: advice))
  }
}
