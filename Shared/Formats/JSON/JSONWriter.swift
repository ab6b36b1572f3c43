/// Writes JSON as UTF-8: members in their order, numbers as they were spelled, nothing escaped that
/// need not be. The same value gives the same bytes.
public struct JSONWriter {
  private let isPretty: Bool
  private var bytes: [UInt8] = []

  /// - Parameter isPretty: each member on a line of its own, with a line feed at the end; else one
  ///   line without any white space.
  public static func write(_ value: JSONValue, isPretty: Bool = true) -> [UInt8] {
    var writer = JSONWriter(isPretty: isPretty)
    writer.write(value, 0)
    if isPretty { writer.bytes.append(0x0A) }
    return writer.bytes
  }

  /// One line.
  public static func line(_ value: JSONValue) -> String {
    String(decoding: write(value, isPretty: false), as: UTF8.self)
  }

  private init(isPretty: Bool) { self.isPretty = isPretty }

  private mutating func write(_ value: JSONValue, _ level: Int) {
    switch value.content {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .number(let number): append(number.text)
    case .string(let text): write(text)
    case .array(let values):
      list("[", "]", values.count, level) { writer, position in
        writer.write(values[position], level + 1)
      }
    case .object(let members):
      list("{", "}", members.count, level) { writer, position in
        writer.write(members[position].name)
        writer.append(writer.isPretty ? ": " : ":")
        writer.write(members[position].value, level + 1)
      }
    }
  }

  private mutating func list(
    _ open: String, _ close: String, _ count: Int, _ level: Int,
    item: (inout JSONWriter, Int) -> Void
  ) {
    append(open)
    for position in 0..<count {
      if position > 0 { append(",") }
      newLine(level + 1)
      item(&self, position)
    }
    if count > 0 { newLine(level) }
    append(close)
  }

  private mutating func newLine(_ level: Int) {
    guard isPretty else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: level * 2))
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0..<0x20:
        append("\\u00")
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
