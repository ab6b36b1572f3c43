/// Compares the applied migrations of a schema with the program's.
struct MigrationLedger {
  struct Step: Hashable {
    let set: String
    let migration: Migration
    /// SHA-256 of the SQL, in hexadecimal.
    let checksum: String

    /// `auth/0001_initial`
    var name: String {
      Migration.fullName(set: set, number: migration.number, name: migration.name)
    }
  }

  struct Applied: Hashable {
    let set: String
    let number: Int
    let name: String
    let checksum: String
    let isContract: Bool

    /// `auth/0001_initial`
    var fullName: String { Migration.fullName(set: set, number: number, name: name) }
  }

  /// Name of the program's last migration.
  let last: String?
  let pending: [Step]
  let changed: [String]
  let newer: [String]
  /// The migrations of ``newer`` with which the program cannot serve.
  let newerContracts: [String]

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
    let unknown = applied.filter { !knownKeys.contains(Key(set: $0.set, number: $0.number)) }
    newer = unknown.map(\.fullName)
    newerContracts = unknown.filter(\.isContract).map(\.fullName)
  }

  /// - Throws: `MigrationError` if the schema's history differs from the program's.
  func checkHistory() throws {
    if !changed.isEmpty { throw MigrationError.changed(changed) }
    if !newer.isEmpty { throw MigrationError.newer(newer) }
  }

  /// - Throws: `MigrationError` if the program cannot serve with the schema.
  func checkServing() throws {
    if !changed.isEmpty { throw MigrationError.changed(changed) }
    if !newerContracts.isEmpty { throw MigrationError.newer(newerContracts) }
    if !pending.isEmpty { throw MigrationError.missing(pending.map(\.name)) }
  }
}
