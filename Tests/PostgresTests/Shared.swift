import Postgres
import TestSupport
import Testing

/// Calls the body with the superuser's pool in a new database.
func withPool(
  connections: Int = 4, _ adjustment: Adjustment = .none,
  _ body: (PostgresPool) async throws -> Void
) async throws {
  let database = try await TestDatabase.create()
  let pool = database.pool(connections: connections, adjust: adjustment.apply)
  do {
    try await body(pool)
  } catch {
    await pool.close()
    try await database.drop()
    throw error
  }
  await pool.close()
  try await database.drop()
}

/// Changes of a test to a pool's configuration.
struct Adjustment {
  var apply: (inout PostgresConfiguration) -> Void

  static var none: Adjustment { Adjustment { _ in } }

  /// A long statement timeout, so that a test can act on a running statement on a loaded machine.
  static var longStatements: Adjustment { .with { $0.statementTimeout = .seconds(300) } }

  static func with(_ apply: @escaping (inout PostgresConfiguration) -> Void) -> Adjustment {
    Adjustment(apply: apply)
  }
}

/// Returns the error that the body throws, which must be a `PostgresError`.
func postgresError<T>(
  _ body: () async throws -> T, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> PostgresError {
  do {
    _ = try await body()
  } catch let error as PostgresError {
    return error
  }
  Issue.record("nothing was thrown", sourceLocation: sourceLocation)
  throw NothingThrown()
}

struct NothingThrown: Error {}

extension PostgresPool {
  /// Returns the number of matching statements running in this database, without this one.
  func running(like pattern: String) async throws -> Int {
    try await query(
      """
      SELECT count(*) AS found FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND query LIKE \(pattern)
        AND pid <> pg_backend_pid()
      """)[0].decode("found")
  }

  /// Terminates the server process of every other connection whose last statement matches.
  func terminate(like pattern: String) async throws {
    try await execute(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE \(pattern) AND pid <> pg_backend_pid()
      """)
  }
}
