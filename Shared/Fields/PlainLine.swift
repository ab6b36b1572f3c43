/// Text that somebody else wrote, on a terminal or in a log: one line that steers nothing.
public enum PlainLine {
  /// With line ends, control characters (escape sequences begin with one) and marks that turn the
  /// direction of writing around written out as `\u{1B}`.
  public static func text(_ text: String) -> String { written(text) { _ in false } }

  /// The same with line feeds and tabs as they are, for a text that is quoted anyway.
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

  /// The same text where its UTF-8 has at most that many bytes; else as many whole scalars of it as
  /// fit beside the mark `…` at its end.
  ///
  /// - Parameter bytes: at least 3.
  public static func cut(_ text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: max(0, bytes - 3))
    // Back to where a scalar begins.
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
