import Foundation
import PlanningDomain
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
      // Foundation counts from Sunday = 1.
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

  @Test func instantsStayWithinWhatATimestampCanCarry() {
    #expect(Instant(secondsSinceEpoch: .max).secondsSinceEpoch == 253_402_300_799)
    #expect(Instant(secondsSinceEpoch: .min).secondsSinceEpoch == -62_135_596_800)
    #expect(
      Instant(9999, 12, 31, 23, 59).adding(minutes: 5).seconds(since: .init(9999, 12, 31))
        == 86_399)
  }
}
