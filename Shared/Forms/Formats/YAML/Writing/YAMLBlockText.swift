/// Writes a long text as a block, which is easier to read and compare than a quoted line.
enum YAMLBlockText {
  /// - Parameter width: characters per line of a folded text.
  /// - Returns: the indicator and the lines; nil if only quotes preserve the text.
  static func block(_ text: String, width: Int) -> (indicator: String, lines: [String])? {
    guard let first = text.first, !first.isWhitespace,
      text.unicodeScalars.allSatisfy({ $0 == "\n" || $0 == "\t" || YAMLScalar.isPrintable($0) })
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Editors do not show spaces at the end of a line.
    guard lines.allSatisfy({ $0.last.map { $0 != " " && $0 != "\t" } ?? true }) else { return nil }
    if lines.count > 1 { return literal(text, lines) }
    guard !text.contains("\t"), !text.contains("  "), text.count > width else { return nil }
    return (">-", folded(text, width: width))
  }

  private static func literal(
    _ text: String, _ lines: [String]
  ) -> (indicator: String, lines: [String])? {
    guard text.hasSuffix("\n") else { return ("|-", lines) }
    return text.hasSuffix("\n\n") ? nil : ("|", lines.dropLast())
  }

  /// Splits at single spaces; a word longer than a line gets its own line.
  private static func folded(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}
