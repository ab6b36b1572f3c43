/// A schema compared with the migrations of a program.
public struct SchemaStatus: Sendable, Hashable {
  /// The program's last migration, such as `auth/0042_name`; nil if it has none.
  public var programLast: String?
  /// Migrations that the schema lacks; `migrate` applies them.
  public var pending: [String]
  /// Migrations of the schema that the program does not know: it is older than the schema.
  public var newer: [String]
  /// Migrations that differ from the applied ones.
  public var changed: [String]
  /// Rights of the sets' grants that the current role lacks, such as `UPDATE (email) ON accounts`;
  /// `migrate` grants them.
  public var missingRights: [String]

  public init(
    programLast: String?, pending: [String] = [], newer: [String] = [], changed: [String] = [],
    missingRights: [String] = []
  ) {
    self.programLast = programLast
    self.pending = pending
    self.newer = newer
    self.changed = changed
    self.missingRights = missingRights
  }
}

extension Migrator {
  /// Returns the state that ``verify(on:)`` checks, while a service may be running. Changes
  /// nothing.
  ///
  /// - Throws: `MigrationError` `.malformed`, `.unreadable` (also if the role may not use the
  ///   schema); `PostgresError`.
  public func status(on pool: PostgresPool) async throws -> SchemaStatus {
    try await withSession(on: pool) { session in
      let ledger = try await session.readLedger()
      return SchemaStatus(
        programLast: ledger.last, pending: ledger.pending.map(\.name), newer: ledger.newer,
        changed: ledger.changed, missingRights: try await session.missingRights())
    }
  }

  /// Returns ``SchemaStatus/missingRights``.
  ///
  /// - Throws: `MigrationError.malformed`; `PostgresError`.
  public func missingRights(on pool: PostgresPool) async throws -> [String] {
    try await withSession(on: pool) { try await $0.missingRights() }
  }
}
