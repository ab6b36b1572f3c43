/// A migration that `Migrator.apply` would apply.
public struct PlannedMigration: Sendable, Hashable {
  public var set: String
  public var number: Int
  public var name: String
  /// False for one that builds indexes while others read and write.
  public var isTransactional: Bool
  /// The first comment of its file; empty without one.
  public var summary: String

  init(_ step: MigrationLedger.Step) {
    set = step.set
    number = step.migration.number
    name = step.migration.name
    isTransactional = step.migration.isTransactional
    summary = step.migration.summary
  }

  /// `auth/0001_initial`
  public var fullName: String {
    "\(set)/\(Migration(number: number, name: name, sql: []).fileName)"
  }
}

extension PlannedMigration: CustomStringConvertible {
  public var description: String {
    let how = isTransactional ? "in a transaction" : "concurrently, without a transaction"
    return "\(fullName) (\(how))" + (summary.isEmpty ? "" : ": \(summary)")
  }
}
