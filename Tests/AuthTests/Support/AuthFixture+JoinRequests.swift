import Messages
import RPCCore

/// Leaders' decisions on join requests.
extension AuthFixture {
  func decide(
    _ study: String, _ request: String, approve: Bool, reason: String = "",
    group: String = ""
  ) async throws -> AuthV1.DecideJoinRequestResponse {
    try await memberships.decideJoinRequest(
      .init(
        studyID: study, joinRequestID: request, approve: approve, reason: reason, groupID: group),
      context: leader(of: study))
  }

  func waiting(
    _ study: String, state: AuthV1.JoinRequestState = .unspecified
  ) async throws -> [AuthV1.JoinRequest] {
    try await memberships.listJoinRequests(
      .init(studyID: study, state: state), context: leader(of: study)
    ).joinRequests
  }
}
