/// Text of a file on a terminal: one line that steers nothing.
///
/// What is wrong with a file is told in the words of the file, which somebody else wrote.
public enum PlainLine {
  /// With line ends, control characters (escape sequences begin with one) and marks that turn the
  /// direction of writing around written out as `\u{1B}`.
  public static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      if isDangerous(scalar) {
        plain += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
