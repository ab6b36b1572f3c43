internal import Logging
public import Postgres
public import Settings

/// Opens a service's own database for a command.
public struct ServiceDatabase<Assembly: ServiceAssembly> {
  let settings: ServiceSettings

  var configuration: PostgresConfiguration {
    PostgresConfiguration(
      connectionString: settings.databaseURL, connections: settings.databaseConnections,
      searchPath: Assembly.schema, applicationName: Assembly.name)
  }

  /// - Parameter onWriteAccess: see `PostgresPool`.
  func makePool(
    logger: Logger, onWriteAccess: @escaping @Sendable (Bool) -> Void = { _ in }
  ) -> PostgresPool {
    PostgresPool(configuration: configuration, logger: logger, onWriteAccess: onWriteAccess)
  }

  /// Runs `body` with a pool of the role that owns the schema.
  func withOwnersPool(_ body: (PostgresPool) async throws -> Void) async throws {
    var settings = settings
    settings.databaseURL = settings.migrationDatabaseURL ?? settings.databaseURL
    try await ServiceDatabase(settings: settings).withPool(body)
  }

  /// Runs `body` with a pool that is always closed afterwards.
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

  /// Checks the schema, then runs `body` with a pool that is always closed afterwards. For commands
  /// that work on the service's tables.
  ///
  /// - Throws: the errors of `body`; `ExitCode` if the settings, the database or the schema must be
  ///   fixed first.
  public static func withVerifiedPool(
    _ reader: SettingsReader, _ body: (PostgresPool) async throws -> Void
  ) async throws {
    try await reportingConfigurationErrors { try await openVerified(reader, body) }
  }

  /// Like ``withVerifiedPool(_:_:)``, for a command with exit codes of its own.
  ///
  /// - Throws: the errors of `body`; `SettingsError`; `MigrationError`; `PostgresError`.
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

/// The tables that every service has in its schema.
public enum ServiceMigrations {
  public static let set = MigrationSet(name: "servicekit", files: SQLFiles.all)
}
