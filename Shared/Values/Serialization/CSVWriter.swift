/// Writes records according to RFC 4180: fields separated by commas, records ended by CR LF, and a
/// field quoted if it contains a delimiter, a quote or a line break. UTF-8 without a byte order
/// mark; texts are written unchanged.
public struct CSVWriter: Sendable {
  /// The fields that are quoted in addition to those that must be.
  public enum Quoting: Sendable {
    case necessary
    /// Also quotes a field with white space at its ends, which some programs trim, and one that
    /// starts like a byte order mark.
    case edges
  }

  public private(set) var bytes: [UInt8] = []
  private let delimiter: UInt8
  private let quoting: Quoting

  /// - Parameter delimiter: an ASCII character other than a quote, CR and LF.
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

  /// Returns the bytes written since the last call.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Neutralizes spreadsheet formulas in user text (OWASP ASVS 5.0, 1.2.10).
  ///
  /// Inserts an apostrophe at the start of the text, and behind each separator that a spreadsheet
  /// may use in another locale, if a formula or an apostrophe follows: the quotes of a field do not
  /// protect it from a program that splits lines elsewhere than at commas. ``restored(_:)`` is the
  /// inverse.
  public static func harmless(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return text }
    var harmless = String.UnicodeScalarView()
    var startsCell = true
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let needsApostrophe =
        switch scalar {
        case "'": startsCell
        case "\t", "\r": index == scalars.startIndex
        default: startsCell && startsFormula(scalars[index...])
        }
      if needsApostrophe { harmless.append("'") }
      harmless.append(scalar)
      startsCell = separators.contains(scalar)
    }
    return String(harmless)
  }

  /// Returns the text before ``harmless(_:)``: without one apostrophe at the start and behind each
  /// separator.
  public static func restored(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "'")) else { return text }
    var restored = String.UnicodeScalarView()
    var startsCell = true
    for scalar in text.unicodeScalars {
      if startsCell, scalar == "'" {
        startsCell = false
        continue
      }
      restored.append(scalar)
      startsCell = separators.contains(scalar)
    }
    return String(restored)
  }

  /// Whether a spreadsheet may compute the text, or a part of it between separators.
  public static func isComputed(_ text: String) -> Bool {
    text.unicodeScalars.split(whereSeparator: separators.contains).contains(where: startsFormula)
  }

  /// Separators of cells and lines: lists of Windows in any locale, and pasted text.
  private static let separators: Set<Unicode.Scalar> = [
    ";", "\t", "|", "\r", "\n", "\u{060C}", "\u{061B}",
  ]

  /// Blanks are skipped, as by spreadsheets, and quotes, which may end an empty quoted field.
  private static func startsFormula(_ text: Substring.UnicodeScalarView) -> Bool {
    switch text.first(where: { $0 != " " && $0 != "\u{A0}" && $0 != "\"" }) {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  /// Whether a text without such bytes is harmless: the formula characters, or the first byte of
  /// their full-width forms.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "'"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0xEF:
      true
    default: false
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
