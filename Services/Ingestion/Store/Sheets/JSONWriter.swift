/// Writes JSON straight into a string: sheets are written once per submission, on the hot path.
struct JSONWriter {
  private(set) var text = ""
  /// Whether the next member or element follows another one.
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest("{", "}", body)
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest("[", "]", body)
  }

  /// The name of a member; its value follows.
  mutating func name(_ name: String) {
    separate()
    quote(name)
    text += ":"
    needsComma = false
  }

  mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  mutating func integer(_ value: Int64) {
    separate()
    text += String(value)
  }

  /// The shortest decimal that reads back as the same number; −0 becomes 0. Only finite numbers.
  mutating func number(_ value: Double) {
    separate()
    text += value == 0 ? "0" : value.description
  }

  private mutating func nest(
    _ opening: String, _ closing: String, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    text += opening
    needsComma = false
    body(&self)
    text += closing
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func quote(_ value: String) {
    text += "\""
    if value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in value.unicodeScalars { escape(scalar) }
    } else {
      text += value
    }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case let control where control.value < 0x20:
      let digits = String(control.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
