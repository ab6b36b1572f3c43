import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

@Suite struct ClientTokenTests {
  private func reason(_ body: () async throws -> some Any) async throws -> String? {
    try await failure(body)?.reason
  }

  @Test func `a gateway signs in by its secret, as long as its account and client are active`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let client = try await auth.newClient(
      confidential: true, audiences: ["otolith-planning"], gateway: true, by: administrator)
    func signIn(_ client: AuthV1.ClientCredentials?) async throws -> AuthV1.SignInClientResponse {
      try await auth.clientTokens.signInClient(.init(client: client), context: auth.anybody)
    }
    let token = try await signIn(client)
    #expect(token.audiences == ["otolith-planning"])
    let claims = try await auth.claims(token.accessToken, audience: "otolith-planning")
    #expect(claims.roles == [.gateway] && claims.clientID?.text == client.clientID)
    let account = try await auth.managed(client.clientID, by: administrator)
    #expect(account.roles == [.gateway] && account.participantID == claims.participantID.text)

    let plain = try await auth.newClient(confidential: true, by: administrator)
    let app = try await auth.newClient(by: administrator)
    #expect(try await reason { try await signIn(plain) } == "CLIENT_NOT_GATEWAY")
    for wrong in [app, nil, .init(clientID: client.clientID, clientSecret: "?")] {
      #expect(try await reason { try await signIn(wrong) } == "CLIENT_REJECTED")
    }
    try await auth.suspend(account.participantID, by: administrator)
    #expect(try await reason { try await signIn(client) } == "ACCOUNT_SUSPENDED")
    try await auth.restore(account.participantID, by: administrator)
    #expect(try await auth.introspect(token.accessToken, by: client).active)
    try await auth.endStaffRoles(account.participantID, by: administrator)
    #expect(try await reason { try await signIn(client) } == "CLIENT_NOT_GATEWAY")
    #expect(try await !auth.introspect(token.accessToken, by: client).active)
  }

  @Test func `a client sees its own tokens, and those of others if it may`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let app = try await auth.newClient(by: administrator)
    let server = try await auth.newClient(
      confidential: true, introspects: true, by: administrator)
    let nosy = try await auth.newClient(confidential: true, by: administrator)
    let session = try await auth.signInAnonymously(by: app)

    let access = try await auth.introspect(session.accessToken, by: server)
    #expect(access.active && !access.refreshToken && access.clientID == app.clientID)
    #expect(access.participantID == session.participantID && access.issuer == "otolith")
    #expect(access.expireTime == session.accessTokenExpireTime && access.issueTime != nil)
    let refresh = try await auth.introspect(session.refreshToken, by: server)
    #expect(refresh.active && refresh.refreshToken && refresh.audiences == AuthFixture.audiences)
    for token in [session.accessToken, session.refreshToken] {
      #expect(try await auth.introspect(token, by: nosy) == .init())
      #expect(try await reason { try await auth.introspect(token, by: app) } == "CLIENT_REJECTED")
    }
    let own = try await auth.signInAnonymously(by: nosy)
    #expect(try await auth.introspect(own.refreshToken, by: nosy).active)
  }

  @Test func `a token is not active after its end, its session's, its account's or its client's`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let app = try await auth.newClient(by: administrator)
    let server = try await auth.newClient(
      confidential: true, introspects: true, by: administrator)
    func active(_ session: AuthV1.SignInAnonymouslyResponse) async throws -> [Bool] {
      [
        try await auth.introspect(session.accessToken, by: server).active,
        try await auth.introspect(session.refreshToken, by: server).active,
      ]
    }
    let ended = try await auth.signInAnonymously(by: app)
    try await auth.endAllSessions(token: ended.accessToken)
    #expect(try await active(ended) == [false, false])
    let suspended = try await auth.signInAnonymously(by: app)
    try await auth.suspend(suspended.participantID, by: administrator)
    #expect(try await active(suspended) == [false, false])
    let used = try await auth.signInAnonymously(by: app)
    _ = try await auth.refresh(used.refreshToken, by: app)
    #expect(try await active(used) == [true, false])
    auth.clock.advance(by: 700)
    let late = try await auth.signInAnonymously(by: app)
    #expect(try await active(used) == [false, false])
    try await auth.revoke(app, by: administrator)
    #expect(try await active(late) == [false, false])
    for garbage in ["", "x", "a.b.c", late.accessToken + "x", String(repeating: "a", count: 9_000)]
    {
      #expect(try await auth.introspect(garbage, by: server) == .init())
    }
  }
}
