public import Bus
import FoundationEssentials
import Logging
import Messages
public import Postgres
public import ServiceBasics
import Synchronization
import Tokens

/// The identity of this service for its calls to other services.
///
/// The service makes an Ed25519 key at its first start and a new one every 29 days. Private seeds
/// stay in its own schema, sealed with a key outside of it; public keys are published on the bus, as
/// events that only this service's role can publish. A new key signs after twelve hours, because the
/// bus may lag, and is trusted for 31 days. The first key signs at once; until the other service
/// knows it, the call fails with UNAUTHENTICATED and is repeated.
///
/// Keys are published again at every start, so that a log restored from a backup receives them.
public final class ServiceCredential: Sendable {
  /// The log keeps the latest event of each key.
  package static let topic = Topic(
    EventsV1.ServiceKeyPublished.fullName, retention: .latestPerSubject)
  static let rotation = KeyRotation(publishedLifetime: 31 * 86_400, settlingTime: 43_200)

  private struct Signed {
    var token: String
    var keyID: String
    var useUntil: Date
  }

  private struct State {
    var keys: [StoredSigningKey] = []
    /// Tokens by audience; a service calls few others.
    var tokens: [String: Signed] = [:]
  }

  private let service: String
  private let pool: PostgresPool
  private let outbox: Outbox
  private let clock: any WallClock
  private let state = Mutex(State())
  private let store: SigningKeyStore

  /// - Parameters:
  ///   - outbox: the service's own; its source is the service's name.
  ///   - sealing: keys that seal the stored keys.
  public init(pool: PostgresPool, outbox: Outbox, sealing: SealingKeys, clock: any WallClock) {
    service = outbox.source
    store = .serviceKeys(sealedWith: sealing)
    self.pool = pool
    self.outbox = outbox
    self.clock = clock
  }

  // MARK: - For callers

  /// Returns a token for `audience` that is valid for at least two more minutes. Uses the database
  /// only if a key has to be made; do not call it inside a transaction.
  ///
  /// - Throws: `PostgresError` if no key is available.
  public func token(for audience: String) async throws -> String {
    let now = clock.now()
    let known = state.withLock { state in
      state.tokens[audience].flatMap { now < $0.useUntil ? $0.token : nil }
    }
    if let known { return known }
    let key = try await signingKey(at: now)
    let token = try ServiceToken.sign(
      service: service, audience: audience, issuedAt: now, with: key)
    state.withLock { state in
      state.tokens[audience] = Signed(
        token: token, keyID: key.keyID, useUntil: now + ServiceToken.lifetimeMax / 2)
    }
    return token
  }

  /// Returns whether the token's key is so new that the other service may not have received it.
  func signsWithNewKey(for audience: String) -> Bool {
    let now = clock.now()
    return state.withLock { state in
      let keyID = state.tokens[audience]?.keyID
      return state.keys.contains {
        $0.key.keyID == keyID && now < $0.createdAt.addingTimeInterval(60)
      }
    }
  }

  private func signingKey(at now: Date) async throws -> SigningKey {
    if let key = Self.signing(state.withLock { $0.keys }, at: now) { return key }
    try await renew()
    guard let key = Self.signing(state.withLock { $0.keys }, at: now) else {
      throw PostgresError(kind: .decoding, message: "the service key just created is gone")
    }
    return key
  }

  private static func signing(_ keys: [StoredSigningKey], at now: Date) -> SigningKey? {
    rotation.signingIndex(among: keys.map(\.createdAt), at: now).map { keys[$0].key }
  }

  // MARK: - Keys

  /// Checks that the sealing keys open all stored keys. Changes nothing.
  ///
  /// - Throws: `SealedKeyError`; `PostgresError`.
  package func check() async throws { _ = try await store.list(on: pool) }

  /// Publishes every trusted key and makes the first one, at start.
  func begin() async throws { try await renew(publishesAll: true) }

  /// Makes a key if it is due, deletes expired ones, and reads the changes of other processes.
  func renew() async throws { try await renew(publishesAll: false) }

  private func renew(publishesAll: Bool) async throws {
    let now = clock.now()
    var keys = try await store.list(on: pool)
    if publishesAll || needsChange(keys, at: now) {
      keys = try await pool.transaction { connection in
        try await store.lock(on: connection)
        var keys = try await store.list(on: connection)
        let old = keys.filter { !Self.rotation.isPublished(madeAt: $0.createdAt, at: now) }
        try await store.delete(old, on: connection)
        keys.removeAll { key in old.contains { $0.key == key.key } }
        try await store.reseal(keys, on: connection)
        for index in keys.indices { keys[index].needsSealing = false }
        var published = publishesAll ? keys : []
        if Self.rotation.needsNewKey(existing: keys.map(\.createdAt), at: now) {
          let key = StoredSigningKey(key: SigningKey(), createdAt: now)
          try await store.insert(key, on: connection)
          keys.append(key)
          published.append(key)
        }
        try await publish(published, at: now, on: connection)
        return keys
      }
      outbox.wake()
    }
    adopt(keys)
  }

  /// Revokes every key and makes a new one that signs at once, for a database that may have been
  /// disclosed. Other processes of the service notice it within a minute, or when a call is
  /// rejected.
  ///
  /// - Returns: the number of revoked keys.
  package func replaceAll() async throws -> Int {
    let now = clock.now()
    let (revoked, key) = try await pool.transaction { connection in
      try await store.lock(on: connection)
      let keys = try await store.list(on: connection)
      try await store.delete(keys, on: connection)
      let key = StoredSigningKey(key: SigningKey(), createdAt: now)
      try await store.insert(key, on: connection)
      try await outbox.publish(
        keys.map { event($0, notAfter: now, at: now) }
          + [event(key, notAfter: Self.rotation.publishedUntil(madeAt: now), at: now)],
        on: connection)
      return (keys.count, key)
    }
    outbox.wake()
    adopt([key])
    return revoked
  }

  private func needsChange(_ keys: [StoredSigningKey], at now: Date) -> Bool {
    Self.rotation.needsNewKey(existing: keys.map(\.createdAt), at: now)
      || keys.contains {
        $0.needsSealing || !Self.rotation.isPublished(madeAt: $0.createdAt, at: now)
      }
  }

  /// Also drops the tokens of keys that are gone.
  private func adopt(_ keys: [StoredSigningKey]) {
    let keyIDs = Set(keys.map(\.key.keyID))
    state.withLock { state in
      state.keys = keys
      state.tokens = state.tokens.filter { keyIDs.contains($0.value.keyID) }
    }
  }

  private func publish(
    _ keys: [StoredSigningKey], at now: Date, on connection: PostgresConnection
  ) async throws {
    try await outbox.publish(
      keys.map {
        event($0, notAfter: Self.rotation.publishedUntil(madeAt: $0.createdAt), at: now)
      }, on: connection)
  }

  private func event(_ key: StoredSigningKey, notAfter: Date, at now: Date) -> Event {
    Event(
      source: service, subject: key.key.keyID, time: now,
      message: EventsV1.ServiceKeyPublished(
        keyID: key.key.keyID, publicKey: key.key.publicKey, expireTime: .init(notAfter)))
  }
}
