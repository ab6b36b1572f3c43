import MessageSupport
import TestBasics

/// Random values with the edges of their ranges well represented.
extension SeededGenerator {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func integer<I: FixedWidthInteger>() -> I {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: 0
    case 1: .max
    case 2: .min
    case 3: I(Int.random(in: 1...127, using: &self))
    // All bits, shifted, so that every length of a varint occurs.
    default: I(truncatingIfNeeded: next() >> UInt64.random(in: 0..<64, using: &self))
    }
  }

  mutating func double() -> Double {
    let edges: [Double] = [
      0, 1, -1, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1,
    ]
    return chance(50)
      ? edges[Int.random(in: 0..<edges.count, using: &self)] : .random(in: -1e9...1e9, using: &self)
  }

  /// Returns a text with characters of one to four bytes. Its length varies around the runtime's
  /// small strings and the check's eight-byte steps.
  mutating func string() -> String {
    let alphabet: [Character] = [
      "a", "Z", "9", " ", "\n", "\u{1}", "\u{7F}", "é", "ß", "中", "✓", "😀",
    ]
    let length = chance(20) ? 0 : Int.random(in: 1...40, using: &self)
    let asciiOnly = chance(50)
    return String(
      (0..<length).map { _ in
        alphabet[Int.random(in: 0..<(asciiOnly ? 7 : alphabet.count), using: &self)]
      })
  }

  mutating func bytes() -> [UInt8] {
    (0..<Int.random(in: 0...20, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }
  }

  mutating func list<T>(most: Int = 4, _ make: (inout Self) -> T) -> [T] {
    (0..<Int.random(in: 0...most, using: &self)).map { _ in make(&self) }
  }

  mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { chance(60) ? make(&self) : nil }

  mutating func one<T>(of values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
