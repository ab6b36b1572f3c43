import Calendar
import CalendarSamples
import Foundation
import Messages
import Questionnaires
import Testing

@testable import PlanningService

/// A change of a study replans only what it changes: every instant that stays the same keeps its
/// notification.
@Suite struct StudyChangeTests {
  private func schedule(
    id: String = "", _ plan: Plan = .tenDaily, expires: Int = 60
  ) -> Schedule {
    Schedule(id: id, plan: plan, participantMayChange: true, expiresAfterMinutes: expires)
  }

  private func publish(
    _ planned: Planned, _ schedule: Schedule, revision: UInt32 = 1, startsAt: Date? = nil,
    endsAt: Date? = nil, rules: PromptRulesDefinition = PromptRulesDefinition()
  ) async throws {
    try await planned.publish(
      [.use("momentary", [schedule])], revision: revision, startsAt: startsAt, endsAt: endsAt,
      rules: rules)
  }

  /// Both ways of planning do so: with rules over several schedules, and without.
  @Test(arguments: [0, 5] as [UInt32])
  func anotherExpiryKeepsIDsAndInstants(gap: UInt32) async throws {
    let planned = try await Planned()
    let rules = PromptRulesDefinition(minimumGapMinutes: gap)
    try await publish(planned, schedule(), rules: rules)
    let first = try await planned.answer()
    try await publish(planned, schedule(expires: 30), revision: 2, rules: rules)
    // The answer of the planning that changes them already has the new expiry.
    let delta = try await planned.answer(planToken: first.token)
    let second = try await planned.plan()
    #expect(second.map(\.id) == first.plan.map(\.id))
    #expect(second.map(\.instant.at) == first.plan.map(\.instant.at))
    #expect(second.allSatisfy { $0.instant.expiresAt == $0.instant.at.adding(minutes: 30) })
    #expect(try await planned.count("cancelled") == 0)
    #expect(try await planned.revisions() == [1, 2])
    // Devices, ingestion and delivery get the new expiry.
    #expect(delta.isDelta && delta.removed.isEmpty && delta.plan == second)
    let pending = try await planned.count("pending")
    #expect(try await planned.told().last?.notifications.count == pending)
    let due = try await planned.pool.query(
      """
      SELECT count(*) AS count FROM due_prompts JOIN notifications USING (notification_id)
      WHERE due_prompts.participant_id = \(planned.participantID)
        AND due_prompts.expires_at = notifications.at + interval '30 minutes'
      """)
    #expect(try due[0].decode("count") == pending)
    #expect(try await planned.plan() == second)
  }

  /// Reminders, snoozing and time to fill in are no inputs of a plan, and change with the study.
  @Test(arguments: [0, 5] as [UInt32])
  func anotherFollowUpReachesWhatIsPlanned(gap: UInt32) async throws {
    var planned = try await Planned()
    let rules = PromptRulesDefinition(minimumGapMinutes: gap)
    try await publish(planned, schedule(), rules: rules)
    let first = try await planned.answer(limit: 10)
    // One comes before the change.
    planned.now = first.plan[0].instant.at.date + 60
    var changed = schedule()
    changed.followUp = FollowUpDefinition(
      reminders: .init(count: 2, distanceMinutes: 15), snooze: .init(timesMax: 1, minutesMax: 5),
      completionMinutes: 20)
    try await publish(planned, changed, revision: 2, rules: rules)
    let delta = try await planned.answer(limit: 27, planToken: first.token)
    #expect(delta.isDelta && delta.removed.isEmpty)
    #expect(delta.plan.map(\.id) == first.plan.dropFirst().map(\.id))
    #expect(delta.plan.map(\.instant) == first.plan.dropFirst().map(\.instant))
    #expect(delta.plan.allSatisfy { $0.followUp == changed.followUp && $0.reminders.count == 2 })
    #expect(try await planned.revisions() == [1])
    let told = try #require(try await planned.told().last).notifications
    #expect(told.count >= 9 && told.allSatisfy { $0.completionMinutes == 20 })
    let due = try await planned.pool.query(
      """
      SELECT count(*) AS count FROM due_prompts JOIN notifications USING (notification_id)
      WHERE due_prompts.participant_id = \(planned.participantID)
        AND due_prompts.reminder_count = 2 AND due_prompts.reminder_distance_minutes = 15
        AND notifications.snooze_minutes_max = 5
        AND notification_id = ANY (\(delta.plan.map(\.id)))
      """)
    #expect(try due[0].decode("count") == 9)
    // Repeated, nothing changes but the end of what the device knows.
    let again = try await planned.answer(limit: 27, planToken: delta.token)
    #expect(again.isDelta && again.plan.count <= 1)
  }

