import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// Registration and confirmation of accounts.
struct AccountHandler: AuthV1.AccountServiceProtocol {
  let environment: AuthEnvironment

  func registerAccount(
    _ request: AuthV1.RegisterAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.RegisterAccountResponse {
    var check = FieldChecks()
    let readID = check.requestID(request.requestID)
    let username = check.username(request.username, orKept: request.email)
    check.newPassword(
      request.password, of: username, email: EmailAddress(request.email.typed))
    let email = check.email(request.email)
    if request.username.isEmpty, !request.email.isEmpty, !request.emailConsent {
      check.reject("email_consent", .missing)
    }
    let language = check.optionalLanguage(request.language, field: "language") ?? .english
    let requestID = try check.unwrap(readID)
    let registration = AccountRegistration(
      requestID: requestID, username: username, password: request.password, email: email,
      emailConsent: request.emailConsent, language: language, client: GivenClient(request.client))
    let outcome = try await answering {
      try await RegisterAccount(environment: environment)(registration)
    }
    return AuthV1.RegisterAccountResponse(
      outcome: outcome.outcome.message, confirmationRequired: outcome.confirmationRequired,
      recoveryCode: outcome.recoveryCode?.formatted ?? "")
  }

  func confirmAccount(
    _ request: AuthV1.ConfirmAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.ConfirmAccountResponse {
    var check = FieldChecks()
    let name = request.username.isEmpty ? nil : check.accountName(request.username)
    let readCode = check.confirmationCode(request.code, field: "code")
    if case .email = name, request.password.isEmpty { check.reject("password", .missing) }
    let code = try check.unwrap(readCode)
    let outcome = try await answering {
      try await ConfirmAccount(environment: environment)(
        name, code: code, password: request.password)
    }
    return AuthV1.ConfirmAccountResponse(
      emailOutcome: outcome.email.message, recoveryCode: outcome.recoveryCode?.formatted ?? "")
  }

  func resendConfirmation(
    _ request: AuthV1.ResendConfirmationRequest, context: ServerCallContext
  ) async throws -> AuthV1.ResendConfirmationResponse {
    if request.username.isEmpty { throw RPCError.badField("username", .missing) }
    // An invalid name is answered like an unknown one.
    if let name = AccountName(request.username.typed) {
      try await answering { try await RequestMail(environment: environment).confirmation(name) }
    }
    return AuthV1.ResendConfirmationResponse()
  }

  func getAccount(
    _ request: AuthV1.GetAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.Account {
    let claims = try context.claims
    return try await answering {
      try await GetAccount(environment: environment)(claims.participantID)
    }.message
  }

  func changePassword(
    _ request: AuthV1.ChangePasswordRequest, context: ServerCallContext
  ) async throws -> AuthV1.ChangePasswordResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.password.isEmpty { check.reject("password", .missing) }
    check.newPassword(request.newPassword, of: nil, field: "new_password")
    try check.unwrap()
    try await answering {
      do {
        try await ChangePassword(environment: environment)(
          claims, password: request.password, newPassword: request.newPassword)
      } catch RecoveryError.passwordRejected(let rejection) {
        throw RPCError.invalidArgument([
          FieldViolation(
            field: "new_password", reason: rejection.reason, description: rejection.description)
        ])
      }
    }
    return AuthV1.ChangePasswordResponse()
  }
}
