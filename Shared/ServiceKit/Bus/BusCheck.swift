import Bus
import Logging
import Postgres

/// Whether a service's bus can be used as it is set up, for `check`: what is wrong that would show only
/// in the log of the running service.
struct BusCheck {
  private let settings: BusSettings
  private let service: String

  /// - Parameter service: `otolith-auth`.
  init(_ settings: BusSettings, service: String) {
    self.settings = settings
    self.service = service
  }

  /// - Parameter pool: the service's own, whose schema is of this version.
  /// - Throws: `BusProblems`; `PostgresError`, `NATSError`, when the log cannot be reached;
  ///   `SettingsError`.
  func run(pool: PostgresPool) async throws {
    guard settings.transport != .off else { return }
    var logger = Logger(label: service)
    logger.logLevel = .error
    let logs = try BusLogs(settings, name: service, logger: logger)
    let problems: [String]
    do {
      problems = try await Self.problems(pool: pool, logs: logs)
    } catch {
      await logs.close()
      throw error
    }
    await logs.close()
    if !problems.isEmpty { throw BusProblems(sentences: problems) }
  }

  private static func problems(pool: PostgresPool, logs: BusLogs) async throws -> [String] {
    try await BusInspector(pool: pool, logs: logs.all).cursors().compactMap { cursor in
      guard case .stopped(let stop) = cursor.standing else { return nil }
      return "consumer \(cursor.consumer) is stopped: \(stop); \(ConsumptionStop.advice)"
    }
  }
}

extension BusError: OperatorMendable {
  var operatorMessage: String { description }
}

/// What an operator has to mend of a service's bus.
struct BusProblems: OperatorMendable {
  var sentences: [String]

  var operatorMessage: String { sentences.joined(separator: "\n") }
}
