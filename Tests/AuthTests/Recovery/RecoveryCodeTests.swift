import Foundation
import Messages
import RPCCore
import TestSupport
import Testing

@testable import AuthService

@Suite struct RecoveryCodeTests {
  @Test func `without an address a code comes with the account, and another one with its use`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let first = try await auth.register(name).recoveryCode
    let session = try await auth.signIn(name)
    let second = try await auth.recover(name.uppercased(), first.lowercased())
    #expect(second != first)
    #expect(
      try await failure { try await auth.refresh(session.refreshToken) }?.reason
        == "REFRESH_TOKEN_REJECTED")
    _ = try await auth.signIn(name, password: AuthFixture.otherPassword)
    let used = try await failure {
      try await auth.recover(name, first, password: AuthFixture.password)
    }
    #expect(used?.reason == "CODE_REJECTED")
    try await auth.recover(name, second, password: AuthFixture.password)
    _ = try await auth.signIn(name)
  }

  @Test func `a lost response does not lose the code`() async throws {
    let auth = try await AuthFixture.shared()
    // The second response arrives, or the first one late.
    for arrived in 0...1 {
      let name = AuthFixture.newName()
      let id = AuthFixture.newID()
      var codes: [String] = []
      for _ in 0...1 { codes.append(try await auth.register(name, requestID: id).recoveryCode) }
      #expect(Set(codes).count == 2)
      var next: [String] = []
      for _ in 0...1 { next.append(try await auth.recover(name, codes[arrived])) }
      #expect(Set(next).count == 2)
      // The unused code is invalid as well.
      #expect(
        try await failure { try await auth.recover(name, codes[1 - arrived]) }?.reason
          == "CODE_REJECTED")
      try await auth.recover(name, next[arrived], password: AuthFixture.password)
    }
  }

  @Test func `another account's request id gives no code`() async throws {
    let auth = try await AuthFixture.shared()
    let (name, id) = (AuthFixture.newName(), AuthFixture.newID())
    try await auth.register(name, requestID: id)
    let error = try await failure {
      try await auth.register(name, password: "another quiet tone", requestID: id)
    }
    #expect(error?.reason == "REQUEST_ID_REUSED")
  }

  @Test func `the last mail to an address that goes has a code`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    #expect(try await auth.register(name, email: "\(name)@example.org").recoveryCode.isEmpty)
    let code = try #require(try await auth.mailedCode(name))
    func confirm() async throws -> AuthV1.ConfirmAccountResponse {
      try await auth.accounts.confirmAccount(
        .init(username: name, code: code), context: auth.anybody)
    }
    let shown = try await confirm().recoveryCode
    #expect(try await confirm().recoveryCode.isEmpty)
    #expect(try await auth.mailed("recovery", to: name) == [shown])
    try await auth.recover(name, shown)
    // No address is stored for a mail.
    #expect(try await auth.mailed("password_changed", to: name).isEmpty)
  }

  @Test func `an account with an address has no recovery code`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    #expect(
      try await auth.count(
        """
        SELECT count(*) FROM access_codes JOIN accounts USING (participant_id)
        WHERE username = \(name)
        """) == 0)
  }

  @Test func `a mistyped code is distinguished from a wrong one and costs no attempt`() async throws
  {
    let auth = try await AuthFixture.shared()
    let (name, other) = (AuthFixture.newName(), AuthFixture.newName())
    let code = try await auth.register(name).recoveryCode
    let foreign = try await auth.register(other).recoveryCode
    for _ in 1...20 {
      let error = try await failure { try await auth.recover(name, AuthFixture.mistyped(code)) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.violations.map(\.reason) == ["CODE_MISTYPED"])
    }
    let wrong = AccessCode.random().formatted
    var failures: [RPCError?] = []
    for (username, code) in [
      (name, wrong), (name, foreign), (AuthFixture.newName(), wrong),
      (AuthFixture.newName(), foreign),
    ] {
      failures.append(try await failure { try await auth.recover(username, code) })
    }
    #expect(failures[0]?.code == .permissionDenied)
    #expect(Set(failures).count == 1)
    // Neither kind of code works in place of the other.
    #expect(try await failure { try await auth.reset(code) }?.reason == "CODE_REJECTED")
    try await auth.recover(name, code)
    try await auth.recover(other, foreign)
  }

  @Test func `a thousand tries are slowed down, for every name alike`() async throws {
    let auth = try await AuthFixture.shared()
    let known = AuthFixture.newName()
    let code = try await auth.register(known).recoveryCode
    for name in [known, AuthFixture.newName()] {
      var reasons: [String?] = []
      for _ in 0..<1_000 {
        reasons.append(
          try await failure {
            try await auth.recover(name, AccessCode.random().formatted)
          }?.reason)
      }
      #expect(reasons.count { $0 == "CODE_REJECTED" } == 5)
      #expect(reasons.count { $0 == "TOO_MANY_ATTEMPTS" } == 995)
    }
    // The owner is not affected.
    try await auth.recover(known, code)
    #expect(
      try await failure { try await auth.recover(known, code, password: "not that one") }?.reason
        == "CODE_REJECTED")
  }

  @Test func `with an address as the only name it is used under the address`() async throws {
    let auth = try await AuthFixture.shared()
    let (address, other) = (AuthFixture.newAddress(), AuthFixture.newName())
    try await auth.registerUnderAddress(address)
    try await auth.registerWithAddress(other)
    let session = try await auth.signIn(address)
    let code = try await auth.recovery.renewRecoveryCode(
      .init(password: AuthFixture.password), context: auth.caller(session.accessToken)
    ).recoveryCode
    var failures: [RPCError?] = []
    for name in [other, "\(other)@example.org", AuthFixture.newAddress()] {
      failures.append(try await failure { try await auth.recover(name, code) })
    }
    failures.append(
      try await failure { try await auth.recover(address, AccessCode.random().formatted) })
    #expect(failures[0]?.reason == "CODE_REJECTED")
    #expect(Set(failures).count == 1)
    // The address is the way back in now.
    #expect(try await auth.recover(address.uppercased(), code) == "")
    #expect(try await auth.mailed("password_changed", at: address) == "")
    _ = try await auth.signIn(address, password: AuthFixture.otherPassword)
    #expect(
      try await failure { try await auth.recover("no name!", code) }?.violations.map(\.field)
        == ["username"])
  }

  @Test func `a reset by mail makes it worthless`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    let session = try await auth.signIn(name)
    let code = try await auth.recovery.renewRecoveryCode(
      .init(password: AuthFixture.password), context: auth.caller(session.accessToken)
    ).recoveryCode
    try await auth.requestReset(name)
    try await auth.reset(try #require(try await auth.mailed("reset", to: name).first))
    #expect(try await failure { try await auth.recover(name, code) }?.reason == "CODE_REJECTED")
  }

  @Test func `its owner renews it, with the password`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    let first = try await auth.register(name).recoveryCode
    let session = try await auth.signIn(name)
    let caller = try await auth.caller(session.accessToken)
    func renew(_ password: String) async throws -> String {
      try await auth.recovery.renewRecoveryCode(.init(password: password), context: caller)
        .recoveryCode
    }
    #expect(try await failure { try await renew("") }?.violations.map(\.reason) == ["REQUIRED"])
    #expect(try await failure { try await renew("wrong password") }?.reason == "PASSWORD_WRONG")
    let second = try await renew(AuthFixture.password)
    #expect(try await failure { try await auth.recover(name, first) }?.reason == "CODE_REJECTED")
    for _ in 1...5 { _ = try await failure { try await renew("wrong password") } }
    let slowed = try await failure { try await renew(AuthFixture.password) }
    #expect(slowed?.reason == "TOO_MANY_ATTEMPTS")
    try await auth.recover(name, second)
    // The reset has ended the session.
    auth.clock.advance(by: 60)
    #expect(
      try await failure { try await renew(AuthFixture.otherPassword) }?.reason == "SESSION_ENDED")
    let anonymous = try await auth.caller(auth.signInAnonymously().accessToken)
    let error = try await failure {
      try await auth.recovery.renewRecoveryCode(.init(password: "any"), context: anonymous)
    }
    #expect(error?.reason == "ACCOUNT_ANONYMOUS")
  }

  @Test func `codes stand nowhere but in their mails, and go when they end`() async throws {
    try await AuthFixture.with { auth in
      let recovery = try await auth.register("written-down").recoveryCode
      try await auth.registerWithAddress("forgetful")
      try await auth.requestReset("forgetful")
      let reset = try #require(try await auth.mailed("reset", to: "forgetful").first)
      let deliver = DeliverMail(
        environment: auth.environment, transport: RecordingTransport(),
        sender: EmailAddress("a@example.org")!, logger: TestLog.logger)
      while try await deliver() {}
      let tables = try await auth.pool.query(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'auth'")
      for table in tables {
        let name: String = try table.decode("tablename")
        for code in [recovery, reset, recovery.replacing("-", with: "")] {
          #expect(
            try await auth.count(
              """
              SELECT count(*) FROM \(unescaped: name) AS t WHERE strpos(t::text, \(code)) > 0
              """) == 0, "\(name)")
        }
      }
      func kept() async throws -> Int {
        try await auth.tidyUp()
        return try await auth.count("SELECT count(*) FROM access_codes")
      }
      let next = try await auth.recover("written-down", recovery)
      // The reset, the used one and the next one.
      #expect(try await kept() == 3)
      auth.clock.advance(by: 1799)
      #expect(try await kept() == 3)
      auth.clock.advance(by: 1)
      #expect(try await kept() == 1)
      auth.clock.advance(by: 300 * 86_400)
      #expect(try await kept() == 1)
      try await auth.recover("written-down", next, password: AuthFixture.password)
    }
  }
}
