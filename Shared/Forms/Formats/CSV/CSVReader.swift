/// Splits comma-separated values into records (RFC 4180), one at a time, in one pass over the
/// bytes.
///
/// Quoted fields may contain delimiters, doubled quotes and line breaks. Lines may end with CR LF,
/// LF or CR; within fields all become LF. A quote inside an unquoted field is rejected, since it
/// usually indicates a broken export with shifted columns.
public struct CSVReader: Sendable {
  /// Delimiters that spreadsheets use, depending on locale and settings.
  public static let delimiters: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"),
  ]
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  /// Maximum records searched for a header.
  static let headerRecordsMax = 200

  /// The delimiter between fields.
  public let delimiter: UInt8
  private let bytes: [UInt8]
  private let file: String
  private let limits: FormatLimits
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var recordCount = 0
  private var fieldCount = 0
  /// Number of fields in the previous record, as an estimate for the next.
  private var width = 0

  /// - Parameter file: file name for findings.
  public init(
    _ text: String, file: String, delimiter: UInt8 = UInt8(ascii: ","),
    limits: FormatLimits = .default
  ) {
    bytes = Array(text.utf8)
    self.file = file
    self.delimiter = delimiter
    self.limits = limits
  }

  /// Opens a table whose header determines the delimiter.
  ///
  /// - Parameter isHeader: recognises the header among the first records.
  /// - Returns: a reader positioned before the first record.
  /// - Throws: ``SourceError`` for a file that is too large, not UTF-8, not a table, or without a
  ///   header.
  public static func open(
    _ bytes: [UInt8], file: String, limits: FormatLimits, isHeader: (CSVRecord) -> Bool
  ) throws(SourceError) -> CSVReader {
    // Offsets are stored in 32 bits.
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
        file: file, rule: "HEADER_MISSING",
        advice: "none of the first \(headerRecordsMax) lines is the header of this format, "
          + "whether separated by commas, semicolons or tabs")
  }

  /// - Returns: nil after the last record.
  /// - Throws: ``SourceError`` for a misplaced quote and at each limit.
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

  /// Reads one field; a delimiter, a line end or the end of the text follows.
  private mutating func field(_ bytes: [UInt8]) throws(SourceError) -> CSVRecord.Field {
    if offset < bytes.count, bytes[offset] == Self.quote { return try quotedField(bytes) }
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn { break }
      if byte == Self.quote {
        throw failure(
          "QUOTE_MISPLACED", line,
          "a quote inside an unquoted field; quote the field "
            + "and double the quote")
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
            "text after a closing quote; double a quote inside a quoted field")
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
    // The second half of CR LF, or a single line feed.
    if offset < bytes.count, bytes[offset] == Self.lineFeed { offset += 1 }
    lineStart = offset
  }

  private func isEndOfField(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private func failure(_ rule: String, _ line: Int, _ advice: String) -> SourceError {
    let column = String(decoding: bytes[min(lineStart, offset)..<offset], as: UTF8.self).count + 1
    return SourceError(
      file: file, position: SourcePosition(line: line, column: line == self.line ? column : 0),
      rule: rule, advice: advice)
  }
}
