import Fields

/// A refresh token: a selector that identifies its family, 256 secret random bits, and the
/// generation with a proof of its issue.
///
/// A token with a valid proof and an unknown secret is an old token of its family, so that only two
/// generations need to be stored; or the database was restored from a backup that lacks it. The
/// proof is made with a key outside the database: without it, a copy of the database, which has all
/// selectors, could make such tokens.
struct RefreshToken: Sendable, Hashable {
  /// Size in bytes.
  static let selectorSize = 16
  /// Size in bytes.
  static let secretSize = 32
  private static let generationSize = 4
  /// Size in bytes.
  static let proofSize = 14

  let selector: [UInt8]
  /// Secret; only its hash is stored.
  let secret: [UInt8]
  /// Generation of the family to which it belonged at issue. Trust it only if the proof is valid.
  let generation: UInt32
  let proof: [UInt8]

  /// - Parameter prove: makes a proof of ``proofSize`` bytes of its argument.
  init(
    selector: [UInt8], secret: [UInt8], generation: Int, prove: ([UInt8]) -> [UInt8]
  ) {
    precondition(selector.count == Self.selectorSize && secret.count == Self.secretSize)
    self.selector = selector
    self.secret = secret
    self.generation = UInt32(clamping: generation)
    proof = prove(selector + secret + Self.bytes(self.generation))
  }

  /// Returns nil for an invalid token.
  init?(text: String) {
    guard text.utf8.count == 88, let bytes = Base64URL.decode(text.utf8) else { return nil }
    let proven = bytes.dropLast(Self.proofSize)
    selector = Array(proven.prefix(Self.selectorSize))
    secret = Array(proven.dropFirst(Self.selectorSize).prefix(Self.secretSize))
    generation = proven.suffix(Self.generationSize).reduce(0) { $0 << 8 | UInt32($1) }
    proof = Array(bytes.suffix(Self.proofSize))
  }

  var text: String { Base64URL.encode(proven + proof) }

  /// Content of the proof.
  var proven: [UInt8] { selector + secret + Self.bytes(generation) }

  private static func bytes(_ generation: UInt32) -> [UInt8] {
    withUnsafeBytes(of: generation.bigEndian) { Array($0) }
  }
}
