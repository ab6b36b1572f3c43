package import AuthApplication
import AuthDomain
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// The way back into an account.
package struct RecoveryHandler: AuthV1.RecoveryServiceProtocol {
  private let request: RequestPasswordReset
  private let reset: ResetPassword
  private let recover: RecoverAccount
  private let renew: RenewRecoveryCode
  private let send: SendAccessCode

  package init(
    request: RequestPasswordReset, reset: ResetPassword, recover: RecoverAccount,
    renew: RenewRecoveryCode, send: SendAccessCode
  ) {
    self.request = request
    self.reset = reset
    self.recover = recover
    self.renew = renew
    self.send = send
  }

  package func access(to method: AuthV1.RecoveryServiceMethod) -> MethodAccess {
    switch method {
    // Whoever cannot sign in has no token.
    case .requestPasswordReset, .resetPassword, .recoverAccount: .open
    case .renewRecoveryCode: .signedIn
    case .sendAccessCode: .administrator
    }
  }

  package func requestPasswordReset(
    _ request: AuthV1.RequestPasswordResetRequest, context: ServerCallContext
  ) async throws -> AuthV1.RequestPasswordResetResponse {
    try await answering { try await self.request(request.username.typed) }
    return AuthV1.RequestPasswordResetResponse()
  }

  package func resetPassword(
    _ request: AuthV1.ResetPasswordRequest, context: ServerCallContext
  ) async throws -> AuthV1.ResetPasswordResponse {
    var check = FieldChecks()
    let readCode = check.accessCode(request.code, field: "code")
    check.newPassword(request.password, of: nil)
    let code = try check.unwrap(readCode)
    let next = try await answering { try await reset(code, password: request.password) }
    return AuthV1.ResetPasswordResponse(recoveryCode: next?.formatted ?? "")
  }

  package func recoverAccount(
    _ request: AuthV1.RecoverAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.RecoverAccountResponse {
    var check = FieldChecks()
    let readName = check.accountName(request.username)
    let readCode = check.accessCode(request.recoveryCode, field: "recovery_code")
    check.newPassword(request.password, of: readName?.username, email: readName?.email)
    let (name, code) = try check.unwrap(readName, readCode)
    let next = try await answering {
      try await recover(name, code: code, password: request.password)
    }
    return AuthV1.RecoverAccountResponse(recoveryCode: next?.formatted ?? "")
  }

  package func renewRecoveryCode(
    _ request: AuthV1.RenewRecoveryCodeRequest, context: ServerCallContext
  ) async throws -> AuthV1.RenewRecoveryCodeResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.password.isEmpty { check.reject("password", .missing) }
    try check.unwrap()
    let code = try await answering { try await renew(claims, password: request.password) }
    return AuthV1.RenewRecoveryCodeResponse(recoveryCode: code.formatted)
  }

  package func sendAccessCode(
    _ request: AuthV1.SendAccessCodeRequest, context: ServerCallContext
  ) async throws -> AuthV1.SendAccessCodeResponse {
    let claims = try context.claims
    return try await answering {
      try await send(request.username.typed, actor: claims.participantID)
    }.message
  }
}
