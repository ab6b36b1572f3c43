import Calendar
import CalendarSamples
import Foundation
import Testing

@Suite struct CivilDateTests {
  @Test func agreesWithFoundationOverFourCenturies() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for dayNumber in stride(from: -73_000, through: 73_000, by: 97) {
      let date = CivilDate(dayNumber: dayNumber)
      let expected = calendar.dateComponents(
        [.year, .month, .day, .weekday],
        from: Date(timeIntervalSince1970: Double(dayNumber) * 86_400))
      let (year, month, day) = date.components
      #expect(year == expected.year && month == expected.month && day == expected.day)
      // Foundation numbers weekdays from Sunday = 1.
      #expect(date.dayOfWeek.rawValue % 7 + 1 == expected.weekday)
      #expect(CivilDate(year: year, month: month, day: day) == date)
    }
  }

  @Test(arguments: [
    (2026, 2, 28), (2024, 2, 29), (2000, 2, 29), (2100, 2, 28), (2026, 4, 30), (2026, 12, 31),
  ])
  func knowsTheLengthOfMonths(year: Int, month: Int, days: Int) {
    #expect(CivilDate(year: year, month: month, day: 1).daysInMonth == days)
  }

  @Test func isWrittenAsInISO8601() {
    #expect(CivilDate(year: 2026, month: 3, day: 9).description == "2026-03-09")
  }

  @Test func weekdaysGoRound() {
    #expect(DayOfWeek.allCases.map(\.next.rawValue) == [2, 3, 4, 5, 6, 7, 1])
  }

  @Test func everyDayOfFourCenturiesRoundTrips() {
    for dayNumber in -100_000...100_000 {
      let day = CivilDate(dayNumber: dayNumber)
      #expect(CivilDate(iso8601: day.iso8601) == day)
    }
    #expect(CivilDate(dayNumber: 0).iso8601 == "1970-01-01")
  }

  @Test(arguments: [
    "2026-02-29", "2100-02-29", "0000-01-01", "2026-00-01", "2026-13-01", "2026-01-00",
    "2026-04-31",
    "2026-1-01", "26-01-01", "2026-01-01 ", "2026/01/01", "+026-01-01", "２０２６-01-01", "",
  ])
  func whatTheCalendarHasNotIsNoDate(text: String) {
    #expect(CivilDate(iso8601: text) == nil)
  }

  @Test(arguments: [("00:00", 0), ("18:30", 1110), ("23:59", 1439)])
  func clockTimesAreReadAndWritten(text: String, minute: Int) {
    #expect(ClockTime(iso8601: text)?.minuteOfDay == minute)
    #expect(ClockTime(minuteOfDay: minute).iso8601 == text)
  }

  @Test(arguments: ["24:00", "23:60", "1:00", "01:0", "-1:00", "", "0１:00"])
  func whatNoClockShowsIsNoTime(text: String) {
    #expect(ClockTime(iso8601: text) == nil)
  }
}
