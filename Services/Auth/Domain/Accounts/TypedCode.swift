/// A code that people type in: random characters of Crockford's base 32, five bits each, in groups of five.
///
/// When read, case, dashes and white space do not matter, `O` is 0, `I` and `L` are 1.
package struct TypedCode<Kind: TypedCodeKind>: Sendable, Hashable {
  package static var length: Int { 5 * Kind.groups }

  /// Upper case, without hyphens; what is hashed.
  package let canonical: String

  /// - Parameter randomBytes: one for each character; five bits of each are used, so every code is equally
  ///   likely.
  package init(randomBytes: [UInt8]) {
    precondition(randomBytes.count == Self.length)
    canonical = CrockfordBase32.text(randomBytes.map { $0 & 0b11111 })
  }

  /// Nil when the text cannot be a code.
  package init?(_ text: String) {
    guard let values = CrockfordBase32.values(in: text, length: Self.length) else { return nil }
    canonical = CrockfordBase32.text(values)
  }

  /// As it is written: `XXXXX-XXXXX`, and so on.
  package var formatted: String {
    let characters = Array(canonical.utf8)
    return stride(from: 0, to: characters.count, by: 5)
      .map { String(decoding: characters[$0..<$0 + 5], as: UTF8.self) }
      .joined(separator: "-")
  }
}

/// What a ``TypedCode`` is for.
package protocol TypedCodeKind: Sendable {
  /// Of five characters, 25 bits, each.
  static var groups: Int { get }
}
