public import FoundationEssentials

/// `timestamptz`, in microseconds.
///
/// A date is rounded to the nearest microsecond; from 1729 to 2273 whole microseconds survive the
/// round trip exactly, beyond that `Date` itself is coarser. `Date.distantFuture`, the beginning of
/// the year 4001, is `infinity` and so is what PostgreSQL has no dates for; years between, which a
/// wrong clock may show, are themselves. `Date.distantPast`, the beginning of the year 1, and anything
/// earlier is `-infinity`. They come back as `distantFuture` and `distantPast`. A date that is not a
/// number is refused.
extension Date: PostgresScalar {
  /// From 2000-01-01, where PostgreSQL counts from, to 2001-01-01, where `Date` does.
  private static let epochOffsetMicroseconds: Int64 = 366 * 86_400 * 1_000_000

  /// PostgreSQL's dates end with the year 294276; a day less, whatever the rounding.
  private static let end = Date(timeIntervalSinceReferenceDate: 9_223_339_622_400)

  public static var postgresOID: UInt32 { PostgresType.timestamptz }
  public static var postgresArrayOID: UInt32 { PostgresType.timestamptzArray }

  public func encode(postgres buffer: inout PostgresBuffer) {
    let seconds = timeIntervalSinceReferenceDate
    if seconds.isNaN { return buffer.refuse("a date that is not a number") }
    if self == .distantFuture || self >= Self.end { return buffer.append(Int64.max) }
    if self <= .distantPast { return buffer.append(Int64.min) }
    // The whole seconds apart, for a product of both would lose the last digit.
    let whole = seconds.rounded(.down)
    let fractionMicroseconds = ((seconds - whole) * 1_000_000).rounded()
    buffer.append(
      Int64(whole) * 1_000_000 + Int64(fractionMicroseconds) + Self.epochOffsetMicroseconds)
  }

  public static func decode(postgres cell: PostgresCell) throws -> Date {
    try cell.expect(PostgresType.timestamptz, for: "Date")
    let microseconds = try cell.integer(Int64.self)
    if microseconds == .max { return .distantFuture }
    if microseconds == .min { return .distantPast }
    let (shifted, isBeyond) = microseconds.subtractingReportingOverflow(epochOffsetMicroseconds)
    guard !isBeyond else { throw cell.failure("is no time that PostgreSQL has") }
    return Date(timeIntervalSinceReferenceDate: Double(shifted) / 1_000_000)
  }
}
