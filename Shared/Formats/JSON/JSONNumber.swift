/// A number exactly as the file spells it.
public struct JSONNumber: Sendable, Hashable {
  /// By the grammar of RFC 8259 §6; never changed on the way through.
  public let text: String

  /// - Parameter text: of the grammar; whoever has a `Double` or `Int` uses the other initialisers.
  init(text: String) { self.text = text }

  public init(_ number: Int) { text = String(number) }

  /// - Parameter number: finite; the shortest text that reads back as the same number is taken,
  ///   without a fraction where it has none.
  public init(_ number: Double) {
    precondition(number.isFinite, "JSON has no infinite numbers")
    if number == number.rounded(), abs(number) < 0x1p53 {
      text = number == 0 ? "0" : String(Int(number))
    } else {
      text = number.description
    }
  }

  /// The nearest number; nil when it is beyond what a `Double` can hold.
  public var double: Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The whole number; nil for one that is written with a fraction or exponent, or is too large.
  public var integer: Int? { Int(text) }

  /// By value, so that `1.0` and `1` are the same; beyond `Double`, by their texts.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if let left = left.double, let right = right.double { return left == right }
    return left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    if let double { hasher.combine(double) } else { hasher.combine(text) }
  }
}
