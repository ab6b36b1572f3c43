package import Logging
package import Postgres

/// Tells the other instances that something was committed.
///
/// Notifications are hints, sent after the commit and never in a transaction that writes.
package struct ChangeNotifications: Sendable {
  private static let channel = "otolith_catalogue"

  package init() {}

  package func send(on pool: PostgresPool) async throws {
    // A notification writes a commit record, for which nobody need wait.
    _ = try await pool.query(
      """
      SELECT set_config('synchronous_commit', 'off', true), pg_notify(\(Self.channel), '')::text
      """)
  }

  /// Listens until cancelled.
  package func receive(
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
