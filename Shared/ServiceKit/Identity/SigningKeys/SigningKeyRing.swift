package import FoundationEssentials
package import Logging
import Messages
public import Postgres
public import RPCClient
import Stubs
import Synchronization
public import Tokens

/// The public keys that are trusted to sign access tokens.
///
/// The keys of `otolith-auth` are Ed25519. They come from the bus, from the service's own table
/// (keys received earlier) and, for an unknown key id, from `otolith-auth` itself. The keys of
/// another issuer may be of any kind of ``IssuerKey``. They come from a JWKS file of the operator
/// and from the issuer's key set URL, which is also read for an unknown key. Lookups happen at most
/// every five seconds.
public final class SigningKeyRing: TrustedKeySource, Sendable {
  private struct State {
    /// Keys of `otolith-auth`.
    var keys: [String: PublicSigningKey] = [:]
    /// Another issuer's keys from the operator's file, and those from its key set URL.
    var givenKeys: [IssuerKey] = []
    var publishedKeys: [IssuerKey] = []
    /// Both of the above, in this order.
    var issuerKeys = IssuerKeySet()
    var lastAsked: ContinuousClock.Instant?
    /// The lookup in progress.
    var asking: Task<Void, Never>?
    /// The download of the key set; nil without a key set URL.
    var download: KeySetDownload?
    /// Number of times the issuer was replaced.
    var generation = 0
  }

  private let state: Mutex<State>
  private let pool: PostgresPool
  private let authChannel: Channel?
  private static let askingInterval = Duration.seconds(5)
  private static let refreshInterval = Duration.seconds(600)
  /// How many seconds older the end of a key may be than the newest one before it is forgotten.
  /// Longer than any key's lifetime, so that re-reading old events cannot restore a revoked key.
  private static let rememberedFor: TimeInterval = 80 * 86_400

  /// - Parameter keySetURL: address of another issuer's key set; nil without another issuer.
  public init(pool: PostgresPool, authChannel: Channel?, keySetURL: String? = nil) {
    self.pool = pool
    self.authChannel = authChannel
    state = Mutex(State(download: keySetURL.map { KeySetDownload(url: $0) }))
  }

  public func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? {
    state.withLock { state in
      if algorithm == .edDSA, let keyID, let key = state.keys[keyID] {
        return .own(key.publicKey, notAfter: key.notAfter ?? .distantFuture)
      }
      return state.issuerKeys.key(keyID, for: algorithm).map { .issuers($0) }
    }
  }

  /// Reads the issuer's key set. Keys that it no longer contains lose their trust.
  ///
  /// - Throws: an error to show to the operator; the keys stay unchanged.
  package func refresh() async throws {
    let (download, generation) = state.withLock { ($0.download, $0.generation) }
    guard let download else { return }
    let keys = try await download.keys()
    state.withLock { state in
      // The issuer was replaced during the download.
      guard state.generation == generation else { return }
      state.publishedKeys = keys.keys
      state.issuerKeys = IssuerKeySet(state.givenKeys + state.publishedKeys)
    }
  }

  /// Until cancelled, reads the stored keys at short intervals, so that a key that another process
  /// learned to be revoked is rejected here, too. Refreshes every ten minutes, or after 30 seconds if
  /// the last attempt failed.
  package func keepFresh(
    loadingEvery loadInterval: Duration = .seconds(5), logger: Logger
  ) async throws {
    var wait = Self.refreshInterval
    var refreshed = ContinuousClock.now
    let outages = OutageLog("reading the key set at OTOLITH_JWKS_URL", logger: logger)
    while true {
      try await Task.sleep(for: loadInterval)
      // An outage of the database is reported elsewhere; the keys in memory stay.
      try? await load()
      guard .now - refreshed >= wait else { continue }
      refreshed = .now
      do {
        try await refresh()
        outages.succeeded()
        wait = Self.refreshInterval
      } catch {
        outages.failed(error)
        wait = .seconds(30)
      }
    }
  }

  /// Trusts a key of `otolith-auth`: Ed25519, 32 bytes. The end of a known key can only move to an
  /// earlier time. Keys that ended long before are forgotten.
  public func add(_ key: PublicSigningKey) {
    state.withLock { state in
      var key = key
      key.notAfter = [key.notAfter, state.keys[key.keyID]?.notAfter].compactMap(\.self).min()
      state.keys[key.keyID] = key
      guard let notAfter = key.notAfter else { return }
      state.keys = state.keys.filter {
        $0.value.notAfter.map { $0 > notAfter - Self.rememberedFor } ?? true
      }
    }
  }

  /// The keys of `otolith-auth` that are trusted now.
  package func trusted(at now: Date) -> [PublicSigningKey] {
    state.withLock { state in
      state.keys.values.filter { $0.notAfter.map { now < $0 } ?? true }
    }
  }

  /// Whether a key of `otolith-auth` is known to have expired or to be revoked.
  package func hasEnded(_ keyID: String, at now: Date) -> Bool {
    state.withLock { $0.keys[keyID]?.notAfter.map { $0 <= now } ?? false }
  }

