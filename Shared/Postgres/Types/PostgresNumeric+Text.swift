extension PostgresNumeric: LosslessStringConvertible {
  /// Reads `-12.50`, `1e-3`, `NaN`, `Infinity` and `-Infinity`, as PostgreSQL does.
  ///
  /// - Returns: nil for what is no number, or has more digits than `numeric` has.
  public init?(_ text: String) {
    switch text.lowercased() {
    case "nan": self = .notANumber
    case "infinity", "+infinity", "inf", "+inf": self = .infinity
    case "-infinity", "-inf": self = .negativeInfinity
    default:
      guard let value = Self.parse(text) else { return nil }
      self = value
    }
  }

  private static func parse(_ text: String) -> PostgresNumeric? {
    var rest = text.utf8[...]
    var isNegative = false
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      isNegative = first == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    let integer = takeDigits(&rest)
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = takeDigits(&rest)
    }
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    var exponent = 0
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      // More than any number that fits, and no more memory than it takes to say so.
      guard let value = Int(Substring(rest.dropFirst())), abs(value) <= 200_000 else { return nil }
      exponent = value
      rest = rest[rest.endIndex...]
    }
    guard rest.isEmpty else { return nil }
    return PostgresNumeric(
      decimals: integer + fraction, integerCount: integer.count + exponent,
      scale: max(0, fraction.count - exponent), isNegative: isNegative)
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> [UInt8] {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits.map { $0 - UInt8(ascii: "0") }
  }

  /// - Parameter integerCount: how many of the decimals stand before the point; negative when zeros
  ///   stand between it and them.
  private init?(decimals: [UInt8], integerCount: Int, scale: Int, isNegative: Bool) {
    guard integerCount <= Self.integerDigitsMax + 4, scale <= Self.fractionDigitsMax else {
      return nil
    }
    // Groups of four, counted from the point.
    let leading = integerCount > 0 ? (4 - integerCount % 4) % 4 : -integerCount
    let before = max(0, integerCount) + (integerCount > 0 ? leading : 0)
    var all = [UInt8](repeating: 0, count: leading) + decimals
    if all.count < before { all += [UInt8](repeating: 0, count: before - all.count) }
    all += [UInt8](repeating: 0, count: (4 - (all.count - before) % 4) % 4)
    let digits = stride(from: 0, to: all.count, by: 4).map { start in
      all[start..<(start + 4)].reduce(UInt16(0)) { $0 * 10 + UInt16($1) }
    }
    self.init(
      sign: isNegative ? .negative : .positive, digits: digits, weight: before / 4 - 1,
      scale: scale)
    guard self.digits.isEmpty || weight < Self.integerDigitsMax / 4 else { return nil }
  }

  /// As PostgreSQL writes it.
  public var description: String {
    switch sign {
    case .notANumber: return "NaN"
    case .infinite: return "Infinity"
    case .negativeInfinite: return "-Infinity"
    case .positive, .negative: break
    }
    var text = sign == .negative ? "-" : ""
    text += weight < 0 || digits.isEmpty ? "0" : String(digit(at: weight))
    if weight > 0 { for place in (0..<weight).reversed() { text += padded(digit(at: place)) } }
    guard scale > 0 else { return text }
    var fraction = ""
    for place in 1...((scale + 3) / 4) { fraction += padded(digit(at: -place)) }
    return text + "." + fraction.prefix(scale)
  }

  private func digit(at power: Int) -> UInt16 {
    let index = weight - power
    return digits.indices.contains(index) ? digits[index] : 0
  }

  private func padded(_ digit: UInt16) -> String {
    let text = String(digit)
    return String(repeating: "0", count: 4 - text.count) + text
  }

  /// Whether there is nothing but zeros after the point.
  public var isInteger: Bool { isFinite && (digits.isEmpty || weight >= digits.count - 1) }
}

extension FixedWidthInteger {
  /// Nil when the number is no integer or out of range.
  public init?(exactly numeric: PostgresNumeric) {
    guard numeric.isInteger else { return nil }
    self.init(numeric.description.prefix { $0 != "." })
  }
}

extension Double {
  /// The nearest double.
  public init(_ numeric: PostgresNumeric) {
    self = Double(numeric.description) ?? .nan
  }
}
