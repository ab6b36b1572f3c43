/// A number in the exact spelling of the file.
public struct JSONNumber: Sendable, Hashable {
  /// Syntax of RFC 8259 §6; never changed by conversions.
  public let text: String

  /// - Parameter text: in valid syntax; use the other initialisers for a `Double` or `Int`.
  init(text: String) { self.text = text }

  public init(_ number: Int) { text = String(number) }

  /// - Parameter number: finite; written as the shortest text that parses to the same number,
  ///   without a needless fraction.
  public init(_ number: Double) {
    precondition(number.isFinite, "JSON has no infinite numbers")
    if number == number.rounded(), number.magnitude < 0x1p53 {
      text = number == 0 ? "0" : String(Int(number))
    } else {
      text = number.description
    }
  }

  /// The nearest number; nil if it exceeds the range of a `Double`.
  public var double: Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The whole number; nil if written with a fraction or exponent, or too large.
  public var integer: Int? { Int(text) }

  /// Compares by value, so that `1.0` equals `1`; beyond `Double`, by text.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if let left = left.double, let right = right.double { return left == right }
    return left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    if let double { hasher.combine(double) } else { hasher.combine(text) }
  }
}
