/// One connection that migrates one schema.
///
/// Instances take turns by an advisory lock of the session. A concurrent index build waits for all
/// older transactions, so no transaction may be open meanwhile, neither here nor in a waiting
/// instance. So the lock is polled instead of waiting for it within a statement.
struct MigrationSession {
  let schema: String
  let sets: [MigrationSet]
  let connection: PostgresConnection

  /// Runs `body` while holding the lock of this schema, and restores the session's settings.
  func run<Result>(_ body: () async throws -> Result) async throws -> Result {
    while try await !takeTurn() { try await Task.sleep(for: .milliseconds(100)) }
    do {
      // Large tables may take long.
      try await connection.execute("SET statement_timeout = 0")
      try await connection.execute("SET search_path = \(unescaped: quotedSchema)")
      let result = try await body()
      try await leave()
      return result
    } catch {
      // If this fails, the connection is broken and the server has rolled back.
      _ = try? await connection.execute("ROLLBACK")
      try? await leave()
      throw error
    }
  }

  /// - Returns: the names of the applied migrations.
  func apply(runtimeRole: String?) async throws -> [String] {
    let rights = MigrationRights(schema: schema, connection: connection)
    try await rights.check()
    if let runtimeRole { try await rights.checkRole(runtimeRole) }
    try await transaction { try await prepare() }
    let ledger = try await readLedger()
    try ledger.checkHistory()
    for step in ledger.pending {
      if step.migration.isTransactional {
        try await transaction { try await apply(step) }
      } else {
        try await ConcurrentMigration(schema: schema, connection: connection)
          .run(try ConcurrentStatement.parse(step.migration))
        try await record(step)
      }
    }
    if let runtimeRole {
      try await transaction {
        try await rightsOfServing.grant(to: runtimeRole, on: connection)
      }
    }
    return ledger.pending.map(\.name)
  }

  func readLedger() async throws -> MigrationLedger {
    let known = try await readKnown()
    let tables = try await connection.query(
      """
      SELECT has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')
          AS is_readable,
        current_user::text AS role
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = \(schema) AND c.relname = 'schema_migrations'
      """)
    guard let table = tables.first else { return MigrationLedger(known: known, applied: []) }
    guard try table.decode("is_readable") else {
      throw MigrationError.unreadable(role: try table.decode("role"), schema: schema)
    }
    let rows = try await connection.query(
      """
      SELECT set, number, name, checksum, is_contract
      FROM \(unescaped: quotedSchema).schema_migrations
      ORDER BY set, number
      """)
    let applied = try rows.map { row in
      let (set, number, name, checksum, isContract) = try row.decode(
        String.self, Int.self, String.self, String.self, Bool.self)
      return MigrationLedger.Applied(
        set: set, number: number, name: name, checksum: checksum, isContract: isContract)
    }
    return MigrationLedger(known: known, applied: applied)
  }

  /// Missing rights of the current role, limited to those of the sets' grants.
  func missingRights() async throws -> [String] {
    try await rightsOfServing.missing(on: connection)
  }

  private var rightsOfServing: ServingRights { ServingRights(schema: schema, sets: sets) }

  // MARK: Turns

  private func takeTurn() async throws -> Bool {
    try await connection.query(
      "SELECT pg_try_advisory_lock(hashtextextended(\(lockName), 0)) AS taken")[0].decode("taken")
  }

  private func leave() async throws {
    try await connection.execute("RESET search_path")
    try await connection.execute("RESET statement_timeout")
    try await connection.execute(
      "SELECT pg_advisory_unlock(hashtextextended(\(lockName), 0))")
  }

  private var lockName: String { "otolith migrations of \(schema)" }

  // MARK: Steps

  private func transaction(_ body: () async throws -> Void) async throws {
    try await connection.execute("BEGIN")
    try await body()
    try await connection.execute("COMMIT")
  }

  /// Creates the schema and its table if absent.
  private func prepare() async throws {
    let known = try await connection.query("SELECT FROM pg_namespace WHERE nspname = \(schema)")
    if known.isEmpty {
      try await connection.execute("CREATE SCHEMA \(unescaped: quotedSchema)")
    }
    try await connection.execute(
      """
      CREATE TABLE IF NOT EXISTS \(unescaped: quotedSchema).schema_migrations (
        set text NOT NULL,
        number int8 NOT NULL,
        name text NOT NULL,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL,
        -- Whether programs that do not know the migration cannot serve with it.
        is_contract boolean NOT NULL DEFAULT false,
        PRIMARY KEY (set, number)
      )
      """)
  }

  private func apply(_ step: MigrationLedger.Step) async throws {
    try await connection.executeScript(String(decoding: step.migration.sql, as: UTF8.self))
    guard connection.pipeline.isInTransaction else {
      throw MigrationError.endedTransaction(step.name)
    }
    try await record(step)
  }

  private func record(_ step: MigrationLedger.Step) async throws {
    try await connection.execute(
      """
      INSERT INTO \(unescaped: quotedSchema).schema_migrations
        (set, number, name, checksum, applied_at, is_contract)
      VALUES (\(step.set), \(step.migration.number), \(step.migration.name), \(step.checksum),
        clock_timestamp(), \(step.migration.isContract))
      """)
  }

  /// The server computes the checksums, so no SHA-256 is needed here.
  private func readKnown() async throws -> [MigrationLedger.Step] {
    let migrations = sets.flatMap { set in set.migrations.map { (set.name, $0) } }
    let rows = try await connection.query(
      """
      SELECT encode(sha256(content), 'hex') AS checksum
      FROM unnest(\(migrations.map(\.1.sql))) WITH ORDINALITY AS t (content, position)
      ORDER BY position
      """)
    return try zip(migrations, rows).map { entry, row in
      MigrationLedger.Step(
        set: entry.0, migration: entry.1, checksum: try row.decode("checksum"))
    }
  }

  private var quotedSchema: String { SQLIdentifier.quoted(schema) }
}
