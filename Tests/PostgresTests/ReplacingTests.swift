import Postgres
import TestSupport
import Testing

@Suite struct ReplacingTests {
  private func session(_ executor: some PostgresExecutor) async throws -> Int32 {
    try await executor.query("SELECT pg_backend_pid() AS pid")[0].decode("pid")
  }

  @Test func idleConnectionsAreReplacedAtOnceAndOthersWhenTheyComeBack() async throws {
    try await TestDatabase.with { database in
      let pool = PostgresPool(
        configuration: database.configuration(connections: 2), logger: TestLog.logger)
      let first = try await session(pool)
      #expect(try await session(pool) == first)
      try await pool.transaction { connection in
        let busy = try await session(connection)
        pool.replaceConnections()
        // The running statement is not interrupted.
        #expect(try await session(connection) == busy)
        let other = try await session(pool)
        #expect(other != first && other != busy)
      }
      let later = try await session(pool)
      #expect(later != first)
      #expect(try await session(pool) == later)
      await pool.close()
    }
  }
}
