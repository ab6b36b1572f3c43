import Foundation
import TestSupport
import Testing

@testable import PlanningService

/// Complete messages, sent to platforms that verify them.
struct PushSenderTests {
  private static let text = PushText(title: "Fragen", body: "Es ist so weit: „öffnen“.")
  private let now = Date()

  private func message() -> PushMessage {
    PushMessage(
      id: UUID(), notificationID: UUID(), text: Self.text, expires: now.addingTimeInterval(3_600))
  }

  private func address(_ platform: PushPlatform, _ token: String) -> PushAddress {
    PushAddress(platform: platform, token: token, appID: PlayedPlatforms.app)
  }

  @Test func manyAtOnceShareConnectionAndTokens() async throws {
    let platforms = try PlayedPlatforms()
    let router = try platforms.router()
    let messages = (0..<60).map { _ in message() }
    let outcomes = await withTaskGroup(of: PushOutcome.self) { group in
      for (number, message) in messages.enumerated() {
        let platform: PushPlatform = number % 2 == 0 ? .apns : .fcm
        group.addTask { await router.send(message, to: address(platform, "a\(number)"), at: now) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let seen = try platforms.seen()
    #expect(seen.faults == [])
    #expect(
      Set(seen.taken.map { $0[1] })
        == Set(messages.map { $0.notificationID.uuidString.lowercased() }))
    #expect(seen.taken.allSatisfy { $0[2] == Self.text.title })
    #expect(seen.providerTokens == 1)
    #expect(seen.grants == 1)
    #expect(
      outcomes.allSatisfy { if case .delivered(let name) = $0 { !name.isEmpty } else { false } })
  }

  @Test func theAppsNameIsTheTopic() async throws {
    let platforms = try PlayedPlatforms()
    let router = try platforms.router()
    var other = address(.apns, "aa")
    other.appID = "org.example.other"
    #expect(
      await router.send(message(), to: other, at: now)
        == .refused("org.example.other is not in OTOLITH_PUSH_APNS_TOPIC"))
    #expect(try platforms.seen().asked == [])
  }

  @Test func anExpiredProviderTokenIsReplacedOnce() async throws {
    let platforms = try PlayedPlatforms(
      script: #"""
        {"bb": [{"status": 403, "body": {"reason": "ExpiredProviderToken"}}],
         "cc": [{"status": 403, "body": {"reason": "ExpiredProviderToken"}},
                {"status": 403, "body": {"reason": "ExpiredProviderToken"}}]}
        """#)
    let router = try platforms.router()
    let before = now.addingTimeInterval(-25 * 60)
    let first = await router.send(message(), to: address(.apns, "aa"), at: before)
    let second = await router.send(message(), to: address(.apns, "bb"), at: now)
    // The new token is too young to be replaced.
    let third = await router.send(message(), to: address(.apns, "cc"), at: now)
    let seen = try platforms.seen()
    #expect(seen.faults == [])
    #expect(seen.taken.map { $0[0] } == ["aa", "bb"])
    #expect(seen.asked == ["aa", "bb", "bb", "cc"])
    #expect(seen.providerTokens == 2)
    guard case .delivered = first, case .delivered = second else {
      Issue.record("\(first) \(second)")
      return
    }
    #expect(third == .retry(after: nil, reason: "APNs: 403 ExpiredProviderToken"))
  }

  @Test func anAccessTokenThatIsNotTakenIsReplacedOnce() async throws {
    let unauthenticated = #"{"status": 401, "body": {"error": {"status": "UNAUTHENTICATED"}}}"#
    let platforms = try PlayedPlatforms(
      script: #"{"f1": [\#(unauthenticated)], "f2": [\#(unauthenticated), \#(unauthenticated)]}"#)
    let router = try platforms.router()
    guard case .delivered = await router.send(message(), to: address(.fcm, "f1"), at: now) else {
      Issue.record("not delivered")
      return
    }
    #expect(
      await router.send(message(), to: address(.fcm, "f2"), at: now)
        == .refused("FCM: 401, also with a new access token"))
    let seen = try platforms.seen()
    #expect(seen.grants == 3)
    #expect(seen.faults == [])
  }

  @Test func whatIsUnregisteredSaysSinceWhen() async throws {
    let platforms = try PlayedPlatforms(
      script: #"""
        {"aa": [{"status": 410, "body": {"reason": "Unregistered", "timestamp": 1790000000500}}],
         "f1": [{"status": 404, "body": {"error": {"status": "NOT_FOUND", "details": [
           {"@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError",
            "errorCode": "UNREGISTERED"}]}}}]}
        """#)
    let router = try platforms.router()
    #expect(
      await router.send(message(), to: address(.apns, "aa"), at: now)
        == .unregistered(since: Date(timeIntervalSince1970: 1_790_000_000.5)))
    #expect(
      await router.send(message(), to: address(.fcm, "f1"), at: now) == .unregistered(since: now))
  }

  /// A dead connection is detected even if other streams still receive data.
  @Test func aSilentConnectionIsGivenUp() async throws {
    let platforms = try PlayedPlatforms(script: #"{"aa": ["silence"]}"#)
    let router = try platforms.router(timeout: 2_000)
    guard
      case .retry(nil, let reason) = await router.send(
        message(), to: address(.apns, "aa"), at: now)
    else {
      Issue.record("answered")
      return
    }
    #expect(reason.hasPrefix("APNs: "))
    try await eventually("another connection takes it") {
      if case .delivered = await router.send(message(), to: address(.apns, "aa"), at: now) {
        true
      } else {
        false
      }
    }
    #expect(try platforms.seen().connections >= 2)
  }

  /// A reset or closed connection causes a retry by the caller, over another connection.
  @Test(arguments: ["reset", "goaway"])
  func aBrokenRequestIsToBeTriedAgain(breaking: String) async throws {
    let platforms = try PlayedPlatforms(script: #"{"aa": ["\#(breaking)"]}"#)
    let router = try platforms.router()
    let first = await router.send(message(), to: address(.apns, "aa"), at: now)
    // After a GOAWAY, libcurl may have retried by itself.
    if case .delivered = first {
      #expect(breaking == "goaway")
    } else {
      guard case .retry(nil, _) = first else {
        Issue.record("\(first)")
        return
      }
      guard case .delivered = await router.send(message(), to: address(.apns, "aa"), at: now) else {
        Issue.record("not delivered")
        return
      }
    }
    let seen = try platforms.seen()
    #expect(seen.asked == ["aa", "aa"])
    #expect(breaking == "reset" || seen.connections == 2)
  }

  @Test func nobodyIsTrustedWithoutAnAuthority() async throws {
    let platforms = try PlayedPlatforms()
    let router = try platforms.router(trusts: false)
    guard case .retry = await router.send(message(), to: address(.apns, "aa"), at: now) else {
      Issue.record("a stranger was trusted")
      return
    }
    #expect(try platforms.seen().asked == [])
  }
}
