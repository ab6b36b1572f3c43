import Foundation
import Postgres
import TestSupport
import Testing

@testable import AuthService
@testable import Identity
@testable import ServiceBasics
@testable import Tokens

/// Seeds of signing keys as stored in the database and its backups.
@Suite struct SealedSigningKeysTests {
  private static let now = AuthFixture.start

  private func stored(_ auth: AuthFixture) async throws -> [[UInt8]] {
    try await auth.pool.query("SELECT sealed_seed FROM signing_keys ORDER BY created_at").map {
      try $0.decode([UInt8].self)
    }
  }

  private func process(of auth: AuthFixture, _ sealing: SealingKeys) -> AuthFixture {
    AuthFixture(pool: auth.pool, rules: auth.rules, sealing: sealing)
  }

  @Test func `a key is stored sealed, and other processes sign with it`() async throws {
    try await AuthFixture.with { auth in
      let key = try await auth.signingKeys.current(at: Self.now)
      let rows = try await stored(auth)
      let sealed = try #require(rows.first)
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
