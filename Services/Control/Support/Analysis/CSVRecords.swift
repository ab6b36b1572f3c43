import Codebooks

/// Splits CSV (RFC 4180) that arrives in parts of any length into records.
struct CSVRecords {
  private var fields: [String] = []
  private var field: [UInt8] = []
  private var isQuoted = false
  /// Whether the previous byte was a quote within quotes: the end of the field, or the first of two.
  private var isAfterQuote = false
  private var hasBegun = false
  private var count = 0

  /// - Parameter record: receives the fields of each complete record.
  /// - Throws: errors of `record`.
  mutating func take(_ bytes: [UInt8], _ record: ([String]) throws -> Void) rethrows {
    for byte in bytes {
      hasBegun = true
      if isQuoted, !isAfterQuote {
        if byte == Self.quote { isAfterQuote = true } else { field.append(byte) }
        continue
      }
      let isDoubled = isAfterQuote && byte == Self.quote
      if isAfterQuote {
        isAfterQuote = false
        isQuoted = isDoubled
      }
      switch byte {
      case Self.quote where isDoubled: field.append(byte)
      case Self.quote where field.isEmpty: isQuoted = true
      case UInt8(ascii: ","): endField()
      case UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"):
        endField()
        hasBegun = false
        count += 1
        try record(fields)
        fields.removeAll(keepingCapacity: true)
      default: field.append(byte)
      }
    }
  }

  /// - Throws: `FileShape.Failure` if the last record is incomplete.
  func finish() throws(FileShape.Failure) {
    if hasBegun { throw .endsWithin(row: count) }
  }

  private mutating func endField() {
    fields.append(String(decoding: field, as: UTF8.self))
    field.removeAll(keepingCapacity: true)
  }

  private static let quote = UInt8(ascii: "\"")
}
