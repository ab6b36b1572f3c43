import Bus
import Calendar
import CalendarSamples
import Foundation
import Postgres
import Questionnaires
import ServiceKit
import Synchronization
import TestSupport
import Testing

@testable import PlanningService

/// A clock that does not advance.
private struct StoppedClock: WallClock {
  let time: Date
  func now() -> Date { time }
}

/// Each test has its own database, because a round plans for all due participants.
@Suite struct PlanAheadTests {
  private func planned() async throws -> Planned {
    let pool = try await TestDatabase.create().pool(as: .planning, connections: 4)
    _ = try await Migrator(schema: "planning", sets: PlanningAssembly.migrationSets)
      .apply(on: pool)
    return Planned(pool: pool)
  }

  private func ahead(
    _ planned: Planned, zones: ZoneDatabase = hostZones, suspended: SuspendedAccounts? = nil
  ) -> PlanAhead {
    PlanAhead(
      pool: planned.pool, zones: zones, events: Planned.events,
      suspended: suspended ?? SuspendedAccounts(pool: planned.pool),
      clock: StoppedClock(time: planned.now))
  }

  /// - Returns: The number of participants planned for.
  @discardableResult
  private func round(_ ahead: PlanAhead) async throws -> PlanAhead.Round {
    let failures = Mutex<[String]>([])
    let round = try await ahead { _, error in failures.withLock { $0.append("\(error)") } }
    #expect(failures.withLock { $0 } == [])
    return round
  }

  private func kept(_ planned: Planned) async throws -> [(at: Date, isHandedOut: Bool)] {
    try await planned.pool.query(
      """
      SELECT at, handed_out_at IS NOT NULL AS out FROM notifications
      WHERE participant_id = \(planned.participantID) AND cancelled_at IS NULL ORDER BY at
      """
    ).map { (try $0.decode("at"), try $0.decode("out")) }
  }

  @Test func silentDevicesHavePlans() async throws {
    var planned = try await planned()
    try await planned.publish([.use(.everyDay(at: 840))])
    try await planned.join(at: planned.now)
    #expect(try await planned.plan(limit: 1).count == 1)
    // No participant is due yet.
    #expect(try await round(ahead(planned)) == PlanAhead.Round())
    #expect(try await ahead(planned).overdue().count == 0)
    planned.now += 25 * 3600
    let overdue = try await ahead(planned).overdue()
    #expect(overdue.count == 1)
    // Planned once a day, spread over at most an hour.
    #expect((1...2 * 3600).contains(overdue.oldestAge))
    #expect(try await round(ahead(planned)) == PlanAhead.Round(taken: 1, planned: 1))
    let kept = try await kept(planned)
    #expect(kept.map(\.isHandedOut) == [true, false, false, false])
    #expect(kept.allSatisfy { $0.at <= planned.now + PlanAhead.horizon })
    #expect(try await round(ahead(planned)) == PlanAhead.Round())
    // The device receives the notifications that were planned ahead.
    let plan = try await planned.plan(limit: 2)
    #expect(plan.map(\.instant.at.date) == kept.dropFirst(1).prefix(2).map(\.at))
    #expect(try await self.kept(planned).map(\.isHandedOut) == [true, true, true, false])
    await planned.pool.close()
  }

