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

  /// All states of one session, so that each of them finds the newest in one step.
  private struct Line {
    /// Nil after the sign-out.
    var newest: BrowserSession?
    /// When the line changed last.
    var since: ContinuousClock.Instant
    /// When a renewal returned ``newest``; nil if something else did.
    var renewed: ContinuousClock.Instant?
    /// Digests of the refresh tokens, oldest first.
    var digests: [[UInt8]] = []
  }

  private struct State {
    /// Numbers of lines by the digests of their refresh tokens.
    var numbers: RecentlyUsed<[UInt8], Int>
    var lines: RecentlyUsed<Int, Line>
    var number = 0
    var refreshes: [[UInt8]: Task<BrowserSession, any Error>] = [:]
  }

  private let state: Mutex<State>
  private let factory: any MetricsFactory
  private let now: @Sendable () -> ContinuousClock.Instant

  private static let lifetime = Duration.seconds(86_400)
  /// Time after a renewal in which another one returns the same session.
  private static let freshness = Duration.seconds(5)
  /// States of one session; the oldest is forgotten first, so that no session displaces others.
  private static let statesMax = 32
  /// Tries while the answer may be lost, and the pause between them.
  private static let triesMax = 3
  private static let pause = Duration.seconds(1)

  /// - Parameter sessionsMax: maximum number of remembered states of sessions, about 1 KB each.
  init(
    sessionsMax: Int = 10_000, metrics: any MetricsFactory,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    state = Mutex(
      State(
        numbers: RecentlyUsed(capacity: sessionsMax), lines: RecentlyUsed(capacity: sessionsMax)))
    factory = metrics
    self.now = now
  }

  /// Number of remembered states of sessions.
  var count: Int { state.withLock { $0.numbers.count } }

  /// Returns the newest known state of the session; nil if it was signed out.
  func newest(of session: BrowserSession) -> BrowserSession? {
    state.withLock { newest(of: session, &$0) }
  }

  private func newest(of session: BrowserSession, _ state: inout State) -> BrowserSession? {
    guard let (_, line) = line(of: session, &state) else { return session }
    guard let newest = line.newest, newest.refreshToken == session.refreshToken else {
      return line.newest
    }
    // Another instance may have got a newer access token.
    return Self.isOlder(session, than: newest) ? newest : session
  }

  private func line(
    of session: BrowserSession, _ state: inout State
  ) -> (number: Int, line: Line)? {
    let digest = Self.digest(session.refreshToken)
    guard let number = state.numbers.value(for: digest),
      let line = state.lines.value(for: number)
    else { return nil }
    guard now() - line.since < Self.lifetime else {
      for digest in line.digests { state.numbers.remove(digest) }
      state.lines.remove(number)
      return nil
    }
    return (number, line)
  }

  /// Remembers that a session has a new state. A session that was signed out stays so.
  func remember(_ session: BrowserSession, after old: BrowserSession) {
    state.withLock { remember(session, after: old, &$0) }
  }

  private func remember(
    _ session: BrowserSession, after old: BrowserSession, isRenewal: Bool = false,
    _ state: inout State
  ) {
    change(old, adding: session, &state) { line in
      guard line.newest != nil else { return }
      line.newest = session
      line.renewed = isRenewal ? now() : nil
    }
  }

  /// Replaces the access token of a session, since a call has changed its rights: the next renewal
  /// is not skipped. The token stays if the refresh token was exchanged meanwhile.
  ///
  /// - Returns: the newest state of the session.
  func replace(_ accessToken: String, of old: BrowserSession) -> BrowserSession? {
    state.withLock { state in
      guard let newest = newest(of: old, &state), newest.refreshToken == old.refreshToken else {
        // The exchanged token may lack what the call has changed.
        change(old, &state) { $0.renewed = nil }
        return self.newest(of: old, &state)
      }
      var changed = newest
      changed.accessToken = accessToken
      remember(changed, after: old, &state)
      return changed
    }
  }

  /// Remembers that a session was signed out: no later answer brings it back.
  func end(_ session: BrowserSession) {
    state.withLock { state in change(session, &state) { $0.newest = nil } }
  }

  private func change(
    _ session: BrowserSession, adding other: BrowserSession? = nil, _ state: inout State,
    _ body: (inout Line) -> Void
  ) {
    let number: Int
    var line: Line
    if let found = self.line(of: session, &state) {
      (number, line) = found
    } else {
      state.number += 1
      (number, line) = (state.number, Line(newest: session, since: now()))
    }
    body(&line)
    line.since = now()
    for token in [session.refreshToken, other?.refreshToken].compactMap(\.self) {
      let digest = Self.digest(token)
      if state.numbers.value(for: digest) != number {
        line.digests.append(digest)
        state.numbers.insert(number, for: digest)
      }
    }
    if line.digests.count > Self.statesMax { state.numbers.remove(line.digests.removeFirst()) }
    state.lines.insert(line, for: number)
  }

  /// Exchanges the refresh token of a session; concurrent callers share one exchange.
  ///
  /// - Parameter isRenewal: whether a page has asked for it. Another renewal some seconds ago is
  ///   enough then.
  /// - Returns: the session after it.
  /// - Throws: `RPCError`.
  func refreshed(
    _ old: BrowserSession, isRenewal: Bool = false, _ refresh: @escaping Refresh
  ) async throws -> BrowserSession {
    let task = try state.withLock { state -> Task<BrowserSession, any Error> in
      guard let newest = newest(of: old, &state) else { throw Self.signedOut }
      if newest.refreshToken != old.refreshToken || isRenewal && isFresh(old, &state) {
        return Task<BrowserSession, any Error> { newest }
      }
      let digest = Self.digest(old.refreshToken)
      if let task = state.refreshes[digest] { return task }
      // Outlives the calls that wait for it, since its answer must not be lost.
      let task = Task<BrowserSession, any Error> {
        try await self.exchange(old, digest, isRenewal: isRenewal, refresh)
      }
      state.refreshes[digest] = task
      return task
    }
    return try await task.value
  }

  private func isFresh(_ session: BrowserSession, _ state: inout State) -> Bool {
    line(of: session, &state)?.line.renewed.map { now() - $0 < Self.freshness } ?? false
  }

  /// The error of a call whose session was signed out.
  static var signedOut: RPCError {
    RPCError(
      .unauthenticated, "the session was signed out",
      reason: AuthV1.ErrorReason.sessionEnded.text)
  }

  private func exchange(
    _ old: BrowserSession, _ digest: [UInt8], isRenewal: Bool, _ refresh: Refresh
  ) async throws -> BrowserSession {
    do {
      let answer = try await patiently { try await refresh(old.refreshToken) }
      let session = BrowserSession(
        accessToken: answer.accessToken, refreshToken: answer.refreshToken,
        outdatedConsents: answer.outdatedConsents)
      state.withLock { state in
        remember(session, after: old, isRenewal: isRenewal, &state)
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
      || error.reason == AuthV1.ErrorReason.clientRejected.text
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
