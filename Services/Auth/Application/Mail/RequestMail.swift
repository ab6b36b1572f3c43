import FoundationEssentials
import Postgres
import ServiceKit

/// Queues a request for a mail without a token. ``AnswerMailRequests`` finds the account, so that
/// the same statements run whether or not it exists.
struct RequestMail: Sendable {
  let environment: AuthEnvironment

  /// Requests a password reset. Ignores texts that match no account: texts of arbitrary length are
  /// not stored.
  ///
  /// - Parameter identifier: username or e-mail address, as typed.
  /// - Throws: `RecoveryError.tooManyMailRequests`; `PostgresError`.
  func passwordReset(_ identifier: String) async throws {
    guard AccountName(identifier) != nil else { return }
    try await queue(
      MailRequest(.reset, identifier: identifier), under: .passwordReset(identifier))
  }

  /// Requests another confirmation mail. Does nothing if the last one was very recent.
  ///
  /// - Throws: `RecoveryError.tooManyMailRequests`; `PostgresError`.
  func confirmation(_ name: AccountName) async throws {
    try await queue(MailRequest(.confirmation, identifier: name.text), under: .mail(name))
  }

  private func queue(_ request: MailRequest, under key: ThrottleKey) async throws {
    let now = environment.clock.now()
    guard try await environment.attempts.attempt(key, at: now) == .proceed else { return }
    guard try await environment.pool.answer(to: MailRequestStore.insert(request, at: now)) else {
      throw RecoveryError.tooManyMailRequests
    }
    environment.mailSignal.raise()
  }
}

/// Answers queued mail requests: enqueues a mail for requests that match an account and drops the
/// others. Runs in the background, so that requests take equally long for all names.
///
/// Requests and mails are changed in one transaction, so that a crash loses nothing.
struct AnswerMailRequests: Sendable {
  let environment: AuthEnvironment

  /// Maximum number of requests per transaction.
  private static let batchMax = 20

  /// - Returns: false if no request is queued.
  func callAsFunction() async throws -> Bool {
    let now = environment.clock.now()
    return try await environment.pool.write { connection in
      let taken = try await connection.answer(to: MailRequestStore.take(atMost: Self.batchMax))
      var records: [AuditRecord] = []
      for (request, requestedAt) in taken {
        if let record = try await answer(request, of: requestedAt, at: now, on: connection) {
          records.append(record)
        }
      }
      try await environment.record(records, at: now, on: connection)
      return !taken.isEmpty
    }
  }

  private func answer(
    _ request: MailRequest, of requestedAt: Date, at now: Date, on connection: PostgresConnection
  ) async throws -> AuditRecord? {
    guard
      let account = try await AccountStore.lock(identifier: request.identifier, on: connection),
      request.purpose == .reset || !account.isConfirmed,
      let email = account.email.flatMap(EmailAddress.init),
      // The limit is per address, however many accounts use it.
      try await environment.attempts.attempt(
        .mail(request.purpose, to: email), at: requestedAt, on: connection) == .proceed,
      try await AccessMail(mails: environment.mails).send(to: account, at: now, on: connection)
        == .resetMailed
    else { return nil }
    return AuditRecord(action: .passwordResetMailed, subject: account.participantID)
  }
}
