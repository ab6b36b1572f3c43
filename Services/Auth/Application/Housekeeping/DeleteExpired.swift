import FoundationEssentials
import Postgres
import ServiceKit

/// Deletes expired data: throttles, sessions, secrets of clients, codes, mail requests, address changes, records of
/// sent mails and of erased sessions, unconfirmed accounts and second factors, started sign-ins with the
/// provider, labels of invitations, and join requests.
struct DeleteExpired: Sendable {
  let environment: AuthEnvironment

  /// Maximum number of rows of one kind per statement, so that each statement is short.
  private static let rowsMax = 500

  func callAsFunction() async throws {
    let (rules, now, count) = (environment.rules, environment.clock.now(), Self.rowsMax)
    let deletions = [
      ThrottleStore.deleteForgotten(at: now, atMost: count),
      SessionStore.endRevoked(atMost: count),
      SessionStore.deleteEnded(at: now, rules: rules, atMost: count),
      ErasedSessionStore.deleteForgotten(at: now, rules: rules, atMost: count),
      ConfirmationCodeStore.deleteUsed(at: now, atMost: count),
      ClientStore.deleteExpiredSecrets(at: now, atMost: count),
      AccessCodeStore.deleteExpired(at: now, atMost: count),
      EmailChangeStore.deleteExpired(at: now, atMost: count),
      MailRequestStore.deleteForgotten(at: now, atMost: count),
      SentMailStore.deleteOld(at: now, atMost: count),
      StudyRoleStore.deleteEnded(at: now, atMost: count),
      SecondFactorStore.deleteUnconfirmed(at: now, atMost: count),
      ProviderSignInStore.deleteExpired(at: now, atMost: count),
      InvitationStore.forgetLabels(at: now, atMost: count),
    ]
    for deletion in deletions {
      try await whileFull { try await environment.pool.answer(to: deletion) }
    }
    try await whileFull { try await deleteAccounts(at: now) }
    try await whileFull { try await expireJoinRequests(at: now) }
  }

  private func expireJoinRequests(at now: Date) async throws -> Int {
    try await environment.pool.write { connection in
      let expired = try await connection.answer(
        to: JoinRequestStore.expire(at: now, atMost: Self.rowsMax))
      try await environment.record(
        expired.map {
          AuditRecord(action: .joinRequestExpired, subject: $0.participantID, object: $0.studyID)
        }, at: now, on: connection)
      return expired.count
    }
  }

  private func deleteAccounts(at now: Date) async throws -> Int {
    try await environment.pool.write { connection in
      let names = try await connection.answer(
        to: AccountStore.deleteUnconfirmed(
          createdBefore: now - AccountRules.waitingLifetime, atMost: Self.rowsMax))
      try await AuditLog().append(ofErased: names, .accountExpired, at: now, on: connection)
      return names.count
    }
  }

  private func whileFull(_ delete: () async throws -> Int) async throws {
    while try await delete() >= Self.rowsMax { try Task.checkCancellation() }
  }
}
