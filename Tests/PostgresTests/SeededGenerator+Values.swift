import TestBasics

/// Random values for codec tests.
extension SeededGenerator {
  /// Returns any integer; small values and the limits of the range are more frequent.
  mutating func integer<I: FixedWidthInteger>(_ type: I.Type) -> I {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: [.min, .max, 0, 1, I.max - 1].randomElement(using: &self) ?? 0
    case 1: I(Int8.random(in: 0...100, using: &self))
    default: .random(in: .min ... .max, using: &self)
    }
  }

  /// Returns a decimal number as text, in any shape.
  mutating func decimal(digitsMax: Int) -> String {
    let whole = Int.random(in: 0...digitsMax, using: &self)
    let fraction = Int.random(in: 0...digitsMax, using: &self)
    var text = Bool.random(using: &self) ? "-" : ""
    // Runs of zeros, which are error-prone in groups of digits.
    func digits(_ count: Int, _ generator: inout SeededGenerator) -> String {
      var text = ""
      while text.count < count {
        let run = Int.random(in: 1...6, using: &generator)
        let digit = Bool.random(using: &generator) ? 0 : Int.random(in: 0...9, using: &generator)
        text += String(repeating: String(digit), count: run)
      }
      return String(text.prefix(count))
    }
    text += whole == 0 ? "0" : digits(whole, &self)
    if fraction > 0 { text += "." + digits(fraction, &self) }
    return text
  }

  /// Returns text with quotes, backslashes, commas, braces and multi-byte characters; without NUL,
  /// which PostgreSQL does not store.
  mutating func text() -> String {
    let alphabet = Array("aZ09 \t\n\"'\\,{}()NULL$1äß\u{1F442}\u{301}\u{7f}")
    let count = Int.random(in: 0...12, using: &self)
    return String((0..<count).map { _ in alphabet.randomElement(using: &self) ?? "a" })
  }
}
