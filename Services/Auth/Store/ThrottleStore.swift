import AuthDomain
import FoundationEssentials
import Postgres
import ServiceKit

/// What is guessed at.
struct ThrottleKey: Sendable, Hashable {
  let digest: [UInt8]
  let rules: Throttle.Rules

  /// Sign-in under a username or an address, as typed: counting by account instead would tell that
  /// a name and an address belong together.
  static func signIn(_ identifier: String) -> ThrottleKey {
    ThrottleKey("sign-in", identifier.lowercased(), rules: .password)
  }

  static func confirmation(_ username: Username) -> ThrottleKey {
    ThrottleKey("confirmation", username.key, rules: .confirmation)
  }

  static func mail(_ username: Username) -> ThrottleKey {
    ThrottleKey("mail", username.key, rules: .mail)
  }

  static func studyPassword(_ study: StudyID, by participantID: UUID) -> ThrottleKey {
    ThrottleKey("study", "\(study.text) \(participantID.uuidString)", rules: .password)
  }

  static func invitation(_ study: StudyID, by participantID: UUID) -> ThrottleKey {
    ThrottleKey("invitation", "\(study.text) \(participantID.uuidString)", rules: .password)
  }

  private init(_ purpose: String, _ subject: String, rules: Throttle.Rules) {
    digest = Sodium.sha256(Array("\(purpose) \(subject)".utf8))
    self.rules = rules
  }
}

/// How often somebody guessed lately, for all processes of the service together.
struct ThrottleStore: Sendable {
  /// Charges an attempt before its outcome is known, or says how long to wait.
  func attempt(
    _ key: ThrottleKey, at now: Date, on pool: PostgresPool
  ) async throws -> Throttle.Decision {
    try await pool.write { connection in
      // The update that changes nothing locks the row, whether or not it was there.
      let rows = try await connection.query(
        """
        INSERT INTO throttles (key, attempts, last_attempt_at, forgotten_at)
        VALUES (\(key.digest), 0, \(Date(timeIntervalSince1970: 0)), \(now))
        ON CONFLICT (key) DO UPDATE SET attempts = throttles.attempts
        RETURNING attempts::bigint, last_attempt_at
        """)
      guard let row = rows.first else {
        throw PostgresError(kind: .decoding, message: "an upsert returned no row")
      }
      let (attempts, lastAttemptAt) = try row.decode(Int.self, Date.self)
      var throttle = Throttle(attempts: attempts, lastAttemptAt: lastAttemptAt)
      let decision = throttle.attempt(at: now, rules: key.rules)
      let forgottenAt = throttle.lastAttemptAt.addingTimeInterval(key.rules.forgottenAfter)
      try await connection.execute(
        """
        UPDATE throttles SET attempts = \(throttle.attempts),
          last_attempt_at = \(throttle.lastAttemptAt), forgotten_at = \(forgottenAt)
        WHERE key = \(key.digest)
        """)
      return decision
    }
  }

  /// Takes back an attempt that was charged and never made.
  func refund(_ key: ThrottleKey, on executor: some PostgresExecutor) async throws {
    try await executor.execute(
      "UPDATE throttles SET attempts = greatest(attempts - 1, 0) WHERE key = \(key.digest)")
  }

  /// After a success.
  func clear(_ key: ThrottleKey, on executor: some PostgresExecutor) async throws {
    try await executor.execute("DELETE FROM throttles WHERE key = \(key.digest)")
  }

  func deleteForgotten(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM throttles WHERE key IN (
        SELECT key FROM throttles WHERE forgotten_at <= \(now)
        ORDER BY forgotten_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
      """)
  }
}
