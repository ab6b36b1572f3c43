import Calendar
import CalendarSamples
import Foundation
import Messages
import Testing

@testable import PlanningService

@Suite struct CodingTests {
  @Test func schedulesSurviveTheTables() throws {
    for plan in [
      Plan.standard(.daily(96, from: 0, to: 1439, gap: 720)),
      .custom(CustomPlan(times: DayOfWeek.allCases.map { WeeklyTime(day: $0, minuteOfDay: 7) })),
      .monthly(MonthlyPlan(dayOfMonth: 31, minuteOfDay: 1439)),
    ] {
      let schedule = Schedule(
        plan: plan, participantMayChange: true, startDay: 9, expiresAfterMinutes: 60)
      #expect(try ScheduleCoding.schedule(ScheduleCoding.bytes(schedule)) == schedule)
    }
  }

  @Test func unknownWeekdaysAndNoPlanAreSeen() throws {
    #expect(try ScheduleCoding.schedule(nil) == nil)
    #expect(try ScheduleCoding.schedule(CatalogueV1.Schedule().serialized()) == nil)
    #expect(ScheduleCoding.bytes(nil) == nil)
    func day(_ day: CatalogueV1.DayOfWeek) throws -> WeeklyTime? {
      let plan = CatalogueV1.CustomPlan(times: [CatalogueV1.WeeklyTime(day: day, minuteOfDay: 7)])
      let bytes = CatalogueV1.Schedule(plan: .custom(plan)).serialized()
      guard case .custom(let read) = try ScheduleCoding.schedule(bytes)?.plan else { return nil }
      return read.times.first
    }
    #expect(try day(.unspecified) == WeeklyTime(day: nil, minuteOfDay: 7))
    #expect(try day(.unrecognized(8)) == WeeklyTime(day: nil, minuteOfDay: 7))
    #expect(try day(.sunday) == WeeklyTime(day: .sunday, minuteOfDay: 7))
    let none = Schedule(plan: .custom(CustomPlan(times: [WeeklyTime(day: nil, minuteOfDay: 7)])))
    #expect(try ScheduleCoding.schedule(ScheduleCoding.bytes(none)) == none)
  }

  @Test func numbersOfAnySizeAreReadAndRefused() throws {
    let window = CatalogueV1.DayWindow(day: .monday, startMinute: .max, endMinute: .max)
    let message = CatalogueV1.Schedule(
      plan: .standard(
        CatalogueV1.StandardPlan(perDay: .max, windows: [window], minimumGapMinutes: .max)))
    let schedule = try #require(try ScheduleCoding.schedule(message.serialized()))
    #expect(schedule.plan.findings().count == 4)
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
