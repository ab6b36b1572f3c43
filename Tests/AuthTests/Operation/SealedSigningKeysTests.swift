import Foundation
import Postgres
import TestSupport
import Testing

@testable import AuthService
@testable import ServiceKit

/// Seeds of signing keys as they lie in the database, and so in its backups.
@Suite struct SealedSigningKeysTests {
  private static let now = AuthFixture.start

  private func stored(_ auth: AuthFixture) async throws -> [(seed: [UInt8]?, sealed: [UInt8]?)] {
    try await auth.pool.query("SELECT seed, sealed_seed FROM signing_keys ORDER BY created_at").map
    {
      try $0.decode([UInt8]?.self, [UInt8]?.self)
    }
  }

  private func process(of auth: AuthFixture, _ sealing: SealingKeys) -> AuthFixture {
    AuthFixture(pool: auth.pool, rules: auth.rules, sealing: sealing)
  }

  @Test func `a key is stored sealed, and other processes sign with it`() async throws {
    try await AuthFixture.with { auth in
      let key = try await auth.signingKeys.current(at: Self.now)
      let rows = try await stored(auth)
      #expect(rows.map { $0.seed } == [nil])
      let sealed = try #require(rows.first?.sealed)
      #expect(sealed.count == 72)
      #expect(!Data(sealed).contains(Data(key.seed)))
      let other = process(of: auth, AuthFixture.sealing)
      #expect(try await other.signingKeys.current(at: Self.now).keyID == key.keyID)
    }
  }

  @Test func `without the key that sealed it nothing is signed and nothing is made`() async throws {
    try await AuthFixture.with { auth in
      let key = try await auth.signingKeys.current(at: Self.now)
      let thief = process(of: auth, SealingKeys(current: SealingKey()))
      let error = await #expect(throws: SealedKeyError.self) {
        try await thief.signingKeys.current(at: Self.now)
      }
      #expect(error?.keyID == key.keyID && error?.table == "signing_keys")
      await #expect(throws: SealedKeyError.self) { try await thief.signingKeys.check() }
      try await auth.signingKeys.check()
      #expect(try await stored(auth).count == 1)
    }
  }

  @Test func `a seed in the clear is sealed at the next start, and its key stays`() async throws {
    try await AuthFixture.with { auth in
      let old = SigningKey()
      try await auth.pool.execute(
        """
        INSERT INTO signing_keys (key_id, seed, created_at)
        VALUES (\(old.keyID), \(old.seed), \(Self.now - 86_400))
        """)
      try await auth.signingKeys.renew(at: Self.now)
      #expect(try await stored(auth).map { $0.seed } == [nil])
      #expect(try await auth.signingKeys.current(at: Self.now).keyID == old.keyID)
    }
  }

  @Test func `with the key before, all is sealed anew, and then that key opens nothing`()
    async throws
  {
    try await AuthFixture.with { auth in
      let key = try await auth.signingKeys.current(at: Self.now)
      let new = SealingKey()
      let both = SealingKeys(current: new, previous: AuthFixture.sealing.current)
      let rotating = process(of: auth, both)
      #expect(try await rotating.signingKeys.current(at: Self.now).keyID == key.keyID)
      let renewed = process(of: auth, SealingKeys(current: new))
      #expect(try await renewed.signingKeys.current(at: Self.now).keyID == key.keyID)
      await #expect(throws: SealedKeyError.self) {
        try await process(of: auth, AuthFixture.sealing).signingKeys.current(at: Self.now)
      }
    }
  }

  @Test func `a sealed seed is worth nothing in another row, and not when it was touched`() throws {
    let key = SealingKey()
    let sealed = key.seal([1, 2, 3], context: "signing_keys a")
    #expect(key.open(sealed, context: "signing_keys a") == [1, 2, 3])
    #expect(key.open(sealed, context: "signing_keys b") == nil)
    for index in sealed.indices {
      var touched = sealed
      touched[index] ^= 1
      #expect(key.open(touched, context: "signing_keys a") == nil)
    }
    #expect(key.open(Array(sealed.dropLast()), context: "signing_keys a") == nil)
    #expect(key.open([], context: "signing_keys a") == nil)
    #expect(key.seal([1, 2, 3], context: "signing_keys a") != sealed)
    #expect(!"\(key)".contains("[") && String(reflecting: key) == "a sealing key")
  }
}
