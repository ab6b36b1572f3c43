public import Bus
import FoundationEssentials
import Logging
import Messages
public import Postgres
import Synchronization

/// Who this service is, for what it asks other services in its own name.
///
/// It makes an Ed25519 key at its first start and a new one every 29 days; seeds stay in its own schema.
/// The public halves go over the bus, as events that only the service's own role can publish. A new key
/// signs from twelve hours after its making, since a bus may be behind, and each is trusted for 31 days.
/// The very first one signs at once: until the other side has heard of it, it answers UNAUTHENTICATED, and is
/// asked again.
///
/// Keys are published again at every start, so that a log that was restored from a backup learns them.
public final class ServiceCredential: Sendable {
  /// The log keeps the last word about each key.
  static let topic = Topic(EventsV1.ServiceKeyPublished.fullName, retention: .latestPerSubject)
  static let rotation = KeyRotation(publishedLifetime: 31 * 86_400, settlingTime: 43_200)

  private struct Signed {
    var token: String
    var keyID: String
    var useUntil: Date
  }

  private struct State {
    var keys: [StoredSigningKey] = []
    /// By audience; each is one of the few services that this one asks.
    var tokens: [String: Signed] = [:]
  }

  private let service: String
  private let pool: PostgresPool
  private let outbox: Outbox
  private let clock: any WallClock
  private let state = Mutex(State())
  private let store = SigningKeyStore.serviceKeys

  /// - Parameter outbox: the service's own; its source is who the service is.
  public init(pool: PostgresPool, outbox: Outbox, clock: any WallClock) {
    service = outbox.source
    self.pool = pool
    self.outbox = outbox
    self.clock = clock
  }

  // MARK: - For callers

  /// A token for asking `audience`, good for at least two more minutes. Uses the database only when a
  /// key has to be made; never call it inside a transaction.
  ///
  /// - Throws: `PostgresError` when no key can be had.
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

  /// Whether the token for `audience` is of a key so young that the bus may not have told the other side of it.
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
      throw PostgresError(kind: .decoding, message: "a service key that was just made is gone")
    }
    return key
  }

  private static func signing(_ keys: [StoredSigningKey], at now: Date) -> SigningKey? {
    rotation.signingIndex(among: keys.map(\.createdAt), at: now).map { keys[$0].key }
  }

  // MARK: - Keys

  /// At the start: publishes every key that is trusted, and makes the first one.
  func begin() async throws { try await renew(publishesAll: true) }

  /// Makes a key if it is time, forgets those that are trusted no longer, and learns what other
  /// processes made or revoked.
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

  /// Every key there is loses its worth, as soon as the others have heard of it, and a new one signs at
  /// once: for when somebody may have read the database. Other processes of the service notice when they are
  /// refused, at the latest within a minute.
  ///
  /// - Returns: how many were revoked.
  func replaceAll() async throws -> Int {
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
      || keys.contains { !Self.rotation.isPublished(madeAt: $0.createdAt, at: now) }
  }

  /// Tokens of keys that are gone go too.
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
