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

  public init(
    programLast: String?, pending: [String] = [], newer: [String] = [], changed: [String] = []
  ) {
    self.programLast = programLast
    self.pending = pending
    self.newer = newer
    self.changed = changed
  }
}

extension Migrator {
  /// As ``verify(on:)``, for who only looks, beside a service that runs. Changes nothing.
  ///
  /// - Throws: `MigrationError` `.malformed`, `.unreadable`; `PostgresError`.
  public func standing(on pool: PostgresPool) async throws -> SchemaStanding {
    let ledger = try await ledger(on: pool)
    return SchemaStanding(
      programLast: ledger.last, pending: ledger.pending.map(\.name), newer: ledger.newer,
      changed: ledger.changed)
  }
}
