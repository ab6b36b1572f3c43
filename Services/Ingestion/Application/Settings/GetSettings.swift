package import FoundationEssentials
package import IngestionDomain
import IngestionStore
package import Postgres

/// Gives participants their own settings.
package struct GetSettings: Sendable {
  private let pool: PostgresPool

  package init(pool: PostgresPool) {
    self.pool = pool
  }

  /// - Returns: empty ones, without a time, where nothing was ever set.
  /// - Throws: `PostgresError`.
  package func callAsFunction(
    of participantID: UUID
  ) async throws -> (kept: KeptSettings, updatedAt: Date?) {
    guard let stored = try await SettingsStore.load(participantID, on: pool) else {
      return (KeptSettings(), nil)
    }
    return (stored.kept, stored.updatedAt)
  }
}
