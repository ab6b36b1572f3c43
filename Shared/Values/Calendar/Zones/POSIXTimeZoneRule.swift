/// The rule of a zone for all future years: the TZ string at the end of a TZif file (RFC 9636
/// §3.3.1; POSIX.1-2017, Base Definitions §8.3, extended to hours of −167 to 167 in its changes).
struct POSIXTimeZoneRule: Sendable, Hashable {
  /// The time of a clock change within a year.
  struct Change: Sendable, Hashable {
    var day: Day
    /// Seconds after midnight on the clock before the change; may be negative or exceed a day.
    var time: Int
  }

  enum Day: Sendable, Hashable {
    /// `Jn`: 1–365; 29 February is never counted.
    case julian(Int)
    /// `n`: 0–365; 29 February is counted.
    case ordinal(Int)
    /// `Mm.w.d`: the `week`th (5: the last) weekday `day` of the month; Sunday is 0.
    case weekday(month: Int, week: Int, day: Int)
  }

  struct Daylight: Sendable, Hashable {
    /// Seconds ahead of UTC.
    var offset: Int
    var start: Change
    var end: Change
  }

  /// Seconds ahead of UTC.
  var standardOffset: Int
  /// Summer time; nil if the clock never changes.
  var daylight: Daylight?

  func offset(atSecond second: Int) -> Int {
    guard let daylight else { return standardOffset }
    var latest = (second: Int.min, isStart: false)
    forEachChange(of: daylight, about: second) { change, isStart in
      // Summer time that ends when it begins lasts the whole year.
      if change <= second, isStart ? change >= latest.second : change > latest.second {
        latest = (change, isStart)
      }
    }
    return latest.isStart ? daylight.offset : standardOffset
  }

  /// Returns the seconds around this one in which the clock does not change.
  func steadySeconds(around second: Int) -> ClosedRange<Int> {
    guard let daylight else { return Instant.range }
    var (earlier, later) = (Int?.none, Int?.none)
    forEachChange(of: daylight, about: second) { change, _ in
      if change <= second {
        earlier = max(earlier ?? change, change)
      } else {
        later = min(later ?? change, change)
      }
    }
    return (earlier ?? second)...(later.map { $0 - 1 } ?? second)
  }

  /// Visits the changes of the second's year and the adjacent years; in each year the end of summer
  /// time comes first.
  private func forEachChange(
    of daylight: Daylight, about second: Int, _ body: (_ second: Int, _ isStart: Bool) -> Void
  ) {
    let day = (second + standardOffset).flooredDivision(by: 86_400).quotient
    let year = CivilDate(dayNumber: day).components.year
    for year in (year - 1)...(year + 1) {
      body(daylight.end.second(in: year, offset: daylight.offset), false)
      body(daylight.start.second(in: year, offset: standardOffset), true)
    }
  }
}

extension POSIXTimeZoneRule.Change {
  /// - Parameter offset: offset of the clock before the change.
  /// - Returns: seconds since 1970-01-01T00:00:00Z.
  fileprivate func second(in year: Int, offset: Int) -> Int {
    day.date(in: year).dayNumber * 86_400 + time - offset
  }
}

extension POSIXTimeZoneRule.Day {
  fileprivate func date(in year: Int) -> CivilDate {
    let newYear = CivilDate(year: year, month: 1, day: 1)
    switch self {
    case .ordinal(let number):
      return newYear.adding(days: number)
    case .julian(let number):
      let march = CivilDate(year: year, month: 3, day: 1)
      return number < 60 ? newYear.adding(days: number - 1) : march.adding(days: number - 60)
    case .weekday(let month, let week, let day):
      let first = CivilDate(year: year, month: month, day: 1)
      let distance = (day - first.dayOfWeek.rawValue % 7 + 7) % 7
      let date = first.adding(days: distance + (week - 1) * 7)
      return date.dayNumber - first.dayNumber < first.daysInMonth ? date : date.adding(days: -7)
    }
  }
}
