public import FoundationEssentials

/// Public half of one of Otolith's own signing keys.
public struct PublicSigningKey: Sendable, Hashable {
  /// RFC 7638 thumbprint; at most 64 base64url characters.
  public var keyID: String
  /// Ed25519, 32 bytes.
  public var publicKey: [UInt8]
  /// Expiry of the key; nil if unknown.
  public var notAfter: Date?

  public init(keyID: String, publicKey: [UInt8], notAfter: Date? = nil) {
    self.keyID = keyID
    self.publicKey = publicKey
    self.notAfter = notAfter
  }

  /// Whether a text can be the id of one of Otolith's own keys; checked before any lookup.
  package static func isPlausibleKeyID(_ keyID: String) -> Bool {
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
