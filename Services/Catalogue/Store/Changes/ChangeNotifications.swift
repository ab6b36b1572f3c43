import Logging
import Postgres

/// Notifies the other instances of commits.
///
/// Notifications are hints, sent after the commit and never within a writing transaction.
struct ChangeNotifications: Sendable {
  private static let channel = "otolith_catalogue"

  func send(on pool: PostgresPool) async throws {
    // NOTIFY writes a commit record that need not be flushed.
    _ = try await pool.query(
      """
      SELECT set_config('synchronous_commit', 'off', true), pg_notify(\(Self.channel), '')::text
      """)
  }

  /// Receives notifications until cancelled.
  func receive(
    on pool: PostgresPool, logger: Logger, _ body: @escaping @Sendable () -> Void
  ) async throws {
    let listener = PostgresListener(
      configuration: pool.configuration, channels: [Self.channel], logger: logger
    ) { _ in body() }
    listener.start()
    defer { listener.close() }
    while true { try await Task.sleep(for: .seconds(3_600)) }
  }
}
