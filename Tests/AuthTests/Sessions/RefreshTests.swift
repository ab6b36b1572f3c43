import AuthDomain
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

  /// The refresh token is the only key to an anonymous account.
  @Test func `an anonymous participant who lost the answer goes on a day later`() async throws {
    try await AuthFixture.with { auth in
      let session = try await auth.signInAnonymously()
      _ = try await auth.refresh(session.refreshToken)
      auth.clock.advance(by: 86_400)
      let next = try await auth.refresh(session.refreshToken).refreshToken
      _ = try await auth.refresh(next)
      // What came of it was used: now it is too old.
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
      // The owner's token did not make the generation that is now.
      #expect(try await rejected(owners, by: auth))
      #expect(try await rejected(next, by: auth))
    }
  }

  @Test func `one family's end is no other's`() async throws {
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
    // Within the grace the other one still counts as a lost response.
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
    "", "A", String(repeating: "A", count: 43), String(repeating: "A", count: 64),
    String(repeating: "=", count: 64),
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
}
