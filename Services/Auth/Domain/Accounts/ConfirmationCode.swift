/// A mailed code: ten characters of Crockford's base 32, 50 random bits.
///
/// When read, case, hyphens and spaces do not matter, `O` is 0, `I` and `L` are 1.
package struct ConfirmationCode: Sendable, Hashable {
  package static let length = 10

  /// Ten characters, upper case; what is hashed.
  package let canonical: String

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// - Parameter randomBytes: ten; five bits of each are used, so every code is equally likely.
  package init(randomBytes: [UInt8]) {
    precondition(randomBytes.count == Self.length)
    canonical = String(
      decoding: randomBytes.map { Self.alphabet[Int($0 & 0b11111)] }, as: UTF8.self)
  }

  /// Nil when the text cannot be a code.
  package init?(_ text: String) {
    // Longer than any way to write a code with a separator after each character.
    guard text.utf8.count <= 3 * Self.length else { return nil }
    var characters: [UInt8] = []
    for byte in text.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
      guard let character = Self.canonical(byte) else { return nil }
      characters.append(character)
    }
    guard characters.count == Self.length else { return nil }
    canonical = String(decoding: characters, as: UTF8.self)
  }

  /// As it is mailed: `XXXXX-XXXXX`.
  package var formatted: String { canonical.prefix(5) + "-" + canonical.suffix(5) }

  private static func canonical(_ byte: UInt8) -> UInt8? {
    let isLowerCase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    switch isLowerCase ? byte - 0x20 : byte {
    case UInt8(ascii: "O"): return UInt8(ascii: "0")
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return UInt8(ascii: "1")
    case let character where alphabet.contains(character): return character
    default: return nil
    }
  }
}
