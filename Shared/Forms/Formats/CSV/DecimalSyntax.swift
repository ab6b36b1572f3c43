/// Numbers in tables.
enum DecimalSyntax {
  /// Parses decimal notation only; `Double` also parses hexadecimal numbers, `inf` and `nan`.
  static func number(_ text: String) -> Double? {
    guard !text.isEmpty,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) })
    else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Omits a needless decimal point.
  static func text(_ number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int64(number)) }
    return "\(number)"
  }
}
