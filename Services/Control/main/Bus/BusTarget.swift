import ArgumentParser
import Bus
import BusNATS
import Foundation
import Logging
import Postgres
import ServiceKit

/// Whose bus is looked at.
struct BusTarget: ParsableArguments {
  enum Service: String, CaseIterable, ExpressibleByArgument {
    case auth, catalogue, ingestion, planning
  }

  @Option(help: "auth, catalogue, ingestion or planning.")
  var service: Service

  @OptionGroup var output: BusOutput

  /// Opens the service's database and the logs that it reads for the duration of `body`.
  func with(
    _ body: (_ pool: PostgresPool, _ logs: BusLogs) async throws -> Void
  ) async throws {
    let (url, settings) = try output.settings(needsDatabase: true)
    let logger = BusOutput.logger
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: url, connections: 2, searchPath: service.rawValue,
        applicationName: "otolithctl"),
      logger: logger)
    let logs = try BusLogs(settings, name: "otolithctl", logger: logger)
    do {
      try await body(pool, logs)
    } catch {
      await logs.close()
      await pool.close()
      throw BusFailure.readable(error)
    }
    await logs.close()
    await pool.close()
  }
}

/// Where the log is, and how to print.
struct BusOutput: ParsableArguments {
  @Option(
    help: """
      PostgreSQL address of the service's database, with the role that it serves with; default: \
      OTOLITH_DATABASE_URL.
      """)
  var database: String?

  @Flag(help: "Print JSON.")
  var json = false

  static let logger: Logger = {
    var logger = Logger(label: "otolithctl") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .error
    return logger
  }()

  /// The settings that the service itself has, from the same variables.
  ///
  /// - Parameter missingLog: what is said where nothing tells the log's address.
  /// - Throws: `ValidationError`.
  func settings(
    needsDatabase: Bool,
    missingLog: String = "give --database, or set OTOLITH_BUS_DATABASE_URL or OTOLITH_DATABASE_URL"
  ) throws -> (url: String, settings: BusSettings) {
    var reader = SettingsReader()
    let url = database ?? reader.read(ControlSetting.databaseURL) ?? ""
    let settings = BusSettings(&reader, databaseURL: url, permitsPlaintext: true)
    var problems = reader.problems
    let isLogMissing =
      if case .postgres(let url, _) = settings.transport { url.isEmpty } else { false }
    if url.isEmpty, needsDatabase {
      problems.insert("give --database, or set OTOLITH_DATABASE_URL", at: 0)
    } else if isLogMissing {
      problems.insert(missingLog, at: 0)
    }
    guard problems.isEmpty else { throw ValidationError(problems.joined(separator: "\n")) }
    return (url, settings)
  }

  func withLog(_ body: (any EventLog) async throws -> Void) async throws {
    let logs = try BusLogs(
      try settings(needsDatabase: false).settings, name: "otolithctl", logger: Self.logger)
    do {
      try await body(logs.log)
    } catch {
      await logs.close()
      throw BusFailure.readable(error)
    }
    await logs.close()
  }
}

/// A failure as an operator reads it.
struct BusFailure: Error, CustomStringConvertible {
  let description: String

  /// What it is replaced by where it can be said better.
  static func readable(_ error: any Error) -> any Error {
    if let failure = BusFailure(error) { return failure }
    return error
  }

  /// The same for commands that need the owner of the log.
  static func readableForOwner(_ error: any Error) -> any Error {
    guard let error = error as? PostgresError else { return error }
    return BusFailure(description: error.operatorMessage)
  }

  private init(description: String) {
    self.description = description
  }

  private init?(_ error: any Error) {
    switch error {
    case let error as BusError:
      description = error.description
    case let error as PostgresError:
      switch error.sqlState {
      case "42P01", "42703", "42883":
        description =
          "this role finds no tables of this version's bus there: use the one that the service serves "
          + "with, and run `otolith-SERVICE migrate` and `otolithctl bus migrate` first "
          + "(\(error.message))"
      case "42501":
        description =
          "the role may not do that: use the one that the service serves with (\(error.message))"
      default:
        description = error.operatorMessage
      }
    case let error as NATSError:
      description = "the log cannot be used: \(error)"
    default:
      return nil
    }
  }
}