  /// Runs with and without rules over all schedules.
  @Test(arguments: [false, true])
  func aClockThatWasAheadLeavesNoHole(rules: Bool) async throws {
    var planned = try await planned()
    try await planned.publish(
      [.use(.standard(.daily(4, gap: 60)))],
      rules: rules ? PromptRulesDefinition(perDayMax: 20) : PromptRulesDefinition())
    try await planned.join(at: planned.now)
    let first = try await planned.plan(limit: 5)
    let now = planned.now
    planned.now += 20 * 86_400
    #expect(try await round(ahead(planned)).planned == 1)
    let far = try await kept(planned).map(\.at).filter { $0 > planned.now }
    #expect(!far.isEmpty)
    planned.now = now + 25 * 3600
    // The entry was postponed to a time that is now far in the future.
    #expect(try await round(ahead(planned)).planned == 1)
    let days = Set(
      try await kept(planned).map { Int($0.at.timeIntervalSince(now) / 86_400) }.filter { $0 < 4 })
    #expect(days.isSuperset(of: [1, 2, 3]))
    let plan = try await planned.plan(limit: 200)
    let ats = plan.map(\.instant.at)
    // Four a day, no day without any, and no duplicates.
    #expect(Set(ats).count == ats.count && ats == ats.sorted())
    let begin = CivilDate(of: Instant(planned.now)).dayNumber + 1
    let byDay = Dictionary(grouping: plan) { CivilDate(of: $0.instant.at).dayNumber - begin }
    for day in 0..<24 { #expect(byDay[day]?.count == 4, "day \(day)") }
    // Existing notifications keep their instants and ids.
    #expect(Set(far).isSubset(of: ats.map(\.date)))
    let stood = Set(first.map(\.id))
    #expect(
      plan.count { stood.contains($0.id) } == first.count { $0.instant.at.date > planned.now })
    await planned.pool.close()
  }

  @Test func whatWasTakenComesUpAgain() async throws {
    var planned = try await planned()
    try await planned.publish([.use(.everyDay(at: 840))])
    try await planned.join(at: planned.now)
    _ = try await planned.plan(limit: 1)
    planned.now += 25 * 3600
    // The state after a crash.
    try await planned.pool.execute(
      "UPDATE planning_due SET plan_at = \(planned.now + 600)")
    #expect(try await round(ahead(planned)).taken == 0)
    planned.now += 601
    #expect(try await round(ahead(planned)).planned == 1)
    await planned.pool.close()
  }

