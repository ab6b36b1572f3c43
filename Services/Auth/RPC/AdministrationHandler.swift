import AuthDomain
public import Messages
public import RPC
import ServiceKit
public import Stubs

/// For administrators.
public struct AdministrationHandler: AuthV1.AdministrationServiceProtocol {
  private let core: AuthCore

  init(core: AuthCore) { self.core = core }

  public func access(to method: AuthV1.AdministrationServiceMethod) -> MethodAccess {
    switch method {
    case .createStudyLeader, .setLedStudies: .administrator
    }
  }

  public func createStudyLeader(
    _ request: AuthV1.CreateStudyLeaderRequest, context: ServerCallContext
  ) async throws -> AuthV1.CreateStudyLeaderResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let readUsername = check.username(request.username)
    check.newPassword(request.password, of: readUsername)
    let studies = check.ledStudies(request.studyIDs)
    let (requestID, username) = try check.unwrap(readID, readUsername)
    let registration = RegistrationRequest(
      requestID: requestID, username: username, password: request.password, email: nil,
      emailConsent: false, language: .english, roles: [.studyLeader], ledStudies: studies,
      actor: claims.participantID)
    return try await answering {
      AuthV1.CreateStudyLeaderResponse(
        outcome: try await Registration(core: core).run(registration).outcome)
    }
  }

  public func setLedStudies(
    _ request: AuthV1.SetLedStudiesRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetLedStudiesResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let studies = check.ledStudies(request.studyIDs)
    try check.unwrap()
    guard let username = try? Username(request.username) else { throw RPCError.leaderUnknown }
    try await answering {
      try await LedStudies(core: core).replace(
        of: username, by: studies, actor: claims.participantID)
    }
    return AuthV1.SetLedStudiesResponse()
  }
}
