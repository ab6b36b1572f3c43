/// A codebook as a page for people: one file, without scripts and without anything from elsewhere.
public enum CodebookPage {
  public static func bytes(_ codebook: Codebook) -> [UInt8] {
    Array(CodebookPageWriter(codebook).text.utf8)
  }

  /// Texts in the direction of their own letters; another language than the usual ones is named.
  static func words(_ words: CodebookWords, _ usual: [String]) -> String {
    guard !words.text.isEmpty else { return "" }
    let language = words.language.isEmpty ? "" : " lang=\"\(escaped(words.language))\""
    let told =
      words.language.isEmpty || usual.contains(words.language)
      ? "" : " <small>\(escaped(words.language))</small>"
    return "<bdi\(language)>\(escaped(words.text))</bdi>\(told)"
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
