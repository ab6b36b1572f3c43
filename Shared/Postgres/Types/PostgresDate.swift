import Calendar

/// A `date`: a day of the proleptic Gregorian calendar, without a time or a zone.
public struct PostgresDate: Sendable, Hashable, Comparable {
  /// Days since 2000-01-01; from 4714-11-24 BC (−2,451,545) on.
  public var daysSince2000: Int32

  public init(daysSince2000: Int32) {
    self.daysSince2000 = daysSince2000
  }

  /// Later than any other date; `negativeInfinity` is earlier.
  public static let infinity = PostgresDate(daysSince2000: .max)
  public static let negativeInfinity = PostgresDate(daysSince2000: .min)

  public var isFinite: Bool { self != .infinity && self != .negativeInfinity }

  /// - Parameter year: astronomical year: 0 is 1 BC.
  /// - Returns: nil for an invalid day, or one outside the range of `date`.
  public init?(year: Int, month: Int, day: Int) {
    guard (-4713...5_874_897).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.components == (year, month, day) else { return nil }
    self.init(daysSince2000: Int32(date.dayNumber - Self.epoch))
  }

  /// Year, month and day; meaningless for infinite dates.
  public var components: (year: Int, month: Int, day: Int) {
    CivilDate(dayNumber: Int(daysSince2000) + Self.epoch).components
  }

  /// 2000-01-01 in days since 1970-01-01.
  private static let epoch = 10_957

  public static func < (left: PostgresDate, right: PostgresDate) -> Bool {
    left.daysSince2000 < right.daysSince2000
  }
}

extension PostgresDate: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.date }
  public static var postgresArrayOID: UInt32 { PostgresType.dateArray }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(daysSince2000) }

  public static func decode(postgres cell: PostgresCell) throws -> PostgresDate {
    try cell.expect(PostgresType.date, for: "PostgresDate")
    return PostgresDate(daysSince2000: try cell.integer(Int32.self))
  }
}
