import FoundationEssentials
import Logging
import NIOCore
import Settings
import Telemetry

/// The parts of the process that follow the settings.
struct ServedProcess: Sendable {
  let threshold: LogThreshold
  let running: InEffect<RunningSettings>
  let manager: ServiceManager
  private let descriptors: DescriptorBudget
  private let logger: Logger

  /// Applies the settings at start, before clients connect.
  init(
    threshold: LogThreshold, running: InEffect<RunningSettings>, manager: ServiceManager,
    settings: ServiceSettings, logger: Logger
  ) {
    self.threshold = threshold
    self.running = running
    self.manager = manager
    self.logger = logger
    descriptors = DescriptorBudget(
      open: OpenFiles.count ?? 16, databaseConnections: settings.databaseConnections,
      eventLoops: System.coreCount)
  }

  /// Raises the limit of open files for the configured connections, or lowers the number of
  /// connections to fit the limit.
  ///
  /// - Throws: ``SettingsError`` if the limit is too low.
  func fit(_ settings: inout ServiceSettings) throws {
    let configured = settings.limits.connectionsMax
    let limit = OpenFiles.raiseLimit(to: descriptors.descriptors(forConnections: configured))
    guard try descriptors.apply(descriptorsMax: limit, to: &settings.limits) else { return }
    logger.warning(
      "fewer connections than configured: the limit of open files is too low",
      metadata: [
        "connections": "\(settings.limits.connectionsMax)", "configured": "\(configured)",
        "open_files_max": "\(limit)",
        "advice": "raise LimitNOFILE= of the unit (ulimit -n) or lower OTOLITH_LIMIT_CONNECTIONS",
      ])
  }
}
