package import AuthApplication
import AuthDomain
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// Which studies a participant takes part in.
package struct EnrolmentHandler: AuthV1.EnrolmentServiceProtocol {
  private let join: JoinStudy
  private let leave: LeaveStudy
  private let list: ListEnrolments
  private let listRequests: ListOwnJoinRequests

  package init(
    join: JoinStudy, leave: LeaveStudy, list: ListEnrolments, listRequests: ListOwnJoinRequests
  ) {
    self.join = join
    self.leave = leave
    self.list = list
    self.listRequests = listRequests
  }

  package func access(to method: AuthV1.EnrolmentServiceMethod) -> MethodAccess {
    switch method {
    case .joinStudy: .participant
    case .leaveStudy, .listEnrolments, .listOwnJoinRequests: .signedIn
    }
  }

  package func joinStudy(
    _ request: AuthV1.JoinStudyRequest, context: ServerCallContext
  ) async throws -> AuthV1.JoinStudyResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    check.consentVersion(request.consentVersion)
    let readLanguage = check.language(request.consentLanguage, field: "consent_language")
    let invitation = check.invitationCode(request.invitationCode)
    check.words(request.note, field: "note")
    let (study, language) = try check.unwrap(readStudy, readLanguage)
    let joining = JoinStudy.Request(
      caller: claims, study: study, password: request.password,
      consentVersion: request.consentVersion, consentLanguage: language, invitation: invitation,
      note: request.note, peer: context.identifiedPeer)
    return try await answering { try await join(joining) }.message
  }

  package func leaveStudy(
    _ request: AuthV1.LeaveStudyRequest, context: ServerCallContext
  ) async throws -> AuthV1.LeaveStudyResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    let token = try await answering { try await leave(study, caller: claims) }
    return AuthV1.LeaveStudyResponse(
      accessToken: token?.token ?? "",
      accessTokenExpireTime: token.map { GoogleProtobuf.Timestamp($0.expiresAt) })
  }

  package func listEnrolments(
    _ request: AuthV1.ListEnrolmentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListEnrolmentsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListEnrolments", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let listed =
      check.pageToken(request.pageToken, of: tokens) { UInt16($0).map { Int($0) } } ?? 0
    try check.unwrap()
    let page = try await answering {
      try await list(of: claims.participantID, skipping: listed, pageSize: pageSize)
    }
    return AuthV1.ListEnrolmentsResponse(
      enrolments: page.items.map(\.message),
      nextPageToken: page.hasMore ? tokens.token(after: "\(listed + page.items.count)") : "")
  }

  package func listOwnJoinRequests(
    _ request: AuthV1.ListOwnJoinRequestsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListOwnJoinRequestsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let state = check.state(request.state)
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListOwnJoinRequests", request) {
      ($0.pageSize, $0.pageToken) = (0, "")
    }
    let last = check.pageToken(request.pageToken, of: tokens)
    try check.unwrap()
    let page = try await answering {
      try await listRequests(of: claims.participantID, in: state, after: last, pageSize: pageSize)
    }
    return AuthV1.ListOwnJoinRequestsResponse(
      joinRequests: page.items.map(\.message),
      nextPageToken: page.nextToken(tokens) { $0.joinRequestID })
  }
}
