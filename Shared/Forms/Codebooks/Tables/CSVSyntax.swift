/// Reads CSV (RFC 4180) byte by byte, so that it may arrive in parts of any length.
public struct CSVSyntax: Sendable, Hashable {
  /// What a byte is.
  public enum Token: Sendable, Hashable {
    /// A byte of a value; a line break only within quotes.
    case content(UInt8)
    case endOfValue
    /// Ends the last value of the row, too.
    case endOfRow
    /// A quote, or a carriage return outside of quotes.
    case nothing
  }

  private var isQuoted = false
  /// Whether the previous byte was a quote within quotes: the end of the value, or the first of two.
  private var isAfterQuote = false
  private var isValueEmpty = true
  /// Whether the bytes so far end within a row.
  public private(set) var isWithinRow = false

  public init() {}

  public mutating func next(_ byte: UInt8) -> Token {
    isWithinRow = true
    if isQuoted {
      if isAfterQuote {
        isAfterQuote = false
        if byte == Self.quote { return content(byte) }
        isQuoted = false
        return outside(byte)
      }
      guard byte == Self.quote else { return content(byte) }
      isAfterQuote = true
      return .nothing
    }
    return outside(byte)
  }

  private mutating func outside(_ byte: UInt8) -> Token {
    switch byte {
    case Self.quote where isValueEmpty:
      isQuoted = true
      return .nothing
    case UInt8(ascii: "\r"): return .nothing
    case UInt8(ascii: ","):
      isValueEmpty = true
      return .endOfValue
    case UInt8(ascii: "\n"):
      isValueEmpty = true
      isWithinRow = false
      return .endOfRow
    default: return content(byte)
    }
  }

  private mutating func content(_ byte: UInt8) -> Token {
    isValueEmpty = false
    return .content(byte)
  }

  private static let quote = UInt8(ascii: "\"")
}
