import Fields

/// A refresh token: a selector that finds its family and 256 secret random bits.
///
/// Only refresh tokens contain the selector. A token with a family's selector and a secret that is not
/// stored is therefore an old token of that family, so that only the tokens of two generations need to
/// be stored.
package struct RefreshToken: Sendable, Hashable {
  /// In bytes.
  package static let selectorSize = 16
  /// In bytes.
  package static let secretSize = 32

  package let selector: [UInt8]
  /// Only its hash is stored.
  package let secret: [UInt8]

  package init(selector: [UInt8], secret: [UInt8]) {
    precondition(selector.count == Self.selectorSize && secret.count == Self.secretSize)
    self.selector = selector
    self.secret = secret
  }

  /// Nil when the text cannot be a refresh token.
  package init?(text: String) {
    guard text.utf8.count == 64, let bytes = Base64URL.decode(text.utf8) else { return nil }
    selector = Array(bytes[..<Self.selectorSize])
    secret = Array(bytes[Self.selectorSize...])
  }

  package var text: String { Base64URL.encode(selector + secret) }
}
