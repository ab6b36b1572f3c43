import FoundationEssentials
public import Postgres
import Synchronization

/// The public keys by which the other services prove who they are: from the bus, and from the service's
/// own table, where every process of it finds what the bus brought to one of them.
///
/// A key that is revoked is trusted by other processes for at most a minute longer, and a token that was
/// checked before for its five minutes.
public final class ServiceKeyRing: Sendable {
  private struct State {
    var keys: [String: TrustedServiceKey] = [:]
    var lastLoaded: ContinuousClock.Instant?
    /// Going on now; whoever comes meanwhile waits for it.
    var loading: Task<Void, Never>?
  }

  /// How old what is in memory may be.
  private static let freshFor = Duration.seconds(60)
  /// The least time between two looks for a key that is not known: made-up ids must not become a stream
  /// of queries.
  private static let askingInterval = Duration.seconds(1)

  /// The service that is asked, whatever audience its access tokens have.
  let audience: String
  private let pool: PostgresPool
  private let state = Mutex(State())
  private let store = TrustedServiceKeyStore()

  public init(audience: String, pool: PostgresPool) {
    self.audience = audience
    self.pool = pool
  }

  /// The key that a token names; nil when no service vouched for it, or when it has had its time.
  func key(named name: String, at now: Date) async -> TrustedServiceKey? {
    await loading(for: name)?.value
    guard let key = state.withLock({ $0.keys[name] }), now < key.notAfter else { return nil }
    return key
  }

  /// Nil where what is in memory is new enough.
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
      // What is known stays while the database is away.
      if let stored { state.keys = Dictionary(stored.map { ($0.name, $0) }) { $1 } }
      state.loading = nil
    }
  }

  /// Remembers what a service published; part of the caller's transaction, after which the next token
  /// makes this process look at the table.
  func remember(_ key: TrustedServiceKey, on connection: PostgresConnection) async throws {
    try await store.save(key, on: connection)
    state.withLock { $0.lastLoaded = nil }
  }
}
