import Calendar
import CalendarSamples
import Foundation
import Messages
import QuestionnaireWire
import Questionnaires
import Testing

@testable import PlanningService

/// The person's rules, from the events to the plan.
@Suite struct NotificationRulesTests {
  private let morning = Schedule(
    id: "morning", plan: .daily(DailyPlan(minutesOfDay: [480])), priority: 5)
  private let random = Schedule(id: "random", plan: .tenDaily, expiresAfterMinutes: 60)

  private func published(
    _ rules: PromptRulesDefinition = PromptRulesDefinition(), revision: UInt32 = 1,
    to planned: Planned? = nil
  ) async throws -> Planned {
    var planned = planned
    if planned == nil { planned = try await Planned() }
    let known = try #require(planned)
    try await known.publish(
      [.use("momentary", [random]), .use("diary", [morning])], revision: revision, rules: rules)
    return known
  }

  private func quiet(_ planned: Planned, _ from: Int, _ to: Int, revision: UInt64) async throws {
    try await planned.choose(
      quiet: [IngestionV1.QuietHours(startMinute: UInt32(from), endMinute: UInt32(to))],
      revision: revision)
  }

  private func minutes(_ plan: [PlannedNotification]) throws -> [Int] {
    let berlin = try zone("Europe/Berlin")
    return plan.map { berlin.secondOfDay(at: $0.instant.at) / 60 }
  }

  @Test func quietHoursActWhenTheDeviceAsksNext() async throws {
    let planned = try await published()
    let before = try await planned.plan()
    try await quiet(planned, 720, 960, revision: 1)
    let after = try await planned.plan()
    #expect(after.count == 64)
    #expect(try minutes(after).allSatisfy { !(720..<960).contains($0) })
    // Notifications with an unchanged instant keep their ids.
    let mornings = before.filter { $0.key.questionnaireID == "diary" }
    #expect(
      Array(after.filter { $0.key.questionnaireID == "diary" }.prefix(mornings.count)) == mornings)
    #expect(try await planned.plan() == after)
    // Repeated or older settings change nothing.
    try await quiet(planned, 0, 60, revision: 1)
    #expect(try await planned.plan() == after)
    try await planned.choose(quiet: [], revision: 2)
    #expect(try await planned.plan().map(\.instant) == before.map(\.instant))
  }

  @Test func whatHasNoRoomIsToldAgainAndAgain() async throws {
    var planned = try await published()
    try await quiet(planned, 420, 540, revision: 1)
    var first = try await planned.answer()
    // A random instant may have fallen into the lead time.
    let soon = first.unplaced.filter { $0.refusal == .leadTime }
    first.unplaced.removeAll { soon.contains($0) }
    #expect(!first.unplaced.isEmpty)
    #expect(first.unplaced.allSatisfy { $0.key.scheduleID == "morning" })
    #expect(first.unplaced.allSatisfy { $0.refusal == .quietHours })
    #expect(first.plan.allSatisfy { $0.key.scheduleID == "random" })
    let again = try await planned.answer()
    #expect(again.plan == first.plan && again.unplaced == soon + first.unplaced)
    #expect(try await planned.unplacedCount() >= first.unplaced.count)
    planned.now += 86_400
    #expect(try await planned.answer().unplaced.first == first.unplaced[1])
    try await planned.choose(quiet: [], revision: 2)
    let open = try await planned.answer()
    #expect(open.unplaced.isEmpty && open.plan.contains { $0.key.scheduleID == "morning" })
  }

  @Test func aStudysCapLeavesWhatMattersMost() async throws {
    let planned = try await published(PromptRulesDefinition(perDayMax: 3))
    let plan = try await planned.plan()
    let berlin = try zone("Europe/Berlin")
    for (date, all) in Dictionary(grouping: plan, by: { berlin.date(at: $0.instant.at) }) {
      #expect(all.count <= 3, "\(date)")
    }
    #expect(plan.count { $0.key.scheduleID == "morning" } >= 20)
    // All notifications return without the cap.
    _ = try await published(revision: 2, to: planned)
    #expect(try await planned.plan().count { $0.key.scheduleID == "morning" } <= 7)
  }

  @Test func aHolidayIsFree() async throws {
    let planned = try await published(PromptRulesDefinition(holidays: ["2026-06-03"]))
    let berlin = try zone("Europe/Berlin")
    let holiday = CivilDate(year: 2026, month: 6, day: 3)
    let plan = try await planned.plan()
    #expect(!plan.contains { berlin.date(at: $0.instant.at) == holiday })
    #expect(plan.contains { berlin.date(at: $0.instant.at) == holiday.adding(days: 1) })
  }

  @Test func aGapOverAllKeepsThemApart() async throws {
    let planned = try await published()
    try await planned.choose(quiet: [], gap: 45, revision: 1)
    let plan = try await planned.plan()
    let gaps = zip(plan, plan.dropFirst()).map { $1.instant.at.seconds(since: $0.instant.at) }
    #expect(gaps.allSatisfy { $0 >= 45 * 60 })
    #expect(plan.count == 64)
  }

  @Test func rulesAreKeptWithWhatWasPlannedByThem() async throws {
    let planned = try await published()
    _ = try await planned.plan()
    try await quiet(planned, 720, 960, revision: 1)
    _ = try await planned.plan()
    let rows = try await planned.pool.query(
      """
      SELECT revision, rules FROM person_rules WHERE participant_id = \(planned.participantID)
      """)
    #expect(try rows.map { try $0.decode("revision", as: Int.self) } == [1])
    #expect(try rows[0].decode("rules", as: String.self).contains(#""start":720"#))
    let kept = try await planned.pool.query(
      """
      SELECT rules_revision, plan_date FROM notifications
      WHERE participant_id = \(planned.participantID) AND handed_out_at = \(planned.now)
        AND rules_revision IS NOT NULL
      """)
    #expect(!kept.isEmpty)
  }
}
