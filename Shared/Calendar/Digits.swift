extension ArraySlice<UInt8> {
  /// The number that ASCII digits spell; nil when empty, when anything else is among them, and for
  /// more than 18 digits.
  var decimalValue: Int? {
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
  /// Decimal digits with leading zeros. Only for values that are not negative.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension FixedWidthInteger {
  /// Quotient rounded towards minus infinity and the remainder that belongs to it, at least 0 for a
  /// positive divisor.
  func flooredDivision(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
