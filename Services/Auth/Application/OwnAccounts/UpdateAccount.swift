package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Changes what somebody keeps of themselves.
package struct UpdateAccount: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let callerSession: CallerSession
  private let takenNames: TakenNames
  private let accounts = AccountStore()
  private let profiles = ProfileStore()
  private let mails = MailOutbox()
  private let own = OwnAccountLookup()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, clock: any WallClock, rules: SessionRules, attempts: AttemptLimiter
  ) {
    self.pool = pool
    self.clock = clock
    callerSession = CallerSession(rules: rules)
    takenNames = TakenNames(attempts: attempts)
  }

  /// Sent again because the answer was lost, it answers the same, while the account is as it asks.
  ///
  /// - Parameter etag: of the account that the change is made on.
  /// - Throws: `AccountChange.Refusal`; ``AccountError`` `.changedMeanwhile`, `.usernameTaken`;
  ///   `SessionError.ended`; ``TooManyAttempts``; `PostgresError`.
  package func callAsFunction(
    _ change: AccountChange, etag: String, caller: AccessClaims
  ) async throws -> OwnAccount {
    let now = clock.now()
    return try await takenNames.limit(of: caller.participantID, at: now) {
      try await pool.write { connection in
        _ = try await callerSession.lock(caller, at: now, on: connection)
        let old = try await own.read(caller.participantID, on: connection)
        let new = try change.applied(to: old, at: now)
        guard new != old else { return old }
        guard etag == old.entityTag else { throw AccountError.changedMeanwhile }
        guard try await accounts.updateOwn(new.account, on: connection) else {
          throw AccountError.usernameTaken
        }
        if !new.account.wantsNewsletter {
          try await mails.deleteNewsletters(of: caller.participantID, on: connection)
        }
        try await profiles.replace(
          old.profile, with: new.profile, of: caller.participantID, on: connection)
        try await audit.append(
          [AuditRecord(.accountUpdated, by: caller.participantID, object: "")], at: now,
          on: connection)
        return try await own.read(caller.participantID, on: connection)
      }
    }
  }
}
