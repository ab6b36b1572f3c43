/// Brings a schema up to date, and tells whether it is.
///
/// What was applied is recorded in the schema's own table `schema_migrations`. Several instances
/// may migrate at once: they take turns by an advisory lock.
public struct Migrator: Sendable {
  private let schema: String
  private let sets: [MigrationSet]

  /// - Parameter schema: created when it is absent.
  public init(schema: String, sets: [MigrationSet]) {
    self.schema = schema
    self.sets = sets
  }

  /// Applies what is missing, each migration in a transaction of its own, sets in their order.
  ///
  /// - Returns: the names of what it applied, `auth/0001_initial`.
  /// - Throws: `MigrationError`, before anything is applied; `PostgresError`, with everything
  ///   before the failed migration applied.
  public func apply(on pool: PostgresPool) async throws -> [String] {
    try checkSets()
    var names: [String] = []
    while let name = try await applyNext(on: pool) { names.append(name) }
    return names
  }

  /// The names of what `apply` would apply.
  ///
  /// - Throws: `MigrationError` other than `.missing`; `PostgresError`.
  public func pending(on pool: PostgresPool) async throws -> [String] {
    try checkSets()
    let ledger = try await pool.transaction(readOnly: true) { connection in
      try await readLedger(on: connection)
    }
    try ledger.checkHistory()
    return ledger.pending.map(\.name)
  }

  /// Refuses a schema that lacks migrations, has others, or is newer than this program.
  ///
  /// - Throws: `MigrationError`; `PostgresError`.
  public func verify(on pool: PostgresPool) async throws {
    let missing = try await pending(on: pool)
    if !missing.isEmpty { throw MigrationError.missing(missing) }
  }

  private func applyNext(on pool: PostgresPool) async throws -> String? {
    try await pool.transaction { connection in
      try await prepare(connection)
      let ledger = try await readLedger(on: connection)
      try ledger.checkHistory()
      guard let step = ledger.pending.first else { return nil }
      try await connection.executeScript(String(decoding: step.migration.sql, as: UTF8.self))
      guard connection.link.isInTransaction else {
        throw MigrationError.endedTransaction(step.name)
      }
      try await connection.execute(
        """
        INSERT INTO \(unescaped: quotedSchema).schema_migrations
          (set, number, name, checksum, applied_at)
        VALUES (\(step.set), \(step.migration.number), \(step.migration.name), \(step.checksum),
          clock_timestamp())
        """)
      return step.name
    }
  }

  /// Waits for its turn, and sees to it that the schema and its table exist.
  private func prepare(_ connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended(\("otolith migrations of \(schema)"), 0))")
    // A large table may take its time.
    try await connection.execute("SET LOCAL statement_timeout = 0")
    if try await !schemaExists(on: connection) {
      try await connection.execute("CREATE SCHEMA \(unescaped: quotedSchema)")
    }
    try await connection.execute("SET LOCAL search_path = \(unescaped: quotedSchema)")
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

  private func schemaExists(on connection: PostgresConnection) async throws -> Bool {
    let rows = try await connection.query(
      "SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = \(schema)) AS found")
    return try rows[0].decode("found")
  }

  private func readLedger(on connection: PostgresConnection) async throws -> MigrationLedger {
    let known = try await readKnown(on: connection)
    let tableExists = try await connection.query(
      """
      SELECT EXISTS (
        SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = \(schema) AND c.relname = 'schema_migrations'
      ) AS found
      """)
    guard try tableExists[0].decode("found", as: Bool.self) else {
      return MigrationLedger(known: known, applied: [])
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

  /// The server computes the checksums, which saves us a SHA-256.
  private func readKnown(
    on connection: PostgresConnection
  ) async throws -> [MigrationLedger.Step] {
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

  private func checkSets() throws {
    guard Set(sets.map(\.name)).count == sets.count else {
      throw MigrationError.malformed("two sets have one name")
    }
    for set in sets {
      let numbers = set.migrations.map(\.number)
      guard zip(numbers, numbers.dropFirst()).allSatisfy(<), numbers.first ?? 1 >= 1 else {
        throw MigrationError.malformed("the numbers of set \(set.name) do not ascend from 1")
      }
    }
  }

  private var quotedSchema: String {
    "\"" + schema.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
