import Fields
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Recovery of accounts.
struct RecoveryHandler: AuthV1.RecoveryServiceProtocol {
  let environment: AuthEnvironment

  func requestPasswordReset(
    _ request: AuthV1.RequestPasswordResetRequest, context: ServerCallContext
  ) async throws -> AuthV1.RequestPasswordResetResponse {
    try await answering {
      try await RequestMail(environment: environment).passwordReset(request.username.typed)
    }
    return AuthV1.RequestPasswordResetResponse()
  }

  func resetPassword(
    _ request: AuthV1.ResetPasswordRequest, context: ServerCallContext
  ) async throws -> AuthV1.ResetPasswordResponse {
    var check = FieldChecks()
    let readCode = check.accessCode(request.code, field: "code")
    check.newPassword(request.password, of: nil)
    let code = try check.unwrap(readCode)
    let next = try await answering {
      try await ResetPassword(environment: environment)(code, password: request.password)
    }
    return AuthV1.ResetPasswordResponse(recoveryCode: next?.formatted ?? "")
  }

  func recoverAccount(
    _ request: AuthV1.RecoverAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.RecoverAccountResponse {
    var check = FieldChecks()
    let readName = check.accountName(request.username)
    let readCode = check.accessCode(request.recoveryCode, field: "recovery_code")
    check.newPassword(request.password, of: readName?.username, email: readName?.email)
    let (name, code) = try check.unwrap(readName, readCode)
    let next = try await answering {
      try await ResetPassword(environment: environment)(
        name, recoveryCode: code, password: request.password)
    }
    return AuthV1.RecoverAccountResponse(recoveryCode: next?.formatted ?? "")
  }

  func renewRecoveryCode(
    _ request: AuthV1.RenewRecoveryCodeRequest, context: ServerCallContext
  ) async throws -> AuthV1.RenewRecoveryCodeResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.password.isEmpty { check.reject("password", .missing) }
    try check.unwrap()
    let code = try await answering {
      try await RenewRecoveryCode(environment: environment)(claims, password: request.password)
    }
    return AuthV1.RenewRecoveryCodeResponse(recoveryCode: code.formatted)
  }

  func sendAccessCode(
    _ request: AuthV1.SendAccessCodeRequest, context: ServerCallContext
  ) async throws -> AuthV1.SendAccessCodeResponse {
    let claims = try context.claims
    return try await answering {
      try await SendAccessCode(environment: environment)(
        request.username.typed, actor: claims.participantID)
    }.message
  }
}
