import Foundation
import ServiceBasics
import Testing

@testable import PlanningService

@Suite struct WebhookValueTests {
  @Test(arguments: [
    ("8.8.8.8", true), ("0.0.0.0", false), ("10.0.0.1", false), ("11.0.0.1", true),
    ("100.63.255.255", true), ("100.64.0.1", false), ("100.128.0.1", true), ("127.0.0.1", false),
    ("169.254.169.254", false), ("172.15.255.255", true), ("172.16.0.1", false),
    ("172.31.255.255", false), ("172.32.0.1", true), ("192.0.0.8", false), ("192.0.2.1", false),
    ("192.168.1.1", false), ("198.17.255.255", true), ("198.19.255.255", false),
    ("203.0.113.9", false), ("223.255.255.255", true), ("224.0.0.1", false),
    ("255.255.255.255", false), ("::", false), ("::1", false), ("::ffff:127.0.0.1", false),
    ("::ffff:8.8.8.8", true), ("::127.0.0.1", false), ("64:ff9b::a00:1", false),
    ("64:ff9b::808:808", true), ("fc00::1", false), ("fdff::1", false), ("fe80::1", false),
    ("ff02::1", false), ("2001::1", false), ("2001:db8::1", false), ("2001:4860:4860::8888", true),
    ("2002:7f00:1::", false), ("2002:808:808::", true), ("2a00:1450::1", true),
    ("3fff:fff::1", false), ("4000::1", false),
  ])
  func addresses(_ text: String, _ isPublic: Bool) throws {
    #expect(PublicAddress.isPublic(try #require(Self.bytes(text))) == isPublic)
  }

  @Test func otherFamiliesAreNotPublic() {
    #expect(!PublicAddress.isPublic([]) && !PublicAddress.isPublic([8, 8, 8, 8, 8]))
  }

  /// RFC 4231, test case 2, for the HMAC; the signed bytes are the time, a full stop and the body.
  @Test func theSignatureCoversTimeAndBody() {
    let key = Array("Jefe".utf8)
    #expect(
      Sodium.hmacSHA256(Array("what do ya want for nothing?".utf8), key: key).hexadecimal
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    var signed: [UInt8] = []
    let request = WebhookRequest(
      body: Array("{}".utf8), delivery: "d", at: Date(timeIntervalSince1970: 1_780_315_200.9)
    ) {
      signed = $0
      return "00ff"
    }
    #expect(String(decoding: signed, as: UTF8.self) == "1780315200.{}")
    #expect(request.signature == "t=1780315200,v1=00ff")
  }

  @Test func onlyTheStatusDecides() {
    for (outcome, failure) in [
      (.answered(status: 200, wanted: nil), nil), (.answered(status: 299, wanted: nil), nil),
      (.answered(status: 301, wanted: nil), .redirected),
      (.answered(status: 404, wanted: nil), .refused),
      (.answered(status: 500, wanted: nil), .refused),
      (.answered(status: 101, wanted: nil), .refused),
      (.unreachable, .unreachable), (.addressNotAllowed, .addressNotAllowed),
    ] as [(WebhookOutcome, AlertFailure?)] {
      #expect(outcome.failure == failure, "\(outcome)")
    }
  }

  @Test func theBackOffDoublesUntilTheDeliveryIsGivenUp() {
    let now = Date(timeIntervalSince1970: 0)
    func pause(_ attempts: Int, _ failure: AlertFailure = .refused, wanted: Duration? = nil)
      -> Double?
    {
      AlertAttempts.next(after: failure, attempts: attempts, wanted: wanted, now: now)?
        .timeIntervalSince1970
    }
    #expect((1...4).map { pause($0) } == [10, 20, 40, 80])
    #expect(pause(13) == 900 && pause(14) == nil)
    #expect(pause(1, wanted: .seconds(3_600)) == 3_600)
    for failure in AlertFailure.allCases where failure != .unreachable && failure != .refused {
      #expect(pause(1, failure) == nil, "\(failure)")
    }
  }

  @Test func secretsAreLongAndPrintable() {
    let secret = String(repeating: "a", count: 32)
    #expect(
      AlertChannel.isSecret(secret) && AlertChannel.isSecret(secret + secret + secret + secret))
    for wrong in [
      String(secret.dropLast()), secret + secret + secret + secret + "a", secret + " ",
      secret + "ä",
    ] {
      #expect(!AlertChannel.isSecret(wrong), "\(wrong)")
    }
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
    if inet_pton(AF_INET6, text, &six) == 1 { return withUnsafeBytes(of: six) { Array($0) } }
    return nil
  }
}
