package import IngestionDomain
import IngestionStore
package import Postgres

/// Keeps what planning tells of notifications.
package struct RecordNotifications: Sendable {
  package init() {}

  /// What is told may come again and in any order.
  package func callAsFunction(
    _ told: [ToldNotification], on connection: PostgresConnection
  ) async throws {
    try await NotificationStore.note(told, on: connection)
  }
}
