/// The spelling of single values.
enum YAMLScalar {
  /// Words that some YAML readers take for a Boolean or null.
  private static let reserved: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "~",
  ]

  /// Whether every reader takes the unquoted text as a text: letters, digits, `_`, `-`, `.`, with a
  /// letter first.
  static func isPlainWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 64 else { return false }
    return !reserved.contains(text.lowercased())
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "_-.".utf8.contains($0) }
  }

  static func key(_ key: String) -> String { isPlainWord(key) ? key : quoted(key) }

  /// Avoids an exponent if possible; otherwise with a decimal point, which YAML 1.1 requires.
  static func number(_ number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 { return "\(Int64(number))" }
    let text = "\(number)"
    guard let exponent = text.firstIndex(of: "e"), !text[..<exponent].contains(".") else {
      return text
    }
    return text[..<exponent] + ".0" + text[exponent...]
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where isPrintable(scalar): quoted.unicodeScalars.append(scalar)
      default: quoted += escape(scalar.value)
      }
    }
    return quoted + "\""
  }

  /// Whether the scalar is printable and does not end a line (YAML 1.1 §4.1.1).
  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      true
    default: false
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let (mark, width) = value <= 0xFF ? ("x", 2) : value <= 0xFFFF ? ("u", 4) : ("U", 8)
    return "\\\(mark)" + String(repeating: "0", count: width - digits.count) + digits
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
