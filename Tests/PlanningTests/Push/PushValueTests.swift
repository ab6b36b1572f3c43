import Fields
import Foundation
import Testing

@testable import PlanningService

/// Addresses, texts and sizes.
struct PushValueTests {
  @Test(
    arguments: [
      ("00ff", .apns, true), ("00FF", .apns, true), ("", .apns, false), ("00/ff", .apns, false),
      ("zz", .apns, false), (String(repeating: "a", count: 400), .apns, true),
      (String(repeating: "a", count: 401), .apns, false),
      ("f:APA91b-_9", .fcm, true), ("f APA", .fcm, false), ("é", .fcm, false),
      (String(repeating: "x", count: 1_024), .fcm, true),
      (String(repeating: "x", count: 1_025), .fcm, false),
    ] as [(String, PushPlatform, Bool)])
  func tokens(text: String, platform: PushPlatform, isToken: Bool) {
    #expect(PushAddress.isToken(text, of: platform) == isToken)
  }

  @Test(arguments: [
    ("org.example.app", true), ("com.example.my_app-2", true), ("", false), ("a b", false),
    ("a\r\nb", false), (String(repeating: "a", count: 155), true),
    (String(repeating: "a", count: 156), false),
  ])
  func apps(text: String, isApp: Bool) {
    #expect(PushAddress.isAppID(text) == isApp)
  }

  @Test func anAddressIsDescribedWithoutItsToken() {
    let address = PushAddress(platform: .apns, token: "5ec4e7", appID: "org.example.app")
    #expect(!"\(address) \(String(reflecting: address))".contains("5ec4e7"))
  }

  @Test func textsAreFoundByTheNextWiderLanguage() throws {
    let texts = try #require(
      PushTexts([
        .english: PushText(title: "e", body: "e"),
        LanguageTag(recorded: "pt-BR"): PushText(title: "p", body: "p"),
      ]))
    func title(_ tag: String?) -> String { texts.text(in: tag.flatMap { LanguageTag($0) }).title }
    #expect(title("pt-BR") == "p")
    #expect(title("pt-BR-x-a") == "p")
    #expect(title("pt") == "e")
    #expect(title("en-GB") == "e")
    #expect(title(nil) == "e")
    #expect(PushTexts([LanguageTag(recorded: "de"): PushText(title: "d", body: "d")]) == nil)
    #expect(PushTexts.shipped.text(in: LanguageTag("de-AT")).title == "Ein paar Fragen warten")
    #expect(PushTexts.shipped.all.allSatisfy(PushPayload.fits))
  }

  /// The limit is exact: the longest text that fits gives a payload of exactly this size.
  @Test func aPayloadHasNoMoreThanFourKibibytes() throws {
    func text(_ count: Int) -> PushText {
      PushText(title: "t", body: String(repeating: "b", count: count))
    }
    let longest = try #require((1...4_096).last { PushPayload.fits(text($0)) })
    func sizes(_ count: Int) -> [Int] {
      let message = PushMessage(
        id: UUID(), notificationID: UUID(), text: text(count), expires: .distantFuture)
      return [
        APNsPayload.bytes(message).count,
        FCMPayload.bytes(message, token: "", at: .distantPast).count,
      ]
    }
    // It fits into a message to a page, too.
    let message = PushMessage(
      id: UUID(), notificationID: UUID(), text: text(longest), expires: .distantFuture)
    #expect(WebPushPayload.bytes(message).count <= WebPushEncryption.plaintextSizeMax)
    #expect(sizes(longest).max() == 4_096)
    #expect(sizes(longest + 1).max() == 4_097)
  }

  @Test func nothingButTheIDAndTheTextIsInAPayload() {
    let message = PushMessage(
      id: UUID(), notificationID: UUID(), text: PushText(title: "Ti", body: "Bo"),
      expires: Date(timeIntervalSince1970: 100))
    let id = message.notificationID.uuidString.lowercased()
    #expect(
      String(decoding: APNsPayload.bytes(message), as: UTF8.self)
        == #"{"aps":{"alert":{"title":"Ti","body":"Bo"},"sound":"default"},"notification_id":"\#(id)"}"#
    )
    // An expired message is not stored for an unreachable device.
    #expect(
      String(
        decoding: FCMPayload.bytes(message, token: "f1", at: Date(timeIntervalSince1970: 200)),
        as: UTF8.self)
        == #"{"message":{"token":"f1","notification":{"title":"Ti","body":"Bo"},"#
        + #""data":{"notification_id":"\#(id)"},"android":{"priority":"HIGH","ttl":"0s","#
        + #""notification":{"tag":"\#(id)"}}}}"#)
    #expect(
      String(decoding: WebPushPayload.bytes(message), as: UTF8.self)
        == #"{"title":"Ti","body":"Bo","notification_id":"\#(id)"}"#)
    #expect(WebPushPayload.lifetime(of: message, at: Date(timeIntervalSince1970: 40.5)) == 59)
    #expect(WebPushPayload.lifetime(of: message, at: Date(timeIntervalSince1970: 200)) == 0)
    #expect(WebPushPayload.topic(of: message).utf8.count == 22)
  }
}
