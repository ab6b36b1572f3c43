package import Logging
import Postgres

extension ServiceCredential {
  /// Like ``begin()``, but a read-only or unreachable database does not prevent the service from
  /// starting.
  ///
  /// - Throws: `SealedKeyError`.
  package func begin(logger: Logger) async throws {
    do {
      try await begin()
    } catch let error as SealedKeyError {
      throw error
    } catch {
      logger.warning("the service's own key could not be renewed", metadata: ["reason": "\(error)"])
    }
  }

  /// Renews the key at intervals until cancelled.
  package func keepFresh(logger: Logger) async throws {
    try await Task.sleep(for: Self.renewalInterval)
    try await OutageLog("renewing the service's own key", logger: logger).repeating(
      every: Self.renewalInterval
    ) { try await renew() }
  }

  private static let renewalInterval = Duration.seconds(60)
}
