import Fields
import Messages
import Metrics
import NIOHTTP1
import RPCCore
import Settings
import Testing

@testable import ServiceBasics
@testable import WebService

@Suite("Cookies of answers")
struct SessionHeadersTests {
  private let keeper = SessionKeeper(metrics: NOOPMetricsHandler.instance)
  private let key = SealingKey()

  private func calls(_ key: SealingKey) -> SessionCalls {
    SessionCalls(
      upstream: Upstream(channels: [:], peerHeader: "x-real-ip"), keeper: keeper,
      keys: InEffect(SealingKeys(current: key)))
  }

  private static func session(_ name: String) -> BrowserSession {
    let payload = Base64URL.encode(Array(#"{"sub":"\#(name)","iat":0}"#.utf8))
    return BrowserSession(accessToken: "h.\(payload).s", refreshToken: "refresh-\(name)")
  }

  private func request(
    _ session: BrowserSession, _ headers: [(String, String)] = []
  ) throws -> WebRequest {
    let cookie = SessionCookie(page: .participant, keys: SealingKeys(current: key))
    let fields = try #require(cookie.headers(for: session, before: 0))
    let jar = fields.map { String($0.value.prefix { $0 != ";" }) }.joined(separator: "; ")
    return WebRequest(
      HTTPRequestHead(
        version: .http1_1, method: .GET, uri: "/session",
        headers: HTTPHeaders([("cookie", jar)] + headers)),
      body: [], origin: RequestOrigin())
  }

  /// The session that the header fields store; nil without a cookie.
  private func stored(_ headers: [(name: String, value: String)]) -> BrowserSession? {
    let jar = headers.map { String($0.value.prefix { $0 != ";" }) }.joined(separator: "; ")
    return SessionCookie(page: .participant, keys: SealingKeys(current: key))
      .session(in: [jar])?.session
  }

  @Test("A cookie of another key stays, and the answer is that it cannot be read")
  func unreadable() throws {
    let request = try request(Self.session("1"))
    let kept = calls(SealingKey()).session(of: .participant, in: request)
    #expect(try kept.headers().isEmpty)
    let error = try #require(SessionCalls.refusal(of: request, kept))
    #expect(error.code == .unavailable)
    #expect(error.reason == "SESSION_UNREADABLE")
    let own = calls(key).session(of: .participant, in: request)
    #expect(SessionCalls.refusal(of: request, own) == nil)
  }

  @Test("A session that otolith-auth rejects is removed, unless it was exchanged meanwhile")
  func over() async throws {
    let (old, next) = (Self.session("1"), Self.session("2"))
    let request = try request(old)
    var kept = calls(key).session(of: .participant, in: request)
    kept.current = nil
    kept.over = old
    #expect(try kept.headers().allSatisfy { $0.value.hasSuffix("Max-Age=0") })
    #expect(try !kept.headers().isEmpty)
    keeper.remember(next, after: old)
    #expect(stored(try kept.headers()) == next)
  }

  @Test("An answer stores the newest session, also if it is a late one")
  func late() throws {
    let sessions = (1...3).map { Self.session("\($0)") }
    var kept = calls(key).session(of: .participant, in: try request(sessions[0]))
    kept.current = sessions[1]
    for (old, new) in zip(sessions, sessions.dropFirst()) { keeper.remember(new, after: old) }
    #expect(stored(try kept.headers()) == sessions[2])
  }

  @Test("After a sign-out, late answers store nothing and remove nothing")
  func signedOut() throws {
    let old = Self.session("1")
    let request = try request(old)
    var kept = calls(key).session(of: .participant, in: request)
    kept.current?.accessToken = "changed"
    keeper.end(old)
    #expect(try kept.headers().isEmpty)
    kept.current = nil
    kept.over = old
    #expect(try kept.headers().isEmpty)
    #expect(calls(key).session(of: .participant, in: request).current == nil)
    // A sign-in in the same browser.
    kept.current = Self.session("2")
    #expect(stored(try kept.headers()) == Self.session("2"))
  }

  @Test("A request of another account is refused")
  func anotherAccount() throws {
    let request = try request(Self.session("1"), [("otolith-participant", "2")])
    let kept = calls(key).session(of: .participant, in: request)
    #expect(SessionCalls.mismatch(request, kept)?.reason == "ANOTHER_PARTICIPANT")
  }
}