  @Test func anIDForTheOnlyScheduleKeepsPlanAndOwnSettings() async throws {
    var planned = try await Planned()
    try await publish(planned, schedule())
    _ = try await planned.choose(.plan(.standard(.daily(6))))
    let first = try await planned.plan()
    try await publish(planned, schedule(id: "day"), revision: 2)
    let second = try await planned.plan()
    #expect(second.map(\.id) == first.map(\.id))
    #expect(second.allSatisfy { $0.key.scheduleID == "day" })
    #expect(try await planned.schedule()?.isOwn == true)
    #expect(try await planned.count("cancelled") == 0)
    // Later notifications are drawn as before.
    planned.now += 3 * 86_400
    let later = try await planned.plan()
    #expect(later.count == 64 && Set(later.map(\.id)).isSuperset(of: second.suffix(20).map(\.id)))
    try await publish(planned, schedule(id: "other"), revision: 3)
    #expect(try await planned.plan().map(\.id) == later.map(\.id))
    // A former id goes on with the latest plan and settings, not with its own.
    _ = try await planned.choose(.plan(.standard(.daily(4))), schedule: "other")
    let four = try await planned.plan()
    try await publish(planned, schedule(id: "day"), revision: 4)
    #expect(try await planned.plan().map(\.id) == four.map(\.id))
    let numbers = try await planned.revisions()
    #expect(Set(numbers).count == numbers.count)
    // The study's plan returns; settings under earlier ids are deleted, too.
    _ = try await planned.choose(.prescribed)
    #expect(try await planned.schedule()?.isOwn == false)
  }

  /// Two schedules are not one that has another id.
  @Test func aSecondScheduleContinuesNothing() async throws {
    let planned = try await Planned()
    try await publish(planned, schedule(id: "one"))
    _ = try await planned.choose(.plan(.standard(.daily(6))), schedule: "one")
    try await planned.publish(
      [.use("momentary", [schedule(id: "one"), schedule(id: "two")])], revision: 2)
    try await publish(planned, schedule(id: "two"), revision: 3)
    #expect(try await planned.schedule()?.isOwn == false)
  }

  @Test func aMovedStartKeepsWhatComesAfterIt() async throws {
    let planned = try await Planned()
    try await publish(planned, schedule())
    let first = try await planned.plan()
    let start = planned.now + 2.5 * 86_400
    try await publish(planned, schedule(), revision: 2, startsAt: start)
    let second = try await planned.plan()
    let left = first.filter { $0.instant.at.date >= start }
    #expect(!left.isEmpty && Array(second.prefix(left.count)) == left)
    #expect(second.count == 64)
    // Moved back, the days before are planned again, at the same instants.
    try await publish(planned, schedule(), revision: 3)
    let third = try await planned.plan()
    #expect(third.map(\.instant.at) == first.map(\.instant.at))
    #expect(Set(third.map(\.id)).isSuperset(of: left.map(\.id)))
    // The study's end leaves out what comes after it.
    try await publish(planned, schedule(), revision: 4, endsAt: start)
    let fourth = try await planned.plan()
    #expect(fourth.map(\.id) == third.filter { $0.instant.at.date < start }.map(\.id))
  }

  @Test func aFurtherTimeLeavesTheOthersInPlace() async throws {
    var planned = try await Planned()
    planned.now = Instant(2026, 6, 1, 6, 40).date
    try await publish(planned, schedule(.everyDay(at: 540, 720)))
    let first = try await planned.plan(limit: 10)
    // Ten minutes before a notification, within the lead time.
    planned.now += 600
    try await publish(planned, schedule(.everyDay(at: 540, 600, 720)), revision: 2)
    let second = try await planned.plan(limit: 10)
    #expect(second[0] == first[0] && second[2] == first[1])
    #expect(second[1].instant.at == Instant(2026, 6, 1, 8))
    #expect(try await planned.count("cancelled") == 0)
  }

  @Test func aZoneWithTheSameClockChangesNothing() async throws {
    let planned = try await Planned()
    try await publish(planned, schedule())
    let first = try await planned.plan()
    #expect(try await planned.plan(zone: "Europe/Vienna") == first)
    let tokyo = try await planned.plan(zone: "Asia/Tokyo")
    #expect(Set(tokyo.map(\.id)).isDisjoint(with: first.map(\.id)))
    #expect(try await planned.plan().map(\.instant.at) == first.map(\.instant.at))
  }

  /// Notifications that staff cancelled are not asked for again after a change.
  @Test func whatStaffCancelledStaysAway() async throws {
    let planned = try await Planned()
    try await publish(planned, schedule())
    let first = try await planned.plan()
    try await planned.pool.execute(
      """
      UPDATE notifications SET cancelled_at = \(planned.now), cancelled_by_staff = true
      WHERE notification_id = \(first[3].id)
      """)
    try await publish(planned, schedule(expires: 30), revision: 2)
    let second = try await planned.plan()
    #expect(!second.map(\.instant.at).contains(first[3].instant.at))
    #expect(second.prefix(3).map(\.id) == first.prefix(3).map(\.id))
  }
}
