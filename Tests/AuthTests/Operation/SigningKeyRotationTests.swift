import Fields
import Foundation
import Messages
import RPCCore
import ServiceKit
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
      // Day 0, 29 and 58, each signing from the day after its making at the latest.
      #expect(keyIDs.count == 3)
      #expect(Set(keyIDs).count == 3)
      #expect(try await published(auth) == [keyIDs[2]])
      // Seeds that no longer serve do not stay.
      try await auth.signingKeys.renew(at: auth.clock.now())
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
