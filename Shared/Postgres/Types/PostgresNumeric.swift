/// A `numeric`: a decimal number of up to 131,072 digits before the point and 16,383 after it, exact,
/// or NaN, or infinite.
///
/// Equality, order and hash are PostgreSQL's: 1.0 equals 1.00 though they are shown as they are, and
/// NaN equals itself and is greater than everything else.
public struct PostgresNumeric: Sendable {
  enum Sign: UInt16, Sendable {
    case positive = 0x0000
    case negative = 0x4000
    case notANumber = 0xC000
    case infinite = 0xD000
    case negativeInfinite = 0xF000
  }

  /// The most digits before and after the point (PostgreSQL manual §8.1.2).
  static let integerDigitsMax = 131_072
  static let fractionDigitsMax = 16_383

  let sign: Sign
  /// In base 10,000, without zeros at either end; none for zero, NaN and the infinities.
  let digits: [UInt16]
  /// The place of the first digit, as a power of 10,000.
  let weight: Int
  /// How many decimal digits are shown after the point.
  public let scale: Int

  init(sign: Sign, digits: [UInt16] = [], weight: Int = 0, scale: Int = 0) {
    let leading = digits.prefix { $0 == 0 }.count
    let trailing = digits.dropFirst(leading).reversed().prefix { $0 == 0 }.count
    let kept = Array(digits[leading..<(digits.count - trailing)])
    self.digits = kept
    self.weight = kept.isEmpty ? 0 : weight - leading
    // What the server sends for the special ones means nothing.
    self.scale = sign == .positive || sign == .negative ? scale : 0
    // There is no negative zero.
    self.sign = kept.isEmpty && sign == .negative ? .positive : sign
  }

  public static let notANumber = PostgresNumeric(sign: .notANumber)
  public static let infinity = PostgresNumeric(sign: .infinite)
  public static let negativeInfinity = PostgresNumeric(sign: .negativeInfinite)

  public var isFinite: Bool { sign == .positive || sign == .negative }
  public var isNaN: Bool { sign == .notANumber }

  public init(_ value: some BinaryInteger) {
    var digits: [UInt16] = []
    var rest = value.magnitude
    while rest > 0 {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10_000)
      digits.append(UInt16(remainder))
      rest = quotient
    }
    self.init(
      sign: value < 0 ? .negative : .positive, digits: digits.reversed(), weight: digits.count - 1)
  }
}

extension PostgresNumeric: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) {
    self.init(value)
  }
}

extension PostgresNumeric: Hashable {
  public static func == (left: PostgresNumeric, right: PostgresNumeric) -> Bool {
    left.sign == right.sign && left.weight == right.weight && left.digits == right.digits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(sign)
    hasher.combine(weight)
    hasher.combine(digits)
  }
}

extension PostgresNumeric: Comparable {
  private var rank: Int {
    switch sign {
    case .negativeInfinite: -2
    case .negative: -1
    case .positive: digits.isEmpty ? 0 : 1
    case .infinite: 2
    case .notANumber: 3
    }
  }

  public static func < (left: PostgresNumeric, right: PostgresNumeric) -> Bool {
    guard left.rank == right.rank else { return left.rank < right.rank }
    guard left.isFinite, left != right else { return false }
    let isSmaller =
      left.weight == right.weight
      ? left.digits.lexicographicallyPrecedes(right.digits) : left.weight < right.weight
    return left.sign == .negative ? !isSmaller : isSmaller
  }
}

extension PostgresNumeric: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.numeric }
  public static var postgresArrayOID: UInt32 { PostgresType.numericArray }

  // The form is numeric_send's: how many digits, weight, sign, scale, the digits.
  public func encode(postgres buffer: inout PostgresBuffer) {
    guard let weight = Int16(exactly: weight), scale <= Self.fractionDigitsMax,
      let count = Int16(exactly: digits.count)
    else { return buffer.refuse("a number with more digits than numeric has") }
    buffer.append(count)
    buffer.append(weight)
    buffer.append(sign.rawValue)
    buffer.append(UInt16(scale))
    for digit in digits { buffer.append(digit) }
  }

  /// Reads `numeric`, `int2`, `int4` and `int8`.
  public static func decode(postgres cell: PostgresCell) throws -> PostgresNumeric {
    guard cell.oid == PostgresType.numeric else {
      return PostgresNumeric(try Int64.decode(postgres: cell))
    }
    let bytes = try cell.bytes()
    func word(_ place: Int) -> UInt16 {
      UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2 * place, as: UInt16.self))
    }
    guard bytes.count >= 8, bytes.count == 8 + 2 * Int(word(0)), let sign = Sign(rawValue: word(2))
    else { throw cell.failure("is malformed") }
    let digits = (0..<Int(word(0))).map { word(4 + $0) }
    guard digits.allSatisfy({ $0 < 10_000 }) else { throw cell.failure("is malformed") }
    return PostgresNumeric(
      sign: sign, digits: digits, weight: Int(Int16(bitPattern: word(1))), scale: Int(word(3)))
  }
}
