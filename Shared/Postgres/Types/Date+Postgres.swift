public import FoundationEssentials

/// `timestamptz`, in microseconds.
///
/// A date is rounded to the nearest microsecond. From 1729 to 2273 whole microseconds survive the
/// round trip exactly; beyond that `Date` itself is coarser. Only dates outside PostgreSQL's range
/// become `infinity` or `-infinity`: `Date.distantFuture` is the start of the year 4001, which a
/// device may report. Infinite times are decoded as `distantFuture` and `distantPast`. NaN is
/// rejected.
extension Date: PostgresScalar {
  /// The offset between PostgreSQL's epoch, 2000-01-01, and `Date`'s, 2001-01-01.
  private static let epochOffsetMicroseconds: Int64 = 366 * 86_400 * 1_000_000

  /// PostgreSQL's times are from 4714-11-24 BC to the year 294276; one day less, because of
  /// rounding.
  private static let start = Date(timeIntervalSinceReferenceDate: -211_845_024_000)
  private static let end = Date(timeIntervalSinceReferenceDate: 9_223_339_622_400)

  public static var postgresOID: UInt32 { PostgresType.timestamptz }
  public static var postgresArrayOID: UInt32 { PostgresType.timestamptzArray }

  public func encode(postgres buffer: inout PostgresBuffer) {
    if timeIntervalSinceReferenceDate.isNaN { return buffer.refuse("the date is not a number") }
    if self >= Self.end { return buffer.append(Int64.max) }
    if self < Self.start { return buffer.append(Int64.min) }
    buffer.append(microseconds + Self.epochOffsetMicroseconds)
  }

  /// Microseconds since `Date`'s epoch, for dates within PostgreSQL's range.
  private var microseconds: Int64 {
    // Whole seconds separately, since one product would lose the last digit.
    let seconds = timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    return Int64(whole) * 1_000_000 + Int64(((seconds - whole) * 1_000_000).rounded())
  }

  /// The date as it is after storing it, to compare with stored dates. Dates outside PostgreSQL's
  /// range are not changed.
  public var inPostgresPrecision: Date {
    guard self >= Self.start, self < Self.end else { return self }
    return Self(microseconds: microseconds)
  }

  private init(microseconds: Int64) {
    self.init(timeIntervalSinceReferenceDate: Double(microseconds) / 1_000_000)
  }

  public static func decode(postgres cell: PostgresCell) throws -> Date {
    try cell.expect(PostgresType.timestamptz, for: "Date")
    let microseconds = try cell.integer(Int64.self)
    if microseconds == .max { return .distantFuture }
    if microseconds == .min { return .distantPast }
    let (shifted, isBeyond) = microseconds.subtractingReportingOverflow(epochOffsetMicroseconds)
    guard !isBeyond else { throw cell.failure("is outside the range of PostgreSQL's times") }
    return Date(microseconds: shifted)
  }
}
