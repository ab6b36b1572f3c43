/// An `interval`. Its three parts do not turn into each other: a month has no fixed number of days,
/// nor a day one of hours where clocks are changed.
public struct PostgresInterval: Sendable, Hashable {
  public var months: Int32
  public var days: Int32
  public var microseconds: Int64

  public init(months: Int32 = 0, days: Int32 = 0, microseconds: Int64 = 0) {
    self.months = months
    self.days = days
    self.microseconds = microseconds
  }

  /// - Returns: nil for a duration that is no whole number of microseconds, or too long.
  public init?(exactly duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, sumOverflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    guard !overflows, !sumOverflows, attoseconds % 1_000_000_000_000 == 0 else { return nil }
    self.init(microseconds: sum)
  }
}

extension PostgresInterval: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.interval }
  public static var postgresArrayOID: UInt32 { PostgresType.intervalArray }

  public func encode(postgres buffer: inout PostgresBuffer) {
    buffer.append(microseconds)
    buffer.append(days)
    buffer.append(months)
  }

  public static func decode(postgres cell: PostgresCell) throws -> PostgresInterval {
    try cell.expect(PostgresType.interval, for: "PostgresInterval")
    let bytes = try cell.bytes(count: 16)
    return PostgresInterval(
      months: Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: 12, as: Int32.self)),
      days: Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: Int32.self)),
      microseconds: Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
  }
}
