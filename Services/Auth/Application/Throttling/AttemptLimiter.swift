import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres

/// Slows guessing down, for all processes of the service together.
package struct AttemptLimiter: Sendable {
  private let pool: PostgresPool
  private let store = ThrottleStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// Charges an attempt before its outcome is known.
  ///
  /// - Throws: ``TooManyAttempts``; then nothing was charged. `PostgresError`.
  func charge(_ key: ThrottleKey, at now: Date) async throws {
    if case .wait(let seconds) = try await attempt(key, at: now) {
      throw TooManyAttempts(wait: seconds)
    }
  }

  /// As ``charge(_:at:)``, in the transaction that finds the outcome out.
  func charge(
    _ key: ThrottleKey, at now: Date, on connection: PostgresConnection
  ) async throws {
    if case .wait(let seconds) = try await attempt(key, at: now, on: connection) {
      throw TooManyAttempts(wait: seconds)
    }
  }

  /// Charges an attempt before its outcome is known, or says how long to wait.
  func attempt(_ key: ThrottleKey, at now: Date) async throws -> Throttle.Decision {
    try await pool.write { try await attempt(key, at: now, on: $0) }
  }

  /// As ``attempt(_:at:)``, in a transaction.
  func attempt(
    _ key: ThrottleKey, at now: Date, on connection: PostgresConnection
  ) async throws -> Throttle.Decision {
    var throttle = try await store.lock(key, at: now, on: connection)
    let decision = throttle.attempt(at: now, rules: key.rules)
    try await store.update(throttle, of: key, on: connection)
    return decision
  }

  /// Charges nothing: for secrets of which only wrong attempts count.
  ///
  /// - Throws: ``TooManyAttempts``; `PostgresError`.
  func require(_ key: ThrottleKey, at now: Date) async throws {
    let throttle = try await store.find(key, on: pool)
    if let seconds = throttle.wait(at: now, rules: key.rules) {
      throw TooManyAttempts(wait: seconds)
    }
  }

  /// Charges an attempt that was wrong.
  func failed(_ key: ThrottleKey, at now: Date) async throws {
    try await pool.write { connection in
      var throttle = try await store.lock(key, at: now, on: connection)
      throttle.charge(at: now, rules: key.rules)
      try await store.update(throttle, of: key, on: connection)
    }
  }

  /// Tries a code that nobody can guess: a right one never waits for wrong ones before it. Those are counted,
  /// and more of them are told to wait.
  ///
  /// - Throws: ``TooManyAttempts`` in place of `AccountError.codeRejected`; `PostgresError`; what `body` throws.
  func countingWrong<Outcome: Sendable>(
    _ key: ThrottleKey, at now: Date, _ body: () async throws -> Outcome
  ) async throws -> Outcome {
    do {
      let outcome = try await body()
      try await clear(key)
      return outcome
    } catch AccountError.codeRejected {
      try await charge(key, at: now)
      throw AccountError.codeRejected
    }
  }

  /// Compares a password: charged before the outcome is known, taken back where none was compared, since `isRight`
  /// threw, and cleared by a right one.
  ///
  /// - Throws: ``TooManyAttempts``; then nothing was charged. `PostgresError`; what `isRight` throws.
  func countingGuess(
    _ key: ThrottleKey, at now: Date, isRight: () async throws -> Bool
  ) async throws -> Bool {
    try await charge(key, at: now)
    let outcome: Bool
    do {
      outcome = try await isRight()
    } catch {
      try await refund(key)
      throw error
    }
    if outcome { try await clear(key) }
    return outcome
  }

  /// Takes back an attempt that was charged and never made.
  func refund(_ key: ThrottleKey) async throws { try await store.refund(key, on: pool) }

  /// After a success.
  func clear(_ key: ThrottleKey) async throws { try await store.clear(key, on: pool) }
}
