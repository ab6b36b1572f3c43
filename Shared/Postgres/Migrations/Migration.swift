/// One step of a schema's history.
///
/// Its SQL is unqualified: the schema is first in the search path. It runs in its own transaction,
/// unless its first line is `-- otolith: concurrently`; then it may contain only statements of
/// ``ConcurrentStatement``. A released migration never changes; mistakes are corrected by a later
/// one.
///
/// The program of the release before must be able to serve with the migrated schema, so that an
/// upgrade can be undone. A migration that removes what that program uses has the line
/// `-- otolith: contract` among its first two, and comes a release later than the program that no
/// longer uses it.
public struct Migration: Sendable, Hashable {
  /// Number within its set, from 1.
  public var number: Int
  /// Name from the file name, without number and suffix.
  public var name: String
  public var sql: [UInt8]

  public init(number: Int, name: String, sql: [UInt8]) {
    self.number = number
    self.name = name
    self.sql = sql
  }

  /// The first line of a migration that runs outside a transaction.
  public static let concurrentHeader = "-- otolith: concurrently"

  /// A first line of a migration with which older programs cannot serve.
  public static let contractHeader = "-- otolith: contract"

  /// Whether older programs cannot serve with the migrated schema.
  public var isContract: Bool { lines.prefix(2).contains(Self.contractHeader) }

  /// Whether it runs in a transaction.
  public var isTransactional: Bool { lines.first != Self.concurrentHeader }

  /// The first comment of the file; empty if it has none.
  public var summary: String {
    let headers = [Self.concurrentHeader, Self.contractHeader]
    let comment = lines.first { $0.hasPrefix("--") && !headers.contains($0) }
    return comment.map { String($0.drop { $0 == "-" || $0 == " " }) } ?? ""
  }

  /// Lines that are not empty, without blanks at their ends; each is decoded when it is read.
  private var lines: some Collection<String> {
    sql.split(separator: UInt8(ascii: "\n")).lazy.map { line in
      let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
      return String(decoding: end.map { line[...$0] } ?? [], as: UTF8.self)
    }
  }

  /// `0001_initial`
  var fileName: String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "_" + name
  }

  /// `auth/0001_initial`, of a migration whose SQL may not be at hand.
  static func fullName(set: String, number: Int, name: String) -> String {
    "\(set)/\(Migration(number: number, name: name, sql: []).fileName)"
  }
}

/// A migration that `Migrator.apply` would apply.
public struct PlannedMigration: Sendable, Hashable {
  public var set: String
  public var number: Int
  public var name: String
  /// False for migrations that build indexes while the table stays writable.
  public var isTransactional: Bool
  /// The first comment of its file; empty if it has none.
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
    Migration.fullName(set: set, number: number, name: name)
  }
}

extension PlannedMigration: CustomStringConvertible {
  public var description: String {
    let how = isTransactional ? "in a transaction" : "concurrently, without a transaction"
    return "\(fullName) (\(how))" + (summary.isEmpty ? "" : ": \(summary)")
  }
}
