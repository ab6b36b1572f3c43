import Calendar

extension ZoneClock {
  /// The window as it is on a date: from its first instant up to its end. Nil: it does not happen.
  mutating func window(_ window: DayWindow, on date: CivilDate) -> Range<Instant>? {
    guard hasDate(date) else { return nil }
    let start = self.start(of: LocalTime(date, minuteOfDay: window.startMinute))
    let end = self.start(
      of: LocalTime(date, minuteOfDay: window.startMinute + window.nominalMinutes))
    // Wholly inside the hour that spring leaves out.
    return start < end ? start..<end : nil
  }
}
