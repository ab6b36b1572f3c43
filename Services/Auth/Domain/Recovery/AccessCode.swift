/// A code that lets its holder set an account's password: 23 random characters of Crockford's base 32,
/// 115 bits, so that a plain hash keeps it (ASVS 5.0 6.5.2), and a check character.
///
/// When read, case, dashes and white space do not matter, `O` is 0, `I` and `L` are 1.
package struct AccessCode: Sendable, Hashable {
  package static let randomLength = 23
  static let length = randomLength + 1
  private static let groupLength = 4

  /// 24 characters, upper case; what is hashed.
  package let canonical: String

  package enum Rejection: Error, Sendable, Hashable {
    /// Too short, too long, or with other characters.
    case notACode
    /// The check character does not fit.
    case mistyped
  }

  /// - Parameter randomBytes: 23; five bits of each are used, so every code is equally likely.
  package init(randomBytes: [UInt8]) {
    precondition(randomBytes.count == Self.randomLength)
    let values = randomBytes.map { $0 & 0b11111 }
    canonical = CrockfordBase32.text(values + [Self.doubled(Self.evaluated(values))])
  }

  package init(_ text: String) throws(Rejection) {
    guard let values = CrockfordBase32.values(in: text, length: Self.length) else {
      throw .notACode
    }
    guard Self.evaluated(values) == 0 else { throw .mistyped }
    canonical = CrockfordBase32.text(values)
  }

  /// As it is written: `XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`.
  package var formatted: String {
    let characters = Array(canonical.utf8)
    return stride(from: 0, to: characters.count, by: Self.groupLength)
      .map { String(decoding: characters[$0..<$0 + Self.groupLength], as: UTF8.self) }
      .joined(separator: "-")
  }

  // The check: the characters are the coefficients of a polynomial over the field of 32 elements, of
  // which the element 2 is a root. Its powers up to the 30th differ, so that every single wrong
  // character and every two that changed places are found; of other errors 31 of 32.

  /// By Horner's rule; the leading 1 makes a row of zeros no code.
  private static func evaluated(_ values: [UInt8]) -> UInt8 {
    values.reduce(1) { doubled($0) ^ $1 }
  }

  /// Times 2, modulo x⁵ + x² + 1.
  private static func doubled(_ value: UInt8) -> UInt8 {
    value & 0b10000 == 0 ? value << 1 : (value << 1) ^ 0b100101
  }
}
