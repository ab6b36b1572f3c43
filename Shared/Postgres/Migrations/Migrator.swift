/// Applies migrations to a schema, and verifies it.
///
/// Applied migrations are recorded in the schema's table `schema_migrations`. Several instances may
/// migrate at once: they take turns by an advisory lock.
public struct Migrator: Sendable {
  let schema: String
  private let sets: [MigrationSet]

  /// - Parameters:
  ///   - schema: created if absent.
  ///   - sets: applied in order, after their requirements.
  public init(schema: String, sets: [MigrationSet]) {
    self.schema = schema
    self.sets = MigrationSet.flattened(sets)
  }

  /// Applies missing migrations, each in its own transaction unless its file says otherwise.
  /// Statements have no timeout.
  ///
  /// - Parameters:
  ///   - pool: a pool of the role that owns the schema.
  ///   - runtimeRole: gets exactly the rights of the sets' grants, even if no migration is missing;
  ///     nil: the owner serves as well, and nothing is granted.
  /// - Returns: the names of the applied migrations, such as `auth/0001_initial`.
  /// - Throws: `MigrationError`, before anything is applied, except `.endedTransaction`;
  ///   `PostgresError`, with everything before the failed migration applied.
  public func apply(on pool: PostgresPool, runtimeRole: String? = nil) async throws -> [String] {
    try checkSets()
    return try await pool.withConnection { connection in
      let session = MigrationSession(schema: schema, sets: sets, connection: connection)
      return try await session.run { try await session.apply(runtimeRole: runtimeRole) }
    }
  }

  /// The migrations that `apply` would apply, in order. Changes nothing.
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

  /// Opens a session for reading.
  func withSession<Result: Sendable>(
    on pool: PostgresPool, _ body: (MigrationSession) async throws -> Result
  ) async throws -> Result {
    try checkSets()
    return try await pool.transaction(readOnly: true) { connection in
      try await body(MigrationSession(schema: schema, sets: sets, connection: connection))
    }
  }

  /// Throws if the schema lacks migrations, has different ones, or is so much newer than this
  /// program that the program cannot serve with it.
  ///
  /// - Throws: `MigrationError`; `PostgresError`.
  public func verify(on pool: PostgresPool) async throws {
    try await ledger(on: pool).checkServing()
  }

  private func checkSets() throws {
    guard Set(sets.map(\.name)).count == sets.count else {
      throw MigrationError.malformed("two sets have the same name")
    }
    for set in sets {
      let numbers = set.migrations.map(\.number)
      guard zip(numbers, numbers.dropFirst()).allSatisfy(<), numbers.first ?? 1 >= 1 else {
        throw MigrationError.malformed("the migrations of set \(set.name) are not numbered 1, 2, …")
      }
      for migration in set.migrations where !migration.isTransactional {
        _ = try ConcurrentStatement.parse(migration)
      }
      _ = try NeededRight.read(set)
    }
  }
}
