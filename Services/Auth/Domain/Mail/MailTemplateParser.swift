/// Parses a template's text and reports all its problems.
struct MailTemplateParser {
  private let kind: MailKind
  private var pieces: [MailTemplateText.Piece] = []
  private var section: MailPlaceholder?
  private var line = 1
  /// The line where ``section`` began.
  private var sectionLine = 1
  private(set) var problems: [String] = []

  private init(_ kind: MailKind, firstLine: Int) {
    self.kind = kind
    line = firstLine
  }

  /// - Parameter firstLine: line number of the text in its file.
  static func parse(
    _ text: Substring, of kind: MailKind, firstLine: Int = 1
  ) -> (text: MailTemplateText, problems: [String]) {
    var parser = MailTemplateParser(kind, firstLine: firstLine)
    parser.read(text)
    return (MailTemplateText(pieces: parser.pieces), parser.problems)
  }

  private mutating func read(_ text: Substring) {
    var rest = text
    while let start = rest.firstRange(of: "{{") {
      let before = rest[..<start.lowerBound]
      line += before.count { $0 == "\n" }
      let inside = rest[start.upperBound...]
      guard let end = inside.firstRange(of: "}}"),
        !inside[..<end.lowerBound].contains("\n")
      else {
        reject("{{ has no }} on the same line")
        return
      }
      let tag = inside[..<end.lowerBound].filter { $0 != " " }
      rest = inside[end.upperBound...]
      guard tag.hasPrefix("#") || tag.hasPrefix("/") else {
        append(before)
        readValue(tag)
        continue
      }
      let isAlone = Self.isAlone(before, rest)
      append(isAlone ? Self.withoutLastLine(before) : before)
      readBound(tag)
      if isAlone {
        rest = rest.drop { $0 == " " }.dropFirst()
        line += 1
      }
    }
    append(rest)
    if let section {
      line = sectionLine
      reject("{{#\(section.rawValue)}} has no matching {{/\(section.rawValue)}}")
    }
  }

  private mutating func readValue(_ name: String) {
    guard let placeholder = placeholder(name) else { return }
    if placeholder.isOptional, section != placeholder {
      reject(
        "{{\(name)}} may be empty: put it with the surrounding text between {{#\(name)}} and {{/\(name)}}"
      )
    }
    pieces.append(.value(placeholder))
  }

  private mutating func readBound(_ tag: String) {
    guard let placeholder = placeholder(String(tag.dropFirst())) else { return }
    if tag.hasPrefix("#") {
      if !placeholder.isOptional { reject("{{\(tag)}} is never empty: remove the section tags") }
      if section != nil {
        reject("{{\(tag)}} is inside another section: sections cannot be nested")
      }
      section = placeholder
      sectionLine = line
      pieces.append(.start(placeholder))
    } else {
      if section != placeholder { reject("{{\(tag)}} has no matching start tag") }
      section = nil
      pieces.append(.end)
    }
  }

  private mutating func placeholder(_ name: String) -> MailPlaceholder? {
    if let placeholder = MailPlaceholder(rawValue: name), kind.allowed.contains(placeholder) {
      return placeholder
    }
    let allowed = kind.allowed.map(\.rawValue).sorted().joined(separator: ", ")
    // At most a name's length: the rest is arbitrary text between braces.
    reject("{{\(name.prefix(30))}} is not a placeholder of this mail: expected \(allowed)")
    return nil
  }

  private mutating func append(_ text: some StringProtocol) {
    if !text.isEmpty { pieces.append(.text(String(text))) }
  }

  private mutating func reject(_ problem: String) { problems.append("line \(line): \(problem)") }

  /// Whether the section tag is alone on its line, which is then removed with it.
  private static func isAlone(_ before: Substring, _ after: Substring) -> Bool {
    let left = before.reversed().first { $0 != " " }
    let beginsLine = left == nil ? isAtLineStart(before) : left == "\n"
    return beginsLine && after.first { $0 != " " } == "\n"
  }

  private static func isAtLineStart(_ text: Substring) -> Bool {
    text.startIndex == text.base.startIndex
      || text.base[text.base.index(before: text.startIndex)] == "\n"
  }

  private static func withoutLastLine(_ text: Substring) -> Substring {
    text.lastIndex(of: "\n").map { text[...$0] } ?? ""
  }
}
