internal import Logging
public import Postgres

/// Opening a service's own database for a command.
public struct ServiceDatabase<Assembly: ServiceAssembly> {
  let settings: ServiceSettings

  /// - Parameter onWriteAccess: as `PostgresPool` has it.
  func makePool(
    logger: Logger, onWriteAccess: @escaping @Sendable (Bool) -> Void = { _ in }
  ) -> PostgresPool {
    PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: settings.databaseURL, connections: settings.databaseConnections,
        searchPath: Assembly.schema, applicationName: Assembly.name),
      logger: logger, onWriteAccess: onWriteAccess)
  }

  /// Runs `body` with a pool of the role that owns the schema.
  func withOwnersPool(_ body: (PostgresPool) async throws -> Void) async throws {
    var settings = settings
    settings.databaseURL = settings.migrationDatabaseURL ?? settings.databaseURL
    try await ServiceDatabase(settings: settings).withPool(body)
  }

  /// Runs `body` with a pool that is closed afterwards, whatever happens.
  func withPool<Result: Sendable>(
    _ body: (PostgresPool) async throws -> Result
  ) async throws -> Result {
    var logger = Logger(label: Assembly.name)
    logger.logLevel = .warning
    let pool = makePool(logger: logger)
    do {
      let result = try await body(pool)
      await pool.close()
      return result
    } catch {
      await pool.close()
      throw error
    }
  }

  /// For commands that work on the service's tables: checks the schema, then runs `body` with a pool that
  /// is closed afterwards, whatever happens.
  ///
  /// - Throws: what `body` throws; the exit code of the common commands when the settings, the database
  ///   or the schema have to be mended first.
  public static func withVerifiedPool(
    _ reader: SettingsReader, _ body: (PostgresPool) async throws -> Void
  ) async throws {
    try await reportingConfigurationErrors { try await openVerified(reader, body) }
  }

  /// As ``withVerifiedPool(_:_:)``, for a command with exit codes of its own.
  ///
  /// - Throws: what `body` throws; `SettingsError`; `MigrationError`; `PostgresError`.
  public static func openVerified<Result: Sendable>(
    _ reader: SettingsReader, _ body: (PostgresPool) async throws -> Result
  ) async throws -> Result {
    let settings = try ServiceSettings(
      serviceName: Assembly.name, runsAlone: Assembly.runsAlone, reader: reader)
    return try await ServiceDatabase(settings: settings).openVerified(body)
  }

  func openVerified<Result: Sendable>(
    _ body: (PostgresPool) async throws -> Result
  ) async throws -> Result {
    try await withPool { pool in
      try await Assembly.migrator.verify(on: pool)
      return try await body(pool)
    }
  }
}
