import Messages
import Metrics
import RPCCore
import ServiceBasics
import Synchronization

/// Refreshes sessions, once for all concurrent calls, and remembers the newest state of each for a
/// day: a browser that lost an answer, or sent calls before it, still has the older cookie.
///
/// Only the memory of one process is used. Behind several instances, otolith-auth's own grace for
/// lost answers covers the rest.
final class SessionKeeper: Sendable {
  typealias Refresh = @Sendable (_ refreshToken: String) async throws -> AuthV1.RefreshResponse

  private struct Newest {
    var session: BrowserSession
    var since: ContinuousClock.Instant
  }

  private struct State {
    /// The session after the one with a refresh token, by the token's digest.
    var newest: RecentlyUsed<[UInt8], Newest>
    var refreshes: [[UInt8]: Task<BrowserSession, any Error>] = [:]
  }

  private let state: Mutex<State>
  private let factory: any MetricsFactory
  private let now: @Sendable () -> ContinuousClock.Instant

  private static let lifetime = Duration.seconds(86_400)
  /// Tries while the answer may be lost, and the pause between them.
  private static let triesMax = 3
  private static let pause = Duration.seconds(1)

  /// - Parameter sessionsMax: maximum number of remembered sessions, about 1 KB each.
  init(
    sessionsMax: Int = 10_000, metrics: any MetricsFactory,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    state = Mutex(State(newest: RecentlyUsed(capacity: sessionsMax)))
    factory = metrics
    self.now = now
  }

  /// Number of remembered sessions.
  var count: Int { state.withLock { $0.newest.count } }

  /// Returns the newest known state of the session.
  func newest(of session: BrowserSession) -> BrowserSession {
    state.withLock { newest(of: session, &$0) }
  }

  private func newest(of session: BrowserSession, _ state: inout State) -> BrowserSession {
    var session = session
    var seen = Set<[UInt8]>()
    while case let digest = Self.digest(session.refreshToken), seen.insert(digest).inserted,
      let found = state.newest.value(for: digest)
    {
      guard now() - found.since < Self.lifetime else {
        state.newest.remove(digest)
        break
      }
      if found.session.refreshToken == session.refreshToken {
        // Another instance may have got a newer access token.
        return Self.isOlder(session, than: found.session) ? found.session : session
      }
      session = found.session
    }
    return session
  }

  /// Remembers that a session has a new state.
  func remember(_ session: BrowserSession, after old: BrowserSession) {
    state.withLock { remember(session, after: old, &$0) }
  }

  private func remember(
    _ session: BrowserSession, after old: BrowserSession, _ state: inout State
  ) {
    state.newest.insert(
      Newest(session: session, since: now()), for: Self.digest(old.refreshToken))
  }

  /// Exchanges the refresh token of a session; concurrent callers share one exchange.
  ///
  /// - Returns: the session after it.
  /// - Throws: `RPCError`.
  func refreshed(_ old: BrowserSession, _ refresh: @escaping Refresh) async throws -> BrowserSession
  {
    let task = state.withLock { state -> Task<BrowserSession, any Error> in
      let newest = newest(of: old, &state)
      let digest = Self.digest(old.refreshToken)
      if newest.refreshToken != old.refreshToken {
        return Task<BrowserSession, any Error> { newest }
      }
      if let task = state.refreshes[digest] { return task }
      // Outlives the calls that wait for it, since its answer must not be lost.
      let task = Task<BrowserSession, any Error> {
        try await self.exchange(old, digest, refresh)
      }
      state.refreshes[digest] = task
      return task
    }
    return try await task.value
  }

  private func exchange(
    _ old: BrowserSession, _ digest: [UInt8], _ refresh: Refresh
  ) async throws -> BrowserSession {
    do {
      let answer = try await patiently { try await refresh(old.refreshToken) }
      let session = BrowserSession(
        accessToken: answer.accessToken, refreshToken: answer.refreshToken,
        outdatedConsents: answer.outdatedConsents)
      state.withLock { state in
        remember(session, after: old, &state)
        state.refreshes[digest] = nil
      }
      count("refreshed")
      return session
    } catch {
      state.withLock { $0.refreshes[digest] = nil }
      count(Self.endsSession(error) ? "ended" : "failed")
      throw error
    }
  }

  /// Repeats the same exchange while its answer may be lost, which otolith-auth permits for some
  /// time.
  private func patiently<Result>(_ body: () async throws -> Result) async throws -> Result {
    for _ in 1..<Self.triesMax {
      do {
        return try await body()
      } catch let error as RPCError
        where error.code == .unavailable || error.code == .deadlineExceeded
      {
        try await Task.sleep(for: Self.pause)
      }
    }
    return try await body()
  }

  /// Whether the error of a refresh means that the session is over.
  static func endsSession(_ error: any Error) -> Bool {
    guard let error = error as? RPCError else { return false }
    return error.code == .unauthenticated || error.reason == CommonV1.ErrorReason.accountErased.text
  }

  private func count(_ outcome: String) {
    Counter(
      label: "otolith_web_refreshes_total", dimensions: [("outcome", outcome)], factory: factory
    ).increment()
  }

  private static func isOlder(_ session: BrowserSession, than other: BrowserSession) -> Bool {
    guard let own = session.holder?.issuedAt, let others = other.holder?.issuedAt else {
      return false
    }
    return own < others
  }

  private static func digest(_ token: String) -> [UInt8] { Sodium.sha256(Array(token.utf8)) }
}
