import Logging

extension ServiceCredential {
  /// As ``begin()``; a database that takes no writes now must not keep a service from starting.
  func begin(logger: Logger) async {
    do {
      try await begin()
    } catch {
      logger.warning("the service's own key cannot be kept", metadata: ["reason": "\(error)"])
    }
  }

  /// Once a minute until cancelled.
  func keepFresh(logger: Logger) async throws {
    while true {
      try await Task.sleep(for: .seconds(60))
      do {
        try await renew()
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        logger.warning("the service's own key cannot be kept", metadata: ["reason": "\(error)"])
      }
    }
  }
}
