import Calendar
import CalendarSamples
import Foundation
import Messages
import Testing

@testable import PlanningService

@Suite struct HandOutPlanTests {
  // MARK: Standing

  @Test func askingAgainAnswersTheSame() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let first = try await planned.plan()
    #expect(first.count == 64)
    #expect(Set(first.map(\.id)).count == 64)
    #expect(first.map(\.instant.at) == first.map(\.instant.at).sorted())
    #expect(try await planned.plan() == first)
    #expect(try await planned.plan(zone: nil) == first)
    #expect(try await planned.plan(limit: 7) == Array(first.prefix(7)))
    planned.now += 3 * 3600
    let later = try await planned.plan()
    let left = first.filter { $0.instant.at.date > planned.now }
    #expect(Array(later.prefix(left.count)) == left)
    #expect(later.count == 64)
    #expect(try await planned.revisions() == [1])
  }

  @Test func aFewFirstAreTheBeginningOfAll() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily), .use("evening", .everyDay(at: 1200))])
    let few = try await planned.plan(limit: 5)
    #expect(try await planned.count("pending") == 5)
    let all = try await planned.plan()
    #expect(Array(all.prefix(5)) == few)
    #expect(try await planned.count("pending") == 64)
    #expect(all.filter { $0.key.questionnaireID == "evening" }.allSatisfy { $0.instant.fixed })
  }

  @Test func manyAtOnceGetOneAnswer() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let answers = try await withThrowingTaskGroup(of: [PlannedNotification].self) { group in
      for limit in 57...64 { group.addTask { try await planned.plan(limit: limit) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let longest = try await planned.plan()
    #expect(answers.count == 8)
    for answer in answers { #expect(answer == Array(longest.prefix(answer.count))) }
    #expect(try await planned.count("pending") == 64)
  }

  @Test func nothingNewWithinTheLeadTimeButWhatWasHandedOutStays() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 840, 841, 900))])
    // 14:00 in Berlin.
    planned.now = Instant(2026, 6, 1, 11, 45).date
    let first = try await planned.plan(limit: 2)
    #expect(first.map(\.instant.at) == [Instant(2026, 6, 1, 12), Instant(2026, 6, 1, 12, 1)])
    planned.now += 14 * 60
    #expect(try await planned.plan(limit: 2) == first)
    planned.now += 60
    #expect(try await planned.plan(limit: 1) == [first[1]])
    var late = try await Planned()
    late.now = Instant(2026, 6, 1, 11, 45).date + 0.5
    try await late.publish([.use(.everyDay(at: 840, 841, 900))])
    #expect(try await late.plan(limit: 1).map(\.instant.at) == [Instant(2026, 6, 1, 12, 1)])
  }

  @Test func everyDrawCanBeRepeatedFromTheTables() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    _ = try await planned.plan()
    _ = try await planned.plan(zone: "Asia/Kathmandu")
    let rows = try await planned.pool.query(
      """
      SELECT n.at, n.revision, n.tzdata_version, r.time_zone, r.schedule FROM notifications n
      JOIN plan_revisions r USING (participant_id, study_id, questionnaire_id, revision)
      WHERE participant_id = \(planned.participantID)
      """)
    #expect(rows.count == 128)
    for row in rows {
      let schedule = try #require(
        try ScheduleCoding.schedule(row.decode("schedule", as: [UInt8].self)))
      guard case .standard(let plan) = schedule.plan else {
        Issue.record("not a standard plan")
        return
      }
      let zone = try zone(row.decode("time_zone"))
      #expect(try row.decode("tzdata_version") == zone.databaseVersion)
      let at = Instant(flooring: try row.decode("at"))
      let planner = StandardPlanner(
        plan: plan, zone: zone,
        seed: PlanSeed(
          participant: withUnsafeBytes(of: planned.participantID.uuid) { Array($0) },
          studyID: planned.studyID, questionnaireID: "momentary",
          revision: 1))
      #expect(planner.instants(on: zone.date(at: at)).contains(at))
    }
  }

  // MARK: Planning again

  /// Covers a field added later with a non-zero default, and a field of a later release.
  @Test func aScheduleThatAnotherReleaseWroteDownIsNoChange() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.standard(.daily(10, gap: 15)))])
    let first = try await planned.plan()
    let stored = try await planned.pool.query(
      "SELECT schedule FROM plan_revisions WHERE participant_id = \(planned.participantID)")
    var schedule = try CatalogueV1.Schedule(
      serialized: stored[0].decode("schedule", as: [UInt8].self))
    guard case .standard(var plan) = schedule.plan else {
      Issue.record("not a standard plan")
      return
    }
    #expect(plan.minimumGapMinutes == 15)
    plan.minimumGapMinutes = 0
    schedule.plan = .standard(plan)
    let earlier = schedule.serialized()
    // Field 1000 as a varint.
    let later = earlier + [0xc0, 0x3e, 0x07]
    for bytes in [earlier, later] {
      try await planned.pool.execute(
        """
        UPDATE plan_revisions SET schedule = \(bytes)
        WHERE participant_id = \(planned.participantID)
        """)
      #expect(try await planned.plan() == first)
    }
    #expect(try await planned.revisions() == [1])
    #expect(try await planned.count("cancelled") == 0)
    // A changed value is a change.
    try await planned.publish([.use(.standard(.daily(10, gap: 16)))], revision: 2)
    #expect(try await planned.plan() != first)
    #expect(try await planned.revisions() == [1, 2])
  }

  @Test func anotherZoneIsAnotherPlan() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 600))])
    let berlin = try await planned.plan(limit: 10)
    let york = try await planned.plan(zone: "America/New_York", limit: 10)
    #expect(berlin[0].instant.at == Instant(2026, 6, 2, 8))
    #expect(york[0].instant.at == Instant(2026, 6, 1, 14))
    #expect(Set(york.map(\.id)).isDisjoint(with: berlin.map(\.id)))
    #expect(try await planned.count("cancelled") == 10)
    // The zone is stored; sending the same name again changes nothing.
    #expect(try await planned.plan(zone: nil, limit: 10) == york)
    #expect(try await planned.revisions() == [1, 2])
  }

  /// Names of one zone, and zones with the same clock, on two devices that ask in turn.
  @Test(arguments: [
    ["Asia/Calcutta", "Asia/Kolkata", "asia/kolkata"], ["Europe/Kiev", "Europe/Kyiv"],
    ["Europe/Berlin", "Europe/Vienna", "Europe/Copenhagen", "CET"], ["UTC", "Etc/UTC"],
    ["US/Pacific", "America/Los_Angeles", "GMT-07:00", "PST"],
  ])
  func theSameClockIsTheSamePlan(_ names: [String]) async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let first = try await planned.answer(zone: names[0])
    for name in names + names {
      let again = try await planned.answer(zone: name, planToken: first.token)
      #expect(again.isDelta && again.removed.isEmpty, "\(name)")
      #expect(again.plan.allSatisfy(first.plan.contains), "\(name)")
      #expect(again.timeZone == names[0])
      #expect(try await planned.plan(zone: name) == first.plan)
    }
    #expect(try await planned.revisions() == [1])
  }

  @Test func anOffsetIsAZone() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 600))])
    let india = try await planned.answer(zone: "GMT+0530", limit: 10)
    #expect(india.timeZone == "UTC+05:30")
    #expect(india.plan[0].instant.at == Instant(2026, 6, 2, 4, 30))
    #expect(try await planned.plan(zone: nil, limit: 10) == india.plan)
    // The kept zone has another offset: the person has travelled.
    let york = try await planned.answer(zone: "-04:00", limit: 10)
    #expect(york.timeZone == "UTC-04:00")
    #expect(york.plan[0].instant.at == Instant(2026, 6, 1, 14))
    // An unknown zone says nothing about a journey.
    #expect(try await planned.plan(zone: "Europe/Atlantis", limit: 10) == york.plan)
    #expect(try await planned.revisions() == [1, 2])
  }

  @Test func aZoneIsNeeded() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    for zone in [nil, "Europe/Atlantis"] {
      await #expect(throws: PlanningError.timeZoneUnknown(zone ?? "")) {
        try await planned.plan(zone: zone)
      }
    }
    #expect(try await planned.plan(zone: "UTC").count == 64)
  }

  @Test func aNewRevisionOfTheStudyPlansAgainOnlyWhatChanged() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily), .use("evening", .everyDay(at: 1200))])
    let first = try await planned.plan()
    func of(_ questionnaireID: String, _ plan: [PlannedNotification]) -> [PlannedNotification] {
      plan.filter { $0.key.questionnaireID == questionnaireID }
    }
    // Change nothing relevant to planning.
    try await planned.publish(
      [.use(.tenDaily, mayChange: false), .use("evening", .everyDay(at: 1200))], revision: 2)
    #expect(try await planned.plan() == first)
    // The evening schedule changes; the others do not.
    try await planned.publish([.use(.tenDaily), .use("evening", .everyDay(at: 1260))], revision: 3)
    let second = try await planned.plan()
    #expect(of("momentary", second) == of("momentary", first))
    #expect(of("evening", second).first?.instant.at == Instant(2026, 6, 1, 19))
    #expect(try await planned.revisions(of: "evening") == [1, 2])
    // An old revision arrives again.
    try await planned.publish([.use(.everyDay(at: 60))], revision: 2)
    #expect(try await planned.plan() == second)
    // The evening questionnaire is removed and the other one deactivated.
    try await planned.publish([.use(.tenDaily, deactivated: true)], revision: 4)
    #expect(try await planned.plan().isEmpty)
    #expect(try await planned.count("pending") == 0)
    // It is activated again.
    try await planned.publish([.use(.tenDaily)], revision: 5)
    #expect(try await planned.plan().count == 64)
    #expect(try await planned.revisions() == [1, 2, 3])
  }

  @Test func theGapHoldsOverAChangeOfSettings() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.standard(.daily(10, gap: 60)))])
    let first = try await planned.plan()
    // Just after the first instant.
    planned.now = first[0].instant.at.date + 1
    let second = try await planned.plan(zone: "UTC")
    #expect(Set(second.map(\.id)).isDisjoint(with: first.map(\.id)))
    #expect(second[0].instant.at.seconds(since: first[0].instant.at) >= 3600)
  }

  @Test func tooManyChangesInADayAreRefused() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 600))])
    let first = try await planned.plan(limit: 1)
    try await planned.pool.execute(
      """
      INSERT INTO plan_revisions
        (participant_id, study_id, questionnaire_id, revision, planned_at, time_zone)
      SELECT \(planned.participantID), 'another', 'one', n, \(planned.now) - n * interval '1 second',
        'UTC'
      FROM generate_series(1, \(GetNotificationPlan.changesPerDayMax - 2)) n
      """)
    // Changes of several schedules at once count as one.
    try await planned.pool.execute(
      """
      INSERT INTO plan_revisions
        (participant_id, study_id, questionnaire_id, revision, planned_at, time_zone)
      SELECT \(planned.participantID), 'another', 'two', n, \(planned.now - 1), 'UTC'
      FROM generate_series(1, 5000) n
      """)
    planned.now += 1
    #expect(try await planned.plan(zone: "UTC", limit: 1) != first)
    planned.now += 1
    await #expect(throws: PlanningError.replannedTooOften(maximum: 1000)) {
      try await planned.plan(zone: "Asia/Tokyo", limit: 1)
    }
    // An unchanged plan is still returned.
    #expect(try await planned.plan(zone: nil, limit: 1).count == 1)
    planned.now += 86_401
    #expect(try await planned.plan(zone: "Asia/Tokyo", limit: 1).count == 1)
  }
}
