import ArgumentParser
import Bus
import BusNATS
import Foundation
import Logging
import Postgres
import ServiceKit

/// The service whose bus is inspected.
struct BusTarget: ParsableArguments {
  enum Service: String, CaseIterable, ExpressibleByArgument {
    case auth, catalogue, ingestion, planning
  }

  @Option(help: "Service: auth, catalogue, ingestion or planning.")
  var service: Service

  @OptionGroup var output: BusOutput

  /// Opens the service's database and its log for the duration of `body`.
  func with(
    _ body: (_ pool: PostgresPool, _ log: any EventLog) async throws -> Void
  ) async throws {
    let (url, settings) = try output.settings(needsDatabase: true)
    let logger = BusOutput.logger
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: url, connections: 2, searchPath: service.rawValue,
        applicationName: "otolithctl"),
      logger: logger)
    do {
      try await BusOutput.withLog(settings) { try await body(pool, $0) }
    } catch {
      await pool.close()
      throw error
    }
    await pool.close()
  }
}

/// The database, and the output format.
struct BusOutput: ParsableArguments {
  @Option(
    help: """
      PostgreSQL address of the service's database, with its serving role; default: OTOLITH_DATABASE_URL.
      """)
  var database: String?

  @Flag(help: "Print JSON.")
  var json = false

  static let logger: Logger = {
    var logger = Logger(label: "otolithctl") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .error
    return logger
  }()

  /// Reads the service's own settings from the same variables.
  ///
  /// - Parameter missingLog: message if the address of the log is unknown.
  /// - Throws: `ValidationError`.
  func settings(
    needsDatabase: Bool,
    missingLog: String = "pass --database, or set OTOLITH_BUS_DATABASE_URL or OTOLITH_DATABASE_URL"
  ) throws -> (url: String, settings: BusSettings) {
    var reader = ControlSetting.reader()
    let url = database ?? reader.read(ControlSetting.databaseURL) ?? ""
    let settings = BusSettings(&reader, databaseURL: url, permitsPlaintext: true)
    var problems = reader.problems
    let isLogMissing =
      if case .postgres(let url, _) = settings.transport { url.isEmpty } else { false }
    if url.isEmpty, needsDatabase {
      problems.insert("pass --database, or set OTOLITH_DATABASE_URL", at: 0)
    } else if isLogMissing {
      problems.insert(missingLog, at: 0)
    }
    guard problems.isEmpty else { throw ValidationError(problems.joined(separator: "\n")) }
    return (url, settings)
  }

  func withLog(_ body: (any EventLog) async throws -> Void) async throws {
    try await Self.withLog(try settings(needsDatabase: false).settings, body)
  }

  static func withLog(
    _ settings: BusSettings, _ body: (any EventLog) async throws -> Void
  ) async throws {
    guard let log = try settings.openLog(name: "otolithctl", logger: logger) else {
      throw ValidationError("OTOLITH_BUS_TRANSPORT is off: there is no log")
    }
    do {
      try await body(log)
    } catch {
      await log.close()
      throw BusFailure.readable(error)
    }
    await log.close()
  }
}

/// An error with a message for operators.
struct BusFailure: Error, CustomStringConvertible {
  let description: String
  var status = ExitCode.failure

  /// Replaces errors for which a better message exists.
  static func readable(_ error: any Error) -> any Error {
    if let failure = BusFailure(error) { return failure }
    return error
  }

  /// The same for commands that need the owner of the log.
  static func readableForOwner(_ error: any Error) -> any Error {
    guard let error = error as? PostgresError else { return error }
    return BusFailure(description: error.operatorMessage, status: status(of: error))
  }

  private static func status(of error: PostgresError) -> ExitCode {
    error.advice?.isTemporary == true ? .unreachable : .failure
  }

  private init(description: String, status: ExitCode) {
    self.description = description
    self.status = status
  }

  private init?(_ error: any Error) {
    switch error {
    case let error as BusError:
      description = error.description
    case let error as PostgresError:
      status = Self.status(of: error)
      let isOfSchema = ["42P01", "42703", "42883", "42501"].contains(error.sqlState)
      description =
        error.operatorMessage
        + (isOfSchema
          ? "; use the serving role of the service, and run `otolithctl bus migrate`, too" : "")
    case let error as NATSError:
      status = error.isTemporary ? .unreachable : .failure
      description = "the log is not usable: \(error)"
    default:
      return nil
    }
  }
}
