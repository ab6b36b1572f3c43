extension ArraySlice<UInt8> {
  /// The number of an all-digit ASCII text of at most 18 digits; nil otherwise.
  public var decimalValue: Int? {
    guard !isEmpty, count <= 18 else { return nil }
    var value = 0
    for byte in self {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}

extension Int {
  /// Decimal digits with leading zeros. Requires a non-negative value.
  public func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension FixedWidthInteger {
  /// Returns the quotient rounded towards minus infinity and its remainder, which is at least 0 for
  /// a positive divisor.
  public func flooredDivision(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
