import Messages
import RPCServer
import ServiceKit
import Stubs

/// The caller's second factor.
struct SecondFactorHandler: AuthV1.SecondFactorServiceProtocol {
  let environment: AuthEnvironment

  func getSecondFactor(
    _ request: AuthV1.GetSecondFactorRequest, context: ServerCallContext
  ) async throws -> AuthV1.SecondFactor {
    let claims = try context.claims
    let state = try await answering { try await FindSecondFactor(environment: environment)(claims) }
    return AuthV1.SecondFactor(
      confirmTime: state.confirmedAt.map { GoogleProtobuf.Timestamp($0) },
      recoveryCodes: UInt32(clamping: state.recoveryCodes), required: state.isRequired)
  }

  func beginSecondFactor(
    _ request: AuthV1.BeginSecondFactorRequest, context: ServerCallContext
  ) async throws -> AuthV1.BeginSecondFactorResponse {
    let claims = try context.claims
    var check = FieldChecks()
    if request.password.isEmpty { check.reject("password", .missing) }
    try check.unwrap()
    let begun = try await answering {
      try await BeginSecondFactor(environment: environment)(claims, password: request.password)
    }
    return AuthV1.BeginSecondFactorResponse(
      otpauthUri: begun.address.text, secret: begun.secret.base32,
      expireTime: GoogleProtobuf.Timestamp(begun.expiresAt))
  }

  func confirmSecondFactor(
    _ request: AuthV1.ConfirmSecondFactorRequest, context: ServerCallContext
  ) async throws -> AuthV1.ConfirmSecondFactorResponse {
    let claims = try context.claims
    let code = try given(request.code)
    let confirmed = try await answering {
      try await ConfirmSecondFactor(environment: environment)(claims, code: code)
    }
    return AuthV1.ConfirmSecondFactorResponse(
      recoveryCodes: confirmed.codes.map(\.formatted), accessToken: confirmed.token.token,
      accessTokenExpireTime: GoogleProtobuf.Timestamp(confirmed.token.expiresAt))
  }

  func renewSecondFactorCodes(
    _ request: AuthV1.RenewSecondFactorCodesRequest, context: ServerCallContext
  ) async throws -> AuthV1.RenewSecondFactorCodesResponse {
    let claims = try context.claims
    let code = try given(request.code)
    let codes = try await answering {
      try await RenewSecondFactorCodes(environment: environment)(claims, code: code)
    }
    return AuthV1.RenewSecondFactorCodesResponse(recoveryCodes: codes.map(\.formatted))
  }

  func deleteSecondFactor(
    _ request: AuthV1.DeleteSecondFactorRequest, context: ServerCallContext
  ) async throws -> AuthV1.DeleteSecondFactorResponse {
    let claims = try context.claims
    let code = try given(request.code)
    try await answering {
      try await DeleteSecondFactor(environment: environment)(claims, code: code)
    }
    return AuthV1.DeleteSecondFactorResponse()
  }

  /// Returns the code. Its form is checked like its value, so that all wrong codes are counted.
  private func given(_ code: String) throws -> String {
    var check = FieldChecks()
    if code.isEmpty { check.reject("code", .missing) }
    try check.unwrap()
    return code
  }
}
