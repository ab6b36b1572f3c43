import Fields
import Testing

@testable import PlanningService

/// Encryption for browsers, compared with the examples of RFC 8188 and RFC 8291. The platform of
/// Tests/PythonSupport decrypts messages independently.
struct WebPushEncryptionTests {
  /// The application server's key of RFC 8291, appendix A, as PKCS #8.
  private static let serverKey = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyfWPiYE+n46HLnH0
    KqZOF1fJJU3MYrct3AELtAQ+oRyhRANCAAT+M/SrDepxkU21WCP3O1SUj0EwbZIH
    Mtu5pZpTKGSCIA5Zent7wmC6HCJ5mFgJkuk5cwAvMBKiiujwa7t45ewP
    -----END PRIVATE KEY-----
    """
  private static let serverPoint =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
  private static let browserPoint =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
  private static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
  private static let plaintext = Array("When I grow up, I want to be a watermelon".utf8)

  static func subscription(at url: String = "https://push.example.org/1") throws
    -> WebPushSubscription
  {
    try #require(WebPushSubscription(token: "\(url) \(browserPoint) BTBZMqHH6r4Tts7J_aSIgg"))
  }

  /// RFC 8188 §3.1.
  @Test func aRecordIsEncryptedAsInTheExample() throws {
    let content = try #require(
      EncryptedContent.encode(
        Array("I am the walrus".utf8), material: try bytes("yqdlZ-tYemfogSmv7Ws5PQ"),
        salt: try bytes("I1BsxtFttlv3u_Oo94xnmw"), keyID: []))
    #expect(
      Base64URL.encode(content)
        == "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg")
  }

  /// RFC 8291, appendix A.
  @Test func aMessageIsEncryptedAsInTheExample() throws {
    let key = try #require(PrivateKey(pem: Self.serverKey, for: .es256))
    #expect(key.publicPoint.map { Base64URL.encode($0) } == Self.serverPoint)
    let subscription = try Self.subscription()
    #expect(
      key.sharedSecret(with: subscription.publicKey)
        == (try bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs")))
    let message = try #require(
      WebPushEncryption.encrypt(
        Self.plaintext, for: subscription, key: key, salt: try bytes(Self.salt), paddedSize: 0))
    #expect(
      Base64URL.encode(message)
        == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC"
        + "YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL"
        + "WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
  }

  @Test(arguments: [(0, 1_127), (1, 1_127), (1_024, 1_127), (1_025, 4_096), (3_993, 4_096)])
  func theSizeSaysNothingAboutTheText(count: Int, size: Int) throws {
    let text = [UInt8](repeating: 0x61, count: count)
    let subscription = try Self.subscription()
    let first = try #require(WebPushEncryption.encrypt(text, for: subscription))
    let second = try #require(WebPushEncryption.encrypt(text, for: subscription))
    #expect(first.count == size)
    #expect(second.count == size)
    // Salt and key are new for each message.
    #expect(first.prefix(16) != second.prefix(16))
    #expect(first[21..<86] != second[21..<86])
  }

  @Test func aTextThatIsTooLongIsNotEncrypted() throws {
    let text = [UInt8](repeating: 0x61, count: 3_994)
    #expect(WebPushEncryption.encrypt(text, for: try Self.subscription()) == nil)
  }

  @Test func onlyPointsOnTheCurveAreKeys() throws {
    var point = try bytes(Self.browserPoint)
    #expect(PrivateKey.isPoint(point))
    let key = try #require(PrivateKey())
    point[64] ^= 1
    #expect(!PrivateKey.isPoint(point))
    #expect(key.sharedSecret(with: point) == nil)
    #expect(!PrivateKey.isPoint([]))
    #expect(!PrivateKey.isPoint([0]))
    // The same point, compressed.
    #expect(!PrivateKey.isPoint([2] + point[1...32]))
  }

  @Test func twoKeysShareASecret() throws {
    let (one, other) = (try #require(PrivateKey()), try #require(PrivateKey()))
    let secret = one.sharedSecret(with: try #require(other.publicPoint))
    #expect(secret?.count == 32)
    #expect(secret == other.sharedSecret(with: try #require(one.publicPoint)))
    #expect(one.publicPoint != other.publicPoint)
  }

  private func bytes(_ text: String) throws -> [UInt8] {
    try #require(Base64URL.decode(text.utf8))
  }
}
