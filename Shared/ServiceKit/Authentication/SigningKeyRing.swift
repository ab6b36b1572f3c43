import FoundationEssentials
import Messages
public import Postgres
public import RPC
import Stubs
import Synchronization

/// The public keys whose signatures on access tokens are trusted.
///
/// Filled from three places: the service's own table (what the bus brought before), a JWKS file of
/// the operator, and, for a key id never seen, `otolith-auth` itself, asked at most once every
/// five seconds.
public final class SigningKeyRing: Sendable {
  public static var migrations: MigrationSet {
    MigrationSet(
      name: "servicekit",
      migrations: [
        Migration(
          number: 1, name: "signing_keys", sql: PackageResources._001_signing_keys_sql)
      ], grants: PackageResources.grants_sql)
  }

  private struct State {
    var keys: [String: [UInt8]] = [:]
    var lastAsked: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let pool: PostgresPool
  private let authChannel: Channel?
  private static let askingInterval = Duration.seconds(5)

  public init(pool: PostgresPool, authChannel: Channel?) {
    self.pool = pool
    self.authChannel = authChannel
  }

  public func add(keyID: String, publicKey: [UInt8]) {
    state.withLock { $0.keys[keyID] = publicKey }
  }

  /// Trusts the keys of a JSON Web Key Set (RFC 7517).
  public func add(jwks json: String) throws {
    for key in try JSONWebKeySet.decode(json) { add(keyID: key.keyID, publicKey: key.publicKey) }
  }

  /// Loads what the service knew before.
  public func load() async throws {
    let rows = try await pool.query("SELECT key_id, public_key FROM trusted_signing_keys")
    for row in rows {
      let (keyID, publicKey) = try row.decode(String.self, [UInt8].self)
      add(keyID: keyID, publicKey: publicKey)
    }
  }

  /// Remembers a key across restarts; part of the caller's transaction.
  func remember(
    keyID: String, publicKey: [UInt8], notAfter: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO trusted_signing_keys (key_id, public_key, not_after)
      VALUES (\(keyID), \(publicKey), \(notAfter))
      ON CONFLICT (key_id) DO UPDATE SET not_after = EXCLUDED.not_after
      """)
  }

  /// Nil when nobody vouches for the key.
  public func publicKey(for keyID: String) async -> [UInt8]? {
    if let key = state.withLock({ $0.keys[keyID] }) { return key }
    guard mayAskNow() else { return nil }
    // Another process may have stored it; auth may have made it a moment ago.
    try? await load()
    if let key = state.withLock({ $0.keys[keyID] }) { return key }
    if let authChannel {
      let client = AuthV1.KeyServiceClient(authChannel)
      let options = CallOptions(timeout: .seconds(2))
      if let answer = try? await client.listSigningKeys(.init(), options: options) {
        try? add(jwks: answer.jwksJSON)
      }
    }
    return state.withLock { $0.keys[keyID] }
  }

  /// Garbage key ids must not turn into a stream of questions to the database and to auth.
  private func mayAskNow() -> Bool {
    state.withLock { state in
      let now = ContinuousClock.now
      if let last = state.lastAsked, now - last < Self.askingInterval { return false }
      state.lastAsked = now
      return true
    }
  }
}
