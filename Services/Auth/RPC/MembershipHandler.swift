package import AuthApplication
import AuthDomain
import FoundationEssentials
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// Who takes part in a study, for its leaders.
package struct MembershipHandler: AuthV1.MembershipServiceProtocol {
  private let joinRequests: ListJoinRequests
  private let decide: DecideJoinRequest
  private let members: ListMembers
  private let setGroup: SetMemberGroup
  private let invite: CreateInvitation
  private let invitations: ListInvitations
  private let revoke: RevokeInvitation
  private let retention: GetStudyRetention

  package init(
    joinRequests: ListJoinRequests, decide: DecideJoinRequest, members: ListMembers,
    setGroup: SetMemberGroup, invite: CreateInvitation, invitations: ListInvitations,
    revoke: RevokeInvitation, retention: GetStudyRetention
  ) {
    self.joinRequests = joinRequests
    self.decide = decide
    self.members = members
    self.setGroup = setGroup
    self.invite = invite
    self.invitations = invitations
    self.revoke = revoke
    self.retention = retention
  }

  package func access(to method: AuthV1.MembershipServiceMethod) -> MethodAccess {
    switch method {
    case .listJoinRequests, .decideJoinRequest, .listMembers, .setMemberGroup, .createInvitation,
      .listInvitations, .revokeInvitation, .getStudyRetention:
      .studyLeader
    }
  }

  /// Whoever leads the study. Other callers do not learn whether it exists.
  private static func leader(of study: StudyID, _ context: ServerCallContext) throws -> UUID {
    let claims = try context.claims
    try claims.requireLeadership(of: study.text)
    return claims.participantID
  }

  package func listJoinRequests(
    _ request: AuthV1.ListJoinRequestsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListJoinRequestsResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let state = check.state(request.state) ?? .pending
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListJoinRequests", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    let study = try check.unwrap(readStudy)
    _ = try Self.leader(of: study, context)
    let page = try await answering {
      try await joinRequests(of: study, in: state, after: last, pageSize: pageSize)
    }
    return AuthV1.ListJoinRequestsResponse(
      joinRequests: page.items.map(\.message),
      nextPageToken: page.nextToken(tokens) { $0.joinRequestID })
  }

  package func decideJoinRequest(
    _ request: AuthV1.DecideJoinRequestRequest, context: ServerCallContext
  ) async throws -> AuthV1.DecideJoinRequestResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.joinRequestID, field: "join_request_id")
    check.words(request.reason, field: "reason")
    if !request.approve, !request.groupID.isEmpty {
      check.reject("group_id", "WITHOUT_APPROVAL", "belongs to an approval")
    }
    check.optionalID(request.groupID, field: "group_id")
    let (study, joinRequestID) = try check.unwrap(readStudy, readID)
    let actor = try Self.leader(of: study, context)
    let decided = try await answering {
      try await decide(
        DecideJoinRequest.Request(
          study: study, joinRequestID: joinRequestID, approve: request.approve,
          reason: request.reason, groupID: request.groupID, actor: actor))
    }
    return AuthV1.DecideJoinRequestResponse(
      outcome: decided.outcome.message, joinRequest: decided.joinRequest.message)
  }

  package func getStudyRetention(
    _ request: AuthV1.GetStudyRetentionRequest, context: ServerCallContext
  ) async throws -> AuthV1.StudyRetentionState {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    _ = try Self.leader(of: study, context)
    return try await answering { try await retention(study) }.message
  }

  package func listMembers(
    _ request: AuthV1.ListMembersRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListMembersResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListMembers", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    let study = try check.unwrap(readStudy)
    _ = try Self.leader(of: study, context)
    let page = try await answering {
      try await members(of: study, after: last, pageSize: pageSize)
    }
    return AuthV1.ListMembersResponse(
      members: page.items.map(\.member),
      nextPageToken: page.nextToken(tokens) { $0.memberID })
  }

  package func setMemberGroup(
    _ request: AuthV1.SetMemberGroupRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetMemberGroupResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.memberID, field: "member_id")
    check.optionalID(request.groupID, field: "group_id")
    let (study, memberID) = try check.unwrap(readStudy, readID)
    let actor = try Self.leader(of: study, context)
    let enrolment = try await answering {
      try await setGroup(memberID, in: study, groupID: request.groupID, actor: actor)
    }
    return AuthV1.SetMemberGroupResponse(member: enrolment.member)
  }

  package func createInvitation(
    _ request: AuthV1.CreateInvitationRequest, context: ServerCallContext
  ) async throws -> AuthV1.Invitation {
    var check = FieldChecks()
    let readID = check.uuid(request.invitationID, field: "invitation_id")
    let readStudy = check.studyID(request.studyID)
    check.optionalID(request.groupID, field: "group_id")
    let usesMax = request.usesMax == 0 ? 1 : request.usesMax
    let validDays =
      request.validDays == 0 ? InvitationRules.validDaysDefault : request.validDays
    check.range(usesMax, InvitationRules.usesMaxRange, field: "uses_max")
    check.range(validDays, InvitationRules.validDaysRange, field: "valid_days")
    let (study, invitationID) = try check.unwrap(readStudy, readID)
    let actor = try Self.leader(of: study, context)
    let new = NewInvitation(
      invitationID: invitationID, study: study, groupID: request.groupID,
      usesMax: usesMax, validDays: validDays)
    return try await answering { try await invite(new, actor: actor) }.message
  }

  package func listInvitations(
    _ request: AuthV1.ListInvitationsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListInvitationsResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListInvitations", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    let study = try check.unwrap(readStudy)
    _ = try Self.leader(of: study, context)
    let page = try await answering {
      try await invitations(of: study, after: last, pageSize: pageSize)
    }
    return AuthV1.ListInvitationsResponse(
      invitations: page.items.map(\.message),
      nextPageToken: page.nextToken(tokens) { $0.invitationID })
  }

  package func revokeInvitation(
    _ request: AuthV1.RevokeInvitationRequest, context: ServerCallContext
  ) async throws -> AuthV1.RevokeInvitationResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.invitationID, field: "invitation_id")
    let (study, invitationID) = try check.unwrap(readStudy, readID)
    let actor = try Self.leader(of: study, context)
    let invitation = try await answering {
      try await revoke(invitationID, of: study, actor: actor)
    }
    return AuthV1.RevokeInvitationResponse(invitation: invitation.message)
  }
}
