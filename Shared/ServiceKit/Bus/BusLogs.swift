public import Bus
import BusNATS
public import Logging
import Postgres

/// The logs that a service, or a tool that looks at one, has open.
public struct BusLogs: Sendable {
  public let log: any EventLog
  public let previous: (any EventLog)?

  /// Opens them; whether they can be reached shows when they are used.
  ///
  /// - Parameter name: of the program, as the log's server shows who is connected.
  /// - Throws: `SettingsError`.
  public init(_ settings: BusSettings, name: String, logger: Logger) throws {
    log = try Self.open(settings.transport, name: name, logger: logger)
    previous = try settings.previous.map { try Self.open($0, name: name, logger: logger) }
  }

  public var all: [any EventLog] { [log] + (previous.map { [$0] } ?? []) }

  public func close() async {
    for log in all { await log.close() }
  }

  private static func open(
    _ transport: BusSettings.Transport, name: String, logger: Logger
  ) throws -> any EventLog {
    switch transport {
    case .postgres(let url, let logName):
      return PostgresEventLog(
        configuration: PostgresConfiguration(
          connectionString: url, connections: 2, searchPath: "bus",
          applicationName: "\(name) bus"),
        name: logName, logger: logger)
    case .off:
      throw SettingsError(problems: ["OTOLITH_BUS_TRANSPORT is off: there is no log"])
    case .nats(let settings):
      return try open(settings, name: name, logger: logger)
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
