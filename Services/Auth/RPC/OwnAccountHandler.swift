import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// Changes to one's own account.
struct OwnAccountHandler: AuthV1.OwnAccountServiceProtocol {
  let environment: AuthEnvironment

  func updateAccount(
    _ request: AuthV1.UpdateAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.Account {
    let claims = try context.claims
    var check = FieldChecks()
    if request.account == nil { check.reject("account", .missing) }
    let change = check.accountChange(request)
    if request.etag.isEmpty { check.reject("etag", .missing) }
    try check.unwrap()
    return try await answering {
      try await UpdateAccount(environment: environment)(change, etag: request.etag, caller: claims)
    }.message
  }

  func requestEmailChange(
    _ request: AuthV1.RequestEmailChangeRequest, context: ServerCallContext
  ) async throws -> AuthV1.RequestEmailChangeResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.email.isEmpty { check.reject("email", .missing) }
    let readEmail = check.email(request.email)
    if !request.emailConsent { check.reject("email_consent", .missing) }
    let email = try check.unwrap(readEmail)
    let isCurrentNeeded = try await answering {
      try await RequestEmailChange(environment: environment)(
        email, caller: claims, password: request.password)
    }
    return AuthV1.RequestEmailChangeResponse(currentCodeRequired: isCurrentNeeded)
  }

  func confirmEmailChange(
    _ request: AuthV1.ConfirmEmailChangeRequest, context: ServerCallContext
  ) async throws -> AuthV1.ConfirmEmailChangeResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readCode = check.confirmationCode(request.code, field: "code")
    let currentCode =
      request.currentCode.isEmpty
      ? nil : check.confirmationCode(request.currentCode, field: "current_code")
    let code = try check.unwrap(readCode)
    let account = try await answering {
      try await ConfirmEmailChange(environment: environment)(
        code, currentCode: currentCode, caller: claims)
    }
    return AuthV1.ConfirmEmailChangeResponse(account: account.message)
  }

  func deleteEmail(
    _ request: AuthV1.DeleteEmailRequest, context: ServerCallContext
  ) async throws -> AuthV1.DeleteEmailResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.password.isEmpty { check.reject("password", .missing) }
    try check.unwrap()
    let code = try await answering {
      try await DeleteEmail(environment: environment)(claims, password: request.password)
    }
    return AuthV1.DeleteEmailResponse(recoveryCode: code.formatted)
  }

  func upgradeAccount(
    _ request: AuthV1.UpgradeAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.UpgradeAccountResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let username = check.username(request.username, orKept: request.email)
    check.newPassword(
      request.password, of: username, email: EmailAddress(request.email.typed))
    let email = check.email(request.email)
    if !request.email.isEmpty, !request.emailConsent { check.reject("email_consent", .missing) }
    let language = check.optionalLanguage(request.language, field: "language")
    try check.unwrap()
    let wanted = AccountUpgrade(
      username: username, password: request.password, email: email, language: language)
    let outcome = try await answering {
      try await UpgradeAccount(environment: environment)(wanted, caller: claims)
    }
    return AuthV1.UpgradeAccountResponse(
      outcome: outcome.outcome.message, confirmationRequired: outcome.confirmationRequired,
      recoveryCode: outcome.recoveryCode?.formatted ?? "")
  }
}
