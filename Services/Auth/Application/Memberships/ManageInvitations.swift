import FoundationEssentials
import Postgres
import ServiceKit

/// Creates an invitation with a code for joining a study.
struct CreateInvitation: Sendable {
  let environment: AuthEnvironment

  /// Idempotent: a repeated request returns the same code.
  ///
  /// - Parameter actor: the leader.
  /// - Throws: ``MembershipError``; ``StudyError``; ``EnrolmentRules/Refusal`` `.studyEnded`;
  ///   `PostgresError`.
  func callAsFunction(
    _ new: NewInvitation, actor: UUID
  ) async throws -> Invitation {
    let now = environment.clock.now()
    if let known = try await again(new, by: actor, at: now) { return known }
    let study = try await environment.studies.find(new.study, groupID: new.groupID)
    if !new.subjectLabel.isEmpty, !study.terms.hasSubjectLabels {
      throw MembershipError.subjectLabelsNotUsed
    }
    if let endsAt = study.terms.endsAt, now >= endsAt { throw EnrolmentRules.Refusal.studyEnded }
    let made: Invitation? = try await environment.pool.write { connection in
      try await authorise(new, by: actor, at: now, on: connection)
      try await environment.requireNoArm(new.groupID, of: new.study, on: connection)
      let (_, usable) = try await connection.answers(
        to: InvitationStore.lockList(of: new.study),
        InvitationStore.countUsable(of: new.study, at: now))
      guard usable < InvitationRules.usableMax else { throw MembershipError.tooManyInvitations }
      guard
        let invitation = try await connection.answer(
          to: environment.invitations.insert(new, code: .random(), at: now))
      else { return nil }
      try await environment.record(
        [
          AuditRecord(
            action: .invitationCreated, actor: actor, object: invitation.auditObject)
        ], at: now, on: connection)
      return invitation
    }
    if let made { return made }
    // A concurrent request used the same id.
    guard let known = try await again(new, by: actor, at: now) else {
      throw MembershipError.invitationIDReused
    }
    return known
  }

  /// A code of a group or label assigns it to those who use the code.
  private func authorise(
    _ new: NewInvitation, by actor: UUID, at now: Date, on connection: PostgresConnection
  ) async throws {
    try await ActingLeaders(at: now).require(
      .memberInvite, assigning: new.groupID, actor, of: new.study, on: connection)
    if !new.subjectLabel.isEmpty {
      try await ActingLeaders(at: now).require(
        .labelAssign, actor, of: new.study, on: connection)
    }
  }

  private func again(_ new: NewInvitation, by actor: UUID, at now: Date) async throws -> Invitation?
  {
    try await environment.pool.write { connection in
      guard
        let known = try await connection.answer(
          to: environment.invitations.find(new.invitationID))
      else { return nil }
      // The response has the code.
      try await authorise(new, by: actor, at: now, on: connection)
      guard new.isSame(as: known) else { throw MembershipError.invitationIDReused }
      return known
    }
  }
}

/// Revokes an invitation. Idempotent.
struct RevokeInvitation: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `MembershipError.invitationUnknown`; `PostgresError`.
  func callAsFunction(
    _ invitationID: UUID, of study: StudyID, actor: UUID
  ) async throws -> Invitation {
    let now = environment.clock.now()
    return try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(.memberInvite, actor, of: study, on: connection)
      let (revoked, found) = try await connection.answers(
        to: environment.invitations.revoke(invitationID, of: study, at: now),
        environment.invitations.find(invitationID))
      guard let found, found.studyID == study.text else {
        throw MembershipError.invitationUnknown
      }
      if revoked != nil {
        try await environment.record(
          [AuditRecord(action: .invitationRevoked, actor: actor, object: found.auditObject)],
          at: now, on: connection)
      }
      return found
    }
  }
}