  @Test func changesAreFollowedAtOnce() async throws {
    var planned = try await planned()
    try await planned.publish([.use(.everyDay(at: 840))])
    try await planned.join(at: planned.now)
    _ = try await planned.plan(limit: 3)
    planned.now += 60
    try await planned.publish([.use(.everyDay(at: 900))], revision: 2)
    #expect(try await round(ahead(planned)).planned == 1)
    #expect(
      try await kept(planned).map { Int($0.at.timeIntervalSince1970) % 86_400 }
        .allSatisfy { $0 == 13 * 3600 })
    _ = try await planned.choose(.muted)
    #expect(try await round(ahead(planned)).planned == 1)
    #expect(try await kept(planned).isEmpty)
    try await planned.leave(at: planned.now)
    planned.now += 86_400
    #expect(try await round(ahead(planned)).taken == 1)
    #expect(try await kept(planned).isEmpty)
    await planned.pool.close()
  }

  /// A device holds notifications far ahead, and a change adds others between them, which later
  /// plannings add as well: a further time each day, or earlier days.
  @Test(arguments: [false, true], [false, true])
  func aChangeLeavesNoHoleAfterTheFirstPlanning(rules: Bool, movedStart: Bool) async throws {
    var planned = try await planned()
    let rules = rules ? PromptRulesDefinition(perDayMax: 20) : PromptRulesDefinition()
    let starts = [Instant(2026, 6, 20, 0).date, Instant(2026, 6, 5, 0).date]
    try await planned.publish(
      [.use(.everyDay(at: 540))], startsAt: movedStart ? starts[0] : nil, rules: rules)
    try await planned.join(at: planned.now)
    let first = try await planned.plan(limit: 30)
    planned.now += 60
    try await planned.publish(
      [.use(movedStart ? .everyDay(at: 540) : .everyDay(at: 540, 1080))], revision: 2,
      startsAt: movedStart ? starts[1] : nil, rules: rules)
    #expect(try await round(ahead(planned)).planned == 1)
    planned.now += 60
    // The limit of a device ends its plan before everything is added.
    let short = try await planned.plan(limit: 10)
    planned.now += 86_400
    let plan = try await planned.plan(limit: 500)
    let perDay = movedStart ? 1 : 2
    let days = Dictionary(grouping: plan) { CivilDate(of: $0.instant.at).dayNumber }
    let begin = CivilDate(of: Instant(movedStart ? starts[1] : planned.now)).dayNumber
    for day in begin + 1..<begin + 60 { #expect(days[day]?.count == perDay, "day \(day)") }
    let left = first.filter { $0.instant.at.date > planned.now }
    #expect(Set(plan.map(\.id)).isSuperset(of: left.map(\.id)))
    #expect(try await planned.count("cancelled") == 0)
    // An unchanged plan stays.
    #expect(try await planned.plan(limit: 500) == plan)
    let explain = ExplainNotification(pool: planned.pool, zones: hostZones)
    for one in short + plan.prefix(80) {
      let draw = try await explain(one.id, in: .study(planned.studyID)).draw
      #expect(draw?.explanation.isReproduced == true, "\(one.instant.at.iso8601)")
    }
    await planned.pool.close()
  }

  /// Changed zone rules move only notifications whose local time would change.
  @Test func otherRulesOfAZoneMoveWhatWouldRingAtAnotherTime() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "otolith-zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func put(_ zone: String, version: String) throws {
      try Data("# version \(version)\n".utf8).write(
        to: folder.appending(path: "tzdata.zi"), options: .atomic)
      try Data(contentsOf: URL(filePath: "\(hostZones.path)/\(zone)")).write(
        to: folder.appending(path: "Here"), options: .atomic)
    }
    try put("Europe/Berlin", version: "1")
    let zones = try ZoneDatabase(path: folder.path)
    var planned = try await planned()
    // Both zones have summer time until the end of October; only one of them leaves it.
    planned.now = Instant(2026, 10, 23, 6).date
    try await planned.publish([.use(.everyDay(at: 840))])
    try await planned.join(at: planned.now)
    let before = try await planned.plan(zone: "Here", limit: 4, zones: zones)
    #expect(before.count == 4)
    try put("Africa/Johannesburg", version: "2")
    #expect(zones.refresh() != nil)
    var followed: String? = "1"
    followed = try await ahead(planned, zones: zones).followZones(since: followed)
    #expect(followed == "2")
    #expect(try await round(ahead(planned, zones: zones)).planned == 1)
    let after = try await planned.plan(zone: "Here", limit: 4, zones: zones)
    // 23 and 24 October are equal in both zones; only one has the clock change of the 25th.
    #expect(after.prefix(2) == before.prefix(2))
    #expect(
      zip(before, after).dropFirst(2).allSatisfy { old, new in
        old.id != new.id && new.instant.at == old.instant.at.adding(minutes: -60)
      })
    #expect(try await ahead(planned, zones: zones).followZones(since: followed) == "2")
    #expect(try await round(ahead(planned, zones: zones)).taken == 0)
    await planned.pool.close()
  }

  @Test func severalShareTheWork() async throws {
    var planned = try await planned()
    try await planned.publish([.use(.everyDay(at: 840))])
    let people = (0..<60).map { _ in UUID() }
    for id in people {
      try await planned.pool.execute(
        """
        INSERT INTO enrolments (participant_id, study_id, joined_at)
        VALUES (\(id), \(planned.studyID), \(planned.now))
        """)
      try await planned.pool.execute(
        "INSERT INTO participants (participant_id, time_zone) VALUES (\(id), 'Asia/Kolkata')")
      try await planned.pool.execute(
        """
        INSERT INTO planning_due (participant_id, plan_at, zone_digest)
        VALUES (\(id), '-infinity', 0)
        """)
    }
    planned.now += 60
    let (first, second) = (ahead(planned), ahead(planned))
    async let one = round(first)
    async let other = round(second)
    let rounds = try await (one, other)
    #expect(rounds.0.planned + rounds.1.planned == 60)
    let counts = try await planned.pool.query(
      "SELECT count(*) AS n FROM notifications GROUP BY participant_id"
    ).map { try $0.decode("n", as: Int.self) }
    #expect(counts == Array(repeating: 3, count: 60))
    await planned.pool.close()
  }
}
