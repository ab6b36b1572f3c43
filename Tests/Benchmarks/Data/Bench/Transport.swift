import ArgumentParser
import Bus
import Postgres

/// Which log the events go through.
struct Transport: ParsableArguments {
  enum Name: String, ExpressibleByArgument {
    case postgres
  }

  @Option(help: "postgres.")
  var transport = Name.postgres

  /// One process's own way to the log.
  func open(_ database: Database, as role: String) -> PostgresEventLog {
    PostgresEventLog(
      configuration: database.configuration(as: role, schema: "bus", connections: 4),
      logger: Database.logger)
  }
}
