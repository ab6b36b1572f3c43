import Calendar

/// Syntax of dates and times.
public enum MomentSyntax {
  /// `YYYY-MM-DD`, an existing day.
  public static func isDate(_ text: String) -> Bool {
    CivilDate(iso8601: text) != nil
  }

  /// `HH:MM`, 00:00–23:59.
  public static func isTime(_ text: String) -> Bool {
    ClockTime(iso8601: text) != nil
  }

  /// `YYYY-MM-DDTHH:MM`.
  public static func isDateTime(_ text: String) -> Bool {
    dateTime(text) != nil
  }

  /// The moments directly before and after a valid one, a day or (with a time) a minute away. Omits
  /// moments before the year 1, after 9999, or, for times without a date, outside the day.
  static func neighbours(of text: String) -> [String] {
    if let time = ClockTime(iso8601: text) {
      return [-1, 1].compactMap { step in
        let minute = time.minuteOfDay + step
        return minutesOfDay.contains(minute) ? ClockTime(minuteOfDay: minute).iso8601 : nil
      }
    }
    if let date = CivilDate(iso8601: text) {
      return [-1, 1].compactMap { Self.text(date.adding(days: $0)) }
    }
    guard let (date, time) = dateTime(text) else { return [] }
    return [-1, 1].compactMap { step in
      let (days, minute) = (time.minuteOfDay + step + 1_440).quotientAndRemainder(dividingBy: 1_440)
      return Self.text(date.adding(days: days - 1)).map {
        "\($0)T\(ClockTime(minuteOfDay: minute).iso8601)"
      }
    }
  }

  private static let minutesOfDay = 0..<1_440

  private static func dateTime(_ text: String) -> (CivilDate, ClockTime)? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CivilDate(iso8601: String(parts[0])),
      let time = ClockTime(iso8601: String(parts[1]))
    else { return nil }
    return (date, time)
  }

  /// Returns nil if the date cannot be stored.
  private static func text(_ date: CivilDate) -> String? {
    (1...9_999).contains(date.components.year) ? date.iso8601 : nil
  }
}
