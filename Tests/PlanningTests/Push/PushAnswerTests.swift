import Foundation
import Testing

@testable import PlanningService

/// Interpretation of each response of the platforms.
struct PushAnswerTests {
  private static let now = Date(timeIntervalSince1970: 1_790_000_000)
  private static let message = PushMessage(
    id: UUID(), notificationID: UUID(), text: PushText(title: "t", body: "b"), expires: now)

  private static func reason(_ reason: String, _ more: String = "") -> String {
    #"{"reason": "\#(reason)"\#(more)}"#
  }

  @Test(
    arguments: [
      (200, "", [:], .outcome(.delivered(message.id.uuidString.lowercased()))),
      (200, "", ["apns-id": "other"], .outcome(.delivered("other"))),
      (403, reason("ExpiredProviderToken"), [:], .tokenExpired),
      (
        410, reason("Unregistered", #", "timestamp": 1789999999000"#), [:],
        .outcome(.unregistered(since: now.addingTimeInterval(-1)))
      ),
      (410, reason("ExpiredToken"), [:], .outcome(.unregistered(since: now))),
      (
        429, reason("TooManyRequests"), [:],
        .outcome(.retry(after: nil, reason: "APNs: 429 TooManyRequests"))
      ),
      (
        500, reason("InternalServerError"), [:],
        .outcome(.retry(after: nil, reason: "APNs: 500 InternalServerError"))
      ),
      (
        503, reason("Shutdown"), ["retry-after": "120"],
        .outcome(.retry(after: .seconds(120), reason: "APNs: 503 Shutdown"))
      ),
      (
        503, "<html>", ["retry-after": "Mon, 21 Sep 2026 14:14:00 GMT"],
        .outcome(.retry(after: .seconds(40), reason: "APNs: 503 without a reason"))
      ),
      (
        503, "", ["retry-after": "Mon, 21 Sep 2026 14:13:00 GMT"],
        .outcome(.retry(after: .zero, reason: "APNs: 503 without a reason"))
      ),
      (
        503, "", ["retry-after": "soon"],
        .outcome(.retry(after: nil, reason: "APNs: 503 without a reason"))
      ),
      (
        503, "", ["retry-after": "999999999"],
        .outcome(.retry(after: .seconds(86_400), reason: "APNs: 503 without a reason"))
      ),
      (
        400, reason("IdleTimeout"), [:],
        .outcome(.retry(after: nil, reason: "APNs: 400 IdleTimeout"))
      ),
      (400, reason("BadDeviceToken"), [:], .outcome(.refused("APNs: 400 BadDeviceToken"))),
      (
        400, reason("DeviceTokenNotForTopic"), [:],
        .outcome(.refused("APNs: 400 DeviceTokenNotForTopic"))
      ),
      (
        403, reason("InvalidProviderToken"), [:],
        .outcome(.refused("APNs: 403 InvalidProviderToken"))
      ),
      (404, reason("BadPath"), [:], .outcome(.refused("APNs: 404 BadPath"))),
      (405, reason("MethodNotAllowed"), [:], .outcome(.refused("APNs: 405 MethodNotAllowed"))),
      (413, reason("PayloadTooLarge"), [:], .outcome(.refused("APNs: 413 PayloadTooLarge"))),
      // Text from the server is logged only if it is a plain word.
      (400, reason("a \\n b"), [:], .outcome(.refused("APNs: 400 without a reason"))),
    ] as [(Int, String, [String: String], APNsAnswer)])
  func ofAPNs(status: Int, body: String, headers: [String: String], answer: APNsAnswer) {
    let came = HTTPAnswer(status: status, headers: headers, body: Array(body.utf8))
    #expect(APNsAnswer(came, to: Self.message, at: Self.now) == answer)
  }

  private static func error(_ status: String, _ code: String? = nil) -> String {
    let details = code.map {
      #", "details": [{"@type": "x/BadRequest", "fieldViolations": []}, "#
        + #"{"@type": "x/FcmError", "errorCode": "\#($0)"}]"#
    }
    return #"{"error": {"code": 1, "status": "\#(status)"\#(details ?? "")}}"#
  }

  @Test(
    arguments: [
      (
        200, #"{"name": "projects/p/messages/1"}"#, [:],
        .outcome(.delivered("projects/p/messages/1"))
      ),
      (404, error("NOT_FOUND", "UNREGISTERED"), [:], .outcome(.unregistered(since: now))),
      (404, error("NOT_FOUND"), [:], .outcome(.refused("FCM: 404 NOT_FOUND"))),
      (404, "", [:], .outcome(.refused("FCM: 404 without a reason"))),
      (
        400, error("INVALID_ARGUMENT", "INVALID_ARGUMENT"), [:],
        .outcome(.refused("FCM: 400 INVALID_ARGUMENT"))
      ),
      (
        403, error("PERMISSION_DENIED", "SENDER_ID_MISMATCH"), [:],
        .outcome(.refused("FCM: 403 SENDER_ID_MISMATCH"))
      ),
      (
        401, error("UNAUTHENTICATED", "THIRD_PARTY_AUTH_ERROR"), [:],
        .outcome(.refused("FCM: 401 THIRD_PARTY_AUTH_ERROR"))
      ),
      (401, error("UNAUTHENTICATED"), [:], .tokenRefused),
      (
        429, error("RESOURCE_EXHAUSTED", "QUOTA_EXCEEDED"), [:],
        .outcome(.retry(after: .seconds(60), reason: "FCM: 429 QUOTA_EXCEEDED"))
      ),
      (
        429, error("RESOURCE_EXHAUSTED", "QUOTA_EXCEEDED"), ["retry-after": "7"],
        .outcome(.retry(after: .seconds(7), reason: "FCM: 429 QUOTA_EXCEEDED"))
      ),
      (
        503, error("UNAVAILABLE", "UNAVAILABLE"), ["retry-after": "30"],
        .outcome(.retry(after: .seconds(30), reason: "FCM: 503 UNAVAILABLE"))
      ),
      (
        500, error("INTERNAL", "INTERNAL"), [:],
        .outcome(.retry(after: nil, reason: "FCM: 500 INTERNAL"))
      ),
    ] as [(Int, String, [String: String], FCMAnswer)])
  func ofFCM(status: Int, body: String, headers: [String: String], answer: FCMAnswer) {
    let came = HTTPAnswer(status: status, headers: headers, body: Array(body.utf8))
    #expect(FCMAnswer(came, at: Self.now) == answer)
  }
}
