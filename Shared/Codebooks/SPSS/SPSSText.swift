/// Texts in the syntax of SPSS.
enum SPSSText {
  /// Bytes of a variable's label.
  static let variableLabelMax = 256
  /// Bytes of a value's label.
  static let valueLabelMax = 120
  /// Bytes of a string variable.
  static let stringMax = 32_767
  /// Bytes of a piece of a text, so that no line comes near the 256 bytes that a line of syntax may have.
  private static let pieceMax = 100

  /// A text in quotes, which may go on over several lines joined by `+`. Line breaks and other controls become spaces;
  /// what is longer ends with `…`.
  static func literal(_ text: String, bytesMax: Int) -> String {
    var pieces = [""]
    var bytes = 0
    var last: Character?
    for character in cut(plain(text), bytesMax) {
      let size = character.utf8.count
      // `/*` begins a comment, if only for careless readers.
      if bytes + size > pieceMax || (last == "/" && character == "*") {
        pieces.append("")
        bytes = 0
      }
      pieces[pieces.count - 1] += character == "'" ? "''" : String(character)
      bytes += size
      last = character
    }
    return pieces.map { "'\($0)'" }.joined(separator: " +\n    ")
  }

  /// The name of a file, which no `+` may divide.
  static func fileName(_ name: String) -> String {
    "'\(plain(name).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }

  /// On one line, without controls.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        if plain.last != " " { plain.append(" ") }
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }

  private static func cut(_ text: String, _ bytesMax: Int) -> String {
    guard text.utf8.count > bytesMax else { return text }
    let ellipsis = "…"
    var kept = ""
    var bytes = ellipsis.utf8.count
    for character in text {
      bytes += character.utf8.count
      if bytes > bytesMax { break }
      kept.append(character)
    }
    return kept + ellipsis
  }
}
