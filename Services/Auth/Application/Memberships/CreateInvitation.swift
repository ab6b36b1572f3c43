package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Makes an invitation with a code by which people join.
package struct CreateInvitation: Sendable {
  private let pool: PostgresPool
  private let studies: StudyCache
  private let clock: any WallClock
  private let invitations = InvitationStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, studies: StudyCache, clock: any WallClock) {
    self.pool = pool
    self.studies = studies
    self.clock = clock
  }

  /// Making it again answers the same code.
  ///
  /// - Parameter actor: the leader.
  /// - Throws: ``MembershipError``; ``StudyError``; `PostgresError`.
  package func callAsFunction(
    _ new: NewInvitation, actor: UUID
  ) async throws -> Invitation {
    let now = clock.now()
    if let known = try await again(new) { return known }
    _ = try await studies.find(new.study, groupID: new.groupID)
    let made: Invitation? = try await pool.write { connection in
      let usable = try await invitations.countUsable(of: new.study, at: now, on: connection)
      guard usable < InvitationRules.usableMax else { throw MembershipError.tooManyInvitations }
      guard
        let invitation = try await invitations.insert(
          new, code: .random(), at: now, on: connection)
      else { return nil }
      try await audit.append(
        [
          AuditRecord(
            action: .invitationCreated, actor: actor, object: invitation.auditObject)
        ], at: now, on: connection)
      return invitation
    }
    if let made { return made }
    // A concurrent request made it under the same id.
    guard let known = try await again(new) else { throw MembershipError.invitationIDReused }
    return known
  }

  private func again(_ new: NewInvitation) async throws -> Invitation? {
    guard let known = try await invitations.find(new.invitationID, on: pool) else { return nil }
    guard new.isSame(as: known) else { throw MembershipError.invitationIDReused }
    return known
  }
}
