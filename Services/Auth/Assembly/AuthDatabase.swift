import Bus
import Logging
import Postgres
import ServiceKit

/// The database, for commands that work on it directly.
enum AuthDatabase {
  /// Checks the schema, then runs `body` with a pool that is closed afterwards, whatever happens.
  static func with<Result: Sendable>(
    _ body: (PostgresPool, Logger) async throws -> Result
  ) async throws -> Result {
    let settings = try ServiceSettings(serviceName: AuthAssembly.name)
    var logger = Logger(label: AuthAssembly.name)
    logger.logLevel = .warning
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: settings.databaseURL, connections: 2, searchPath: AuthAssembly.schema,
        applicationName: AuthAssembly.name),
      logger: logger)
    do {
      try await Migrator(schema: AuthAssembly.schema, sets: AuthAssembly.migrationSets)
        .verify(on: pool)
      let result = try await body(pool, logger)
      await pool.close()
      return result
    } catch {
      await pool.close()
      throw error
    }
  }
}
