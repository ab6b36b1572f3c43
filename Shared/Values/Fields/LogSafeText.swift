/// Renders untrusted text as a single line without control effects, for terminals and logs.
public enum LogSafeText {
  /// Escapes line ends, control characters (including escape sequences) and bidirectional marks as
  /// `\u{1B}`.
  public static func text(_ text: String) -> String { written(text) { _ in false } }

  /// Like ``text(_:)``, but keeps line feeds and tabs, for quoted text.
  public static func lines(_ text: String) -> String { written(text) { $0 == "\n" || $0 == "\t" } }

  private static func written(_ text: String, keeping: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      if isDangerous(scalar), !keeping(scalar) {
        plain += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// Cuts a text to a maximum length in UTF-8, at a scalar boundary and with `…` at its end.
  /// Shorter texts stay unchanged.
  ///
  /// - Parameter bytes: at least 3.
  public static func cut(_ text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: max(0, bytes - 3))
    // Moves back to the start of a scalar.
    while UTF8.isContinuation(text.utf8[end]) { text.utf8.formIndex(before: &end) }
    return String(text.unicodeScalars[..<end]) + "…"
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
