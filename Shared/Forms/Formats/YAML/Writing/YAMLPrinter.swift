/// Writes values as readable YAML: short values on one line, long texts as blocks, two spaces per
/// level.
struct YAMLPrinter {
  private static let lineWidth = 100
  private static let textWidth = 90

  private var text = ""

  /// Returns a whole file.
  static func file(_ pairs: YAMLPairs) -> [UInt8] {
    var printer = YAMLPrinter()
    printer.append(pairs.pairs, indent: 0, continuesLine: false)
    return Array(printer.text.utf8)
  }

  /// - Parameter continuesLine: whether the first pair follows a `- `.
  private mutating func append(
    _ pairs: [YAMLOutput.Pair], indent: Int, continuesLine: Bool
  ) {
    for (index, pair) in pairs.enumerated() {
      if index > 0 || !continuesLine { text += spaces(indent) }
      let key = YAMLScalar.key(pair.key) + ":"
      text += key
      append(pair.value, indent: indent, column: indent + key.count)
    }
  }

  /// Appends the value after a key, with the end of the line.
  private mutating func append(_ value: YAMLOutput, indent: Int, column: Int) {
    if let line = flow(value, from: column + 1) {
      text += " \(line)\n"
      return
    }
    switch value {
    case .list(let items, _):
      text += "\n"
      for item in items { append(item: item, indent: indent + 2) }
    case .mapping(let pairs, _):
      text += "\n"
      append(pairs, indent: indent + 2, continuesLine: false)
    case .text(let string): append(block: string, indent: indent)
    case .word(let word): text += " \(word)\n"
    case .quoted(let string): text += " \(YAMLScalar.quoted(string))\n"
    }
  }

  private mutating func append(item: YAMLOutput, indent: Int) {
    text += spaces(indent) + "-"
    if case .mapping(let pairs, _) = item, flow(item, from: indent + 2) == nil {
      text += " "
      append(pairs, indent: indent + 2, continuesLine: true)
    } else {
      append(item, indent: indent, column: indent + 1)
    }
  }

  private mutating func append(block string: String, indent: Int) {
    let width = max(30, Self.textWidth - indent - 2)
    guard let block = YAMLBlockText.block(string, width: width) else {
      text += " \(YAMLScalar.quoted(string))\n"
      return
    }
    text += " \(block.indicator)\n"
    for line in block.lines { text += line.isEmpty ? "\n" : "\(spaces(indent + 2))\(line)\n" }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: - One line

  /// - Returns: the value on one line; nil if it does not fit, or should not be compact.
  private func flow(_ value: YAMLOutput, from column: Int) -> String? {
    guard Self.mayFlow(value) else { return nil }
    var line = ""
    guard Self.append(value, to: &line, limit: Self.lineWidth - column) else { return nil }
    if case .text(let string) = value, string.contains("\n"),
      YAMLBlockText.block(string, width: Self.textWidth) != nil
    {
      return nil
    }
    return line
  }

  private static func mayFlow(_ value: YAMLOutput) -> Bool {
    switch value {
    case .list(let items, let isCompact): isCompact || items.isEmpty
    case .mapping(let pairs, let isCompact): isCompact || pairs.isEmpty
    case .word, .quoted, .text: true
    }
  }

  /// - Returns: whether it stayed within the limit.
  private static func append(
    _ value: YAMLOutput, to line: inout String, limit: Int
  ) -> Bool {
    switch value {
    case .word(let word): line += word
    case .quoted(let string), .text(let string):
      // Parts that are certainly too long are not formatted.
      guard string.utf8.count <= 8 * limit else { return false }
      line += YAMLScalar.quoted(string)
    case .list(let items, _):
      line += "["
      for (index, item) in items.enumerated() {
        if index > 0 { line += ", " }
        guard append(item, to: &line, limit: limit) else { return false }
      }
      line += "]"
    case .mapping(let pairs, _):
      line += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { line += ", " }
        line += YAMLScalar.key(pair.key) + ": "
        guard append(pair.value, to: &line, limit: limit) else { return false }
      }
      line += "}"
    }
    return line.count <= limit
  }
}
