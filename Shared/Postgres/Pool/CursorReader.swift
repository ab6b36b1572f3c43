/// One pass over a query through a cursor. Used by one iterator, hence by one task at a time.
final class CursorReader: @unchecked Sendable {
  private let pool: PostgresPool
  private let query: PostgresQuery
  private let batch: Int
  private var connection: PostgresConnection?
  private var isFinished = false

  init(pool: PostgresPool, query: PostgresQuery, batch: Int) {
    self.pool = pool
    self.query = query
    self.batch = batch
  }

  deinit {
    // The reader left early.
    guard let connection else { return }
    let pool = pool
    Task { await Self.end(connection, pool) }
  }

  func next() async throws -> [PostgresRow]? {
    guard !isFinished else { return nil }
    do {
      let rows = try await fetch()
      if rows.count == batch { return rows }
      await finish()
      return rows.isEmpty ? nil : rows
    } catch {
      await finish()
      throw error
    }
  }

  private func fetch() async throws -> [PostgresRow] {
    if let connection { return try await connection.query(fetchQuery) }
    let link = try await pool.acquire()
    let connection = PostgresConnection(
      link: link, begin: TransactionIsolation.readCommitted.begin(readOnly: true),
      configuration: pool.configuration)
    self.connection = connection
    var declaration: PostgresQuery = "DECLARE otolith_rows NO SCROLL CURSOR FOR "
    declaration.append(query)
    try await connection.execute(declaration)
    return try await connection.query(fetchQuery)
  }

  private var fetchQuery: PostgresQuery {
    PostgresQuery(unsafeSQL: "FETCH FORWARD \(batch) FROM otolith_rows")
  }

  private func finish() async {
    isFinished = true
    guard let connection else { return }
    self.connection = nil
    await Self.end(connection, pool)
  }

  private static func end(_ connection: PostgresConnection, _ pool: PostgresPool) async {
    connection.giveBack()
    await connection.rollBack()
    pool.release(connection.link)
  }
}
