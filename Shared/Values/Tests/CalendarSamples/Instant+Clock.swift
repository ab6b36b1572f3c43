public import Calendar

extension Instant {
  /// Creates an instant from a UTC date and time.
  public init(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) {
    self.init(
      secondsSinceEpoch: CivilDate(year: year, month: month, day: day).dayNumber * 86_400
        + hour * 3600 + minute * 60)
  }
}
