/// Escapes texts for pages.
public enum HTMLEscaping {
  /// Escapes a text for the content of an element and for a quoted attribute. By unicode scalars: in
  /// a character, another scalar may stand before a `<`.
  public static func escaped(_ text: some StringProtocol) -> String {
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
