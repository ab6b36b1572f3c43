import Fields
import Foundation
import Messages
import RPCCore
import ServiceKit
import TestSupport
import Testing

@testable import AuthService

@Suite struct SigningKeyRotationTests {
  private func published(_ auth: AuthFixture) async throws -> [String] {
    let answer = try await auth.keys.listSigningKeys(.init(), context: auth.anybody)
    return try JSONWebKeySet.decode(answer.jwksJSON).map(\.keyID)
  }

  @Test func `of many processes that start at once one makes the key`() async throws {
    try await AuthFixture.with { auth in
      let keyIDs = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<6 {
          let process = AuthFixture(pool: auth.pool, rules: auth.rules)
          group.addTask { try await process.signingKeys.current(at: AuthFixture.start).keyID }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(keyIDs.count == 1)
      let keyID = try #require(keyIDs.first)
      #expect(try await published(auth) == [keyID])
      let events = try await auth.events(EventsV1.SigningKeyPublished.self, subject: keyID)
      #expect(events.map(\.keyID) == [keyID])
      #expect(events.map(\.expireTime?.date) == [AuthFixture.start + 40 * 86_400])
      #expect(events.first?.publicKey.count == 32)
    }
  }

  @Test func `keys follow each other without a gap`() async throws {
    try await AuthFixture.with { auth in
      var keyIDs: [String] = []
      let signedIn = try await auth.signInAnonymously()
      var session = try await auth.refresh(signedIn.refreshToken)
      for day in 0..<80 {
        let token = session.accessToken
        let header = try #require(
          Base64URL.decode(token.split(separator: ".")[0].utf8))
        let json = try JSONSerialization.jsonObject(with: Data(header)) as? [String: String]
        let keyID = try #require(json?["kid"])
        #expect(try await published(auth).contains(keyID), "day \(day)")
        _ = try await auth.claims(token)
        if keyIDs.last != keyID { keyIDs.append(keyID) }
        auth.clock.advance(by: 86_400)
        session = try await auth.refresh(session.refreshToken)
      }
      // Days 0, 29 and 58, each signing at the latest from the day after its creation.
      #expect(keyIDs.count == 3)
      #expect(Set(keyIDs).count == 3)
      #expect(try await published(auth) == [keyIDs[2]])
      // Seeds of expired keys are deleted.
      try await auth.signingKeys.renew(at: auth.clock.now())
      #expect(try await auth.count("SELECT count(*) FROM signing_keys") == 1)
    }
  }

  private func reason(_ token: String, by verifier: TokenVerifier) async -> String? {
    do {
      _ = try await verifier.verify(token)
      return nil
    } catch let error as RPCError {
      return error.reason
    } catch {
      return "\(error)"
    }
  }

  private func verifier(_ ring: SigningKeyRing, _ auth: AuthFixture) -> TokenVerifier {
    TokenVerifier(keyRing: ring, issuer: "otolith", audience: "otolith-auth", clock: auth.clock)
  }

  @Test func `revoked keys are refused at once, and no session ends`() async throws {
    try await AuthFixture.with { auth in
      let session = try await auth.signInAnonymously()
      let other = AuthFixture(pool: auth.pool, rules: auth.rules)
      let old = try await other.signingKeys.current(at: auth.clock.now())
      // Another service, and the token in its cache.
      let service = SigningKeyRing(pool: auth.pool, authChannel: nil)
      service.add(old.publicHalf)
      let verifiers = [
        verifier(service, auth), verifier(auth.keyRing, auth), verifier(other.keyRing, auth),
      ]
      for verifier in verifiers { #expect(await reason(session.accessToken, by: verifier) == nil) }

      auth.clock.advance(by: 60)
      let now = auth.clock.now()
      #expect(try await auth.signingKeys.replaceAll(at: now) == 1)
      let new = try await auth.signingKeys.current(at: now)
      #expect(new.keyID != old.keyID)
      #expect(try await published(auth) == [new.keyID])
      let events = try await auth.events(EventsV1.SigningKeyPublished.self, subject: old.keyID)
      #expect(events.map { $0.expireTime?.date } == [AuthFixture.start + 40 * 86_400, now])
      let learns = SigningKeyConsumer(keyRing: service)
      try await auth.deliver(try #require(events.last), of: old.keyID, to: learns)
      let loading = Task {
        try await other.keyRing.keepFresh(
          loadingEvery: .milliseconds(10), logger: TestLog.logger)
      }
      defer { loading.cancel() }
      while !other.keyRing.hasEnded(old.keyID, at: now) {
        try await Task.sleep(for: .milliseconds(10))
      }
      for verifier in verifiers {
        #expect(await reason(session.accessToken, by: verifier) == "TOKEN_SIGNATURE_INVALID")
      }
      // A late event from before changes nothing.
      try await auth.deliver(try #require(events.first), of: old.keyID, to: learns)
      #expect(service.hasEnded(old.keyID, at: now))
      #expect(try await other.signingKeys.current(at: now).keyID == new.keyID)
      let refreshed = try await auth.refresh(session.refreshToken)
      #expect(await reason(refreshed.accessToken, by: verifiers[2]) == nil)
      let actions = try await auth.pool.query(
        "SELECT action FROM audit_log WHERE object IN (\(old.keyID), \(new.keyID)) ORDER BY number"
      ).map { try $0.decode("action", as: String.self) }
      #expect(actions == ["signing_key.created", "signing_key.revoked", "signing_key.created"])
    }
  }

  @Test func `keys whose rows are gone or come back with a backup are revoked, too`() async throws {
    try await AuthFixture.with { auth in
      let now = auth.clock.now()
      let old = try await auth.signingKeys.current(at: now)
      let event = try #require(
        try await auth.events(EventsV1.SigningKeyPublished.self, subject: old.keyID).first)
      try await auth.deliver(event, of: old.keyID, to: SigningKeyConsumer(keyRing: auth.keyRing))
      let pool = auth.pool
      let backup = try await pool.query("SELECT key_id, sealed_seed, created_at FROM signing_keys")[
        0
      ]
      .decode(String.self, [UInt8].self, Date.self)
      _ = try await pool.execute("DELETE FROM signing_keys")
      let other = AuthFixture(pool: pool, rules: auth.rules)
      // What the command shows without --yes.
      #expect(try await other.signingKeys.trusted(at: now).map(\.keyID) == [old.keyID])
      #expect(try await other.signingKeys.replaceAll(at: now) == 1)
      let new = try await other.signingKeys.current(at: now)
      _ = try await pool.execute(
        "INSERT INTO signing_keys VALUES (\(backup.0), \(backup.1), \(backup.2))")
      #expect(try await published(other) == [new.keyID])
      try await other.signingKeys.renew(at: now)
      #expect(try await other.signingKeys.current(at: now).keyID == new.keyID)
      #expect(try await auth.count("SELECT count(*) FROM signing_keys") == 1)
    }
  }

  @Test func `after a long standstill a new key signs at once`() async throws {
    try await AuthFixture.with { auth in
      let old = try await auth.signingKeys.current(at: auth.clock.now())
      auth.clock.advance(by: 100 * 86_400)
      let new = try await auth.signingKeys.current(at: auth.clock.now())
      #expect(new.keyID != old.keyID)
      #expect(try await published(auth) == [new.keyID])
    }
  }
}
