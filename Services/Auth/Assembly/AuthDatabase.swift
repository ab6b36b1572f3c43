import ArgumentParser
import Bus
import Logging
import Postgres
import ServiceKit

/// The database, for commands that work on it directly.
enum AuthDatabase {
  /// Checks the schema, then runs `body` with a pool that is closed afterwards, whatever happens.
  ///
  /// - Throws: what `body` throws; exit code 78, like the common commands, when the settings or the
  ///   schema have to be corrected first.
  static func with<Result: Sendable>(
    _ body: (PostgresPool) async throws -> Result
  ) async throws -> Result {
    do {
      return try await open(body)
    } catch let error as SettingsError {
      throw unusable(error)
    } catch let error as MigrationError {
      throw unusable(error)
    }
  }

  private static func unusable(_ error: any Error) -> ExitCode {
    StandardError.writeLine("\(error)")
    return ExitCode(78)
  }

  private static func open<Result: Sendable>(
    _ body: (PostgresPool) async throws -> Result
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
      let result = try await body(pool)
      await pool.close()
      return result
    } catch {
      await pool.close()
      throw error
    }
  }
}
