import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Members of a study, for its leaders.
struct MembershipHandler: AuthV1.MembershipServiceProtocol {
  let environment: AuthEnvironment

  func listJoinRequests(
    _ request: AuthV1.ListJoinRequestsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListJoinRequestsResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let state = check.state(request.state) ?? .pending
    let paging: Paging<UUID> = check.page(request)
    let study = try check.unwrap(readStudy)
    let page = try await answering {
      try await ListMemberships(environment: environment).joinRequests(
        of: study, in: state, after: paging.last, pageSize: paging.size)
    }
    return AuthV1.ListJoinRequestsResponse(
      joinRequests: page.items.map { $0.message(isForTeam: true) },
      nextPageToken: paging.token(after: page) { $0.joinRequestID })
  }

  func decideJoinRequest(
    _ request: AuthV1.DecideJoinRequestRequest, context: ServerCallContext
  ) async throws -> AuthV1.DecideJoinRequestResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.joinRequestID, field: "join_request_id")
    check.words(request.reason, field: "reason")
    if !request.approve, !request.groupID.isEmpty {
      check.reject("group_id", .withoutApproval, "is allowed only with an approval")
    }
    check.optionalID(request.groupID, field: "group_id")
    let (study, joinRequestID) = try check.unwrap(readStudy, readID)
    let actor = try context.claims.participantID
    let decided = try await answering {
      try await DecideJoinRequest(environment: environment)(
        DecideJoinRequest.Request(
          study: study, joinRequestID: joinRequestID, approve: request.approve,
          reason: request.reason, groupID: request.groupID, actor: actor))
    }
    return AuthV1.DecideJoinRequestResponse(
      outcome: decided.outcome.message, joinRequest: decided.joinRequest.message(isForTeam: true))
  }

  func getStudyRetention(
    _ request: AuthV1.GetStudyRetentionRequest, context: ServerCallContext
  ) async throws -> AuthV1.StudyRetentionState {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    return try await answering {
      try await FindErasures(environment: environment).retention(of: study)
    }.message
  }

  func getRecruitment(
    _ request: AuthV1.GetRecruitmentRequest, context: ServerCallContext
  ) async throws -> AuthV1.Recruitment {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    return try await answering {
      try await ListMemberships(environment: environment).recruitment(of: study)
    }.message(at: environment.clock.now())
  }

  func listMembers(
    _ request: AuthV1.ListMembersRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListMembersResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let paging: Paging<UUID> = check.page(request)
    check.optionalID(request.groupID, field: "group_id")
    if request.search.count > SubjectLabel.lengthMax {
      check.reject("search", .invalid, "must have at most \(SubjectLabel.lengthMax) characters")
    }
    let study = try check.unwrap(readStudy)
    let claims = try context.claims
    let filter = MemberFilter(
      search: request.search, groupID: request.groupID,
      showsLabels: claims.holds(.labelRead, onStudy: study.text))
    let (page, concealed) = try await answering {
      // The groups are read first: they are also concealed if a blinded scheme starts in between.
      let page = try await ListMemberships(environment: environment).members(
        of: study, filter, after: paging.last, pageSize: paging.size)
      let concealment = Concealment(environment: environment)
      if !filter.groupID.isEmpty { try await concealment.requireGroups(of: study, for: claims) }
      return (page, try await concealment.conceals(study, from: claims))
    }
    return AuthV1.ListMembersResponse(
      members: page.items.map { $0.message(concealed: concealed) },
      nextPageToken: paging.token(after: page) { $0.enrolment.memberID },
      groupsConcealed: concealed)
  }

  func listMemberConsents(
    _ request: AuthV1.ListMemberConsentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListMemberConsentsResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let state = check.state(request.state)
    let paging: Paging<UUID> = check.page(request)
    let study = try check.unwrap(readStudy)
    let claims = try context.claims
    let (page, concealed) = try await answering {
      // As in listMembers.
      let page = try await ReadMemberConsents(environment: environment).list(
        of: study, in: state, after: paging.last, pageSize: paging.size)
      return (
        page, try await Concealment(environment: environment).conceals(study, from: claims)
      )
    }
    return AuthV1.ListMemberConsentsResponse(
      consents: page.items.map { $0.message(concealed: concealed) },
      nextPageToken: paging.token(after: page) { $0.enrolment.memberID },
      groupsConcealed: concealed)
  }

  func getMemberConsent(
    _ request: AuthV1.GetMemberConsentRequest, context: ServerCallContext
  ) async throws -> AuthV1.GetMemberConsentResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.memberID, field: "member_id")
    let (study, memberID) = try check.unwrap(readStudy, readID)
    let claims = try context.claims
    return try await answering {
      let consent = try await ReadMemberConsents(environment: environment).one(
        memberID, of: study, by: claims)
      var message = consent.message
      message.giveTime = GoogleProtobuf.Timestamp(dayOf: consent.consent.givenAt)
      return AuthV1.GetMemberConsentResponse(consent: message)
    }
  }

  func setMemberGroup(
    _ request: AuthV1.SetMemberGroupRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetMemberGroupResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.memberID, field: "member_id")
    check.optionalID(request.groupID, field: "group_id")
    let (study, memberID) = try check.unwrap(readStudy, readID)
    let claims = try context.claims
    return try await answering {
      try await SetMemberGroup(environment: environment)(
        memberID, in: study, groupID: request.groupID, actor: claims.participantID)
      return AuthV1.SetMemberGroupResponse(member: try await member(memberID, study, for: claims))
    }
  }

  func setSubjectLabel(
    _ request: AuthV1.SetSubjectLabelRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetSubjectLabelResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.memberID, field: "member_id")
    check.subjectLabel(request.subjectLabel)
    let (study, memberID) = try check.unwrap(readStudy, readID)
    let claims = try context.claims
    return try await answering {
      try await SetSubjectLabel(environment: environment)(
        request.subjectLabel, of: memberID, in: study, actor: claims.participantID)
      return AuthV1.SetSubjectLabelResponse(member: try await member(memberID, study, for: claims))
    }
  }

  func removeMember(
    _ request: AuthV1.RemoveMemberRequest, context: ServerCallContext
  ) async throws -> AuthV1.RemoveMemberResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.memberID, field: "member_id")
    let readReason = check.removalReason(request.reason)
    let (study, memberID, reason) = try check.unwrap(readStudy, readID, readReason)
    let actor = try context.claims.participantID
    try await answering {
      try await RemoveMember(environment: environment)(
        memberID, from: study, reason: reason, actor: actor)
    }
    return AuthV1.RemoveMemberResponse()
  }

  /// The member after a change, as the caller sees it.
  private func member(
    _ memberID: UUID, _ study: StudyID, for claims: AccessClaims
  ) async throws -> AuthV1.Member {
    try await ListMemberships(environment: environment).member(
      memberID, of: study, showsLabels: claims.holds(.labelRead, onStudy: study.text)
    ).message(
      concealed: try await Concealment(environment: environment).conceals(study, from: claims))
  }

  func createInvitation(
    _ request: AuthV1.CreateInvitationRequest, context: ServerCallContext
  ) async throws -> AuthV1.Invitation {
    var check = FieldChecks()
    let readID = check.uuid(request.invitationID, field: "invitation_id")
    let readStudy = check.studyID(request.studyID)
    check.optionalID(request.groupID, field: "group_id")
    let usesMax = request.usesMax == 0 ? 1 : request.usesMax
    let validDays =
      request.validDays == 0 ? InvitationRules.validDaysDefault : request.validDays
    // A label names one person.
    check.range(
      usesMax, request.subjectLabel.isEmpty ? InvitationRules.usesMaxRange : 1...1,
      field: "uses_max")
    check.range(validDays, InvitationRules.validDaysRange, field: "valid_days")
    check.subjectLabel(request.subjectLabel)
    let (study, invitationID) = try check.unwrap(readStudy, readID)
    let actor = try context.claims.participantID
    let new = NewInvitation(
      invitationID: invitationID, study: study, groupID: request.groupID,
      usesMax: usesMax, validDays: validDays, subjectLabel: request.subjectLabel,
      isForTests: request.testParticipants)
    return try await answering {
      try await CreateInvitation(environment: environment)(new, actor: actor)
    }.message(showsLabel: true)
  }

  func listInvitations(
    _ request: AuthV1.ListInvitationsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListInvitationsResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let paging: Paging<UUID> = check.page(request)
    let study = try check.unwrap(readStudy)
    let showsLabels = try context.claims.holds(.labelRead, onStudy: study.text)
    let page = try await answering {
      try await ListMemberships(environment: environment).invitations(
        of: study, after: paging.last, pageSize: paging.size)
    }
    let now = environment.clock.now()
    return AuthV1.ListInvitationsResponse(
      invitations: page.items.map {
        $0.message(showsLabel: showsLabels && now < $0.expiresAt)
      },
      nextPageToken: paging.token(after: page) { $0.invitationID })
  }

  func revokeInvitation(
    _ request: AuthV1.RevokeInvitationRequest, context: ServerCallContext
  ) async throws -> AuthV1.RevokeInvitationResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.invitationID, field: "invitation_id")
    let (study, invitationID) = try check.unwrap(readStudy, readID)
    let actor = try context.claims.participantID
    let invitation = try await answering {
      try await RevokeInvitation(environment: environment)(invitationID, of: study, actor: actor)
    }
    return AuthV1.RevokeInvitationResponse(invitation: invitation.message(showsLabel: false))
  }
}
