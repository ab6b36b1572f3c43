import Calendar

/// How dates and times are spelled.
public enum MomentSyntax {
  /// `YYYY-MM-DD`, a day that the calendar has.
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

  /// The moments right before and after a valid one, in steps of a day, or of a minute where it has a
  /// time. There is none before the year 1, after 9999, or beyond a day where it has no date.
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
      let (days, minute) = (time.minuteOfDay + step + 1_440).quotientAndRemainder(
        dividingBy: 1_440)
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

  /// Nil for a date that cannot be stored.
  private static func text(_ date: CivilDate) -> String? {
    (1...9_999).contains(date.components.year) ? date.iso8601 : nil
  }
}
