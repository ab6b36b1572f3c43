/// A `date`: a day of the proleptic Gregorian calendar, without a time or a zone.
public struct PostgresDate: Sendable, Hashable, Comparable {
  /// Counted from 2000-01-01; from 4714-11-24 BC (−2,451,545) on.
  public var daysSince2000: Int32

  public init(daysSince2000: Int32) {
    self.daysSince2000 = daysSince2000
  }

  /// Later and earlier than any other.
  public static let infinity = PostgresDate(daysSince2000: .max)
  public static let negativeInfinity = PostgresDate(daysSince2000: .min)

  public var isFinite: Bool { self != .infinity && self != .negativeInfinity }

  /// - Parameter year: as astronomers count: 0 is 1 BC.
  /// - Returns: nil for a day that the month does not have, or beyond what `date` holds.
  public init?(year: Int, month: Int, day: Int) {
    guard (-4713...5_874_897).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    // Years begin with March, so that the leap day comes last (H. Hinnant, "chrono-compatible
    // low-level date algorithms").
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(daysSince2000: Int32(era * 146_097 + dayOfEra - 730_425))
    guard self.components == (year, month, day) else { return nil }
  }

  /// Nonsense for the infinite ones.
  public var components: (year: Int, month: Int, day: Int) {
    let days = Int(daysSince2000) + 730_425
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }

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
