/// Splits a script into statements; nested ones are not supported.
enum SQLStatements {
  /// Removes comments; a semicolon in quotes does not separate.
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

/// Names of schemas, tables and roles in SQL.
enum SQLIdentifier {
  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
