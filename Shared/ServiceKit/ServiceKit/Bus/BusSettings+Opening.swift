public import Bus
import BusNATS
public import Logging
import Postgres
public import Settings

extension BusSettings {
  /// Opens the event log; nil if the transport is off. Connection errors appear at first use.
  ///
  /// - Parameter name: name of the program, shown by the log's server.
  /// - Throws: `SettingsError`.
  public func openLog(name: String, logger: Logger) throws -> (any EventLog)? {
    switch transport {
    case .postgres(let url, let logName):
      PostgresEventLog(
        configuration: PostgresConfiguration(
          connectionString: url, connections: 2, searchPath: "bus",
          applicationName: "\(name) bus"),
        name: logName, logger: logger)
    case .off: nil
    case .nats(let settings): try Self.open(settings, name: name, logger: logger)
    }
  }

  private static func open(
    _ settings: NATSSettings, name: String, logger: Logger
  ) throws -> any EventLog {
    do {
      return try NATSEventLog(
        configuration: NATSConfiguration(settings, name: name), logger: logger)
    } catch let error as NATSError {
      throw SettingsError(problems: ["\(error)"])
    }
  }
}

extension NATSConfiguration {
  /// - Parameter name: name of the program, e.g. `otolith-auth`.
  init(_ settings: NATSSettings, name: String) {
    self.init(servers: settings.servers.map(\.description), clientName: name)
    stream = settings.stream
    replicas = settings.replicas
    credentials = settings.credentials
    tls = settings.tls
  }
}
