internal import Yams

/// One YAML document, read within bounds.
///
/// Anchors and aliases are no part of the format: a few lines of them can stand for gigabytes.
enum YAMLDocument {
  /// - Throws: ``ContentError``.
  static func root(of text: String, problems: YAMLProblems, limits: ContentLimits) throws
    -> YAMLValue
  {
    let file = problems.file
    try ContentFile.requireLength(text.utf8.count, of: file, bytesMax: limits.yamlBytesMax)
    // Before parsing, since the parser itself would put aliases in place.
    if let line = lineOfAlias(in: text) {
      throw ContentError([
        ContentProblem(
          file: file, line: line,
          message: "anchors and aliases are not part of the format; write the contents out")
      ])
    }
    do {
      // The parser bounds nesting at 1,000 levels.
      guard let node = try compose(yaml: text, .basic, .default, .utf8) else {
        throw ContentError([ContentProblem(file: file, message: "is empty")])
      }
      return YAMLValue(node: node, problems: problems)
    } catch let error as YamlError {
      throw ContentError([problem(error, file: file)])
    }
  }

  /// The line of the first `*name` for which there is a `&name`. Names inside texts are found too;
  /// the chance that one text uses both for the same word is taken.
  private static func lineOfAlias(in text: String) -> Int? {
    var anchors = Set<[UInt8]>()
    scan(text, for: UInt8(ascii: "&")) { name, _ in anchors.insert(name) }
    guard !anchors.isEmpty else { return nil }
    var found: Int?
    scan(text, for: UInt8(ascii: "*")) { name, line in
      if found == nil, anchors.contains(name) { found = line }
    }
    return found
  }

  private static func scan(
    _ text: String, for indicator: UInt8, _ visit: (_ name: [UInt8], _ line: Int) -> Void
  ) {
    var line = 1
    var previous = UInt8(ascii: "\n")
    var bytes = text.utf8[...]
    while let byte = bytes.popFirst() {
      defer { previous = byte }
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == indicator, !isNameByte(previous) else { continue }
      let name = Array(bytes.prefix(while: isNameByte))
      if !name.isEmpty { visit(name, line) }
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func problem(_ error: YamlError, file: String) -> ContentProblem {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      ContentProblem(file: file, line: mark.line, column: mark.column, message: problem)
    case .duplicatedKeysInMapping(let keys, let context):
      ContentProblem(
        file: file, line: context.mark.line, column: context.mark.column,
        message: "the key `\(keys.first ?? "")` stands twice in one mapping")
    case .reader(let problem, _, _, _):
      ContentProblem(file: file, message: problem)
    default:
      ContentProblem(file: file, message: "\(error)")
    }
  }
}
