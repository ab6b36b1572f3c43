extension POSIXTimeZoneRule {
  /// Maximum bytes of a rule; the longest in the database has about 40.
  static let lengthMax = 128

  /// Parses a complete rule such as `<-03>3` or `CET-1CEST,M3.5.0,M10.5.0/3`.
  ///
  /// - Returns: nil for other text, including summer time without the dates of its changes.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count <= Self.lengthMax else { return nil }
    var reader = Reader(rest: text)
    // POSIX counts west of Greenwich as positive.
    guard reader.skipName(), let west = reader.duration(hoursMax: 24) else { return nil }
    standardOffset = -west
    guard !reader.rest.isEmpty else { return }
    guard reader.skipName() else { return nil }
    var offset = standardOffset + 3600
    if reader.rest.first != UInt8(ascii: ",") {
      guard let west = reader.duration(hoursMax: 24) else { return nil }
      offset = -west
    }
    guard let start = reader.change(), let end = reader.change(), reader.rest.isEmpty else {
      return nil
    }
    daylight = Daylight(offset: offset, start: start, end: end)
  }
}

/// Parses the parts of a TZ string, consuming the text from the front.
private struct Reader {
  var rest: ArraySlice<UInt8>

  /// Skips an abbreviation: at least three letters, or text between `<` and `>`.
  mutating func skipName() -> Bool {
    if skip("<") {
      let name = rest.prefix {
        Self.isLetter($0) || Self.isDigit($0) || $0 == Self.plus || $0 == Self.minus
      }
      rest = rest.dropFirst(name.count)
      return name.count >= 3 && skip(">")
    }
    let name = rest.prefix(while: Self.isLetter)
    rest = rest.dropFirst(name.count)
    return name.count >= 3
  }

  /// Parses `[+-]hh[:mm[:ss]]` into seconds.
  mutating func duration(hoursMax: Int) -> Int? {
    let sign = skip("-") ? -1 : 1
    if sign == 1 { _ = skip("+") }
    guard let hours = number(0...hoursMax) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(":") {
      guard let value = number(0...59) else { return nil }
      seconds += value * unit
    }
    return sign * seconds
  }

  /// Parses `,date[/time]`; the default time is two o'clock.
  mutating func change() -> POSIXTimeZoneRule.Change? {
    guard skip(","), let day = day() else { return nil }
    guard skip("/") else { return .init(day: day, time: 7200) }
    return duration(hoursMax: 167).map { .init(day: day, time: $0) }
  }

  private mutating func day() -> POSIXTimeZoneRule.Day? {
    if skip("J") { return number(1...365).map { .julian($0) } }
    guard skip("M") else { return number(0...365).map { .ordinal($0) } }
    guard let month = number(1...12), skip("."), let week = number(1...5), skip("."),
      let day = number(0...6)
    else { return nil }
    return .weekday(month: month, week: week, day: day)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    rest = rest.dropFirst(digits.count)
    return digits.decimalValue.flatMap { range.contains($0) ? $0 : nil }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static let plus = UInt8(ascii: "+")
  private static let minus = UInt8(ascii: "-")

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
