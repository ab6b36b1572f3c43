import FoundationEssentials
import Postgres
import ServiceKit

/// Returns the data that the service stores about an account.
struct GetAccount: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `SessionError.ended` if the account is gone; `PostgresError`.
  func callAsFunction(_ participantID: UUID) async throws -> OwnAccount {
    try await environment.pool.transaction { try await OwnAccount.read(participantID, on: $0) }
  }
}

extension OwnAccount {
  /// Reads an account as its owner sees it.
  ///
  /// - Throws: `SessionError.ended` if the account is gone; `PostgresError`.
  static func read(
    _ participantID: UUID, on connection: PostgresConnection
  ) async throws -> OwnAccount {
    let (account, profile, change) = try await connection.answers(
      to: AccountStore.find(participantID: participantID), ProfileStore.find(of: participantID),
      EmailChangeStore.find(of: participantID))
    guard let account else { throw SessionError.ended }
    return OwnAccount(
      account: account, profile: profile,
      pendingEmail: change.flatMap { $0.doneAt == nil ? $0.email.text : nil })
  }
}

/// Changes the caller's account data.
struct UpdateAccount: Sendable {
  let environment: AuthEnvironment

  /// Idempotent while the account still has the requested data.
  ///
  /// - Parameter etag: etag of the account that the change is based on.
  /// - Throws: `AccountChange.Refusal`; ``AccountError`` `.changedMeanwhile`, `.usernameTaken`;
  ///   `SessionError.ended`; ``TooManyAttempts``; `PostgresError`.
  func callAsFunction(
    _ change: AccountChange, etag: String, caller: AccessClaims
  ) async throws -> OwnAccount {
    let now = environment.clock.now()
    let participantID = caller.participantID
    return try await environment.attempts.limitingTakenNames(of: participantID, at: now) {
      try await environment.pool.write { connection in
        _ = try await environment.callerSession.lock(caller, at: now, on: connection)
        let old = try await OwnAccount.read(participantID, on: connection)
        let new = try change.applied(to: old, at: now)
        guard new != old else { return old }
        guard etag == old.entityTag else { throw AccountError.changedMeanwhile }
        guard try await connection.answer(to: AccountStore.updateOwn(new.account)) else {
          throw AccountError.usernameTaken
        }
        var statements = ProfileStore.replace(old.profile, with: new.profile, of: participantID)
        if !new.account.wantsNewsletter {
          statements.append(MailOutbox.deleteNewsletters(of: participantID))
        }
        try await connection.run(statements)
        try await environment.record(
          [AuditRecord(.accountUpdated, by: participantID, object: "")], at: now, on: connection)
        return try await OwnAccount.read(participantID, on: connection)
      }
    }
  }
}
