import Messages
import ServiceKit

@testable import AuthService

extension AuthFixture {
  func ownSessions(
    _ token: String, pageSize: UInt32 = 0, pageToken: String = ""
  ) async throws -> AuthV1.ListSessionsResponse {
    try await sessions.listSessions(
      .init(pageSize: pageSize, pageToken: pageToken), context: caller(token))
  }

  func endSession(_ sessionID: String, token: String) async throws {
    _ = try await sessions.endSession(.init(sessionID: sessionID), context: caller(token))
  }

  func endAllSessions(token: String, keepCurrent: Bool = false) async throws {
    _ = try await sessions.endAllSessions(
      .init(keepCurrent: keepCurrent), context: caller(token))
  }

  func prove(
    _ password: String, code: String = "", token: String
  ) async throws -> AccessClaims {
    let answer = try await sessions.provePassword(
      .init(password: password, oneTimeCode: code), context: caller(token))
    return try await claims(answer.accessToken)
  }

  func changePassword(_ old: String, to new: String, token: String) async throws {
    _ = try await accounts.changePassword(
      .init(password: old, newPassword: new), context: caller(token))
  }
}
