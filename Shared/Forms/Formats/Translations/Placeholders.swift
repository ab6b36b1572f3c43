internal import Questionnaires

/// Parts of a text that a program replaces: `{name}`, `${name}`, `%s`, `%1$s`, and Otolith's own
/// `{{answer:mood}}` without its fallback, which is translated.
enum Placeholders {
  /// Returns all occurrences, sorted.
  static func all(in text: String) -> [String] {
    var found: [String] = []
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      let end =
        switch bytes[position] {
        case UInt8(ascii: "{"): braced(bytes, position)
        case UInt8(ascii: "%"): percent(bytes, position)
        default: nil as Int?
        }
      if let end {
        let isDollar = position > 0 && bytes[position - 1] == UInt8(ascii: "$")
        let start = isDollar && bytes[position] == UInt8(ascii: "{") ? position - 1 : position
        found.append(String(decoding: bytes[start..<end], as: UTF8.self))
        position = end
      } else {
        position += 1
      }
    }
    for case .placeholder(let own) in TextPlaceholders.parts(of: text) {
      found.append(TextPlaceholder(own.source).text)
    }
    return found.sorted()
  }

  /// A name in braces; other text in braces is literal.
  private static func braced(_ bytes: [UInt8], _ start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    return end > start + 1 && end < bytes.count && bytes[end] == UInt8(ascii: "}") ? end + 1 : nil
  }

  /// C syntax with an optional position; the following letter distinguishes `100 %` from `5 %d`.
  private static func percent(_ bytes: [UInt8], _ start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
    if end > start + 1 {
      guard end < bytes.count, bytes[end] == UInt8(ascii: "$") else { return nil }
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "s") || bytes[end] == UInt8(ascii: "d"),
      end + 1 == bytes.count || !isName(bytes[end + 1])
    else { return nil }
    return end + 1
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }
}
