package import AuthApplication
import AuthDomain
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// For administrators.
package struct AdministrationHandler: AuthV1.AdministrationServiceProtocol {
  private let register: RegisterAccount
  private let setStudies: SetLedStudies

  package init(register: RegisterAccount, setStudies: SetLedStudies) {
    self.register = register
    self.setStudies = setStudies
  }

  package func access(to method: AuthV1.AdministrationServiceMethod) -> MethodAccess {
    switch method {
    case .registerStudyLeader, .setLedStudies: .administrator
    }
  }

  package func registerStudyLeader(
    _ request: AuthV1.RegisterStudyLeaderRequest, context: ServerCallContext
  ) async throws -> AuthV1.RegisterStudyLeaderResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let readUsername = check.username(request.username)
    check.newPassword(request.password, of: readUsername)
    let studies = check.ledStudies(request.studyIDs)
    let (requestID, username) = try check.unwrap(readID, readUsername)
    let registration = AccountRegistration(
      requestID: requestID, username: username, password: request.password,
      roles: [.studyLeader], ledStudies: studies, actor: claims.participantID)
    let outcome = try await answering { try await register(registration) }
    return AuthV1.RegisterStudyLeaderResponse(outcome: outcome.outcome.message)
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
      guard let username = try? Username(request.username) else {
        throw AccountError.studyLeaderUnknown
      }
      try await setStudies(studies, of: username, actor: claims.participantID)
    }
    return AuthV1.SetLedStudiesResponse()
  }
}
