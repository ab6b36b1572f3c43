/// Brings a schema up to date, and tells whether it is.
///
/// What was applied is recorded in the schema's own table `schema_migrations`. Several instances
/// may migrate at once: they take turns by an advisory lock.
public struct Migrator: Sendable {
  private let schema: String
  private let sets: [MigrationSet]

  /// - Parameters:
  ///   - schema: created when it is absent.
  ///   - sets: what they require is applied before them.
  public init(schema: String, sets: [MigrationSet]) {
    self.schema = schema
    self.sets = MigrationSet.flattened(sets)
  }

  /// Applies what is missing, sets in their order, each migration in a transaction of its own
  /// unless its file says otherwise. Takes as long as it takes: statements have no timeout here.
  ///
  /// - Parameters:
  ///   - pool: of the role that owns the schema.
  ///   - runtimeRole: gets exactly what the sets' grants say, also when there is nothing to apply;
  ///     nil: the owner serves as well, and nothing is granted.
  /// - Returns: the names of what it applied, `auth/0001_initial`.
  /// - Throws: `MigrationError`, before anything is applied, except `.endedTransaction`;
  ///   `PostgresError`, with everything before the failed migration applied.
  public func apply(on pool: PostgresPool, runtimeRole: String? = nil) async throws -> [String] {
    try checkSets()
    return try await pool.withConnection { connection in
      let session = MigrationSession(schema: schema, sets: sets, connection: connection)
      return try await session.run { try await session.apply(runtimeRole: runtimeRole) }
    }
  }

  /// What `apply` would apply, in order. Changes nothing.
  ///
  /// - Throws: `MigrationError` other than `.missing`; `PostgresError`.
  public func plan(on pool: PostgresPool) async throws -> [PlannedMigration] {
    let ledger = try await ledger(on: pool)
    try ledger.checkHistory()
    return ledger.pending.map(PlannedMigration.init)
  }

  private func ledger(on pool: PostgresPool) async throws -> MigrationLedger {
    try await withSession(on: pool) { try await $0.readLedger() }
  }

  /// For looking only.
  func withSession<Result: Sendable>(
    on pool: PostgresPool, _ body: (MigrationSession) async throws -> Result
  ) async throws -> Result {
    try checkSets()
    return try await pool.transaction(readOnly: true) { connection in
      try await body(MigrationSession(schema: schema, sets: sets, connection: connection))
    }
  }

  /// The names of what `apply` would apply.
  ///
  /// - Throws: as `plan`.
  public func pending(on pool: PostgresPool) async throws -> [String] {
    try await plan(on: pool).map(\.fullName)
  }

  /// Refuses a schema that lacks migrations, has others, or is newer than this program.
  ///
  /// - Throws: `MigrationError`; `PostgresError`.
  public func verify(on pool: PostgresPool) async throws {
    let missing = try await pending(on: pool)
    if !missing.isEmpty { throw MigrationError.missing(missing) }
  }

  private func checkSets() throws {
    guard Set(sets.map(\.name)).count == sets.count else {
      throw MigrationError.malformed("two sets have one name")
    }
    for set in sets {
      let numbers = set.migrations.map(\.number)
      guard zip(numbers, numbers.dropFirst()).allSatisfy(<), numbers.first ?? 1 >= 1 else {
        throw MigrationError.malformed("the numbers of set \(set.name) do not ascend from 1")
      }
      for migration in set.migrations where !migration.isTransactional {
        _ = try ConcurrentStatement.parse(migration)
      }
      _ = try NeededRight.read(set)
    }
  }
}
