/// Writes XML. Whoever uses it opens and closes elements in order.
///
/// Characters that XML cannot hold become U+FFFD; ``XMLCharacters/areAllowed(in:)`` tells beforehand.
struct XMLWriter {
  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var open: [String] = []
  /// Line breaks and spaces between elements, for people.
  private let isIndented: Bool

  init(isIndented: Bool = false) { self.isIndented = isIndented }

  var bytes: [UInt8] { Array(text.utf8) }

  /// - Parameter attributes: in the order in which they are written.
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

  /// An element with nothing but text in it.
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

  /// References for what has a meaning in XML, and for white space that reading would change.
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
