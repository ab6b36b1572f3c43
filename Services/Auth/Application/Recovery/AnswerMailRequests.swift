import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Looks up whose mails were asked for, and puts those that have an account into the outbox; the others are
/// forgotten. Behind the answers to the requests, so that these take as long for everybody.
///
/// Requests and mails change places in one transaction: a process that dies in between leaves both as they
/// were.
package struct AnswerMailRequests: Sendable {
  /// In one transaction.
  private static let batchMax = 20

  private let pool: PostgresPool
  private let clock: any WallClock
  private let accounts = AccountStore()
  private let requests = MailRequestStore()
  private let mail = AccessMail()
  private let attempts: AttemptLimiter
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
    attempts = AttemptLimiter(pool: pool)
  }

  /// - Returns: false when none waits.
  package func callAsFunction() async throws -> Bool {
    let now = clock.now()
    return try await pool.write { connection in
      let taken = try await requests.take(atMost: Self.batchMax, on: connection)
      var records: [AuditRecord] = []
      for (request, requestedAt) in taken {
        if let record = try await answer(request, of: requestedAt, at: now, on: connection) {
          records.append(record)
        }
      }
      try await audit.append(records, at: now, on: connection)
      return !taken.isEmpty
    }
  }

  private func answer(
    _ request: MailRequest, of requestedAt: Date, at now: Date, on connection: PostgresConnection
  ) async throws -> AuditRecord? {
    guard
      let found = try await accounts.find(identifier: request.identifier, on: connection),
      try await accounts.lock(found.participantID, on: connection),
      // Again, now that it is locked.
      let account = try await accounts.find(
        participantID: found.participantID, on: connection),
      request.purpose == .reset || !account.isConfirmed,
      let email = account.email.flatMap(EmailAddress.init),
      // Of however many accounts.
      try await attempts.attempt(
        .mail(request.purpose, to: email), at: requestedAt, on: connection) == .proceed
    else { return nil }
    guard try await mail.send(to: account, at: now, on: connection) == .resetMailed else {
      return nil
    }
    return AuditRecord(action: .passwordResetMailed, subject: account.participantID)
  }
}
