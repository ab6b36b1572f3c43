import ArgumentParser
import Logging
import Postgres

/// Where the benchmark's database is.
struct Database: ParsableArguments {
  @Option(help: "libpq's key=value list, without a user.")
  var database: String

  static let logger = {
    var logger = Logger(label: "data-bench") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .warning
    return logger
  }()

  func configuration(as role: String, schema: String, connections: Int) -> PostgresConfiguration {
    PostgresConfiguration(
      connectionString: "\(database) user=\(role)", connections: connections, waitersMax: 10_000,
      acquireTimeout: .seconds(60), statementTimeout: .seconds(120), searchPath: schema,
      applicationName: "data-bench")
  }

  func pool(as role: String, schema: String, connections: Int) -> PostgresPool {
    PostgresPool(
      configuration: configuration(as: role, schema: schema, connections: connections),
      logger: Self.logger)
  }

  /// A pool like that of the ingestion service.
  func ingestionPool(connections: Int) -> PostgresPool {
    pool(as: "otolith_ingestion", schema: "ingestion", connections: connections)
  }
}
