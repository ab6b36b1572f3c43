import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// A participant's enrolments.
struct EnrolmentHandler: AuthV1.EnrolmentServiceProtocol {
  let environment: AuthEnvironment

  func joinStudy(
    _ request: AuthV1.JoinStudyRequest, context: ServerCallContext
  ) async throws -> AuthV1.JoinStudyResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    check.consentVersion(request.consentVersion)
    let readLanguage = check.language(request.consentLanguage, field: "consent_language")
    let invitation = check.invitationCode(request.invitationCode)
    check.words(request.note, field: "note")
    let choice = check.choice(
      request.consentPartIDs, field: "consent_part_ids", request.consentSignature,
      field: "consent_signature")
    let (study, language) = try check.unwrap(readStudy, readLanguage)
    let joining = JoinStudy.Request(
      caller: claims, study: study, password: request.password.typed,
      consentVersion: request.consentVersion, consentLanguage: language, choice: choice,
      invitation: invitation, note: request.note, peer: context.identifiedPeer)
    return try await answering { try await JoinStudy(environment: environment)(joining) }.message
  }

  func leaveStudy(
    _ request: AuthV1.LeaveStudyRequest, context: ServerCallContext
  ) async throws -> AuthV1.LeaveStudyResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    let token = try await answering {
      try await LeaveStudy(environment: environment)(study, caller: claims)
    }
    return AuthV1.LeaveStudyResponse(
      accessToken: token?.token ?? "",
      accessTokenExpireTime: token.map { GoogleProtobuf.Timestamp($0.expiresAt) })
  }

  func listEnrolments(
    _ request: AuthV1.ListEnrolmentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListEnrolmentsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    // The position is a number of enrolments, which is small.
    let paging: Paging<Int> = check.page(request, isKnown: { UInt16(exactly: $0) != nil })
    let listed = paging.last ?? 0
    try check.unwrap()
    let page = try await answering {
      try await ListOwnEnrolments(environment: environment).enrolments(
        of: claims.participantID, skipping: listed, pageSize: paging.size)
    }
    return AuthV1.ListEnrolmentsResponse(
      enrolments: page.items.map(\.message),
      nextPageToken: paging.token(after: page) { _ in listed + page.items.count })
  }

  func listOwnJoinRequests(
    _ request: AuthV1.ListOwnJoinRequestsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListOwnJoinRequestsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let state = check.state(request.state)
    let paging: Paging<UUID> = check.page(request)
    try check.unwrap()
    let page = try await answering {
      try await ListOwnEnrolments(environment: environment).joinRequests(
        of: claims.participantID, in: state, after: paging.last, pageSize: paging.size)
    }
    return AuthV1.ListOwnJoinRequestsResponse(
      joinRequests: page.items.map { $0.message(isForTeam: false) },
      nextPageToken: paging.token(after: page) { $0.joinRequestID })
  }
}
