import Fields
import ServiceKit

/// A refresh token: a selector that finds its family and 256 secret random bits.
///
/// The selector stands in nothing but refresh tokens. So whoever brings a family's selector with a
/// secret that is not kept any more brings an old token of that family, and of each family only the
/// tokens of two generations need to be stored.
struct RefreshToken: Sendable, Hashable {
  static let selectorSize = 16
  static let secretSize = 32

  let selector: [UInt8]
  private let secret: [UInt8]

  /// A new token of the family.
  init(selector: [UInt8]) {
    self.selector = selector
    secret = Sodium.randomBytes(Self.secretSize)
  }

  /// Nil when the text cannot be a refresh token.
  init?(text: String) {
    guard text.utf8.count == 64, let bytes = Base64URL.decode(text.utf8) else { return nil }
    selector = Array(bytes[..<Self.selectorSize])
    secret = Array(bytes[Self.selectorSize...])
  }

  static func newSelector() -> [UInt8] { Sodium.randomBytes(selectorSize) }

  var text: String { Base64URL.encode(selector + secret) }

  /// What is stored.
  var hash: [UInt8] { Sodium.sha256(secret) }
}
