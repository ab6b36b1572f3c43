/// Writes records as RFC 4180 has them: fields separated by commas, records ended by CR LF, a field
/// quoted where it holds a comma, a quote or a line break. UTF-8 without a byte order mark.
public struct CSVWriter {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func write(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(field)
    }
    bytes.append(UInt8(ascii: "\r"))
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ field: String) {
    guard field.utf8.contains(where: Self.needsQuotes) else {
      bytes.append(contentsOf: field.utf8)
      return
    }
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in field.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  /// Takes what was written since the last call.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
