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

  package init(
    joinRequests: ListJoinRequests, decide: DecideJoinRequest, members: ListMembers,
    setGroup: SetMemberGroup, invite: CreateInvitation, invitations: ListInvitations,
    revoke: RevokeInvitation
  ) {
    self.joinRequests = joinRequests
    self.decide = decide
    self.members = members
    self.setGroup = setGroup
    self.invite = invite
    self.invitations = invitations
    self.revoke = revoke
  }

  package func access(to method: AuthV1.MembershipServiceMethod) -> MethodAccess {
    switch method {
    case .listJoinRequests, .decideJoinRequest, .listMembers, .setMemberGroup, .createInvitation,
      .listInvitations, .revokeInvitation:
      .studyLeader
    }
  }

  /// The study and its leader. Other callers do not learn whether the study exists.
  private func leader(
    of text: String, _ context: ServerCallContext
  ) throws -> (study: StudyID, actor: UUID) {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(text)
    let study = try check.unwrap(readStudy)
    try claims.requireLeadership(of: text)
    return (study, claims.participantID)
  }

  package func listJoinRequests(
    _ request: AuthV1.ListJoinRequestsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListJoinRequestsResponse {
    let study = try leader(of: request.studyID, context).study
    var check = FieldChecks()
    let state = check.state(request.state) ?? .pending
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListJoinRequests", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    try check.unwrap()
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
    let (study, actor) = try leader(of: request.studyID, context)
    var check = FieldChecks()
    let readID = check.uuid(request.joinRequestID, field: "join_request_id")
    check.words(request.reason, field: "reason")
    if !request.approve, !request.groupID.isEmpty {
      check.reject("group_id", "WITHOUT_APPROVAL", "belongs to an approval")
    }
    let joinRequestID = try check.unwrap(readID)
    let decided = try await answering {
      try await decide(
        DecideJoinRequest.Request(
          study: study, joinRequestID: joinRequestID, approve: request.approve,
          reason: request.reason, groupID: request.groupID, actor: actor))
    }
    return AuthV1.DecideJoinRequestResponse(
      outcome: decided.outcome.message, joinRequest: decided.joinRequest.message)
  }

  package func listMembers(
    _ request: AuthV1.ListMembersRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListMembersResponse {
    let study = try leader(of: request.studyID, context).study
    var check = FieldChecks()
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListMembers", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    try check.unwrap()
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
    let (study, actor) = try leader(of: request.studyID, context)
    var check = FieldChecks()
    let readID = check.uuid(request.memberID, field: "member_id")
    let memberID = try check.unwrap(readID)
    let enrolment = try await answering {
      try await setGroup(memberID, in: study, groupID: request.groupID, actor: actor)
    }
    return AuthV1.SetMemberGroupResponse(member: enrolment.member)
  }

  package func createInvitation(
    _ request: AuthV1.CreateInvitationRequest, context: ServerCallContext
  ) async throws -> AuthV1.Invitation {
    let (study, actor) = try leader(of: request.studyID, context)
    var check = FieldChecks()
    let readID = check.uuid(request.invitationID, field: "invitation_id")
    let usesMax = request.usesMax == 0 ? 1 : request.usesMax
    let validDays =
      request.validDays == 0 ? InvitationRules.validDaysDefault : request.validDays
    check.range(usesMax, InvitationRules.usesMaxRange, field: "uses_max")
    check.range(validDays, InvitationRules.validDaysRange, field: "valid_days")
    let new = NewInvitation(
      invitationID: try check.unwrap(readID), study: study, groupID: request.groupID,
      usesMax: usesMax, validDays: validDays)
    return try await answering { try await invite(new, actor: actor) }.message
  }

  package func listInvitations(
    _ request: AuthV1.ListInvitationsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListInvitationsResponse {
    let study = try leader(of: request.studyID, context).study
    var check = FieldChecks()
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListInvitations", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    try check.unwrap()
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
    let (study, actor) = try leader(of: request.studyID, context)
    var check = FieldChecks()
    let readID = check.uuid(request.invitationID, field: "invitation_id")
    let invitationID = try check.unwrap(readID)
    let invitation = try await answering {
      try await revoke(invitationID, of: study, actor: actor)
    }
    return AuthV1.RevokeInvitationResponse(invitation: invitation.message)
  }
}
