/// Writes XML. The caller must open and close elements in order.
///
/// Characters that XML cannot contain become U+FFFD; check them with
/// ``XMLCharacters/areAllowed(in:)`` first.
struct XMLWriter {
  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var open: [String] = []
  /// Whether elements are on separate, indented lines.
  private let isIndented: Bool

  init(isIndented: Bool = false) { self.isIndented = isIndented }

  var bytes: [UInt8] { Array(text.utf8) }

  /// - Parameter attributes: in the order of writing.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    indent()
    write(name, attributes)
    text += ">"
    if isIndented { text += "\n" }
    open.append(name)
  }

  mutating func close() {
    let name = open.removeLast()
    indent()
    text += "</\(name)>"
    if isIndented { text += "\n" }
  }

  /// Writes an element that contains only text.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], text content: String = ""
  ) {
    indent()
    write(name, attributes)
    text += content.isEmpty ? "/>" : ">\(Self.escape(content))</\(name)>"
    if isIndented { text += "\n" }
  }

  private mutating func write(_ name: String, _ attributes: [(String, String)]) {
    text += "<\(name)"
    for (name, value) in attributes {
      text += " \(name)=\"\(Self.escape(value, isAttribute: true))\""
    }
  }

  private mutating func indent() {
    if isIndented { text += String(repeating: " ", count: 2 * open.count) }
  }

  /// Escapes markup characters, and white space that parsers would normalise.
  static func escape(_ text: String, isAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where isAttribute: escaped += "&quot;"
      case "\n" where isAttribute: escaped += "&#10;"
      case "\t" where isAttribute: escaped += "&#9;"
      case "\r": escaped += "&#13;"
      case let scalar where !XMLCharacters.isAllowed(scalar): escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Characters allowed in XML (XML 1.0 §2.2).
enum XMLCharacters {
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  static func areAllowed(in text: String) -> Bool {
    text.unicodeScalars.allSatisfy(isAllowed)
  }
}
