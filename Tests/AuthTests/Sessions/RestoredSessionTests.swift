import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService
@testable import ServiceBasics

/// Refresh tokens after the database was replaced by a backup.
@Suite struct RestoredSessionTests {
  private func rejected(_ token: String, by auth: AuthFixture) async throws -> Bool {
    let error = try await failure { try await auth.refresh(token) }
    return error?.code == .unauthenticated && error?.reason == "REFRESH_TOKEN_REJECTED"
  }

  /// A backup lacks the tokens issued since; an anonymous participant has no other key.
  @Test func `an anonymous participant outlives a restore and is protected again afterwards`()
    async throws
  {
    try await AuthFixture.with { auth in
      let name = AuthFixture.newName()
      try await auth.register(name)
      let (anonymous, named) = (try await auth.signInAnonymously(), try await auth.signIn(name))
      try await auth.pool.execute("CREATE TABLE kept_sessions AS SELECT * FROM sessions")
      try await auth.pool.execute("CREATE TABLE kept_tokens AS SELECT * FROM refresh_tokens")
      var newest: [String] = []
      for first in [anonymous.refreshToken, named.refreshToken] {
        var token = first
        for _ in 1...3 {
          auth.clock.advance(by: 600)
          token = try await auth.refresh(token).refreshToken
        }
        newest.append(token)
      }
      auth.clock.advance(by: 600)
      try await auth.pool.execute("DELETE FROM refresh_tokens")
      try await auth.pool.execute(
        """
        UPDATE sessions SET generation = kept.generation, rotated_at = kept.rotated_at
        FROM kept_sessions AS kept WHERE kept.session_id = sessions.session_id
        """)
      try await auth.pool.execute("INSERT INTO refresh_tokens SELECT * FROM kept_tokens")
      try await auth.pool.execute(
        """
        INSERT INTO served_copies (cluster, database, timeline, written_by, restored_at)
        VALUES ('1', '1', '00000001', pg_current_xact_id(), \(auth.clock.now()))
        """)
      auth.clock.advance(by: 600)
      // The dump has the selector, but not the key of the proof.
      let genuine = try #require(RefreshToken(text: newest[0]))
      let forged = RefreshToken.new(
        of: Session(
          sessionID: UUID(), participantID: UUID(), selector: genuine.selector, audiences: [],
          family: RefreshTokenFamily(signedInAt: auth.clock.now())),
        SealingKeys(current: SealingKey())
      ).text
      let changed = RefreshToken(
        selector: genuine.selector, secret: genuine.secret.reversed(), generation: 3
      ) { _ in genuine.proof }.text
      for token in [forged, changed] {
        #expect(try await rejected(token, by: auth))
        _ = try await auth.sessions.signOut(.init(refreshToken: token), context: auth.anybody)
      }
      let next = try await auth.refresh(newest[0])
      #expect(next.participantID == anonymous.participantID)
      #expect(
        try await auth.count(
          "SELECT count(*) FROM audit_log WHERE action = 'session.refresh_token_restored'") == 1)
      // The response may be lost as always.
      _ = try await auth.refresh(newest[0])
      #expect(try await rejected(newest[1], by: auth))
      // An unknown token is an old one again.
      auth.clock.advance(by: 2 * 86_400)
      #expect(try await rejected(newest[0], by: auth))
      #expect(try await rejected(next.refreshToken, by: auth))
    }
  }

  /// A restore without loss, as after an upgrade of PostgreSQL.
  @Test func `a restore accepts no token from before the backup`() async throws {
    try await AuthFixture.with { auth in
      let old = try await auth.signInAnonymously().refreshToken
      var newest = old
      for _ in 1...3 { newest = try await auth.refresh(newest).refreshToken }
      auth.clock.advance(by: 600)
      try await auth.pool.execute(
        """
        INSERT INTO served_copies (cluster, database, timeline, written_by, restored_at)
        VALUES ('1', '1', '00000001', pg_current_xact_id(), \(auth.clock.now()))
        """)
      #expect(try await rejected(old, by: auth))
      #expect(try await rejected(newest, by: auth))
    }
  }
}
