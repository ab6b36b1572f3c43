/// Runs the statements of a migration without a transaction.
///
/// It may be interrupted anywhere and started again. Existing indexes are kept; an index that a
/// crash left incomplete, which PostgreSQL marks as invalid, is dropped and built again.
struct ConcurrentMigration {
  let schema: String
  let connection: PostgresConnection

  func run(_ statements: [ConcurrentStatement]) async throws {
    for statement in statements {
      switch statement {
      case .drop(let name):
        try await connection.executeScript("DROP INDEX CONCURRENTLY IF EXISTS \(qualified(name))")
      case .create(let index):
        if try await isPartitioned(index.table) {
          try await buildInPartitions(index)
        } else {
          try await build(index)
        }
      }
    }
  }

  private func build(_ index: ConcurrentStatement.Index) async throws {
    if try await isInvalid(index.name) {
      try await connection.executeScript(
        "DROP INDEX CONCURRENTLY IF EXISTS \(qualified(index.name))")
    }
    // One statement per call: several would share a transaction.
    try await connection.executeScript(
      "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX CONCURRENTLY IF NOT EXISTS \(index.name) "
        + "ON \(qualified(index.table)) \(index.definition)")
  }

  /// Creates the index of the whole table first, empty, so that new partitions get theirs at once.
  /// It becomes valid when the last partition's index is attached.
  private func buildInPartitions(_ index: ConcurrentStatement.Index) async throws {
    try await connection.executeScript(
      "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(index.name) "
        + "ON ONLY \(qualified(index.table)) \(index.definition)")
    while let (partition, name) = try await nextPartition(without: index) {
      var part = index
      part.name = name
      part.table = partition
      try await build(part)
      try await connection.executeScript(
        "ALTER INDEX \(qualified(index.name)) ATTACH PARTITION \(qualified(name))")
    }
  }

  /// A partition without its part of the index, and the name of that part.
  private func nextPartition(
    without index: ConcurrentStatement.Index
  ) async throws -> (partition: String, name: String)? {
    let rows = try await connection.query(
      """
      SELECT relname::text AS partition, CASE WHEN length(full_name) <= 63 THEN full_name
          ELSE left(full_name, 54) || '_' || left(md5(full_name), 8) END AS name
      FROM pg_inherits AS part
      JOIN pg_class ON pg_class.oid = part.inhrelid
      CROSS JOIN LATERAL (SELECT relname || '_' || \(index.name) AS full_name) AS names
      WHERE part.inhparent = to_regclass(\(qualified(index.table))) AND NOT EXISTS (
        SELECT FROM pg_inherits AS attached
        JOIN pg_index ON indexrelid = attached.inhrelid
        WHERE attached.inhparent = to_regclass(\(qualified(index.name)))
          AND indrelid = part.inhrelid)
      ORDER BY relname LIMIT 1
      """)
    return try rows.first.map { try $0.decode(String.self, String.self) }
  }

  private func isPartitioned(_ table: String) async throws -> Bool {
    let rows = try await connection.query(
      "SELECT relkind = 'p' AS found FROM pg_class WHERE oid = to_regclass(\(qualified(table)))")
    return try rows.first?.decode("found") ?? false
  }

  private func isInvalid(_ index: String) async throws -> Bool {
    let rows = try await connection.query(
      "SELECT NOT indisvalid AS found FROM pg_index WHERE indexrelid = to_regclass(\(qualified(index)))"
    )
    return try rows.first?.decode("found") ?? false
  }

  private func qualified(_ name: String) -> String {
    "\(SQLIdentifier.quoted(schema)).\(SQLIdentifier.quoted(name))"
  }
}
