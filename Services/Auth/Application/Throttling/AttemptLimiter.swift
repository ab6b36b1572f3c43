import FoundationEssentials
import Postgres

/// Throttles guessing across all processes of the service.
struct AttemptLimiter: Sendable {
  let pool: PostgresPool

  /// Charges an attempt before its outcome is known.
  ///
  /// - Throws: ``TooManyAttempts``, with nothing charged; `PostgresError`.
  func charge(_ key: ThrottleKey, at now: Date) async throws {
    if case .wait(let seconds) = try await attempt(key, at: now) {
      throw TooManyAttempts(wait: seconds)
    }
  }

  /// Charges an attempt like ``charge(_:at:)``, within the transaction that determines the outcome.
  func charge(
    _ key: ThrottleKey, at now: Date, on connection: PostgresConnection
  ) async throws {
    if case .wait(let seconds) = try await attempt(key, at: now, on: connection) {
      throw TooManyAttempts(wait: seconds)
    }
  }

  /// Charges an attempt before its outcome is known, or returns the waiting time.
  func attempt(_ key: ThrottleKey, at now: Date) async throws -> Throttle.Decision {
    try await pool.write { try await attempt(key, at: now, on: $0) }
  }

  /// Charges an attempt like ``attempt(_:at:)``, within a transaction.
  func attempt(
    _ key: ThrottleKey, at now: Date, on connection: PostgresConnection
  ) async throws -> Throttle.Decision {
    var throttle = try await connection.answer(to: ThrottleStore.lock(key, at: now))
    let decision = throttle.attempt(at: now, rules: key.rules)
    try await connection.answer(to: ThrottleStore.update(throttle, of: key))
    return decision
  }

  /// Checks the limit without charging, for secrets whose correct attempts do not count.
  ///
  /// - Throws: ``TooManyAttempts``; `PostgresError`.
  func require(_ key: ThrottleKey, at now: Date) async throws {
    let throttle = try await pool.answer(to: ThrottleStore.find(key))
    if let seconds = throttle?.wait(at: now, rules: key.rules) {
      throw TooManyAttempts(wait: seconds)
    }
  }

  /// Charges a wrong attempt.
  func failed(_ key: ThrottleKey, at now: Date) async throws {
    try await pool.write { connection in
      var throttle = try await connection.answer(to: ThrottleStore.lock(key, at: now))
      throttle.charge(at: now, rules: key.rules)
      try await connection.answer(to: ThrottleStore.update(throttle, of: key))
    }
  }

  /// Runs `body` for a code that cannot be guessed. Only wrong codes are counted and throttled; a
  /// correct one is accepted at any time.
  ///
  /// - Throws: ``TooManyAttempts`` instead of `AccountError.codeRejected`; `PostgresError`; errors
  ///   of `body`.
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

  /// Compares a password: charges before the comparison, refunds if `isRight` throws, and clears
  /// the count after a correct password.
  ///
  /// - Throws: ``TooManyAttempts``, with nothing charged; `PostgresError`; errors of `isRight`.
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

  /// Runs `body`, which checks a code that can be guessed: charges before it, clears the count after a
  /// success, and refunds the charge if it fails before the code was found wrong.
  ///
  /// - Parameter isWrong: whether an error of `body` means a wrong code.
  /// - Throws: ``TooManyAttempts``, with nothing charged; `PostgresError`; errors of `body`.
  func countingGuess<Outcome: Sendable>(
    _ key: ThrottleKey, at now: Date, isWrong: (any Error) -> Bool,
    _ body: () async throws -> Outcome
  ) async throws -> Outcome {
    try await charge(key, at: now)
    do {
      let outcome = try await body()
      try await clear(key)
      return outcome
    } catch let error where !isWrong(error) {
      try await refund(key)
      throw error
    }
  }

  /// Throttles attempts to find existing usernames by trying to take them.
  ///
  /// - Throws: errors of `take`; `AccountError.usernameTaken` also for a unique violation by a
  ///   concurrent request; ``TooManyAttempts`` before `take` is called.
  func limitingTakenNames<Outcome: Sendable>(
    of participantID: UUID, at now: Date, _ take: () async throws -> Outcome
  ) async throws -> Outcome {
    let key = ThrottleKey.takenNames(participantID)
    try await require(key, at: now)
    do {
      return try await take()
    } catch {
      let isTaken = (error as? PostgresError)?.isUniqueViolation ?? false
      guard isTaken || error as? AccountError == .usernameTaken else { throw error }
      try await failed(key, at: now)
      throw AccountError.usernameTaken
    }
  }

  /// Refunds a charged attempt that was not made.
  func refund(_ key: ThrottleKey) async throws {
    try await pool.answer(to: ThrottleStore.refund(key))
  }

  /// Clears the count after a success.
  func clear(_ key: ThrottleKey) async throws {
    try await pool.answer(to: ThrottleStore.clear(key))
  }

  /// Clears several counts in one round trip.
  func clear(_ keys: [ThrottleKey]) async throws {
    try await pool.withConnection { try await $0.run(keys.map(ThrottleStore.clear)) }
  }
}
