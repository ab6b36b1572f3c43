import FoundationEssentials
import Postgres
import ServiceKit
import Synchronization

/// The signing key of access tokens, and the published keys.
final class SigningKeys: Sendable {
  private let pool: PostgresPool
  private let events: any EventPublisher
  /// Receives every key directly, so that this service need not wait for its own events.
  private let keyRing: SigningKeyRing
  private let rotation: KeyRotation
  private let known = Mutex<[StoredSigningKey]>([])
  private let store: SigningKeyStore

  init(
    pool: PostgresPool, events: any EventPublisher, keyRing: SigningKeyRing,
    sealing: SealingKeys, rotation: KeyRotation = KeyRotation()
  ) {
    store = .accessTokenKeys(sealedWith: sealing)
    self.pool = pool
    self.events = events
    self.keyRing = keyRing
    self.rotation = rotation
  }

  /// Returns the current signing key. Uses the database only if a key has to be created or another
  /// process may have created one; never call it within a transaction.
  func current(at now: Date) async throws -> SigningKey {
    if let key = signing(known.withLock { $0 }, at: now) { return key }
    try await renew(at: now)
    let keys = known.withLock { $0 }
    let madeAt = keys.map(\.createdAt)
    guard let index = rotation.signingIndex(among: madeAt, at: now) else {
      throw PostgresError(kind: .decoding, message: "the signing key just created was not found")
    }
    return keys[index].key
  }

  /// Checks that the sealing keys open all stored keys. Changes nothing.
  ///
  /// - Throws: `SealedKeyError`; `PostgresError`.
  func check() async throws { _ = try await store.list(on: pool) }

  /// Returns a key of this service that is trusted, without a lookup; nil for another one.
  func known(_ keyID: String?) -> TrustedKey? {
    guard let key = keyRing.knownKey(keyID, for: .edDSA), case .own = key else { return nil }
    return key
  }

  /// Creates a key if one is due, deletes expired and revoked ones, reseals keys that are not sealed
  /// with the current sealing key, and loads keys that other processes created.
  ///
  /// - Throws: `SealedKeyError`; `PostgresError`.
  func renew(at now: Date) async throws {
    let keys = try await pool.write { connection in
      try await store.lock(on: connection)
      var keys = try await store.list(on: connection)
      try await store.delete(keys.filter { !isPublished($0, at: now) }, on: connection)
      keys.removeAll { !isPublished($0, at: now) }
      try await store.reseal(keys, on: connection)
      if rotation.needsNewKey(existing: keys.map(\.createdAt), at: now) {
        keys.append(try await make(at: now, on: connection))
      }
      return keys
    }
    adopt(keys)
  }

  /// Revokes every key that is trusted, also those whose rows are gone, and makes one that signs at
  /// once. Every access token in use becomes invalid. Other processes learn it within seconds.
  ///
  /// - Returns: the number of revoked keys.
  /// - Throws: `SealedKeyError`; `PostgresError`.
  func replaceAll(at now: Date) async throws -> Int {
    try await keyRing.load()
    let (revoked, key) = try await pool.write { connection in
      try await store.lock(on: connection)
      let keys = try await store.list(on: connection)
      try await store.delete(keys, on: connection)
      let revoked = trusted(with: keys, at: now)
      for key in revoked { try await revoke(key, at: now, on: connection) }
      return (revoked, try await make(at: now, on: connection))
    }
    for var key in revoked {
      key.notAfter = now
      keyRing.add(key)
    }
    adopt([key])
    return revoked.count
  }

  /// Returns the keys that ``replaceAll(at:)`` revokes.
  ///
  /// - Throws: `SealedKeyError`; `PostgresError`.
  func trusted(at now: Date) async throws -> [PublicSigningKey] {
    try await keyRing.load()
    return trusted(with: try await store.list(on: pool), at: now)
  }

  private func trusted(with stored: [StoredSigningKey], at now: Date) -> [PublicSigningKey] {
    for key in stored { keyRing.add(publicHalf(of: key)) }
    return keyRing.trusted(at: now)
  }

  private func revoke(
    _ key: PublicSigningKey, at now: Date, on connection: PostgresConnection
  ) async throws {
    try await keyRing.remember(
      keyID: key.keyID, publicKey: key.publicKey, notAfter: now, on: connection)
    try await events.publish(
      .signingKeyPublished(keyID: key.keyID, publicKey: key.publicKey, notAfter: now),
      at: now, on: connection)
    try await AuditLog().append(
      [AuditRecord(action: .signingKeyRevoked, object: key.keyID)], at: now, on: connection)
  }

  private func adopt(_ keys: [StoredSigningKey]) {
    events.wake()
    known.withLock { $0 = keys }
    for key in keys { keyRing.add(publicHalf(of: key)) }
  }

  /// Returns the public keys whose tokens may still be valid.
  func published(at now: Date) async throws -> [PublicSigningKey] {
    try await store.list(on: pool)
      .filter { isPublished($0, at: now) }.map(publicHalf)
  }

  /// A revoked key may be back in a database that was restored.
  private func isPublished(_ key: StoredSigningKey, at now: Date) -> Bool {
    rotation.isPublished(madeAt: key.createdAt, at: now)
      && !keyRing.hasEnded(key.key.keyID, at: now)
  }

  private func publicHalf(of key: StoredSigningKey) -> PublicSigningKey {
    var half = key.key.publicHalf
    half.notAfter = rotation.publishedUntil(madeAt: key.createdAt)
    return half
  }

  private func signing(_ keys: [StoredSigningKey], at now: Date) -> SigningKey? {
    let keys = keys.filter { isPublished($0, at: now) }
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
    try await AuditLog().append(
      [AuditRecord(action: .signingKeyCreated, object: key.key.keyID)], at: now, on: connection)
    return key
  }
}
