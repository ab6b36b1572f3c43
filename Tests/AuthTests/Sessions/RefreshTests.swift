import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

@Suite struct RefreshTests {
  private func rejected(_ token: String, by auth: AuthFixture) async throws -> Bool {
    let error = try await failure { try await auth.refresh(token) }
    return error?.code == .unauthenticated && error?.reason == "REFRESH_TOKEN_REJECTED"
  }

  @Test func `tokens rotate`() async throws {
    let auth = try await AuthFixture.shared()
    let signedIn = try await auth.signInAnonymously()
    var session = try await auth.refresh(signedIn.refreshToken)
    #expect(session.participantID == signedIn.participantID)
    for _ in 1...5 {
      auth.clock.advance(by: 600)
      let next = try await auth.refresh(session.refreshToken)
      #expect(next.refreshToken != session.refreshToken)
      #expect(next.participantID == session.participantID)
      #expect(next.accessTokenExpireTime?.date == auth.clock.now() + 600)
      session = next
    }
    #expect(
      try await auth.count(
        """
        SELECT count(*) FROM refresh_tokens JOIN sessions USING (session_id)
        WHERE participant_id = \(UUID(uuidString: session.participantID))
        """) == 2)
  }

  @Test func `a lost response is answered again for half a minute`() async throws {
    let auth = try await AuthFixture.shared()
    let first = try await auth.signInAnonymously()
    let lost = try await auth.refresh(first.refreshToken)
    auth.clock.advance(by: 30)
    let again = try await auth.refresh(first.refreshToken)
    #expect(again.refreshToken != lost.refreshToken)
    let next = try await auth.refresh(again.refreshToken)
    _ = try await auth.refresh(next.refreshToken)
  }

  @Test func `reuse after that ends the whole family`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let first = try await auth.signIn(name)
    let second = try await auth.refresh(first.refreshToken)
    auth.clock.advance(by: 31)
    #expect(try await rejected(first.refreshToken, by: auth))
    #expect(try await rejected(second.refreshToken, by: auth))
    let participant = UUID(uuidString: first.participantID)
    #expect(
      try await auth.count(
        """
        SELECT count(*) FROM audit_log JOIN audit_names ON subject = audit_id
        WHERE participant_id = \(participant) AND action = 'session.refresh_token_reused'
        """) == 1)
  }

  @Test func `a token whose hash is long gone ends the family too`() async throws {
    let auth = try await AuthFixture.shared()
    let first = try await auth.signInAnonymously()
    var newest = first.refreshToken
    for _ in 1...3 { newest = try await auth.refresh(newest).refreshToken }
    #expect(try await rejected(first.refreshToken, by: auth))
    #expect(try await rejected(newest, by: auth))
  }

  /// The refresh token is the only way into an anonymous account.
  @Test func `an anonymous participant can refresh a day after a lost response`() async throws {
    try await AuthFixture.with { auth in
      let session = try await auth.signInAnonymously()
      _ = try await auth.refresh(session.refreshToken)
      auth.clock.advance(by: 86_400)
      let next = try await auth.refresh(session.refreshToken).refreshToken
      _ = try await auth.refresh(next)
      // Its successor was used, so it is too old now.
      #expect(try await rejected(session.refreshToken, by: auth))

      try await auth.register("somebody")
      let named = try await auth.signIn("somebody")
      _ = try await auth.refresh(named.refreshToken)
      auth.clock.advance(by: 31)
      #expect(try await rejected(named.refreshToken, by: auth))
    }
  }

  @Test func `a thief of an anonymous participant's token does not take turns with its owner`()
    async throws
  {
    try await AuthFixture.with { auth in
      let stolen = try await auth.signInAnonymously().refreshToken
      let owners = try await auth.refresh(stolen).refreshToken
      auth.clock.advance(by: 600)
      let thiefs = try await auth.refresh(stolen).refreshToken
      let next = try await auth.refresh(thiefs).refreshToken
      auth.clock.advance(by: 600)
      // The owner's token did not start the current generation.
      #expect(try await rejected(owners, by: auth))
      #expect(try await rejected(next, by: auth))
    }
  }

  @Test func `revoking one family does not affect others`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let phone = try await auth.signIn(name)
    let tablet = try await auth.signIn(name)
    _ = try await auth.sessions.signOut(
      .init(refreshToken: phone.refreshToken), context: auth.anybody)
    #expect(try await rejected(phone.refreshToken, by: auth))
    _ = try await auth.refresh(tablet.refreshToken)
  }

  @Test func `two refreshes at once both get a pair, and either goes on`() async throws {
    let auth = try await AuthFixture.shared()
    let session = try await auth.signInAnonymously()
    async let one = auth.refresh(session.refreshToken)
    async let two = auth.refresh(session.refreshToken)
    let answers = try await [one, two]
    #expect(answers[0].refreshToken != answers[1].refreshToken)
    _ = try await auth.refresh(answers[1].refreshToken)
    // Within the grace period the other one still counts as a lost response.
    _ = try await auth.refresh(answers[0].refreshToken)
  }

  @Test func `nine answers to one token are too many, and no harm`() async throws {
    let auth = try await AuthFixture.shared(rules: SessionRules(tokensPerGenerationMax: 8))
    let session = try await auth.signInAnonymously()
    var last = session.refreshToken
    for _ in 1...8 { last = try await auth.refresh(session.refreshToken).refreshToken }
    let error = try await failure { try await auth.refresh(session.refreshToken) }
    #expect(error?.code == .resourceExhausted)
    _ = try await auth.refresh(last)
  }

  @Test func `signing out ends the family and may be repeated`() async throws {
    let auth = try await AuthFixture.shared()
    let session = try await auth.signInAnonymously()
    for token in [session.refreshToken, session.refreshToken, "", "never-issued"] {
      _ = try await auth.sessions.signOut(.init(refreshToken: token), context: auth.anybody)
    }
    #expect(try await rejected(session.refreshToken, by: auth))
  }

  @Test(arguments: [
    "", "A", String(repeating: "A", count: 64), String(repeating: "A", count: 88),
    String(repeating: "=", count: 88),
  ])
  func `made-up tokens are refused`(token: String) async throws {
    let auth = try await AuthFixture.shared()
    #expect(try await rejected(token, by: auth))
  }

  @Test func `a session ends after 90 quiet days`() async throws {
    try await AuthFixture.with { auth in
      let session = try await auth.signInAnonymously()
      let other = try await auth.signInAnonymously()
      auth.clock.advance(by: 90 * 86_400 - 1)
      _ = try await auth.refresh(session.refreshToken)
      auth.clock.advance(by: 1)
      #expect(try await rejected(other.refreshToken, by: auth))
    }
  }
  /// A phone in a drawer for two years, and a study that lasts longer than a session.
  @Test func `an anonymous participant is not ended while in the study`() async throws {
    try await AuthFixture.with { auth in
      let (year, study) = (365 * 86_400.0, "long-study")
      try await auth.publish(study)
      let begun = try await auth.signInAnonymously()
      #expect(begun.refreshTokenExpireTime?.date == auth.clock.now() + 90 * 86_400)
      _ = try await auth.join(study, token: begun.accessToken)
      var session = try await auth.refresh(begun.refreshToken)
      for _ in 0..<3 {
        auth.clock.advance(by: 2 * year)
        try await auth.tidyUp()
        session = try await auth.refresh(session.refreshToken)
        #expect(session.refreshTokenExpireTime == nil)
      }
      let listed = try await auth.sessions.listSessions(
        .init(), context: auth.caller(session.accessToken))
      #expect(listed.sessions.count == 1 && listed.sessions.first?.expireTime == nil)
      // Outside of a study the session lives as long as it is used, at any age.
      _ = try await auth.leave(study, token: session.accessToken)
      session = try await auth.refresh(session.refreshToken)
      #expect(session.refreshTokenExpireTime?.date == auth.clock.now() + 90 * 86_400)
      auth.clock.advance(by: 90 * 86_400)
      #expect(try await rejected(session.refreshToken, by: auth))
      auth.clock.advance(by: 1)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM sessions") == 0)
    }
  }

  @Test func `an account made of an old session has the session for a year from then`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await auth.publish("long-study")
      for isNamed in [true, false] {
        let begun = try await auth.signInAnonymously()
        _ = try await auth.join("long-study", token: begun.accessToken)
        auth.clock.advance(by: 2 * 365 * 86_400)
        var session = try await auth.refresh(begun.refreshToken)
        if isNamed {
          _ = try await auth.upgrade(AuthFixture.newName(), token: session.accessToken)
        } else {
          let address = AuthFixture.newAddress()
          _ = try await auth.upgrade(
            "", email: address, consent: true, token: session.accessToken)
          let code = try #require(try await auth.mailed("email_change", at: address))
          try await auth.confirmEmail(code, token: session.accessToken)
        }
        for days in [89.0, 89, 89, 89] {
          auth.clock.advance(by: days * 86_400)
          session = try await auth.refresh(session.refreshToken)
        }
        auth.clock.advance(by: 9 * 86_400)
        #expect(try await rejected(session.refreshToken, by: auth))
      }
    }
  }
}
