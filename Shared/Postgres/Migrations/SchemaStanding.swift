/// How a schema stands to the migrations that a program has.
public struct SchemaStanding: Sendable, Hashable {
  /// The last migration that the program has, `auth/0042_name`; nil: it has none.
  public var programLast: String?
  /// Those that the schema lacks: `migrate` applies them.
  public var pending: [String]
  /// Those of the schema that the program does not know: it is older than the schema.
  public var newer: [String]
  /// Those that differ from what was applied.
  public var changed: [String]
  /// Rights that the sets' grants give and that the role which asks has not, `UPDATE (email) ON accounts`:
  /// `migrate` gives them anew.
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
  /// As ``verify(on:)``, for who only looks, beside a service that runs. Changes nothing.
  ///
  /// - Throws: `MigrationError` `.malformed`, `.unreadable`, also where the role may not use the schema;
  ///   `PostgresError`.
  public func standing(on pool: PostgresPool) async throws -> SchemaStanding {
    try await withSession(on: pool) { session in
      let ledger = try await session.readLedger()
      return SchemaStanding(
        programLast: ledger.last, pending: ledger.pending.map(\.name), newer: ledger.newer,
        changed: ledger.changed, missingRights: try await session.missingRights())
    }
  }

  /// As ``SchemaStanding/missingRights``.
  ///
  /// - Throws: `MigrationError.malformed`; `PostgresError`.
  public func missingRights(on pool: PostgresPool) async throws -> [String] {
    try await withSession(on: pool) { try await $0.missingRights() }
  }
}
