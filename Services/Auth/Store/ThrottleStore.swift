package import AuthDomain
package import FoundationEssentials
package import Postgres
// For SHA-256.
import ServiceKit

/// Recent attempts at secrets, counted for all processes of the service together.
package struct ThrottleStore: Sendable {
  package init() {}

  /// The attempts at a key, none where there is no row; locked until the end of the transaction.
  package func lock(
    _ key: ThrottleKey, at now: Date, on connection: PostgresConnection
  ) async throws -> Throttle {
    // The update that changes nothing locks the row, whether or not it was there.
    let rows = try await connection.query(
      """
      INSERT INTO throttles (key, attempts, last_attempt_at, forgotten_at)
      VALUES (\(Self.digest(key)), 0, \(Date(timeIntervalSince1970: 0)), \(now))
      ON CONFLICT (key) DO UPDATE SET attempts = throttles.attempts
      RETURNING attempts::bigint, last_attempt_at
      """)
    guard let row = rows.first else { throw PostgresError.noRow("an upsert") }
    let (attempts, lastAttemptAt) = try row.decode(Int.self, Date.self)
    return Throttle(attempts: attempts, lastAttemptAt: lastAttemptAt)
  }

  /// The attempts at a key, none where there is no row; not locked.
  package func find(
    _ key: ThrottleKey, on executor: some PostgresExecutor
  ) async throws -> Throttle {
    let rows = try await executor.query(
      "SELECT attempts::bigint, last_attempt_at FROM throttles WHERE key = \(Self.digest(key))")
    guard let row = rows.first else { return Throttle() }
    let (attempts, lastAttemptAt) = try row.decode(Int.self, Date.self)
    return Throttle(attempts: attempts, lastAttemptAt: lastAttemptAt)
  }

  /// Stores what became of it. The row is locked.
  package func update(
    _ throttle: Throttle, of key: ThrottleKey, on connection: PostgresConnection
  ) async throws {
    let forgottenAt = throttle.lastAttemptAt.addingTimeInterval(key.rules.forgottenAfter)
    try await connection.execute(
      """
      UPDATE throttles SET attempts = \(throttle.attempts),
        last_attempt_at = \(throttle.lastAttemptAt), forgotten_at = \(forgottenAt)
      WHERE key = \(Self.digest(key))
      """)
  }

  /// Takes back an attempt that was charged and never made; with the only one goes the row.
  package func refund(_ key: ThrottleKey, on executor: some PostgresExecutor) async throws {
    let deleted = try await executor.execute(
      "DELETE FROM throttles WHERE key = \(Self.digest(key)) AND attempts <= 1")
    if deleted > 0 { return }
    try await executor.execute(
      """
      UPDATE throttles SET attempts = greatest(attempts - 1, 0) WHERE key = \(Self.digest(key))
      """)
  }

  /// After a success.
  package func clear(_ key: ThrottleKey, on executor: some PostgresExecutor) async throws {
    try await executor.execute("DELETE FROM throttles WHERE key = \(Self.digest(key))")
  }

  package func deleteForgotten(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM throttles WHERE key IN (
        SELECT key FROM throttles WHERE forgotten_at <= \(now)
        ORDER BY forgotten_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
      """)
  }

  private static func digest(_ key: ThrottleKey) -> [UInt8] { Sodium.sha256(Array(key.text.utf8)) }
}
