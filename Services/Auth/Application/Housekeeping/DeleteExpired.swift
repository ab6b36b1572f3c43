package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Deletes what has expired: throttles, sessions, codes, requests for mails, changes of addresses, what
/// is known of sent mails and of sessions of erased accounts, accounts that were never confirmed, requests to
/// join.
package struct DeleteExpired: Sendable {
  /// Rows of one kind per statement, so that none takes long.
  private static let rowsMax = 500

  private let pool: PostgresPool
  private let clock: any WallClock
  private let rules: SessionRules
  private let accounts = AccountStore()
  private let codes = ConfirmationCodeStore()
  private let accessCodes = AccessCodeStore()
  private let emailChanges = EmailChangeStore()
  private let mailRequests = MailRequestStore()
  private let sentMails = SentMailStore()
  private let sessions = SessionStore()
  private let erasedSessions = ErasedSessionStore()
  private let throttles = ThrottleStore()
  private let joinRequests = JoinRequestStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock, rules: SessionRules) {
    self.pool = pool
    self.clock = clock
    self.rules = rules
  }

  package func callAsFunction() async throws {
    let now = clock.now()
    try await whileFull {
      try await throttles.deleteForgotten(at: now, atMost: Self.rowsMax, on: pool)
    }
    try await whileFull {
      try await sessions.deleteEnded(at: now, rules: rules, atMost: Self.rowsMax, on: pool)
    }
    try await whileFull {
      try await erasedSessions.deleteForgotten(
        at: now, rules: rules, atMost: Self.rowsMax, on: pool)
    }
    try await whileFull {
      try await codes.deleteUsed(at: now, atMost: Self.rowsMax, on: pool)
    }
    try await whileFull {
      try await accessCodes.deleteExpired(at: now, atMost: Self.rowsMax, on: pool)
    }
    try await whileFull {
      try await emailChanges.deleteExpired(at: now, atMost: Self.rowsMax, on: pool)
    }
    try await whileFull {
      try await mailRequests.deleteForgotten(at: now, atMost: Self.rowsMax, on: pool)
    }
    try await whileFull {
      try await sentMails.deleteOld(at: now, atMost: Self.rowsMax, on: pool)
    }
    try await whileFull { try await deleteAccounts(at: now) }
    try await whileFull { try await expireJoinRequests(at: now) }
  }

  private func expireJoinRequests(at now: Date) async throws -> Int {
    try await pool.write { connection in
      let expired = try await joinRequests.expire(
        at: now, atMost: Self.rowsMax, on: connection)
      try await audit.append(
        expired.map {
          AuditRecord(action: .joinRequestExpired, subject: $0.participantID, object: $0.studyID)
        }, at: now, on: connection)
      return expired.count
    }
  }

  private func deleteAccounts(at now: Date) async throws -> Int {
    try await pool.write { connection in
      let names = try await accounts.deleteUnconfirmed(
        createdBefore: now - AccountRules.waitingLifetime, atMost: Self.rowsMax, on: connection)
      try await audit.append(ofErased: names, .accountExpired, at: now, on: connection)
      return names.count
    }
  }

  private func whileFull(_ delete: () async throws -> Int) async throws {
    while try await delete() >= Self.rowsMax { try Task.checkCancellation() }
  }
}
