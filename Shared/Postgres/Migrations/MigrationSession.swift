/// One connection that migrates one schema.
///
/// Whose turn it is, is decided by an advisory lock of the session: an index that is built
/// concurrently waits for every transaction that is older than itself, so that none may be open
/// meanwhile, neither here nor where another instance waits for its turn. Therefore nobody waits
/// for the lock within a statement; it is asked for again and again.
struct MigrationSession {
  let schema: String
  let sets: [MigrationSet]
  let connection: PostgresConnection

  /// Runs `body` as the only one who migrates this schema, and leaves the session as it was.
  func run<Result>(_ body: () async throws -> Result) async throws -> Result {
    while try await !takeTurn() { try await Task.sleep(for: .milliseconds(100)) }
    do {
      // A large table may take its time.
      try await connection.execute("SET statement_timeout = 0")
      try await connection.execute("SET search_path = \(unescaped: quotedSchema)")
      let result = try await body()
      try await leave()
      return result
    } catch {
      // Without success the connection is broken, and the server has undone all of it.
      _ = try? await connection.execute("ROLLBACK")
      try? await leave()
      throw error
    }
  }

  /// - Returns: the names of what was applied.
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
        try await RuntimeGrants(schema: schema, sets: sets, role: runtimeRole).apply(on: connection)
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
      SELECT set, number, name, checksum FROM \(unescaped: quotedSchema).schema_migrations
      ORDER BY set, number
      """)
    let applied = try rows.map { row in
      let (set, number, name, checksum) = try row.decode(
        String.self, Int.self, String.self, String.self)
      return MigrationLedger.Applied(set: set, number: number, name: name, checksum: checksum)
    }
    return MigrationLedger(known: known, applied: applied)
  }

  /// Of the role that asks, and none but those that every set's grants give.
  func missingRights() async throws -> [String] {
    let needed = try sets.flatMap { try NeededRight.read($0) }
    return needed.isEmpty
      ? [] : try await RightsLook(schema: schema, connection: connection).missing(of: needed)
  }

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

  /// Sees to it that the schema and its table exist.
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
        (set, number, name, checksum, applied_at)
      VALUES (\(step.set), \(step.migration.number), \(step.migration.name), \(step.checksum),
        clock_timestamp())
      """)
  }

  /// The server computes the checksums, which saves us a SHA-256.
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
