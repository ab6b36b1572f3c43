import ArgumentParser
import Bus
import BusNATS
import Postgres

/// The transport of the events.
struct Transport: ParsableArguments {
  enum Name: String, ExpressibleByArgument {
    case postgres, nats
  }

  @Option(help: "postgres or nats.")
  var transport = Name.postgres

  @Option(help: "Addresses of the NATS servers, separated by commas.")
  var nats = ""

  /// One process's own way to the log.
  func open(_ database: Database, as role: String) throws -> any EventLog {
    switch transport {
    case .postgres:
      return PostgresEventLog(
        configuration: database.configuration(as: role, schema: "bus", connections: 4),
        logger: Database.logger)
    case .nats:
      let servers = nats.split(separator: ",").map { address in
        address.hasPrefix("nats://") ? String(address.dropFirst(7)) : String(address)
      }
      return try NATSEventLog(
        configuration: NATSConfiguration(
          servers: servers, clientName: role.replacing("_", with: "-")),
        logger: Database.logger)
    }
  }
}
