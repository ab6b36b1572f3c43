/// A fixed offset from UTC as devices without the name of their zone write it: `+02:00` (ISO 8601),
/// `GMT+0530`, `GMT+2` (Android, Java), `UTC-3`, `Z`.
struct UTCOffset: Sendable, Hashable {
  /// Largest distance of a clock from UTC, in minutes; the largest in use are −12 and +14 hours.
  private static let minutesMax = 14 * 60

  /// Minutes east of Greenwich.
  let minutes: Int

  /// `UTC+05:30`.
  var name: String {
    let distance = Int(minutes.magnitude)
    let (hour, minute) = distance.quotientAndRemainder(dividingBy: 60)
    return "UTC\(minutes < 0 ? "-" : "+")\(hour.padded(to: 2)):\(minute.padded(to: 2))"
  }

  init(minutes: Int) { self.minutes = minutes }

  /// - Returns: nil for other text and for more than 14 hours.
  init?(_ text: String) {
    guard text.utf8.count <= 16 else { return nil }
    var rest = text.utf8[...]
    if let prefix = ["UTC", "GMT", "UT"].first(where: { text.uppercased().hasPrefix($0) }) {
      rest = rest.dropFirst(prefix.utf8.count)
    } else if text == "Z" || text == "z" {
      minutes = 0
      return
    }
    guard let sign = Self.sign(&rest) else { return nil }
    let parts = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let hours: Int?
    let minutesOfHour: Int?
    switch (parts.count, rest.count) {
    case (1, 1...2): (hours, minutesOfHour) = (Self.number(rest), 0)
    case (1, 4): (hours, minutesOfHour) = (Self.number(rest.prefix(2)), Self.number(rest.suffix(2)))
    case (2, _) where parts[1].count == 2 && (1...2).contains(parts[0].count):
      (hours, minutesOfHour) = (Self.number(parts[0]), Self.number(parts[1]))
    default: return nil
    }
    guard let hours, let minutesOfHour, minutesOfHour < 60 else { return nil }
    let distance = hours * 60 + minutesOfHour
    guard distance <= Self.minutesMax else { return nil }
    minutes = sign * distance
  }

  /// Consumes a sign; some locales write a minus sign, U+2212, instead of a hyphen.
  private static func sign(_ rest: inout Substring.UTF8View) -> Int? {
    for (text, sign) in [("+", 1), ("-", -1), ("\u{2212}", -1)] where rest.starts(with: text.utf8) {
      rest = rest.dropFirst(text.utf8.count)
      return sign
    }
    return nil
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    ArraySlice(digits).decimalValue
  }
}
