import AuthDomain
public import Messages
public import RPC
import ServiceKit
public import Stubs

/// Creating and confirming accounts.
public struct AccountHandler: AuthV1.AccountServiceProtocol {
  private let core: AuthCore

  init(core: AuthCore) { self.core = core }

  public func access(to method: AuthV1.AccountServiceMethod) -> MethodAccess {
    switch method {
    // Who has no account yet has no token.
    case .registerAccount, .confirmAccount, .resendConfirmation: .open
    case .getAccount: .signedIn
    }
  }

  public func registerAccount(
    _ request: AuthV1.RegisterAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.RegisterAccountResponse {
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let readUsername = check.username(request.username)
    check.newPassword(request.password, of: readUsername)
    let email = check.email(request.email)
    let language = check.optionalLanguage(request.language, field: "language") ?? .english
    let (requestID, username) = try check.unwrap(readID, readUsername)
    let registration = RegistrationRequest(
      requestID: requestID, username: username, password: request.password, email: email,
      emailConsent: request.emailConsent, language: language, roles: [.participant])
    return try await answering {
      let outcome = try await Registration(core: core).run(registration)
      return AuthV1.RegisterAccountResponse(
        outcome: outcome.outcome, confirmationRequired: outcome.confirmationRequired)
    }
  }

  public func confirmAccount(
    _ request: AuthV1.ConfirmAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.ConfirmAccountResponse {
    var check = FieldChecks()
    let readUsername = check.username(request.username)
    let readCode = ConfirmationCode(request.code)
    if readCode == nil { check.reject("code", "NOT_A_CODE", "must have ten letters and digits") }
    let (username, code) = try check.unwrap(readUsername, readCode)
    return try await answering {
      AuthV1.ConfirmAccountResponse(
        emailOutcome: try await Confirmation(core: core).confirm(username, code: code))
    }
  }

  public func resendConfirmation(
    _ request: AuthV1.ResendConfirmationRequest, context: ServerCallContext
  ) async throws -> AuthV1.ResendConfirmationResponse {
    // What cannot be a name is an account that does not exist.
    if let username = try? Username(request.username) {
      try await answering { try await Confirmation(core: core).resend(username) }
    }
    return AuthV1.ResendConfirmationResponse()
  }

  public func getAccount(
    _ request: AuthV1.GetAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.Account {
    let claims = try context.claims
    return try await answering {
      guard
        let account = try await core.accounts.find(
          participantID: claims.participantID, on: core.pool)
      else { throw RPCError.sessionEnded }
      return AuthV1.Account(
        participantID: account.participantID.uuidString.lowercased(),
        username: account.username ?? "", email: account.email ?? "", language: account.language,
        anonymous: account.isAnonymous, createdAt: GoogleProtobuf.Timestamp(account.createdAt))
    }
  }
}
