import FoundationEssentials
public import Postgres
import Synchronization
import Tokens

/// The public keys that prove the identity of other services. They come from the bus and from the
/// service's own table, where all its processes find them.
///
/// Other processes trust a revoked key for at most ten more seconds, and a verified token for ten
/// after that.
public final class ServiceKeyRing: Sendable {
  private struct State {
    var keys: [String: TrustedServiceKey] = [:]
    var lastLoaded: ContinuousClock.Instant?
    /// The load in progress, which concurrent callers share.
    var loading: Task<Void, Never>?
  }

  /// Maximum age of the keys in memory.
  private static let freshFor = Duration.seconds(10)
  /// Minimum interval between loads for an unknown key, so that invalid ids cannot cause a stream
  /// of queries.
  private static let askingInterval = Duration.seconds(1)

  /// The called service, independent of the audience of its access tokens.
  let audience: String
  private let pool: PostgresPool
  private let state = Mutex(State())
  private let store = TrustedServiceKeyStore()

  public init(audience: String, pool: PostgresPool) {
    self.audience = audience
    self.pool = pool
  }

  /// Returns the key named by a token; nil if it is unknown or expired.
  func key(named name: String, at now: Date) async -> TrustedServiceKey? {
    await loading(for: name)?.value
    guard let key = state.withLock({ $0.keys[name] }), now < key.notAfter else { return nil }
    return key
  }

  /// Starts or joins a load; nil if the keys in memory are fresh enough.
  private func loading(for name: String) -> Task<Void, Never>? {
    state.withLock { state in
      if let loading = state.loading { return loading }
      let age = state.lastLoaded.map { ContinuousClock.now - $0 }
      let allowed = state.keys[name] == nil ? Self.askingInterval : Self.freshFor
      if let age, age < allowed { return nil }
      state.lastLoaded = .now
      let loading = PostgresDeadline.$current.withValue(nil) { Task { await self.load() } }
      state.loading = loading
      return loading
    }
  }

  private func load() async {
    let stored = try? await store.list(on: pool)
    state.withLock { state in
      // The known keys stay if the database is unreachable.
      if let stored { state.keys = Dictionary(stored.map { ($0.name, $0) }) { $1 } }
      state.loading = nil
    }
  }

  /// Stores a published key in the caller's transaction. The next token makes this process reload
  /// the table.
  func remember(_ key: TrustedServiceKey, on connection: PostgresConnection) async throws {
    try await store.save(key, on: connection)
    state.withLock { $0.lastLoaded = nil }
  }
}
