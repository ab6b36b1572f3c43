/// Writes records as RFC 4180 has them: fields separated by commas, records ended by CR LF, a field
/// quoted where it holds a delimiter, a quote or a line break. UTF-8 without a byte order mark; texts
/// are written as they are.
public struct CSVWriter: Sendable {
  /// Which fields are quoted beside those that must be.
  public enum Quoting: Sendable {
    case necessary
    /// Also a field with white space at its ends, which some programs cut off, and one that begins
    /// like a byte order mark.
    case edges
  }

  public private(set) var bytes: [UInt8] = []
  private let delimiter: UInt8
  private let quoting: Quoting

  /// - Parameter delimiter: ASCII, and none of a quote, CR and LF.
  public init(delimiter: UInt8 = UInt8(ascii: ","), quoting: Quoting = .necessary) {
    self.delimiter = delimiter
    self.quoting = quoting
  }

  public mutating func write(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(delimiter) }
      write(field)
    }
    bytes.append(Self.carriageReturn)
    bytes.append(Self.lineFeed)
  }

  /// Takes what was written since the last call.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// A text that people or their devices made up. Where it starts with a character that makes
  /// spreadsheets compute (OWASP ASVS 5.0, 1.2.10), also in its full-width form, which some take for the
  /// same, or with an apostrophe, an apostrophe is put before it; taking one leading apostrophe away always
  /// gives the text back.
  public static func harmless(_ text: String) -> String {
    switch text.unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r", "'", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}":
      "'" + text
    default:
      text
    }
  }

  private mutating func write(_ field: String) {
    guard needsQuotes(field) else {
      bytes.append(contentsOf: field.utf8)
      return
    }
    bytes.append(Self.quote)
    for byte in field.utf8 {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(Self.quote)
  }

  private func needsQuotes(_ field: String) -> Bool {
    if quoting == .edges, let first = field.utf8.first, let last = field.utf8.last {
      if first <= 0x20 || last <= 0x20 || first == 0xEF { return true }
    }
    return field.utf8.contains { byte in
      byte == delimiter || byte == Self.quote || byte == Self.lineFeed
        || byte == Self.carriageReturn
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
