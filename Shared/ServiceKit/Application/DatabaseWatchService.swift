import Logging
import Postgres
import ServiceLifecycle

/// Looks after the database for as long as the service runs, its drain included, after which it is ended.
struct DatabaseWatchService: Service, CustomStringConvertible {
  let configuration: PostgresConfiguration
  let health: ServiceHealth
  let logger: Logger

  var description: String { "watch of the database" }

  func run() async throws {
    let watch = PostgresWatch(configuration: configuration, logger: logger) { [health] in
      health.database($0)
    }
    watch.start()
    defer { watch.close() }
    try? await gracefulShutdown()
  }
}
