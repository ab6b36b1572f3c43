import FoundationEssentials
import Postgres
import ServiceBasics

/// Recent attempts at secrets, counted across all processes of the service.
enum ThrottleStore {
  /// Returns the attempts for a key, locked until the end of the transaction.
  static func lock(_ key: ThrottleKey, at now: Date) -> PostgresStatement<Throttle> {
    // The update without effect locks the row, whether new or old.
    PostgresStatement(
      """
      INSERT INTO throttles (key, attempts, last_attempt_at, forgotten_at)
      VALUES (\(Self.digest(key)), 0, \(Date(timeIntervalSince1970: 0)), \(now))
      ON CONFLICT (key) DO UPDATE SET attempts = throttles.attempts
      RETURNING attempts::bigint, last_attempt_at
      """, named: "an upsert", row: throttle)
  }

  /// Returns the attempts for a key without locking.
  static func find(_ key: ThrottleKey) -> PostgresStatement<Throttle?> {
    PostgresStatement(
      "SELECT attempts::bigint, last_attempt_at FROM throttles WHERE key = \(Self.digest(key))",
      first: throttle)
  }

  @Sendable private static func throttle(_ row: PostgresRow) throws -> Throttle {
    let (attempts, lastAttemptAt) = try row.decode(Int.self, Date.self)
    return Throttle(attempts: attempts, lastAttemptAt: lastAttemptAt)
  }

  /// Stores the throttle. The row is locked.
  static func update(_ throttle: Throttle, of key: ThrottleKey) -> PostgresStatement<Void> {
    let forgottenAt = throttle.lastAttemptAt.addingTimeInterval(key.rules.forgottenAfter)
    return PostgresStatement(
      """
      UPDATE throttles SET attempts = \(throttle.attempts),
        last_attempt_at = \(throttle.lastAttemptAt), forgotten_at = \(forgottenAt)
      WHERE key = \(Self.digest(key))
      """)
  }

  /// Refunds a charged attempt that was not made, and deletes the row if it was the only one.
  static func refund(_ key: ThrottleKey) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      WITH single AS (DELETE FROM throttles WHERE key = \(Self.digest(key)) AND attempts <= 1)
      UPDATE throttles SET attempts = attempts - 1
      WHERE key = \(Self.digest(key)) AND attempts > 1
      """)
  }

  /// Clears the count after a success.
  static func clear(_ key: ThrottleKey) -> PostgresStatement<Void> {
    PostgresStatement(
      "DELETE FROM throttles WHERE key = \(Self.digest(key))")
  }

  static func deleteForgotten(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM throttles WHERE key IN (
          SELECT key FROM throttles WHERE forgotten_at <= \(now)
          ORDER BY forgotten_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
        """)
  }

  private static func digest(_ key: ThrottleKey) -> [UInt8] { Sodium.sha256(Array(key.text.utf8)) }
}
