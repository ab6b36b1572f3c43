import AuthDomain
import FoundationEssentials
import Postgres
import RPC
import ServiceKit

/// Makes and revokes invitations.
struct Inviting: Sendable {
  let core: AuthCore
  let studies: StudyDirectory

  struct Request: Sendable {
    var invitationID: UUID
    var study: StudyID
    /// Empty: none.
    var groupID: String
    var usesMax: UInt32
    var validDays: UInt32
    /// The leader.
    var actor: UUID
  }

  /// Making it again answers the same code.
  func create(_ request: Request) async throws -> Invitation {
    let now = core.clock.now()
    if let known = try await again(request) { return known }
    _ = try await studies.find(request.study, groupID: request.groupID)
    let made: Invitation? = try await core.pool.write { connection in
      let usable = try await core.invitations.countUsable(
        of: request.study, at: now, on: connection)
      guard usable < InvitationRules.usableMax else {
        throw RPCError.limit(
          "INVITATIONS_LIMIT",
          "at most \(InvitationRules.usableMax) invitations of a study are usable at a time")
      }
      guard
        let invitation = try await core.invitations.insert(
          request.invitationID, code: ConfirmationCode(randomBytes: Sodium.randomBytes(10)),
          study: request.study, groupID: request.groupID, usesMax: request.usesMax,
          validDays: request.validDays, at: now, on: connection)
      else { return nil }
      try await record(
        .invitationCreated, invitation, actor: request.actor, at: now, on: connection)
      return invitation
    }
    if let made { return made }
    // Somebody was quicker with the same id.
    guard let known = try await again(request) else { throw RPCError.invitationIDReused }
    return known
  }

  private func again(_ request: Request) async throws -> Invitation? {
    guard let known = try await core.invitations.find(request.invitationID, on: core.pool) else {
      return nil
    }
    guard known.studyID == request.study.text, known.groupID == request.groupID,
      known.usesMax == Int(request.usesMax), known.validDays == Int(request.validDays)
    else { throw RPCError.invitationIDReused }
    return known
  }

  /// Revoking twice is safe.
  func revoke(
    _ invitationID: UUID, of study: StudyID, actor: UUID
  ) async throws -> Invitation {
    let now = core.clock.now()
    return try await core.pool.write { connection in
      if let revoked = try await core.invitations.revoke(
        invitationID, of: study, at: now, on: connection)
      {
        try await record(.invitationRevoked, revoked, actor: actor, at: now, on: connection)
        return revoked
      }
      guard let known = try await core.invitations.find(invitationID, on: connection),
        known.studyID == study.text
      else { throw RPCError.invitationUnknown }
      return known
    }
  }

  private func record(
    _ action: AuditAction, _ invitation: Invitation, actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    try await core.audit.append(
      [
        AuditRecord(
          action: action, actor: actor,
          object: "\(invitation.studyID) \(invitation.invitationID.uuidString.lowercased())")
      ], at: now, on: connection)
  }
}
