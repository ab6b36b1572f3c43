/// A secret of 256 bits as a file has it: 64 hexadecimal digits, with or without a line end behind them, as
/// `openssl rand -hex 32` writes them.
enum SecretKeyText {
  static let byteCount = 32

  /// Nil for any other text.
  static func bytes(_ text: String) -> [UInt8]? {
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first ?? ""
    let digits = line.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == byteCount * 2, line.utf8.count == digits.count else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }
}
