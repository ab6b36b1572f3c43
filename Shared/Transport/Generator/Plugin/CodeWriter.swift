/// Collects indented lines of code.
struct CodeWriter {
  private(set) var text = ""
  private var indentation = 0

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += String(repeating: "  ", count: indentation)
      text += line
    }
    text += "\n"
  }

  /// Writes `head {`, the body, `}` and `tail`.
  mutating func block(
    _ head: String, tail: String = "", _ body: (inout CodeWriter) throws -> Void
  ) rethrows {
    line("\(head) {")
    indentation += 1
    try body(&self)
    indentation -= 1
    line("}\(tail)")
  }

  /// Writes the indented rest of a continued line.
  mutating func indented(_ body: (inout CodeWriter) throws -> Void) rethrows {
    indentation += 1
    try body(&self)
    indentation -= 1
  }

  /// Writes a documentation comment; nothing for an empty text.
  mutating func documentation(_ comment: String) {
    var lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      if line.first == " " { line.removeFirst() }
      while line.last?.isWhitespace == true { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    for text in lines { line(text.isEmpty ? "///" : "/// \(text)") }
  }
}

/// A file to write, by its path below the output directory.
struct GeneratedFile {
  let name: String
  let contents: String
}
