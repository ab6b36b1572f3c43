import AuthDomain
import FoundationEssentials
public import Messages
public import RPC
import ServiceKit
public import Stubs

/// Who takes part in a study, for its leaders.
public struct MembershipHandler: AuthV1.MembershipServiceProtocol {
  private let core: AuthCore
  private let studies: StudyDirectory

  init(core: AuthCore, studies: StudyDirectory) {
    self.core = core
    self.studies = studies
  }

  public func access(to method: AuthV1.MembershipServiceMethod) -> MethodAccess {
    switch method {
    case .listJoinRequests, .decideJoinRequest, .listMembers, .setMemberGroup, .createInvitation,
      .listInvitations, .revokeInvitation:
      .studyLeader
    }
  }

  /// The study and who asks. Nobody else learns whether the study exists.
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

  public func listJoinRequests(
    _ request: AuthV1.ListJoinRequestsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListJoinRequestsResponse {
    let study = try leader(of: request.studyID, context).study
    var check = FieldChecks()
    let state = check.state(request.state)
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListJoinRequests", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    try check.unwrap()
    return try await answering {
      let found = try await core.joinRequests.list(
        of: study, in: state, after: last, limit: pageSize + 1, on: core.pool)
      return AuthV1.ListJoinRequestsResponse(
        joinRequests: found.prefix(pageSize).map(\.message),
        nextPageToken: found.count > pageSize
          ? tokens.token(after: found[pageSize - 1].joinRequestID.uuidString) : "")
    }
  }

  public func decideJoinRequest(
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
    return try await answering {
      try await Deciding(core: core, studies: studies).run(
        Deciding.Request(
          study: study, joinRequestID: joinRequestID, approve: request.approve,
          reason: request.reason, groupID: request.groupID, actor: actor))
    }
  }

  public func listMembers(
    _ request: AuthV1.ListMembersRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListMembersResponse {
    let study = try leader(of: request.studyID, context).study
    var check = FieldChecks()
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListMembers", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    try check.unwrap()
    return try await answering {
      let found = try await core.members.list(
        of: study, after: last, limit: pageSize + 1, on: core.pool)
      return AuthV1.ListMembersResponse(
        members: found.prefix(pageSize).map(\.member),
        nextPageToken: found.count > pageSize
          ? tokens.token(after: found[pageSize - 1].memberID.uuidString) : "")
    }
  }

  public func setMemberGroup(
    _ request: AuthV1.SetMemberGroupRequest, context: ServerCallContext
  ) async throws -> AuthV1.Member {
    let (study, actor) = try leader(of: request.studyID, context)
    var check = FieldChecks()
    let readID = check.uuid(request.memberID, field: "member_id")
    let memberID = try check.unwrap(readID)
    return try await answering {
      try await Grouping(core: core, studies: studies).run(
        memberID, in: study, groupID: request.groupID, actor: actor)
    }
  }

  public func createInvitation(
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
    let invitationID = try check.unwrap(readID)
    return try await answering {
      try await Inviting(core: core, studies: studies).create(
        Inviting.Request(
          invitationID: invitationID, study: study, groupID: request.groupID, usesMax: usesMax,
          validDays: validDays, actor: actor)
      ).message
    }
  }

  public func listInvitations(
    _ request: AuthV1.ListInvitationsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListInvitationsResponse {
    let study = try leader(of: request.studyID, context).study
    return try await answering {
      let found = try await core.invitations.list(
        of: study, limit: InvitationRules.usableMax, on: core.pool)
      return AuthV1.ListInvitationsResponse(invitations: found.map(\.message))
    }
  }

  public func revokeInvitation(
    _ request: AuthV1.RevokeInvitationRequest, context: ServerCallContext
  ) async throws -> AuthV1.Invitation {
    let (study, actor) = try leader(of: request.studyID, context)
    var check = FieldChecks()
    let readID = check.uuid(request.invitationID, field: "invitation_id")
    let invitationID = try check.unwrap(readID)
    return try await answering {
      try await Inviting(core: core, studies: studies).revoke(
        invitationID, of: study, actor: actor
      ).message
    }
  }
}
