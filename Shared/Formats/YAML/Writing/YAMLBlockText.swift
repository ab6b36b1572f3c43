/// A long text as a block, which is easier to read and to compare than a line of quotes.
enum YAMLBlockText {
  /// - Parameter width: of the lines of a folded text, in characters.
  /// - Returns: the indicator and the lines; nil where only quotes keep the text as it is.
  static func block(_ text: String, width: Int) -> (indicator: String, lines: [String])? {
    guard let first = text.first, !first.isWhitespace,
      text.unicodeScalars.allSatisfy({ $0 == "\n" || $0 == "\t" || YAMLScalar.isPrintable($0) })
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Spaces at the end of a line are seen by nobody who edits the file.
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

  /// Divided at single spaces; a word that is longer than a line stands alone.
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
