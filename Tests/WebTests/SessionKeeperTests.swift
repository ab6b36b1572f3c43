import Fields
import Messages
import Metrics
import RPCCore
import Synchronization
import Testing

@testable import WebService

@Suite("Refreshes of sessions")
struct SessionKeeperTests {
  private static func session(_ name: String, issuedAt: Int = 0) -> BrowserSession {
    let payload = Array(#"{"sub":"P","iat":\#(issuedAt),"roles":["participant"]}"#.utf8)
    return BrowserSession(
      accessToken: "h.\(Base64URL.encode(payload)).s", refreshToken: "refresh-\(name)")
  }

  private static func keeper(
    sessionsMax: Int = 100, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) -> SessionKeeper {
    SessionKeeper(sessionsMax: sessionsMax, metrics: NOOPMetricsHandler.instance, now: now)
  }

  private final class Exchanges: Sendable {
    let count = Atomic(0)
  }

  @Test("Concurrent calls share one exchange")
  func single() async throws {
    let keeper = Self.keeper()
    let exchanges = Exchanges()
    let old = Self.session("1")
    let results = try await withThrowingTaskGroup(of: BrowserSession.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await keeper.refreshed(old) { token in
            #expect(token == "refresh-1")
            exchanges.count.wrappingAdd(1, ordering: .relaxed)
            await Task.yield()
            return AuthV1.RefreshResponse(accessToken: "a.b.c", refreshToken: "refresh-2")
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(exchanges.count.load(ordering: .relaxed) == 1)
    #expect(Set(results).count == 1)
  }

  @Test("A browser with an older cookie gets the newest session")
  func lostAnswers() {
    let keeper = Self.keeper()
    let sessions = (1...4).map { Self.session("\($0)") }
    for (old, new) in zip(sessions, sessions.dropFirst()) { keeper.remember(new, after: old) }
    for session in sessions { #expect(keeper.newest(of: session) == sessions[3]) }
    #expect(keeper.newest(of: Self.session("other")) == Self.session("other"))
  }

  @Test("Sessions that refer to each other end the search")
  func circle() {
    let keeper = Self.keeper()
    keeper.remember(Self.session("2"), after: Self.session("1"))
    keeper.remember(Self.session("1"), after: Self.session("2"))
    let found = keeper.newest(of: Self.session("1"))
    #expect(["refresh-1", "refresh-2"].contains(found?.refreshToken))
  }

  @Test("A replaced access token counts until the browser has a newer one")
  func replacedAccessToken() {
    let keeper = Self.keeper()
    let joined = Self.session("1", issuedAt: 20)
    keeper.remember(joined, after: Self.session("1", issuedAt: 10))
    #expect(keeper.newest(of: Self.session("1", issuedAt: 10)) == joined)
    let newer = Self.session("1", issuedAt: 30)
    #expect(keeper.newest(of: newer) == newer)
  }

  private final class Passed: Sendable {
    let time = Mutex(Duration.zero)
  }

  @Test("A session is remembered for a day, and only so many")
  func bounds() {
    let start = ContinuousClock.now
    let passed = Passed()
    let keeper = Self.keeper(sessionsMax: 10) { start + passed.time.withLock { $0 } }
    let (old, new) = (Self.session("old"), Self.session("new"))
    keeper.remember(new, after: old)
    passed.time.withLock { $0 = .seconds(86_399) }
    #expect(keeper.newest(of: old) == new)
    passed.time.withLock { $0 = .seconds(86_400) }
    #expect(keeper.newest(of: old) == old)
    for number in 0..<50 { keeper.remember(new, after: Self.session("\(number)")) }
    #expect(keeper.count == 10)
  }

  private static func exchanged(
    _ name: String
  ) -> @Sendable (String) async throws -> AuthV1.RefreshResponse {
    { _ in AuthV1.RefreshResponse(accessToken: "a.b.c", refreshToken: "refresh-\(name)") }
  }

  @Test("An access token for a used refresh token does not replace the session after it")
  func lateAccessToken() async throws {
    let keeper = Self.keeper()
    let old = Self.session("1")
    #expect(keeper.replace("x.y.z", of: old)?.accessToken == "x.y.z")
    let next = try await keeper.refreshed(old, isRenewal: true, Self.exchanged("2"))
    #expect(keeper.replace("late.y.z", of: old) == next)
    #expect(keeper.newest(of: old) == next)
    // The call may have changed rights that the exchanged token lacks.
    let third = try await keeper.refreshed(next, isRenewal: true, Self.exchanged("3"))
    #expect(third.refreshToken == "refresh-3")
  }

  @Test("A session that was signed out stays so, in all its states")
  func signedOut() async throws {
    let keeper = Self.keeper()
    let sessions = (1...3).map { Self.session("\($0)") }
    for (old, new) in zip(sessions, sessions.dropFirst()) { keeper.remember(new, after: old) }
    keeper.end(sessions[1])
    keeper.remember(Self.session("4"), after: sessions[2])
    for session in sessions + [Self.session("4")] { #expect(keeper.newest(of: session) == nil) }
    #expect(keeper.replace("x.y.z", of: sessions[0]) == nil)
    let error = await #expect(throws: RPCError.self) {
      try await keeper.refreshed(sessions[2], Self.exchanged("5"))
    }
    #expect(error?.reason == "SESSION_ENDED")
    #expect(keeper.newest(of: Self.session("other")) == Self.session("other"))
  }

  @Test("A renewal some seconds after another one returns its result")
  func repeatedRenewals() async throws {
    let start = ContinuousClock.now
    let passed = Passed()
    let keeper = Self.keeper { start + passed.time.withLock { $0 } }
    var session = try await keeper.refreshed(Self.session("1"), Self.exchanged("2"))
    // The refresh was not asked for: a consent given meanwhile may not be in it.
    session = try await keeper.refreshed(session, isRenewal: true, Self.exchanged("3"))
    #expect(session.refreshToken == "refresh-3")
    session = try await keeper.refreshed(session, isRenewal: true, Self.exchanged("4"))
    #expect(session.refreshToken == "refresh-3")
    passed.time.withLock { $0 = .seconds(5) }
    session = try await keeper.refreshed(session, isRenewal: true, Self.exchanged("4"))
    #expect(session.refreshToken == "refresh-4")
  }

  @Test("One session displaces no others, however often it is renewed")
  func manyStates() {
    let keeper = Self.keeper()
    let (other, next) = (Self.session("other"), Self.session("next"))
    keeper.remember(next, after: other)
    for number in 0..<500 {
      keeper.remember(Self.session("\(number + 1)"), after: Self.session("\(number)"))
    }
    #expect(keeper.newest(of: other) == next)
    #expect(keeper.newest(of: Self.session("490")) == Self.session("500"))
    #expect(keeper.count < 50)
  }

  @Test("A failed exchange is tried again by the next call")
  func failure() async throws {
    let keeper = Self.keeper()
    let old = Self.session("1")
    await #expect(throws: RPCError.self) {
      try await keeper.refreshed(old) { _ in throw RPCError(.unauthenticated, "over") }
    }
    let session = try await keeper.refreshed(old) { _ in
      AuthV1.RefreshResponse(accessToken: "a.b.c", refreshToken: "refresh-2")
    }
    #expect(session.refreshToken == "refresh-2")
  }

  @Test("Only some errors mean that the session is over")
  func ends() {
    #expect(SessionKeeper.endsSession(RPCError(.unauthenticated, "")))
    #expect(
      SessionKeeper.endsSession(RPCError(.failedPrecondition, "", reason: "ACCOUNT_ERASED")))
    #expect(
      SessionKeeper.endsSession(RPCError(.permissionDenied, "", reason: "CLIENT_REJECTED")))
    #expect(
      !SessionKeeper.endsSession(RPCError(.permissionDenied, "", reason: "CLIENT_REQUIRED")))
    #expect(!SessionKeeper.endsSession(RPCError(.unavailable, "")))
    #expect(!SessionKeeper.endsSession(RPCError(.resourceExhausted, "")))
    #expect(!SessionKeeper.endsSession(CancellationError()))
  }

  @Test("The holder of a session is read from its token")
  func holder() {
    let payload =
      #"{"sub":"ABC","iat":5.0,"roles":["participant","study_leader"],"anonymous":true}"#
    let session = BrowserSession(
      accessToken: "h.\(Base64URL.encode(Array(payload.utf8))).s", refreshToken: "")
    #expect(
      session.holder
        == .init(accountID: "abc", role: "study_leader", isAnonymous: true, issuedAt: 5))
    #expect(BrowserSession(accessToken: "no token", refreshToken: "").holder == nil)
    #expect("\(session)" == "a session")
  }
}
