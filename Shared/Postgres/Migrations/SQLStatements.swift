/// Splits a script into statements; nested ones are not supported.
enum SQLStatements {
  /// Removes comments; a semicolon in quotes does not separate.
  static func split(_ sql: [UInt8]) -> [String] {
    var statements: [[UInt8]] = [[]]
    var quote: UInt8?
    var rest = sql[...]
    while let byte = rest.popFirst() {
      if quote == nil, byte == UInt8(ascii: "-"), rest.first == byte {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if quote == nil, byte == UInt8(ascii: ";") {
        statements.append([])
      } else {
        if quote == byte {
          quote = nil
        } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
          quote = byte
        }
        statements[statements.count - 1].append(byte)
      }
    }
    return statements.map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

/// Names of schemas, tables and roles in SQL.
enum SQLIdentifier {
  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
