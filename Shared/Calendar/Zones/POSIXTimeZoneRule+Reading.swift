extension POSIXTimeZoneRule {
  /// Longest text read; the longest in the database has about 40 bytes.
  static let lengthMax = 128

  /// - Returns: nil for anything but a complete rule: `<-03>3`, `CET-1CEST,M3.5.0,M10.5.0/3`. Summer
  ///   time without the dates of its changes is none.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count <= Self.lengthMax else { return nil }
    var reader = Reader(rest: text)
    // West of Greenwich counts as positive in it.
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

/// Reads the parts of a TZ string, each from the front of what is left.
private struct Reader {
  var rest: ArraySlice<UInt8>

  /// An abbreviation: at least three letters, or what `<` and `>` enclose.
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

  /// `[+-]hh[:mm[:ss]]`, in seconds.
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

  /// `,date[/time]`; without a time at two o'clock.
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
