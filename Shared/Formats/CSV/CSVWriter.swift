/// Joins fields into comma-separated values (RFC 4180), in UTF-8.
///
/// Texts are written as they are. A spreadsheet takes fields that begin with `=`, `+`, `-` or `@` for
/// formulas; changing them would change codes and rules, so they are counted instead, for a note.
public struct CSVWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// Fields that a spreadsheet may take for formulas.
  public private(set) var formulaCount = 0
  private let delimiter: UInt8

  public init(delimiter: UInt8 = UInt8(ascii: ",")) { self.delimiter = delimiter }

  public mutating func append(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(delimiter) }
      append(field)
    }
    bytes += [UInt8(ascii: "\r"), CSVReader.lineFeed]
  }

  private mutating func append(_ field: String) {
    if Self.looksLikeFormula(field) { formulaCount += 1 }
    guard mustQuote(field) else {
      bytes += field.utf8
      return
    }
    bytes.append(CSVReader.quote)
    for byte in field.utf8 {
      if byte == CSVReader.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(CSVReader.quote)
  }

  private func mustQuote(_ field: String) -> Bool {
    guard let first = field.utf8.first, let last = field.utf8.last else { return false }
    // A byte order mark at the start of the file is none of the text.
    if first <= 0x20 || last <= 0x20 || first == 0xEF { return true }
    return field.utf8.contains { byte in
      byte == delimiter || byte == CSVReader.quote || byte == CSVReader.lineFeed
        || byte == UInt8(ascii: "\r")
    }
  }

  private static func looksLikeFormula(_ field: String) -> Bool {
    guard let first = field.utf8.first else { return false }
    return "=+-@\t\r".utf8.contains(first) && DecimalSyntax.number(field) == nil
  }

  /// What to tell whoever opens the file; nil when there is nothing to tell.
  public var note: String? {
    guard formulaCount > 0 else { return nil }
    return "\(formulaCount) fields begin with `=`, `+`, `-` or `@`; in a spreadsheet import the "
      + "columns as text, so that they are not taken for formulas"
  }
}
