public import Logging

/// Logs each failed call of a channel: method, status and duration, never contents.
public struct LoggingClientInterceptor: ClientInterceptor {
  private let logger: Logger
  private let level: Logger.Level

  /// - Parameter level: log level. Default `debug`: the caller knows what a failure means.
  public init(logger: Logger, level: Logger.Level = .debug) {
    self.logger = logger
    self.level = level
  }

  public func intercept(_ call: inout ClientCallContext) async throws {
    guard logger.logLevel <= level else { return }
    let start = ContinuousClock.now
    call.onEnd { [logger, level, service = call.service, method = call.method] error in
      guard let error else { return }
      logger.log(
        level: level, "outgoing call failed",
        metadata: [
          "method": "\(service)/\(method)", "status": "\(error.code)",
          "ms": "\(Int((ContinuousClock.now - start) / .milliseconds(1)))",
        ])
    }
  }
}
