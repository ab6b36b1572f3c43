import Foundation
import Messages
import Testing

@testable import AuthService
@testable import ServiceKit

/// Listing and ending one's own sessions.
@Suite struct OwnSessionsTests {
  @Test func `sessions are listed with label and day, newest first, page by page`() async throws {
    try await AuthFixture.with { auth in
      let name = AuthFixture.newName()
      try await auth.register(name)
      var last = AuthV1.SignInResponse()
      for label in ["telephone", "", "tablet"] {
        last = try await auth.sessions.signIn(
          .init(username: name, password: AuthFixture.password, label: label),
          context: auth.anybody)
        auth.clock.advance(by: 60)
      }
      // Sessions of others are not listed.
      _ = try await auth.signInAnonymously()
      let first = try await auth.ownSessions(last.accessToken, pageSize: 2)
      let rest = try await auth.ownSessions(
        last.accessToken, pageSize: 2, pageToken: first.nextPageToken)
      let listed = first.sessions + rest.sessions
      #expect(listed.map(\.label) == ["tablet", "", "telephone"])
      #expect(listed.map(\.current) == [true, false, false])
      #expect(rest.nextPageToken.isEmpty)
      for session in listed {
        let used = try #require(session.lastUseTime?.date.timeIntervalSince1970)
        #expect(used.truncatingRemainder(dividingBy: 86_400) == 0)
        #expect(used <= auth.clock.now().timeIntervalSince1970)
      }
    }
  }

  /// People name their phones themselves; no name keeps them from signing in.
  @Test(arguments: [
    (String(repeating: "a", count: 65), String(repeating: "a", count: 64)),
    ("a\u{7}b", "a b"), (" Mein\tTelefon 📱\n", "Mein Telefon 📱"), ("\0", ""),
  ])
  func `labels are cut to one short line`(_ name: String, _ label: String) async throws {
    let auth = try await AuthFixture.shared()
    let signedIn = try await auth.sessions.signInAnonymously(
      .init(requestID: AuthFixture.newID(), label: name), context: auth.anybody)
    let listed = try await auth.ownSessions(signedIn.accessToken)
    #expect(listed.sessions.map(\.label) == [label])
  }

  @Test func `a session that was ended refreshes no more, and ending it twice is one`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let (lost, kept) = (try await auth.signIn(name), try await auth.signIn(name))
    let lostID = try await auth.claims(lost.accessToken).sessionID.uuidString.lowercased()
    for _ in 1...2 { try await auth.endSession(lostID, token: kept.accessToken) }
    #expect(
      try await failure { try await auth.refresh(lost.refreshToken) }?.reason
        == "REFRESH_TOKEN_REJECTED")
    _ = try await auth.refresh(kept.refreshToken)
    #expect(try await auth.ownSessions(kept.accessToken).sessions.count == 1)
    // Its access token is still valid but cannot list or end sessions.
    #expect(
      try await failure { try await auth.ownSessions(lost.accessToken) }?.reason == "SESSION_ENDED")
    #expect(
      try await failure {
        try await auth.endAllSessions(token: lost.accessToken, keepCurrent: true)
      }?
      .reason == "SESSION_ENDED")
    #expect(try await auth.audited(account: name).filter { $0 == "session.ended" }.count == 1)
  }

  @Test func `a caller cannot end sessions of other accounts`() async throws {
    let auth = try await AuthFixture.shared()
    let (own, other) = (try await auth.signInAnonymously(), try await auth.signInAnonymously())
    let otherID = try await auth.claims(other.accessToken).sessionID.uuidString.lowercased()
    for id in [otherID, AuthFixture.newID()] {
      let error = try await failure { try await auth.endSession(id, token: own.accessToken) }
      #expect(error?.code == .notFound && error?.reason == "SESSION_UNKNOWN")
    }
    _ = try await auth.refresh(other.refreshToken)
  }

  @Test(arguments: [true, false])
  func `all sessions end, but the own one where it is to go on`(_ keepCurrent: Bool) async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let (other, own) = (try await auth.signIn(name), try await auth.signIn(name))
    for _ in 1...2 {
      try await auth.endAllSessions(token: own.accessToken, keepCurrent: keepCurrent)
    }
    #expect(try await failure { try await auth.refresh(other.refreshToken) } != nil)
    #expect(try await failure { try await auth.refresh(own.refreshToken) } == nil || !keepCurrent)
    #expect(
      try await auth.count(
        "SELECT count(*) FROM sessions JOIN accounts USING (participant_id) WHERE username = \(name) AND revoked_at IS NULL"
      ) == (keepCurrent ? 1 : 0))
  }
}
