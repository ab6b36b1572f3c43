import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

/// Sign-in with a password and a one-time code.
@Suite struct SecondFactorSignInTests {
  private func enrolled(
    _ auth: AuthFixture
  ) async throws -> (name: String, secret: OneTimeSecret, codes: [String], token: String) {
    let name = AuthFixture.newName()
    try await auth.register(name)
    let made = try await auth.setUpSecondFactor(try await auth.signIn(name).accessToken)
    return (name, made.secret, made.codes, made.token)
  }

  private func reason(_ body: () async throws -> some Any) async throws -> String? {
    try await failure(body)?.reason
  }

  @Test func `a code is needed besides the password, and works once`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, secret, _, _) = try await enrolled(auth)
    let missing = try await failure { try await auth.signIn(name) }
    #expect(missing?.code == .permissionDenied)
    #expect(missing?.reason == "ONE_TIME_CODE_REQUIRED")
    // The first code of the secret was used to confirm it.
    for wrong in ["123", auth.code(of: secret, -1), auth.code(of: secret, 2)] {
      let error = try await failure { try await auth.signIn(name, code: wrong) }
      #expect(error?.code == .permissionDenied)
      #expect(error?.reason == "ONE_TIME_CODE_REJECTED", "\(wrong)")
    }
    let code = auth.code(of: secret)
    _ = try await auth.signIn(name, code: code)
    #expect(
      try await reason { try await auth.signIn(name, code: code) } == "ONE_TIME_CODE_REJECTED")
    // A clock that is 30 seconds ahead, then the same clock a step later.
    _ = try await auth.signIn(name, code: auth.code(of: secret, 1))
    auth.clock.advance(by: 30)
    #expect(
      try await reason { try await auth.signIn(name, code: auth.code(of: secret)) }
        == "ONE_TIME_CODE_REJECTED")
    auth.clock.advance(by: 60)
    _ = try await auth.signIn(name, code: auth.code(of: secret, -1))
  }

  @Test func `a code says nothing about a wrong password or an unknown name`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, secret, _, _) = try await enrolled(auth)
    for (username, password) in [(name, "wrong password"), (AuthFixture.newName(), "x")] {
      for code in ["", auth.code(of: secret)] {
        #expect(
          try await reason {
            try await auth.sessions.signIn(
              .init(username: username, password: password, oneTimeCode: code),
              context: auth.anybody)
          } == "CREDENTIALS_REJECTED")
      }
    }
    _ = try await auth.signIn(name, code: auth.code(of: secret))
  }

  @Test func `an account without a second factor ignores codes`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    #expect(try await !auth.signIn(name, code: "123456").secondFactorMissing)
  }

  /// Two processes of the service: nothing in memory is shared, only the database.
  @Test func `of parallel sign-ins with one code exactly one succeeds`() async throws {
    let auth = try await AuthFixture.shared()
    let other = AuthFixture(pool: auth.pool)
    for isRecovery in [false, true] {
      let (name, secret, codes, _) = try await enrolled(auth)
      let code = isRecovery ? try #require(codes.last) : auth.code(of: secret)
      let reasons = try await withThrowingTaskGroup(of: String?.self) { group in
        for index in 0..<4 {
          group.addTask {
            try await failure {
              try await (index.isMultiple(of: 2) ? auth : other).signIn(name, code: code)
            }?.reason
          }
        }
        return try await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(reasons.count { $0 == nil } == 1, "\(reasons)")
      #expect(reasons.count { $0 == "ONE_TIME_CODE_REJECTED" } == 3, "\(reasons)")
    }
  }

  @Test func `wrong codes count like wrong passwords, and by account`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, secret, _, token) = try await enrolled(auth)
    for _ in 1...5 {
      #expect(try await reason { try await auth.signIn(name, code: "000 00") } != nil)
    }
    let slowed = try await failure { try await auth.signIn(name, code: auth.code(of: secret)) }
    #expect(slowed?.reason == "TOO_MANY_ATTEMPTS")
    // The session of a thief has no more attempts than the sign-in page.
    #expect(
      try await reason { try await auth.renewSecondFactorCodes("000000", token: token) }
        == "TOO_MANY_ATTEMPTS")
    auth.clock.advance(by: 2)
    _ = try await auth.signIn(name, code: auth.code(of: secret))
    // A success clears the failures of both.
    for _ in 1...4 { _ = try await failure { try await auth.signIn(name, code: "000 00") } }
    _ = try await auth.signIn(name, code: auth.code(of: secret, 1))
  }

  @Test func `missing codes are counted until one is right`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, secret, _, _) = try await enrolled(auth)
    for _ in 1...5 {
      #expect(try await reason { try await auth.signIn(name) } == "ONE_TIME_CODE_REQUIRED")
    }
    #expect(try await reason { try await auth.signIn(name) } == "TOO_MANY_ATTEMPTS")
    auth.clock.advance(by: 1)
    _ = try await auth.signIn(name, code: auth.code(of: secret))
    #expect(try await reason { try await auth.signIn(name) } == "ONE_TIME_CODE_REQUIRED")
  }

  @Test func `a recovery code replaces the app, once`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, secret, codes, token) = try await enrolled(auth)
    #expect(Set(codes).count == 10)
    #expect(try await auth.secondFactor(token).recoveryCodes == 10)
    _ = try await auth.signIn(name, code: codes[0].lowercased())
    #expect(
      try await reason { try await auth.signIn(name, code: codes[0]) } == "ONE_TIME_CODE_REJECTED")
    #expect(try await auth.secondFactor(token).recoveryCodes == 9)
    let renewed = try await auth.renewSecondFactorCodes(auth.code(of: secret), token: token)
    #expect(Set(renewed).isDisjoint(with: codes))
    #expect(
      try await reason { try await auth.signIn(name, code: codes[1]) } == "ONE_TIME_CODE_REJECTED")
    _ = try await auth.signIn(name, code: renewed[9])
    // Those of another account are no use.
    let (_, _, foreign, _) = try await enrolled(auth)
    #expect(
      try await reason { try await auth.signIn(name, code: foreign[0]) }
        == "ONE_TIME_CODE_REJECTED")
    #expect(
      try await auth.audited(account: name).filter { $0.hasPrefix("second_factor") } == [
        "second_factor.confirmed", "second_factor.recovery_code_used",
        "second_factor.codes_renewed", "second_factor.recovery_code_used",
      ])
  }

  @Test func `a new password does not replace the second factor`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let recovery = try await auth.register(name).recoveryCode
    let (secret, _, _) = try await auth.setUpSecondFactor(try await auth.signIn(name).accessToken)
    try await auth.recover(name, recovery, password: AuthFixture.password)
    #expect(try await reason { try await auth.signIn(name) } == "ONE_TIME_CODE_REQUIRED")
    _ = try await auth.signIn(name, code: auth.code(of: secret))
  }
}
