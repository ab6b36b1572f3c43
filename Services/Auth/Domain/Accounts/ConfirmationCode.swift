/// A mailed code: ten characters of Crockford's base 32, 50 random bits.
///
/// When read, case, hyphens and spaces do not matter, `O` is 0, `I` and `L` are 1.
package struct ConfirmationCode: Sendable, Hashable {
  package static let length = 10

  /// Ten characters, upper case; what is hashed.
  package let canonical: String

  /// - Parameter randomBytes: ten; five bits of each are used, so every code is equally likely.
  package init(randomBytes: [UInt8]) {
    precondition(randomBytes.count == Self.length)
    canonical = CrockfordBase32.text(randomBytes.map { $0 & 0b11111 })
  }

  /// Nil when the text cannot be a code.
  package init?(_ text: String) {
    guard let values = CrockfordBase32.values(in: text, length: Self.length) else { return nil }
    canonical = CrockfordBase32.text(values)
  }

  /// As it is mailed: `XXXXX-XXXXX`.
  package var formatted: String { canonical.prefix(5) + "-" + canonical.suffix(5) }
}
