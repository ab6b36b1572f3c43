package import AuthApplication
import AuthDomain
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// For administrators.
package struct AdministrationHandler: AuthV1.AdministrationServiceProtocol {
  private let invite: InviteStaff
  private let setStudies: SetLedStudies

  package init(invite: InviteStaff, setStudies: SetLedStudies) {
    self.invite = invite
    self.setStudies = setStudies
  }

  package func access(to method: AuthV1.AdministrationServiceMethod) -> MethodAccess {
    switch method {
    case .registerStudyLeader, .registerAdministrator, .registerGateway, .setLedStudies:
      .administrator
    }
  }

  package func registerStudyLeader(
    _ request: AuthV1.RegisterStudyLeaderRequest, context: ServerCallContext
  ) async throws -> AuthV1.RegisterStudyLeaderResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let readUsername = check.username(request.username)
    let email = check.email(request.email)
    let language = check.optionalLanguage(request.language, field: "language") ?? .english
    let studies = check.ledStudies(request.studyIDs)
    let (requestID, username) = try check.unwrap(readID, readUsername)
    let invitation = StaffInvitation(
      requestID: requestID, username: username, email: email, language: language,
      role: .studyLeader, ledStudies: studies, actor: claims.participantID)
    return try await answering { try await invite(invitation) }.studyLeaderResponse
  }

  package func registerAdministrator(
    _ request: AuthV1.RegisterAdministratorRequest, context: ServerCallContext
  ) async throws -> AuthV1.RegisterAdministratorResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let readUsername = check.username(request.username)
    let email = check.email(request.email)
    let language = check.optionalLanguage(request.language, field: "language") ?? .english
    let (requestID, username) = try check.unwrap(readID, readUsername)
    let invitation = StaffInvitation(
      requestID: requestID, username: username, email: email, language: language,
      role: .administrator, actor: claims.participantID)
    return try await answering { try await invite(invitation) }.administratorResponse
  }

  package func registerGateway(
    _ request: AuthV1.RegisterGatewayRequest, context: ServerCallContext
  ) async throws -> AuthV1.RegisterGatewayResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let readUsername = check.username(request.username)
    let email = check.email(request.email)
    let language = check.optionalLanguage(request.language, field: "language") ?? .english
    let (requestID, username) = try check.unwrap(readID, readUsername)
    let invitation = StaffInvitation(
      requestID: requestID, username: username, email: email, language: language,
      role: .gateway, actor: claims.participantID)
    return try await answering { try await invite(invitation) }.gatewayResponse
  }

  package func setLedStudies(
    _ request: AuthV1.SetLedStudiesRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetLedStudiesResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.username.isEmpty { check.reject("username", .missing) }
    let studies = check.ledStudies(request.studyIDs)
    try check.unwrap()
    try await answering {
      // A text that is no valid username is answered like an unknown one.
      guard let username = try? Username(request.username.typed) else {
        throw AccountError.studyLeaderUnknown
      }
      try await setStudies(studies, of: username, actor: claims.participantID)
    }
    return AuthV1.SetLedStudiesResponse()
  }
}
