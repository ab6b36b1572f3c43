internal import Questionnaires

/// Carries the comments of a file over to the same file with other contents.
///
/// A comment belongs to the key or list item on its line or, alone on a line, to the next one. It goes
/// to the same key, of the list item with the same id, or to the nearest key around it that is left.
public enum YAMLComments {
  /// - Parameters:
  ///   - old: the file with comments.
  ///   - new: the new contents, as ``OtolithWriter`` writes them.
  /// - Returns: the new contents with comments, and the number of comments without a place.
  public static func carry(
    from old: [UInt8], to new: [UInt8], limits: FormatLimits = .default
  ) -> (bytes: [UInt8], lost: Int) {
    guard let before = YAMLLines(old, limits), let after = YAMLLines(new, limits) else {
      return (new, 0)
    }
    var above: [Int: [String]] = [:]
    var beside: [Int: String] = [:]
    var end: [String] = []
    var lost = 0
    for comment in before.comments {
      if !comment.isBeside, comment.path == nil {
        end.append(comment.text)
      } else if comment.line < before.firstLine {
        above[after.firstLine, default: []].append(comment.text)
      } else if let path = comment.path, let line = after.line(of: path) {
        if comment.isBeside, line.isExact, beside[line.number] == nil {
          beside[line.number] = comment.text
        } else {
          above[line.number, default: []].append(comment.text)
        }
      } else {
        lost += 1
      }
    }
    var text = ""
    for (index, line) in after.lines.enumerated() {
      let indent = String(repeating: " ", count: line.prefix { $0 == " " }.count)
      for comment in above[index + 1] ?? [] { text += indent + comment + "\n" }
      text += line + (beside[index + 1].map { "  " + $0 } ?? "") + "\n"
    }
    for comment in end { text += comment + "\n" }
    return (Array(text.utf8), lost)
  }
}

/// The lines of a YAML file with the keys that begin on them, and its comments.
private struct YAMLLines {
  struct Comment {
    /// From 1.
    var line: Int
    /// Path of the key that it belongs to; nil after the last one.
    var path: [String]?
    var isBeside: Bool
    /// With `#`.
    var text: String
  }

  /// Keys by which an item of a list is recognised.
  private static let names: Set = [
    "id", "code", "questionnaire", "after", "questions", "type", "day",
  ]

  let lines: [String]
  private(set) var comments: [Comment] = []
  /// The outermost key or item that begins on each line.
  private var paths: [Int: [String]] = [:]
  private var numbers: [[String]: Int] = [:]

  /// Line of the first key.
  var firstLine: Int { paths.keys.min() ?? 1 }

  /// - Returns: nil if the file cannot be parsed.
  init?(_ bytes: [UInt8], _ limits: FormatLimits) {
    let collector = SourceFindingCollector(file: "", limits: limits)
    guard let text = try? SourceText.decode(bytes, file: "", limits: limits),
      let root = try? YAMLParser.root(of: text, collector: collector, limits: limits)
    else { return nil }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    note(root, [])
    comments = CommentScan.comments(in: lines).map { found in
      let path =
        found.isBeside
        ? paths[found.line]
        : paths.keys.filter { $0 > found.line }.min().flatMap { paths[$0] }
      return Comment(line: found.line, path: path, isBeside: found.isBeside, text: found.text)
    }
  }

  /// Returns the line of a path, or of the nearest path around it; nil if only the file is left.
  func line(of path: [String]) -> (number: Int, isExact: Bool)? {
    var rest = path
    while !rest.isEmpty {
      if let number = numbers[rest] { return (number, rest == path) }
      rest.removeLast()
    }
    return nil
  }

  private mutating func note(_ node: YAMLNode, _ path: [String]) {
    switch node.contents {
    case .scalar: break
    case .mapping(let pairs):
      for pair in pairs {
        let path = path + [pair.key]
        begin(path, at: pair.keyPosition.line)
        note(pair.value, path)
      }
    case .sequence(let items):
      for (index, item) in items.enumerated() {
        let path = path + [Self.name(of: item) ?? "[\(index)]"]
        begin(path, at: item.position.line)
        note(item, path)
      }
    }
  }

  private mutating func begin(_ path: [String], at line: Int) {
    if paths[line] == nil { paths[line] = path }
    if numbers[path] == nil { numbers[path] = line }
  }

  private static func name(of item: YAMLNode) -> String? {
    guard case .mapping(let pairs) = item.contents else { return nil }
    for pair in pairs where names.contains(pair.key) {
      if case .scalar(let text, _) = pair.value.contents { return "[\(pair.key)=\(text)]" }
    }
    return nil
  }
}

/// Finds comments outside of texts.
private enum CommentScan {
  static func comments(
    in lines: [String]
  ) -> [(line: Int, isBeside: Bool, text: String)] {
    var found: [(line: Int, isBeside: Bool, text: String)] = []
    var quote: Character?
    // Indent of the line whose value is a block of text.
    var block: Int?
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let outer = block {
        if indent > outer || line.allSatisfy(\.isWhitespace) { continue }
        block = nil
      }
      let isContinued = quote != nil
      let start = commentStart(in: line, &quote)
      let code = start.map { line[..<$0] } ?? line[...]
      if let start {
        let isBeside = isContinued || code.contains { !$0.isWhitespace }
        found.append((index + 1, isBeside, String(line[start...])))
      }
      if quote == nil, beginsBlock(code) { block = indent }
    }
    return found
  }

  /// - Parameter quote: the quotation mark of a text that the line continues, or leaves open.
  private static func commentStart(in line: String, _ quote: inout Character?) -> String.Index? {
    var before: Character = " "
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if open == "\"", character == "\\" {
          isEscaped = true
        } else if character == open {
          quote = nil
        }
      } else if character == "#", before.isWhitespace {
        return index
      } else if "\"'".contains(character), before.isWhitespace || "[{,:".contains(before) {
        quote = character
      }
      before = character
    }
    return nil
  }

  /// Whether the line ends with the sign of a block: `|`, `>-`, `|2`.
  private static func beginsBlock(_ code: Substring) -> Bool {
    guard let word = code.split(whereSeparator: \.isWhitespace).last, let sign = word.first,
      sign == "|" || sign == ">"
    else { return false }
    return word.dropFirst().allSatisfy { "+-0123456789".contains($0) }
  }
}
