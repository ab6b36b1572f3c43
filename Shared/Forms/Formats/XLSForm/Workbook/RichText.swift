/// The text of a shared or inline string: its runs without formatting and without the phonetic
/// hints of East Asian texts (ECMA-376-1 §18.4).
enum RichText {
  /// - Parameter reader: positioned after the start of `si` or `is`; afterwards after its end.
  static func read(from reader: inout XMLReader) throws(SourceError) -> String {
    var text = ""
    var depth = 1
    while depth > 0, let event = try reader.next() {
      switch event {
      case .start(let element) where element.name.local == "rPh": try reader.skipElement()
      case .start(let element) where element.name.local == "t":
        text += try reader.textOfElement()
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
    return unescaped(text)
  }

  /// `_x000A_` represents a character that XML cannot contain (§22.9.2.19).
  private static func unescaped(_ text: String) -> String {
    replacingEscapes(in: text) { scalar, _ in String(Character(scalar)) }
  }

  /// Escapes the underscore of a text that looks like an escaped character.
  static func escaped(_ text: String) -> String {
    replacingEscapes(in: text) { _, written in "_x005F\(written)" }
  }

  private static func replacingEscapes(
    in text: String, _ replacement: (Unicode.Scalar, Substring) -> String
  ) -> String {
    guard text.contains("_x") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "_x") {
      let digits = rest[start.upperBound...].prefix(4)
      let after = rest[digits.endIndex...]
      result += rest[..<start.lowerBound]
      if digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), after.first == "_",
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      {
        rest = after.dropFirst()
        result += replacement(scalar, text[start.lowerBound..<rest.startIndex])
      } else {
        result += rest[start]
        rest = rest[start.upperBound...]
      }
    }
    return result + rest
  }
}
