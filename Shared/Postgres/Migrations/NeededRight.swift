/// A right of the role that serves, as a set's grants give it.
struct NeededRight: Hashable {
  enum Kind: String {
    case table, sequence, function
  }

  var kind: Kind
  /// Without the schema; a function with the types of its arguments, `f(uuid, text)`.
  var object: String
  /// `SELECT`, `UPDATE`, …
  var privilege: String
  /// Of a table's column; empty: of the object.
  var column = ""

  /// Reads statements of the form that grants have:
  ///
  ///     GRANT SELECT, UPDATE (a, b) ON table TO :runtime
  ///     GRANT USAGE ON SEQUENCE sequence TO :runtime
  ///     GRANT EXECUTE ON FUNCTION f(uuid), g(text, int8) TO :runtime
  ///
  /// - Throws: `MigrationError.malformed`.
  static func read(_ set: MigrationSet) throws -> [NeededRight] {
    try SQLStatements.split(String(decoding: set.grants, as: UTF8.self)).flatMap { text in
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let rights = rights(words) else {
        throw MigrationError.malformed("the grants of \(set.name) have another form: \(words)")
      }
      return rights
    }
  }

  private static func rights(_ statement: String) -> [NeededRight]? {
    guard
      let match = statement.wholeMatch(
        of: /GRANT ([A-Z].*?) ON (?:(FUNCTION|SEQUENCE) )?([a-z].*) TO :runtime/)
    else { return nil }
    let kind: Kind =
      switch match.2 {
      case "FUNCTION": .function
      case "SEQUENCE": .sequence
      default: .table
      }
    var rights: [NeededRight] = []
    for privilege in list(match.1) {
      guard let parts = privilege.wholeMatch(of: /([A-Z]+)(?: ?\(([a-z0-9_, ]+)\))?/) else {
        return nil
      }
      for object in list(match.3) {
        for column in parts.2.map({ list($0) }) ?? [""] {
          rights.append(
            NeededRight(
              kind: kind, object: object, privilege: String(parts.1), column: column))
        }
      }
    }
    return rights
  }

  /// What commas separate that are not between parentheses.
  private static func list(_ text: Substring) -> [String] {
    var depth = 0
    var items = [""]
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    return items.map { String($0.drop { $0 == " " }) }
  }
}
