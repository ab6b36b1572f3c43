import Calendar
import CalendarSamples
import Foundation
import Messages
import Testing

@testable import PlanningDomain
@testable import PlanningService

@Suite struct CodingTests {
  @Test func schedulesSurviveTheWire() throws {
    for plan in [
      Plan.standard(.daily(96, from: 0, to: 1439, gap: 720)),
      .custom(CustomPlan(times: DayOfWeek.allCases.map { WeeklyTime(day: $0, minuteOfDay: 7) })),
      .monthly(MonthlyPlan(dayOfMonth: 31, minuteOfDay: 1439)),
    ] {
      let schedule = Schedule(
        plan: plan, participantMayChange: true, startDay: 9, expiresAfterMinutes: 60)
      let message = try CatalogueV1.Schedule(serialized: schedule.message.serialized())
      #expect(Schedule(message) == schedule)
    }
  }

  @Test func unknownWeekdaysAndNoPlanAreSeen() {
    #expect(Schedule(CatalogueV1.Schedule()) == nil)
    #expect(DayOfWeek(.unspecified) == nil)
    #expect(DayOfWeek(.unrecognized(8)) == nil)
    #expect(DayOfWeek(.sunday) == .sunday)
    #expect(CatalogueV1.DayOfWeek(nil) == .unspecified)
  }

  @Test func numbersOfAnySizeAreReadAndRefused() {
    let window = CatalogueV1.DayWindow(day: .monday, startMinute: .max, endMinute: .max)
    let plan = StandardPlan(
      CatalogueV1.StandardPlan(perDay: .max, windows: [window], minimumGapMinutes: .max))
    #expect(plan.findings().count == 4)
  }

  @Test func instantsAreWholeSeconds() {
    let date = Instant(2026, 6, 1).date
    #expect(Instant(flooring: date + 0.25) == Instant(2026, 6, 1))
    #expect(Instant(ceiling: date + 0.25) == Instant(2026, 6, 1).adding(seconds: 1))
    #expect(Instant(ceiling: date) == Instant(2026, 6, 1))
    #expect(Instant(flooring: .distantFuture) < Instant(secondsSinceEpoch: .max))
    #expect(
      Instant(flooring: Date(timeIntervalSince1970: 1e300)) == Instant(secondsSinceEpoch: .max))
    #expect(
      Instant(ceiling: Date(timeIntervalSince1970: -.infinity))
        == Instant(secondsSinceEpoch: .min))
    #expect(
      Instant(ceiling: Date(timeIntervalSince1970: .nan)) == Instant(secondsSinceEpoch: .min))
  }
}
