public import FoundationEssentials

/// The half of a signing key of ours that everybody may know.
public struct PublicSigningKey: Sendable, Hashable {
  /// RFC 7638 thumbprint for keys of ours; at most 64 base64url characters.
  public var keyID: String
  /// Ed25519, 32 bytes.
  public var publicKey: [UInt8]
  /// From then on its signatures are worth nothing; nil where that is not known.
  public var notAfter: Date?

  public init(keyID: String, publicKey: [UInt8], notAfter: Date? = nil) {
    self.keyID = keyID
    self.publicKey = publicKey
    self.notAfter = notAfter
  }

  /// Whether a text can be the id of a key of ours at all; checked before anybody is asked for it.
  static func isPlausibleKeyID(_ keyID: String) -> Bool {
    (1...64).contains(keyID.utf8.count)
      && keyID.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
