import Bus
import BusNATS
import Logging
import Postgres
import Settings

/// Checks the configured bus for `check`: problems that would otherwise show only in the log of the
/// running service.
struct BusCheck {
  private let settings: BusSettings
  private let profile: BusProfile

  init(_ settings: BusSettings, profile: BusProfile) {
    self.settings = settings
    self.profile = profile
  }

  /// - Parameter pool: pool of the service, whose schema is up to date.
  /// - Throws: `BusProblems`; `PostgresError` or `NATSError` if the log cannot be reached;
  ///   `SettingsError`.
  func run(pool: PostgresPool) async throws {
    var logger = Logger(label: profile.source)
    logger.logLevel = .error
    guard let log = try settings.openLog(name: profile.source, logger: logger) else { return }
    let cursors: [CursorStatus]
    let missing: [String]
    do {
      missing = try await log.missingRights(for: profile)
      cursors = try await BusInspector(pool: pool, log: log).cursors()
    } catch {
      await log.close()
      throw error
    }
    await log.close()
    let problems =
      missing.map { "the user of the log \(log.name) lacks a right: \($0)" }
      + cursors.compactMap { cursor -> String? in
        guard case .stopped(let stop) = cursor.standing else { return nil }
        return "consumer \(cursor.consumer) is stopped: \(stop); \(ConsumptionStop.advice)"
      }
    if !problems.isEmpty { throw BusProblems(sentences: problems) }
  }
}

extension BusError: UserFacingError {
  var operatorMessage: String { description }
}

extension NATSError: UserFacingError {
  var operatorMessage: String { description }

  var exitCode: Int32 { isTemporary ? 69 : 78 }
}

/// Bus problems that an operator has to fix.
struct BusProblems: UserFacingError {
  var sentences: [String]

  var operatorMessage: String { sentences.joined(separator: "\n") }
}
