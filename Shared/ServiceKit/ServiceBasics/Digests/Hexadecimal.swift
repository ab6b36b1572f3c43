import Fields

extension Sequence<UInt8> {
  /// Two lower-case hexadecimal digits for each byte.
  public var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension [UInt8] {
  /// Parses pairs of hexadecimal digits in either case; nil for other text.
  public init?(hexadecimal text: String) {
    let digits = text.utf8.compactMap { Hexadecimal.value(of: $0) }
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