  /// Whether any key is known that can verify tokens now.
  package func hasKeys(at now: Date) -> Bool {
    state.withLock { state in
      !state.issuerKeys.keys.isEmpty
        || state.keys.values.contains { $0.notAfter.map { now < $0 } ?? true }
    }
  }

  /// Whether there is a source for unknown keys.
  package var canAsk: Bool { authChannel != nil || state.withLock { $0.download != nil } }

  /// Trusts the keys of another issuer from a JSON Web Key Set (RFC 7517), with precedence over
  /// those of the key set URL.
  ///
  /// - Throws: ``JSONWebKeySet/Malformed``.
  public func addIssuerKeys(jwks json: String) throws {
    let keys = try IssuerKeySet(reading: json).keys
    state.withLock { state in
      state.givenKeys += keys
      state.issuerKeys = IssuerKeySet(state.givenKeys + state.publishedKeys)
    }
  }

  /// Replaces the trusted issuer: its given keys apply at once, those of its key set URL after the
  /// next ``refresh()``. Keys of the previous issuer lose their trust, except those from the same
  /// URL.
  ///
  /// - Throws: ``JSONWebKeySet/Malformed``; nothing changes in this case.
  package func adoptIssuer(jwks json: String?, keySetURL: String?) throws {
    let given = try json.map { try IssuerKeySet(reading: $0).keys } ?? []
    state.withLock { state in
      if state.download?.url != keySetURL {
        state.download = keySetURL.map { KeySetDownload(url: $0) }
        state.generation += 1
        state.publishedKeys = []
        state.lastAsked = nil
      }
      state.givenKeys = given
      state.issuerKeys = IssuerKeySet(given + state.publishedKeys)
    }
  }

  /// Loads the stored keys.
  public func load() async throws {
    let rows = try await pool.query(
      "SELECT key_id, public_key, not_after FROM trusted_signing_keys ORDER BY not_after")
    for row in rows {
      let (keyID, publicKey, notAfter) = try row.decode(String.self, [UInt8].self, Date.self)
      add(PublicSigningKey(keyID: keyID, publicKey: publicKey, notAfter: notAfter))
    }
  }

  /// Stores a key in the caller's transaction. The end of a known key can only move to an earlier
  /// time. Keys that ended long before are deleted.
  package func remember(
    keyID: String, publicKey: [UInt8], notAfter: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO trusted_signing_keys AS known (key_id, public_key, not_after)
      VALUES (\(keyID), \(publicKey), \(notAfter))
      ON CONFLICT (key_id) DO UPDATE SET not_after = least(known.not_after, EXCLUDED.not_after)
      """)
    try await connection.execute(
      "DELETE FROM trusted_signing_keys WHERE not_after < \(notAfter - Self.rememberedFor)")
  }

  public func key(
    _ keyID: String?, for algorithm: SignatureAlgorithm
  ) async -> TrustedKey? {
    if let key = knownKey(keyID, for: algorithm) { return key }
    let ownKeyID = algorithm == .edDSA ? keyID.flatMap(Self.ownKeyID) : nil
    guard ownKeyID != nil || state.withLock({ $0.download != nil }) else { return nil }
    await asking(for: keyID, algorithm, isOurs: ownKeyID != nil)?.value
    return knownKey(keyID, for: algorithm)
  }

  /// Starts a lookup of an unknown key, or joins the one in progress. Nil if the last lookup was a
  /// moment ago, so that invalid key ids cannot cause a stream of requests to the database, the
  /// issuer and auth. Joining matters after a key change, when many tokens name the new key at
  /// once.
  private func asking(
    for keyID: String?, _ algorithm: SignatureAlgorithm, isOurs: Bool
  ) -> Task<Void, Never>? {
    state.withLock { state in
      if let asking = state.asking { return asking }
      let now = ContinuousClock.now
      if let last = state.lastAsked, now - last < Self.askingInterval { return nil }
      state.lastAsked = now
      let asking = Task {
        await self.ask(for: keyID, algorithm, isOurs: isOurs)
        self.state.withLock { $0.asking = nil }
      }
      state.asking = asking
      return asking
    }
  }

  private func ask(
    for keyID: String?, _ algorithm: SignatureAlgorithm, isOurs: Bool
  ) async {
    if isOurs {
      // Another process may have stored it, or auth may have just created it.
      try? await load()
      if knownKey(keyID, for: algorithm) != nil { return }
    }
    try? await refresh()
    if knownKey(keyID, for: algorithm) != nil { return }
    if isOurs, let authChannel {
      let client = AuthV1.KeyServiceClient(authChannel)
      let options = CallOptions(timeout: .seconds(2))
      if let answer = try? await client.listSigningKeys(.init(), options: options),
        let keys = try? JSONWebKeySet.decode(answer.jwksJSON)
      {
        for key in keys { add(key) }
      }
    }
  }

  private static func ownKeyID(_ keyID: String) -> String? {
    PublicSigningKey.isPlausibleKeyID(keyID) ? keyID : nil
  }
}
