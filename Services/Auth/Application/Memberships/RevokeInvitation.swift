package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Ends an invitation; revoking twice is safe.
package struct RevokeInvitation: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let invitations = InvitationStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// - Throws: `MembershipError.invitationUnknown`; `PostgresError`.
  package func callAsFunction(
    _ invitationID: UUID, of study: StudyID, actor: UUID
  ) async throws -> Invitation {
    let now = clock.now()
    return try await pool.write { connection in
      if let revoked = try await invitations.revoke(
        invitationID, of: study, at: now, on: connection)
      {
        try await audit.append(
          [
            AuditRecord(action: .invitationRevoked, actor: actor, object: revoked.auditObject)
          ], at: now, on: connection)
        return revoked
      }
      guard let known = try await invitations.find(invitationID, on: connection),
        known.studyID == study.text
      else { throw MembershipError.invitationUnknown }
      return known
    }
  }
}
