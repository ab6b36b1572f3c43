import TestBasics

/// Values that find what is wrong with a codec.
extension SeededGenerator {
  /// Any integer, small ones and the ends of the range among them more often than chance has it.
  mutating func integer<I: FixedWidthInteger>(_ type: I.Type) -> I {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: [.min, .max, 0, 1, I.max - 1].randomElement(using: &self) ?? 0
    case 1: I(Int8.random(in: 0...100, using: &self))
    default: .random(in: .min ... .max, using: &self)
    }
  }

  /// A decimal number as text, of every shape.
  mutating func decimal(digitsMax: Int) -> String {
    let whole = Int.random(in: 0...digitsMax, using: &self)
    let fraction = Int.random(in: 0...digitsMax, using: &self)
    var text = Bool.random(using: &self) ? "-" : ""
    // Runs of zeros are where groups of digits go wrong.
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

  /// Text with everything that needs care: quotes, backslashes, commas, braces, letters of several
  /// bytes; no NUL, which PostgreSQL does not store.
  mutating func text() -> String {
    let alphabet = Array("aZ09 \t\n\"'\\,{}()NULL$1äß\u{1F442}\u{301}\u{7f}")
    let count = Int.random(in: 0...12, using: &self)
    return String((0..<count).map { _ in alphabet.randomElement(using: &self) ?? "a" })
  }
}
