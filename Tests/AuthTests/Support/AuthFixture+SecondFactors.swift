import Foundation
import Messages
import RPCServer

@testable import AuthService

/// Second factors.
extension AuthFixture {
  var secondFactors: SecondFactorHandler { SecondFactorHandler(environment: environment) }

  func secondFactor(_ token: String) async throws -> AuthV1.SecondFactor {
    try await secondFactors.getSecondFactor(.init(), context: caller(token))
  }

  func beginSecondFactor(
    _ token: String, password: String = password
  ) async throws -> OneTimeSecret? {
    let begun = try await secondFactors.beginSecondFactor(
      .init(password: password), context: caller(token))
    return OneTimeSecret(base32: begun.secret)
  }

  func confirmSecondFactor(
    _ code: String, token: String
  ) async throws -> AuthV1.ConfirmSecondFactorResponse {
    try await secondFactors.confirmSecondFactor(.init(code: code), context: caller(token))
  }

  func renewSecondFactorCodes(_ code: String, token: String) async throws -> [String] {
    try await secondFactors.renewSecondFactorCodes(.init(code: code), context: caller(token))
      .recoveryCodes
  }

  func deleteSecondFactor(_ code: String, token: String) async throws {
    _ = try await secondFactors.deleteSecondFactor(.init(code: code), context: caller(token))
  }

  func resetSecondFactor(
    _ participantID: String, by context: ServerCallContext
  ) async throws -> AuthV1.ManagedAccount? {
    try await accountAdministration.resetSecondFactor(
      .init(participantID: participantID), context: context
    ).account
  }

  /// Sets up a second factor. Its first code is that of the previous step, so that the present one
  /// can be used.
  func setUpSecondFactor(
    _ token: String
  ) async throws -> (secret: OneTimeSecret, codes: [String], token: String) {
    guard let secret = try await beginSecondFactor(token) else {
      throw SecondFactorError.missing
    }
    let confirmed = try await confirmSecondFactor(code(of: secret, -1), token: token)
    return (secret, confirmed.recoveryCodes, confirmed.accessToken)
  }

  /// Returns the code that an app shows.
  ///
  /// - Parameter steps: steps of 30 seconds from now.
  func code(of secret: OneTimeSecret, _ steps: Int = 0) -> String {
    secret.code(ofStep: OneTimeSecret.step(at: clock.now()) + steps)
  }

  func signIn(_ username: String, code: String) async throws -> AuthV1.SignInResponse {
    try await sessions.signIn(
      .init(username: username, password: Self.password, oneTimeCode: code), context: anybody)
  }
}
