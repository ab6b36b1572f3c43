/// Texts in the syntax of SPSS.
enum SPSSText {
  /// Maximum bytes of a variable label.
  static let variableLabelMax = 256
  /// Maximum bytes of a value label.
  static let valueLabelMax = 120
  /// Maximum bytes of a string variable.
  static let stringMax = 32_767
  /// Maximum bytes of one string piece, so that lines stay well below the limit of 256 bytes.
  private static let pieceMax = 100

  /// Returns a string literal, if needed over several lines joined by `+`. Line breaks and other
  /// controls become spaces; longer texts end with `…`.
  static func literal(_ text: String, bytesMax: Int) -> String {
    var pieces = [""]
    var bytes = 0
    var last: Character?
    for character in cut(plain(text), bytesMax) {
      let size = character.utf8.count
      // Some readers take `/*` in strings for a comment.
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

  /// Returns the literal of a file name, which `+` cannot join.
  static func fileName(_ name: String) -> String {
    "'\(plain(name).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }

  /// The text on one line, without controls.
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
