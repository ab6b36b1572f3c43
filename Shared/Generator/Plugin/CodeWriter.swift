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

  /// `head {`, the body, `}` and `tail`.
  mutating func block(
    _ head: String, tail: String = "", _ body: (inout CodeWriter) throws -> Void
  ) rethrows {
    line("\(head) {")
    indentation += 1
    try body(&self)
    indentation -= 1
    line("}\(tail)")
  }

  /// A line that goes on, and its indented rest.
  mutating func indented(_ body: (inout CodeWriter) throws -> Void) rethrows {
    indentation += 1
    try body(&self)
    indentation -= 1
  }

  /// A documentation comment; nothing for no text.
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
