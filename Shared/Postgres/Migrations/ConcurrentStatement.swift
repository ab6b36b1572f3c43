/// A statement of a migration that runs outside a transaction, so that the table stays writable
/// while an index is built.
///
/// Only two forms are allowed, because both can be repeated after a crash at any point:
///
///     CREATE [UNIQUE] INDEX CONCURRENTLY IF NOT EXISTS name ON table …
///     DROP INDEX CONCURRENTLY IF EXISTS name
///
/// Names are plain and lower-case. On a partitioned table the index is built partition by
/// partition, which PostgreSQL itself does not support.
enum ConcurrentStatement: Hashable {
  struct Index: Hashable {
    var isUnique: Bool
    var name: String
    var table: String
    /// The text after the table's name.
    var definition: String
  }

  case create(Index)
  case drop(String)

  /// - Throws: `MigrationError.malformed`.
  static func parse(_ migration: Migration) throws -> [ConcurrentStatement] {
    let texts = SQLStatements.split(migration.sql)
    return try texts.map { text in
      guard let statement = ConcurrentStatement(text) else {
        throw MigrationError.malformed(
          "\(migration.fileName) runs concurrently and has a statement that is neither CREATE INDEX "
            + "CONCURRENTLY IF NOT EXISTS nor DROP INDEX CONCURRENTLY IF EXISTS")
      }
      return statement
    }
  }

  private init?(_ text: String) {
    var words = text.split(maxSplits: 10) { $0.isWhitespace }.map(String.init)[...]
    func skip(_ expected: String...) -> Bool {
      guard words.prefix(expected.count).map({ $0.uppercased() }) == expected else { return false }
      words.removeFirst(expected.count)
      return true
    }
    if skip("DROP", "INDEX", "CONCURRENTLY", "IF", "EXISTS") {
      guard words.count == 1, let name = words.first, Self.isPlain(name) else { return nil }
      self = .drop(name)
      return
    }
    guard skip("CREATE") else { return nil }
    let isUnique = skip("UNIQUE")
    guard skip("INDEX", "CONCURRENTLY", "IF", "NOT", "EXISTS"), let name = words.popFirst(),
      skip("ON"), let table = words.popFirst(), !words.isEmpty, Self.isPlain(name),
      Self.isPlain(table)
    else { return nil }
    self = .create(
      Index(
        isUnique: isUnique, name: name, table: table,
        definition: words.joined(separator: " ")))
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 63 else { return false }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let underscore = UInt8(ascii: "_")
    return (letters.contains(first) || first == underscore)
      && name.utf8.allSatisfy {
        letters.contains($0) || digits.contains($0) || $0 == underscore
      }
  }
}
