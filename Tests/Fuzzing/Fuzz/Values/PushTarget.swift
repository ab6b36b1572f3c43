import FoundationEssentials

@testable import PlanningService

/// Answers of push platforms and of servers of access tokens: two bytes for the status, a line for
/// `retry-after`, and the body. The same bytes are read as the endpoint of a subscription.
enum PushTarget: FuzzTarget {
  static let name = "push"

  private static let now = Date(timeIntervalSince1970: 1_790_000_000)
  private static let message = PushMessage(
    id: UUID(), notificationID: UUID(), text: PushText(title: "t", body: "b"), expires: now)

  static func run(_ input: [UInt8]) {
    guard input.count >= 2 else { return }
    let status = 100 + (Int(input[0]) << 8 | Int(input[1])) % 500
    let rest = input.dropFirst(2)
    let line = rest.prefix { $0 != 0x0A }
    let answer = HTTPAnswer(
      status: status, headers: ["retry-after": String(decoding: line, as: UTF8.self)],
      body: Array(rest.dropFirst(line.count + 1)))
    if case .outcome(let outcome) = APNsAnswer(answer, to: message, at: now) { check(outcome) }
    if case .outcome(let outcome) = FCMAnswer(answer, at: now) { check(outcome) }
    check(WebPushAnswer.outcome(of: answer, from: "*.push.example.org", at: now))
    check(endpoint: String(decoding: rest, as: UTF8.self))
    switch TokenAnswer(answer, at: now) {
    case .granted(let text, let lifetime):
      expect(!text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, text)
      expect((0...TokenAnswer.lifetimeMax).contains(lifetime), "for \(lifetime) s")
    case .refused(let reason): check(reason)
    case .unavailable(let after, let reason): check(.retry(after: after, reason: reason))
    }
  }

  /// An endpoint is read again as the same one, and its host is a name.
  private static func check(endpoint text: String) {
    guard let endpoint = WebPushEndpoint(text) else { return }
    expect(WebPushEndpoint(endpoint.url) == endpoint, endpoint.url)
    expect(
      endpoint.host.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x2E },
      endpoint.host)
    expect(endpoint.url.utf8.allSatisfy { (0x21...0x7E).contains($0) }, endpoint.url)
  }

  private static func check(_ outcome: PushOutcome) {
    switch outcome {
    case .delivered, .unregistered: break
    case .retry(let after, let reason):
      if let after { expect((.zero ... .seconds(86_400)).contains(after), "after \(after)") }
      check(reason)
    case .refused(let reason): check(reason)
    }
  }

  private static func check(_ reason: String) {
    expect(
      reason.utf8.count < 100 && reason.utf8.allSatisfy { (0x20...0x7E).contains($0) },
      "\(reason) is not for a log")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    func seed(_ status: Int, _ retryAfter: String, _ body: String) -> [UInt8] {
      [UInt8((status - 100) >> 8), UInt8((status - 100) & 0xFF)]
        + Array("\(retryAfter)\n\(body)".utf8)
    }
    return [
      ("unregistered", seed(410, "", #"{"reason":"Unregistered","timestamp":1790000000000}"#)),
      ("shutdown", seed(503, "120", #"{"reason":"Shutdown"}"#)),
      ("date", seed(503, "Mon, 21 Sep 2026 14:14:00 GMT", "")),
      (
        "fcm",
        seed(
          404, "",
          #"{"error":{"status":"NOT_FOUND","details":[{},{"errorCode":"UNREGISTERED"}]}}"#)
      ),
      ("sent", seed(200, "", #"{"name":"projects/p/messages/1"}"#)),
      ("grant", seed(200, "", #"{"access_token":"a.b","expires_in":3599}"#)),
      ("gone", seed(404, "", "")), ("apple", seed(403, "", #"{"reason":"BadJwtToken"}"#)),
      ("endpoint", [0, 0] + Array("https://push.example.org:8443/w/?token=a%2b".utf8)),
      ("refusal", seed(400, "", #"{"error":"invalid_grant"}"#)),
    ]
  }
}
