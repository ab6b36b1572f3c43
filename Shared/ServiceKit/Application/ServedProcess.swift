import FoundationEssentials
import Logging
import NIOCore

/// What of the process itself follows the settings.
struct ServedProcess: Sendable {
  let threshold: LogThreshold
  let running: InEffect<RunningSettings>
  let manager: ServiceManager
  private let descriptors: DescriptorBudget
  private let logger: Logger

  /// As it starts, before clients have connections.
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

  /// Makes room for as many connections as are configured, or permits as many as there is room for.
  ///
  /// - Throws: ``SettingsError`` if there is room for too few.
  func fit(_ settings: inout ServiceSettings) throws {
    let configured = settings.limits.connectionsMax
    let limit = OpenFiles.raiseLimit(to: descriptors.descriptors(forConnections: configured))
    guard try descriptors.apply(descriptorsMax: limit, to: &settings.limits) else { return }
    logger.warning(
      "fewer connections than configured: the process may not open as many files",
      metadata: [
        "connections": "\(settings.limits.connectionsMax)", "configured": "\(configured)",
        "open_files_max": "\(limit)",
        "advice": "raise LimitNOFILE= of the unit (ulimit -n) or lower OTOLITH_LIMIT_CONNECTIONS",
      ])
  }
}
