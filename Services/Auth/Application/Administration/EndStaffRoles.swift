package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Makes the account of somebody who leaves the team one of a participant, which can be erased.
package struct EndStaffRoles: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let manage: ManageAccount
  private let administrators = ActingAdministrators()
  private let managed = ManagedAccountStore()
  private let codes = AccessCodeStore()
  private let mails = MailOutbox()
  private let sessions = SessionStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, events: any EventPublisher, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
    manage = ManageAccount(pool: pool, events: events)
  }

  /// Changes nothing of a participant's account.
  ///
  /// - Throws: ``ManagedAccountError`` `.unknown`, `.lastAdministrator`, `.notAdministrator`;
  ///   `SessionError.suspended`; `PostgresError`.
  package func callAsFunction(_ participantID: UUID, actor: UUID) async throws -> ManagedAccount {
    // The answer to somebody who ended the own roles may have been lost, and the token still says them.
    if participantID == actor, let own = try await managed.find(actor, on: pool), !own.isStaff {
      return own
    }
    let now = clock.now()
    return try await manage(participantID, actor: actor) { account, connection in
      guard account.isStaff else { return account }
      try await administrators.requireAnother(besides: account, on: connection)
      let ended = try await managed.endStaffRoles(of: participantID, at: now, on: connection)
      // Codes that administrators hand over are for staff alone: whoever hands one over could use it.
      try await codes.delete(.invitation, of: participantID, on: connection)
      try await mails.deleteInvitations(of: participantID, on: connection)
      try await sessions.endAll(of: participantID, at: now, on: connection)
      try await audit.append(
        [
          AuditRecord(
            action: .staffRolesEnded, actor: actor, subject: participantID,
            object: account.roles.filter(\.isStaff).map(\.rawValue).sorted().joined(separator: ","))
        ], at: now, on: connection)
      return ended
    }
  }
}
