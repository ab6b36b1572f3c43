import FoundationEssentials
import Logging
import Messages
public import Postgres
public import RPCClient
import Stubs
import Synchronization

/// The public keys whose signatures on access tokens are trusted.
///
/// Those of `otolith-auth`, all of them Ed25519, come from the bus, from the service's own table (what the
/// bus brought before) and, for a key id never seen, from `otolith-auth` itself. Those of another issuer,
/// of any kind that ``IssuerKey`` knows, come from a JWKS file of the operator and from where the issuer
/// publishes them, again for a key that is not known. Whoever is asked is so at most every five seconds.
public final class SigningKeyRing: Sendable {
  public static var migrations: MigrationSet {
    MigrationSet(name: "servicekit", files: SQLFiles.all)
  }

  private struct State {
    /// Those of `otolith-auth`.
    var keys: [String: PublicSigningKey] = [:]
    /// Another issuer's that the operator gave, and those that it publishes now.
    var givenKeys: [IssuerKey] = []
    var publishedKeys: [IssuerKey] = []
    /// Both, in this order.
    var issuerKeys = IssuerKeySet()
    var lastAsked: ContinuousClock.Instant?
    /// Going on now.
    var asking: Task<Void, Never>?
    /// Nil: no other issuer publishes keys.
    var download: KeySetDownload?
    /// Counts how often the issuer was replaced.
    var generation = 0
  }

  private let state: Mutex<State>
  private let pool: PostgresPool
  private let authChannel: Channel?
  private static let askingInterval = Duration.seconds(5)
  private static let refreshInterval = Duration.seconds(600)
  /// How long a key is remembered that ended before another one does, in seconds: longer than any lives,
  /// so that reading old events again gives no key back that was ended early.
  private static let rememberedFor: TimeInterval = 80 * 86_400

  /// - Parameter keySetURL: where another issuer publishes its keys; nil: there is none.
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

  /// Reads what the issuer publishes; keys that are not there any more are trusted no longer.
  ///
  /// - Throws: what is wrong with it, to be shown to the operator; the keys stay as they are.
  func refresh() async throws {
    let (download, generation) = state.withLock { ($0.download, $0.generation) }
    guard let download else { return }
    let keys = try await download.keys()
    state.withLock { state in
      // Somebody else's, who was trusted when they were asked for.
      guard state.generation == generation else { return }
      state.publishedKeys = keys.keys
      state.issuerKeys = IssuerKeySet(state.givenKeys + state.publishedKeys)
    }
  }

  /// Refreshes every ten minutes until cancelled; keys that cannot be had are asked for again sooner.
  func keepFresh(logger: Logger) async throws {
    var wait = Self.refreshInterval
    while true {
      try await Task.sleep(for: wait)
      do {
        try await refresh()
        wait = Self.refreshInterval
      } catch {
        logger.warning("OTOLITH_JWKS_URL cannot be read", metadata: ["reason": "\(error)"])
        wait = .seconds(30)
      }
    }
  }

  /// Trusts a key of `otolith-auth`'s: Ed25519, 32 bytes. The end of one that is known is only ever
  /// brought forward; those that ended long before it are forgotten.
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

  /// Whether any key is known that verifies tokens now.
  func hasKeys(at now: Date) -> Bool {
    state.withLock { state in
      !state.issuerKeys.keys.isEmpty
        || state.keys.values.contains { $0.notAfter.map { now < $0 } ?? true }
    }
  }

  /// Whether somebody is asked for a key that is not known.
  var canAsk: Bool { authChannel != nil || state.withLock { $0.download != nil } }

  /// Trusts the keys of another issuer that stand in a JSON Web Key Set (RFC 7517), before those that
  /// it publishes.
  ///
  /// - Throws: ``JSONWebKeySet/Malformed``.
  public func addIssuerKeys(jwks json: String) throws {
    let keys = try IssuerKeySet(reading: json).keys
    state.withLock { state in
      state.givenKeys += keys
      state.issuerKeys = IssuerKeySet(state.givenKeys + state.publishedKeys)
    }
  }

  /// Trusts another issuer from now on, or none: by the keys of a JSON Web Key Set, and by those that it
  /// publishes, once ``refresh()`` has read them. Keys of the one before are trusted no longer, but for those
  /// that it publishes under the same address.
  ///
  /// - Throws: ``JSONWebKeySet/Malformed``; then nothing has changed.
  func adoptIssuer(jwks json: String?, keySetURL: String?) throws {
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

  /// Loads what the service knew before.
  public func load() async throws {
    let rows = try await pool.query(
      "SELECT key_id, public_key, not_after FROM trusted_signing_keys ORDER BY not_after")
    for row in rows {
      let (keyID, publicKey, notAfter) = try row.decode(String.self, [UInt8].self, Date.self)
      add(PublicSigningKey(keyID: keyID, publicKey: publicKey, notAfter: notAfter))
    }
  }

  /// Remembers a key across restarts; part of the caller's transaction. Again, an end only comes forward,
  /// and those that ended long before are forgotten.
  func remember(
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

  /// Asking whoever may know the key; nil when somebody was asked a moment ago: garbage key ids must not
  /// turn into a stream of questions to the database, the issuer and auth. Tokens that come while the
  /// answer is on its way wait for it, since after a change of keys many name the new one at once.
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
      // Another process may have stored it; auth may have made it a moment ago.
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
