import Fields
import FoundationEssentials
import Serialization
import ServiceKit

/// The secrets of a share. All follow from the key that the client made, so that a repeated request
/// has the same link; the server stores digests of them only.
struct ShareSecrets: Sendable {
  private let key: [UInt8]
  /// The secret part of the manifest URL: 256 bits in 43 characters.
  let token: String

  /// - Parameter key: 32 bytes.
  init(key: [UInt8], shareID: UUID, participantID: UUID) {
    self.key = key
    let context = "otolith share \(participantID.text) \(shareID.text)"
    token = Base64URL.encode(Sodium.hmacSHA256(Array(context.utf8), key: key))
  }

  static func digest(of secret: String) -> [UInt8] { Sodium.sha256(Array(secret.utf8)) }

  /// Digest of a passcode with the token as key: a copy of the database, which has no tokens, cannot
  /// test passcodes.
  static func passcodeDigest(_ passcode: String, token: String) -> [UInt8] {
    // Devices write the same letters in several ways.
    Sodium.hmacSHA256(
      Array("passcode \(TypedText.composed(passcode))".utf8), key: Array(token.utf8))
  }

  /// Digest of what a request asks for, by which a repeated one is recognised.
  func requestDigest(_ canonical: [UInt8]) -> [UInt8] {
    Sodium.hmacSHA256(canonical, key: Array("request \(token)".utf8))
  }

  func encrypted(_ plain: [UInt8], contentType: String) throws -> String {
    try CompactJWE.seal(plain, contentType: contentType, key: key)
  }

  /// The link (SMART Health Links, "Construct a SMART Health Link Payload").
  func link(to address: ShareAddress, _ share: Share) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("url", address.manifest(token))
      if share.needsPasscode { writer.member("flag", "P") }
      writer.member("key", Base64URL.encode(key))
      writer.member("exp", share.expiresAt.secondsSinceEpoch)
      if !share.label.isEmpty { writer.member("label", share.label) }
    }
    return "shlink:/" + Base64URL.encode(writer.bytes)
  }
}
