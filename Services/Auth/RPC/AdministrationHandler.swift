import Fields
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Calls for administrators.
struct AdministrationHandler: AuthV1.AdministrationServiceProtocol {
  let environment: AuthEnvironment

  func registerStudyLeader(
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
    return try await answering { try await InviteStaff(environment: environment)(invitation) }
      .studyLeaderResponse
  }

  func registerAdministrator(
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
    return try await answering { try await InviteStaff(environment: environment)(invitation) }
      .administratorResponse
  }

  func registerGateway(
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
    return try await answering { try await InviteStaff(environment: environment)(invitation) }
      .gatewayResponse
  }

  func setLedStudies(
    _ request: AuthV1.SetLedStudiesRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetLedStudiesResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.username.isEmpty { check.reject("username", .missing) }
    let studies = check.ledStudies(request.studyIDs)
    try check.unwrap()
    try await answering {
      // An invalid username is answered like an unknown one.
      guard let username = try? Username(request.username.typed) else {
        throw AccountError.studyLeaderUnknown
      }
      try await SetLedStudies(environment: environment)(
        studies, of: username, actor: claims.participantID)
    }
    return AuthV1.SetLedStudiesResponse()
  }
}
