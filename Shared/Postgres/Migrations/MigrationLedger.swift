/// What a schema has against what the program has.
struct MigrationLedger {
  struct Step: Hashable {
    let set: String
    let migration: Migration
    /// SHA-256 of the SQL, in hexadecimal.
    let checksum: String

    /// `auth/0001_initial`
    var name: String { "\(set)/\(migration.fileName)" }
  }

  struct Applied: Hashable {
    let set: String
    let number: Int
    let name: String
    let checksum: String
  }

  /// The name of the last one that the program has.
  let last: String?
  let pending: [Step]
  let changed: [String]
  let newer: [String]

  init(known: [Step], applied: [Applied]) {
    struct Key: Hashable {
      let set: String
      let number: Int
    }
    last = known.last?.name
    let byKey = Dictionary(
      applied.map { (Key(set: $0.set, number: $0.number), $0) },
      uniquingKeysWith: { first, _ in first })
    let knownKeys = Set(known.map { Key(set: $0.set, number: $0.migration.number) })
    pending = known.filter { byKey[Key(set: $0.set, number: $0.migration.number)] == nil }
    changed = known.filter { step in
      guard let row = byKey[Key(set: step.set, number: step.migration.number)] else { return false }
      return row.checksum != step.checksum || row.name != step.migration.name
    }.map(\.name)
    newer = applied.filter { !knownKeys.contains(Key(set: $0.set, number: $0.number)) }.map {
      "\($0.set)/\(Migration(number: $0.number, name: $0.name, sql: []).fileName)"
    }
  }

  /// - Throws: `MigrationError` when the schema was made by other migrations than these.
  func checkHistory() throws {
    if !changed.isEmpty { throw MigrationError.changed(changed) }
    if !newer.isEmpty { throw MigrationError.newer(newer) }
  }
}
