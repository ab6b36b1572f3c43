package import AuthApplication
import AuthDomain
package import Messages
import RPCCore
package import RPCServer
import ServiceKit
package import Stubs

/// What people change of their own accounts.
package struct OwnAccountHandler: AuthV1.OwnAccountServiceProtocol {
  private let update: UpdateAccount
  private let requestEmail: RequestEmailChange
  private let confirmEmail: ConfirmEmailChange
  private let delete: DeleteEmail
  private let upgrade: UpgradeAccount

  package init(
    update: UpdateAccount, requestEmail: RequestEmailChange, confirmEmail: ConfirmEmailChange,
    delete: DeleteEmail, upgrade: UpgradeAccount
  ) {
    self.update = update
    self.requestEmail = requestEmail
    self.confirmEmail = confirmEmail
    self.delete = delete
    self.upgrade = upgrade
  }

  package func access(to method: AuthV1.OwnAccountServiceMethod) -> MethodAccess { .signedIn }

  package func updateAccount(
    _ request: AuthV1.UpdateAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.Account {
    let claims = try context.claims
    var check = FieldChecks()
    if request.account == nil { check.reject("account", .missing) }
    let change = check.accountChange(request)
    if request.etag.isEmpty { check.reject("etag", .missing) }
    try check.unwrap()
    return try await answering {
      try await update(change, etag: request.etag, caller: claims)
    }.message
  }

  package func requestEmailChange(
    _ request: AuthV1.RequestEmailChangeRequest, context: ServerCallContext
  ) async throws -> AuthV1.RequestEmailChangeResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.email.isEmpty { check.reject("email", .missing) }
    let readEmail = check.email(request.email)
    if !request.emailConsent { check.reject("email_consent", .missing) }
    let email = try check.unwrap(readEmail)
    let isCurrentNeeded = try await answering {
      try await requestEmail(email, caller: claims, password: request.password)
    }
    return AuthV1.RequestEmailChangeResponse(currentCodeRequired: isCurrentNeeded)
  }

  package func confirmEmailChange(
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
      try await confirmEmail(code, currentCode: currentCode, caller: claims)
    }
    return AuthV1.ConfirmEmailChangeResponse(account: account.message)
  }

  package func deleteEmail(
    _ request: AuthV1.DeleteEmailRequest, context: ServerCallContext
  ) async throws -> AuthV1.DeleteEmailResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.password.isEmpty { check.reject("password", .missing) }
    try check.unwrap()
    let code = try await answering { try await delete(claims, password: request.password) }
    return AuthV1.DeleteEmailResponse(recoveryCode: code.formatted)
  }

  package func upgradeAccount(
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
    let outcome = try await answering { try await upgrade(wanted, caller: claims) }
    return AuthV1.UpgradeAccountResponse(
      outcome: outcome.outcome.message, confirmationRequired: outcome.confirmationRequired,
      recoveryCode: outcome.recoveryCode?.formatted ?? "")
  }
}
