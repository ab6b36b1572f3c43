/// The statements of a script that does not nest them.
enum SQLStatements {
  /// Without comments; a semicolon within quotes separates nothing.
  static func split(_ sql: String) -> [String] {
    var statements: [String] = []
    var text = ""
    var quote: Character?
    var rest = Substring(sql)
    while let character = rest.popFirst() {
      if quote == nil, character == "-", rest.first == "-" {
        rest = rest.drop { !$0.isNewline }
      } else if quote == nil, character == ";" {
        statements.append(text)
        text = ""
      } else {
        if quote == character {
          quote = nil
        } else if quote == nil, character == "'" || character == "\"" {
          quote = character
        }
        text.append(character)
      }
    }
    statements.append(text)
    return statements.filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
