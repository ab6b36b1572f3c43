import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit
import Synchronization

/// The keys of access tokens: the one that signs now, and those that are published.
package final class SigningKeys: Sendable {
  private let pool: PostgresPool
  private let events: any EventPublisher
  /// Learns every key at once, so that this service need not wait for its own events.
  private let keyRing: SigningKeyRing
  private let rotation: KeyRotation
  private let known = Mutex<[StoredSigningKey]>([])
  private let store: SigningKeyStore
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, events: any EventPublisher, keyRing: SigningKeyRing,
    sealing: SealingKeys, rotation: KeyRotation = KeyRotation()
  ) {
    store = .accessTokenKeys(sealedWith: sealing)
    self.pool = pool
    self.events = events
    self.keyRing = keyRing
    self.rotation = rotation
  }

  /// The key to sign with. Uses the database only when a key has to be made or another process may
  /// have made one; never call it inside a transaction.
  package func current(at now: Date) async throws -> SigningKey {
    if let key = signing(known.withLock { $0 }, at: now) { return key }
    try await renew(at: now)
    let keys = known.withLock { $0 }
    let madeAt = keys.map(\.createdAt)
    guard let index = rotation.signingIndex(among: madeAt, at: now) else {
      throw PostgresError(kind: .decoding, message: "a signing key that was just made is gone")
    }
    return keys[index].key
  }

  /// Whether the sealing keys open all that is stored. Changes nothing.
  ///
  /// - Throws: `SealedKeyError`; `PostgresError`.
  package func check() async throws { _ = try await store.list(on: pool) }

  /// Makes a key if it is time, forgets those that are no longer published, seals those that are not
  /// sealed with the current key, and learns what other processes made.
  ///
  /// - Throws: `SealedKeyError`; `PostgresError`.
  package func renew(at now: Date) async throws {
    let keys = try await pool.write { connection in
      try await store.lock(on: connection)
      var keys = try await store.list(on: connection)
      let unpublished = keys.filter { !rotation.isPublished(madeAt: $0.createdAt, at: now) }
      try await store.delete(unpublished, on: connection)
      keys.removeAll { !rotation.isPublished(madeAt: $0.createdAt, at: now) }
      try await store.reseal(keys, on: connection)
      if rotation.needsNewKey(existing: keys.map(\.createdAt), at: now) {
        keys.append(try await make(at: now, on: connection))
      }
      return keys
    }
    events.wake()
    known.withLock { $0 = keys }
    for key in keys { keyRing.add(publicHalf(of: key)) }
  }

  /// The public halves of all keys whose tokens may still be alive.
  package func published(at now: Date) async throws -> [PublicSigningKey] {
    try await store.list(on: pool)
      .filter { rotation.isPublished(madeAt: $0.createdAt, at: now) }.map(publicHalf)
  }

  private func publicHalf(of key: StoredSigningKey) -> PublicSigningKey {
    var half = key.key.publicHalf
    half.notAfter = rotation.publishedUntil(madeAt: key.createdAt)
    return half
  }

  private func signing(_ keys: [StoredSigningKey], at now: Date) -> SigningKey? {
    let madeAt = keys.map(\.createdAt)
    guard !rotation.needsNewKey(existing: madeAt, at: now) else { return nil }
    return rotation.signingIndex(among: madeAt, at: now).map { keys[$0].key }
  }

  private func make(
    at now: Date, on connection: PostgresConnection
  ) async throws -> StoredSigningKey {
    let key = StoredSigningKey(key: SigningKey(), createdAt: now)
    try await store.insert(key, on: connection)
    try await events.publish(
      .signingKeyPublished(
        keyID: key.key.keyID, publicKey: key.key.publicKey,
        notAfter: rotation.publishedUntil(madeAt: now)), at: now, on: connection)
    try await audit.append(
      [AuditRecord(action: .signingKeyCreated, object: key.key.keyID)], at: now, on: connection)
    return key
  }
}
