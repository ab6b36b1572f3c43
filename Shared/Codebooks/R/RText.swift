/// Values in the language R.
enum RText {
  /// Scalars of a text in quotes; R takes 10,000 where some of them are none of its locale's.
  private static let pieceMax = 5_000

  /// A text in quotes, of ASCII alone: it means the same in every locale, and nothing in it can be mistaken on a screen.
  /// A long one is put together of several.
  static func literal(_ text: String) -> String {
    guard text.unicodeScalars.count > pieceMax else { return quoted(text.unicodeScalars[...]) }
    var pieces: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      pieces.append(quoted(rest.prefix(pieceMax)))
      rest = rest.dropFirst(pieceMax)
    }
    return "paste0(\(pieces.joined(separator: ", ")))"
  }

  private static func quoted(_ scalars: Substring.UnicodeScalarView) -> String {
    var literal = "\""
    for scalar in scalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case " "..."~": literal.unicodeScalars.append(scalar)
      // R has no texts with it.
      case "\u{0}": literal += " "
      default:
        let digits = String(scalar.value, radix: 16)
        literal += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return literal + "\""
  }

  /// `c("a", "b")`, over as many lines as it takes; `character()` of none.
  static func vector(_ texts: [String], indent: String = "  ") -> String {
    guard !texts.isEmpty else { return "character()" }
    return "c(\n" + texts.map { "\(indent)\(literal($0))" }.joined(separator: ",\n") + ")"
  }
}
