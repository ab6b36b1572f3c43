import Fields
import Foundation
import TestSupport
import Testing

@testable import PlanningService
@testable import Tokens

/// Messages to a browser's push service: its answers, the signed tokens, and complete messages,
/// which Tests/PythonSupport/web_push.py verifies and decrypts.
struct WebPushSenderTests {
  private let now = Date()

  private func message() -> PushMessage {
    PushMessage(
      id: UUID(), notificationID: UUID(),
      text: PushText(title: "Fragen", body: "Es ist so weit: „öffnen“."),
      expires: now.addingTimeInterval(3_600))
  }

  /// - Parameter name: end of the endpoint, by which the platform's answers are scripted.
  private func address(_ platforms: PlayedPlatforms, _ name: String) throws -> PushAddress {
    let host = try #require(platforms.settings["OTOLITH_PUSH_WEB_HOSTS"])
    return PushAddress(
      platform: .web,
      token: try WebPushEncryptionTests.subscription(at: "https://\(host)/push/\(name)").token,
      appID: "study.example.org")
  }

  @Test func aBrowserReadsTheMessage() async throws {
    let platforms = try PlayedPlatforms()
    let router = try platforms.router(timeout: 60_000)
    let messages = [message(), message()]
    for message in messages {
      #expect(
        await router.send(message, to: try address(platforms, "w1"), at: now) == .delivered(""))
    }
    let seen = try platforms.seen()
    #expect(seen.faults == [])
    #expect(seen.taken.map { $0[0] } == ["w1", "w1"])
    #expect(seen.taken.map { $0[1] } == messages.map { $0.notificationID.uuidString.lowercased() })
    #expect(seen.taken.allSatisfy { $0[2] == "Fragen" })
    #expect(seen.webTokens == 1)
  }

  @Test func answersAreFollowed() async throws {
    let platforms = try PlayedPlatforms(
      script: #"""
        {"w1": [{"status": 410}], "w2": [{"status": 404}], "w3": [{"status": 413}],
         "w4": [{"status": 429, "headers": {"retry-after": "30"}}],
         "w5": [{"status": 301, "headers": {"location": "https://127.0.0.1/push/w1"}}]}
        """#)
    let router = try platforms.router(timeout: 60_000)
    let host = try #require(platforms.settings["OTOLITH_PUSH_WEB_HOSTS"])
    let outcomes: [(String, PushOutcome)] = [
      ("w1", .unregistered(since: now)), ("w2", .unregistered(since: now)),
      ("w3", .refused("\(host): 413")),
      ("w4", .retry(after: .seconds(30), reason: "\(host): 429")),
      ("w5", .refused("\(host): 301")),
    ]
    for (name, outcome) in outcomes {
      let found = await router.send(message(), to: try address(platforms, name), at: now)
      #expect(found == outcome, "\(name)")
    }
    let seen = try platforms.seen()
    #expect(seen.faults == [])
    // A redirection is not followed.
    #expect(seen.asked == ["w1", "w2", "w3", "w4", "w5"])
  }

  /// A registered subscription stays when the operator changes the list.
  @Test func onlyPermittedHostsAreCalled() async throws {
    let platforms = try PlayedPlatforms()
    var settings = platforms.settings
    settings["OTOLITH_PUSH_WEB_HOSTS"] = "push.example.org"
    let router = try platforms.router(settings, timeout: 60_000)
    #expect(
      await router.send(message(), to: try address(platforms, "w1"), at: now)
        == .refused("the host of a Web Push subscription is not in OTOLITH_PUSH_WEB_HOSTS"))
    #expect(try platforms.seen().asked == [])
  }

  @Test(
    arguments: [
      (201, "", [:], .delivered("")), (200, "", [:], .delivered("")),
      (202, "", [:], .delivered("")),
      (404, "", [:], .unregistered(since: Date(timeIntervalSince1970: 1_790_000_000))),
      (410, "", [:], .unregistered(since: Date(timeIntervalSince1970: 1_790_000_000))),
      (429, "", ["retry-after": "7"], .retry(after: .seconds(7), reason: "*.a.example: 429")),
      (500, "<html>", [:], .retry(after: nil, reason: "*.a.example: 500")),
      (
        503, "", ["retry-after": "Mon, 21 Sep 2026 14:14:00 GMT"],
        .retry(after: .seconds(40), reason: "*.a.example: 503")
      ),
      (
        403, #"{"reason": "BadJwtToken"}"#, [:], .refused("*.a.example: 403 BadJwtToken")
      ),
      (
        403, #"{"reason": "a \n b"}"#, [:], .refused("*.a.example: 403 without a reason")
      ),
      (401, #"{"errno": 109}"#, [:], .refused("*.a.example: 401")),
      (400, "", [:], .refused("*.a.example: 400")), (413, "", [:], .refused("*.a.example: 413")),
      (307, "", ["location": "https://10.0.0.1/"], .refused("*.a.example: 307")),
    ] as [(Int, String, [String: String], PushOutcome)])
  func answers(status: Int, body: String, headers: [String: String], outcome: PushOutcome) {
    let answer = HTTPAnswer(status: status, headers: headers, body: Array(body.utf8))
    #expect(
      WebPushAnswer.outcome(
        of: answer, from: "*.a.example", at: Date(timeIntervalSince1970: 1_790_000_000)) == outcome)
  }

  @Test func aTokenNamesTheServiceAndTheOperator() throws {
    let key = try #require(PrivateKey(pem: PushTokenTests.p256, for: .es256))
    let tokens = WebPushTokens(key: key, contact: "mailto:a@example.org")
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    let token = try #require(tokens.current(for: "https://a.example", at: start))
    let parts = token.split(separator: ".")
    func text(_ part: Substring) throws -> String {
      String(decoding: try #require(Base64URL.decode(part.utf8)), as: UTF8.self)
    }
    #expect(try text(parts[0]) == #"{"alg":"ES256","typ":"JWT"}"#)
    #expect(
      try text(parts[1])
        == #"{"aud":"https://a.example","exp":1790043200,"sub":"mailto:a@example.org"}"#)
    let point = try #require(key.publicPoint)
    let verifier = try #require(
      OpenSSLKey(curve: .p256, x: Array(point[1...32]), y: Array(point[33...])))
    #expect(
      verifier.isValid(
        ecdsa: try #require(Base64URL.decode(parts[2].utf8)),
        of: Array("\(parts[0]).\(parts[1])".utf8), digest: .sha256))
  }

  @Test func aTokenIsUsedForElevenHours() throws {
    let key = try #require(PrivateKey())
    let tokens = WebPushTokens(key: key, contact: "https://example.org")
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    func token(_ hours: Double, _ origin: String = "https://a.example") -> String? {
      tokens.current(for: origin, at: start.addingTimeInterval(hours * 3_600))
    }
    let first = try #require(token(0))
    #expect(token(11) == first)
    #expect(token(0, "https://b.example") != first)
    let second = try #require(token(11.01))
    #expect(second != first)
    #expect(token(12) == second)
    // The clock was set back: the token would seem to last longer than permitted.
    #expect(token(0) != second)
    // A client cannot fill the memory with host names.
    for number in 0..<WebPushTokens.countMax { _ = token(1, "https://\(number).example") }
    #expect(token(1) != second)
  }
}
