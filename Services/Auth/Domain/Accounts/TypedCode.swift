import Fields

/// A code for typing: random characters of Crockford's base 32, five bits each, in groups of five.
///
/// Parsing ignores case, dashes and white space; `O` is 0, `I` and `L` are 1.
struct TypedCode<Kind: TypedCodeKind>: Sendable, Hashable {
  static var length: Int { 5 * Kind.groups }

  /// Upper case without hyphens; this form is hashed.
  let canonical: String

  /// - Parameter randomBytes: one byte per character; five bits of each are used, so that all codes
  ///   are equally likely.
  init(randomBytes: [UInt8]) {
    precondition(randomBytes.count == Self.length)
    canonical = CrockfordBase32.text(randomBytes.map { $0 & 0b11111 })
  }

  /// Returns nil for an invalid code.
  init?(_ text: String) {
    guard let values = CrockfordBase32.values(in: text, length: Self.length) else { return nil }
    canonical = CrockfordBase32.text(values)
  }

  /// The printed form, such as `XXXXX-XXXXX`.
  var formatted: String {
    let characters = Array(canonical.utf8)
    return stride(from: 0, to: characters.count, by: 5)
      .map { String(decoding: characters[$0..<$0 + 5], as: UTF8.self) }
      .joined(separator: "-")
  }
}

/// The kind of a ``TypedCode``.
protocol TypedCodeKind: Sendable {
  /// Number of groups of five characters (25 bits) each.
  static var groups: Int { get }
}
