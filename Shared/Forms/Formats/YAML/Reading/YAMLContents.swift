/// Contents of unknown question types as JSON: keys in file order, no spaces. Unquoted JSON
/// numbers, `true`, `false` and `null` keep their type; all other values are strings.
enum YAMLContents {
  static func json(of pairs: [YAMLPair]) -> String {
    var text = ""
    append(.mapping(pairs), to: &text)
    return text
  }

  static func json(of node: YAMLNode) -> String {
    var text = ""
    append(node.contents, to: &text)
    return text
  }

  private static func append(_ contents: YAMLNode.Contents, to text: inout String) {
    switch contents {
    case .scalar(let scalar, let isPlain):
      if isPlain, isLiteral(scalar) {
        text += scalar.isEmpty || scalar == "~" ? "null" : scalar
      } else {
        append(string: scalar, to: &text)
      }
    case .sequence(let nodes):
      text += "["
      for (index, node) in nodes.enumerated() {
        if index > 0 { text += "," }
        append(node.contents, to: &text)
      }
      text += "]"
    case .mapping(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += "," }
        append(string: pair.key, to: &text)
        text += ":"
        append(pair.value.contents, to: &text)
      }
      text += "}"
    }
  }

  private static func isLiteral(_ text: String) -> Bool {
    ["", "~", "null", "true", "false"].contains(text) || isNumber(text)
  }

  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?` (RFC 8259 §6).
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func digits() -> Int {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let begins = rest.first
    let whole = digits()
    guard whole > 0, whole == 1 || begins != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() > 0 else { return false }
    }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func append(string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        text += "\\u" + hexadecimal(scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
