import Foundation
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs
import Testing

@testable import AuthService

/// Set-up, requirement and end of second factors.
@Suite struct SecondFactorTests {
  private func reason(_ body: () async throws -> some Any) async throws -> String? {
    try await failure(body)?.reason
  }

  @Test func `a secret is confirmed by a code of its own within an hour`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let first = try await auth.signIn(name)
    let before = first.accessToken
    let other = try await auth.signIn(name)
    #expect(
      try await reason { try await auth.confirmSecondFactor("123456", token: before) }
        == "SECOND_FACTOR_MISSING")
    #expect(
      try await reason { try await auth.beginSecondFactor(before, password: "wrong password") }
        == "PASSWORD_WRONG")
    let replaced = try #require(try await auth.beginSecondFactor(before))
    let secret = try #require(try await auth.beginSecondFactor(before))
    #expect(secret != replaced)
    // Nothing has changed yet.
    #expect(try await auth.secondFactor(before).confirmTime == nil)
    let kept = try await auth.refresh(other.refreshToken)
    #expect(
      try await reason {
        try await auth.confirmSecondFactor(auth.code(of: replaced), token: before)
      } == "ONE_TIME_CODE_REJECTED")
    auth.clock.advance(by: 3600)
    let token = try await auth.refresh(first.refreshToken).accessToken
    #expect(
      try await reason { try await auth.confirmSecondFactor(auth.code(of: secret), token: token) }
        == "SECOND_FACTOR_MISSING")
    let last = try #require(try await auth.beginSecondFactor(token))
    _ = try await auth.confirmSecondFactor(auth.code(of: last), token: token)
    #expect(try await auth.secondFactor(token).confirmTime?.date == auth.clock.now())
    #expect(
      try await reason { try await auth.refresh(kept.refreshToken) } == "REFRESH_TOKEN_REJECTED")
    for again in [
      try await reason { try await auth.beginSecondFactor(token) },
      try await reason {
        try await auth.confirmSecondFactor(auth.code(of: last, 1), token: token)
      },
    ] { #expect(again == "SECOND_FACTOR_EXISTS") }
  }

  @Test func `housekeeping deletes secrets that were not confirmed`() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("anna")
      try await auth.register("bert")
      _ = try await auth.beginSecondFactor(try await auth.signIn("anna").accessToken)
      _ = try await auth.setUpSecondFactor(try await auth.signIn("bert").accessToken)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM second_factors") == 2)
      auth.clock.advance(by: 3600)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM second_factors") == 1)
      #expect(try await auth.count("SELECT count(*) FROM second_factor_codes") == 10)
    }
  }

  @Test func `the owner ends it with a code or a recovery code`() async throws {
    let auth = try await AuthFixture.shared()
    for isRecovery in [false, true] {
      let name = AuthFixture.newName()
      try await auth.register(name)
      let (secret, codes, token) = try await auth.setUpSecondFactor(
        try await auth.signIn(name).accessToken)
      #expect(
        try await reason { try await auth.deleteSecondFactor("000 000", token: token) }
          == "ONE_TIME_CODE_REJECTED")
      let other = try await auth.signIn(name, code: codes[5])
      try await auth.deleteSecondFactor(
        isRecovery ? codes[0] : auth.code(of: secret), token: token)
      // Repeated after a lost response.
      try await auth.deleteSecondFactor("1", token: token)
      #expect(try await auth.secondFactor(token) == AuthV1.SecondFactor())
      #expect(
        try await reason { try await auth.refresh(other.refreshToken) }
          == "REFRESH_TOKEN_REJECTED")
      _ = try await auth.signIn(name)
    }
  }

  @Test func `a role that needs it has no rights without it`() async throws {
    var rules = SessionRules()
    rules.secondFactorRoles = [.administrator]
    let auth = try await AuthFixture.shared(rules: rules)
    let name = try await auth.newAdministrator()
    let session = try await auth.signIn(name)
    #expect(session.secondFactorMissing)
    #expect(try await auth.refresh(session.refreshToken).secondFactorMissing)
    let claims = try await auth.claims(session.accessToken)
    #expect(claims.roles == [] && claims.audiences == ["otolith-auth"])
    for audience in AuthFixture.audiences.dropFirst() {
      #expect(
        try await reason { try await auth.claims(session.accessToken, audience: audience) }
          == "TOKEN_AUDIENCE_MISMATCH")
    }
    let limited = try await auth.caller(session.accessToken)
    #expect(throws: RPCError.self) {
      try auth.check(
        AuthV1.AccountAdministrationServiceMethod.listManagedAccounts,
        AuthV1.ListManagedAccountsRequest(), limited)
    }
    #expect(try await auth.secondFactor(session.accessToken).required)
    // A new proof of the password does not help.
    #expect(try await auth.prove(AuthFixture.password, token: session.accessToken).roles == [])

    let made = try await auth.setUpSecondFactor(session.accessToken)
    for audience in AuthFixture.audiences {
      #expect(try await auth.claims(made.token, audience: audience).roles == [.administrator])
    }
    let next = try await auth.signIn(name, code: auth.code(of: made.secret))
    #expect(!next.secondFactorMissing)
    #expect(try await auth.claims(next.accessToken).roles == [.administrator])
    try await auth.deleteSecondFactor(made.codes[0], token: next.accessToken)
    let after = try await auth.refresh(next.refreshToken)
    #expect(after.secondFactorMissing)
    #expect(try await auth.claims(after.accessToken).roles == [])
  }

  @Test func `other roles are not concerned`() async throws {
    var rules = SessionRules()
    rules.secondFactorRoles = [.administrator, .studyLeader]
    let auth = try await AuthFixture.shared(rules: rules)
    let name = AuthFixture.newName()
    try await auth.register(name)
    let session = try await auth.signIn(name)
    #expect(!session.secondFactorMissing)
    #expect(
      try await auth.claims(session.accessToken, audience: "otolith-planning").roles == [
        .participant
      ])
    #expect(try await !auth.secondFactor(session.accessToken).required)
  }

  @Test func `an administrator resets that of another account`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let first = try await auth.signIn(name)
    let (_, codes, _) = try await auth.setUpSecondFactor(first.accessToken)
    let session = try await auth.signIn(name, code: codes[0])
    let administrator = try await auth.administrator()
    #expect(try await auth.managed(name, by: administrator).secondFactor)
    for _ in 1...2 {
      let account = try await auth.resetSecondFactor(first.participantID, by: administrator)
      #expect(account?.secondFactor == false)
    }
    #expect(try await !auth.managed(name, by: administrator).secondFactor)
    #expect(
      try await reason { try await auth.refresh(session.refreshToken) } == "REFRESH_TOKEN_REJECTED")
    _ = try await auth.signIn(name)
    #expect(try await auth.administered(first.participantID) == ["second_factor.reset "])
    let own = try administrator.claims.participantID.text
    #expect(
      try await reason { try await auth.resetSecondFactor(own, by: administrator) }
        == "ONE_TIME_CODE_REQUIRED")
    #expect(
      try await reason {
        try await auth.resetSecondFactor(AuthFixture.newID(), by: administrator)
      } == "ACCOUNT_UNKNOWN")
  }

  @Test func `a proof of the password needs a code too`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let (secret, codes, token) = try await auth.setUpSecondFactor(
      try await auth.signIn(name).accessToken)
    for (password, code, expected) in [
      (AuthFixture.password, "", "ONE_TIME_CODE_REQUIRED"),
      (AuthFixture.password, "000 000", "ONE_TIME_CODE_REJECTED"),
      ("wrong password", codes[0], "PASSWORD_WRONG"),
    ] {
      let found = try await reason { try await auth.prove(password, code: code, token: token) }
      #expect(found == expected)
    }
    auth.clock.advance(by: 30)
    for code in [auth.code(of: secret), codes[0]] {
      let claims = try await auth.prove(AuthFixture.password, code: code, token: token)
      #expect(claims.provenAt == auth.clock.now())
      #expect(
        try await reason { try await auth.prove(AuthFixture.password, code: code, token: token) }
          == "ONE_TIME_CODE_REJECTED")
    }
  }

  @Test func `a mail reports each begin and end`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.registerWithAddress(name)
    func mails() async throws -> Int {
      try await auth.mailed("second_factor_changed", to: name).count
    }
    let session = try await auth.signIn(name)
    _ = try await auth.beginSecondFactor(session.accessToken)
    #expect(try await mails() == 0)
    let (_, codes, token) = try await auth.setUpSecondFactor(session.accessToken)
    #expect(try await mails() == 1)
    for _ in 1...2 { try await auth.deleteSecondFactor(codes[0], token: token) }
    #expect(try await mails() == 2)
    auth.clock.advance(by: 60)
    _ = try await auth.setUpSecondFactor(token)
    let administrator = try await auth.administrator()
    for _ in 1...2 {
      _ = try await auth.resetSecondFactor(session.participantID, by: administrator)
    }
    #expect(try await mails() == 4)
  }

  @Test func `an anonymous account has none`() async throws {
    let auth = try await AuthFixture.shared()
    let token = try await auth.signInAnonymously().accessToken
    #expect(
      try await reason { try await auth.beginSecondFactor(token) } == "ACCOUNT_ANONYMOUS")
  }
}
