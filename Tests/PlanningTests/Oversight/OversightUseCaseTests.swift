import Calendar
import CalendarSamples
import Foundation
import Messages
import Postgres
import Questionnaires
import Testing

@testable import PlanningService
@testable import ServiceKit

/// Use cases of staff, from the tables to the plan.
@Suite struct OversightUseCaseTests {
  private let surgery = Schedule(
    plan: .daily(DailyPlan(minutesOfDay: [600])),
    anchor: ScheduleAnchorDefinition(event: .staffDate("surgery"), offsetDays: 2))

  private func joined(
    _ uses: [CatalogueV1.StudyQuestionnaire] = [.use(.everyDay(at: 1200))]
  ) async throws -> OverseenStudy {
    let study = try await OverseenStudy()
    try await study.planned.publish(uses)
    try await study.planned.join(at: study.planned.now - 86_400)
    return study
  }

  private func failure<Answer>(
    _ body: () async throws -> Answer
  ) async throws -> OversightError? {
    do {
      _ = try await body()
      return nil
    } catch let error as OversightError {
      return error
    }
  }

  @Test func aDateBeginsASchedule() async throws {
    let study = try await joined([.use("after", [surgery])])
    let planned = study.planned
    #expect(try await planned.plan().isEmpty)
    func set(_ day: Int) async throws -> StaffDate {
      try await study.changeDate.set(
        "surgery", to: CivilDate(year: 2026, month: 6, day: day), of: study.name,
        studyID: planned.studyID, by: study.leader, now: planned.now)
    }
    let first = try await set(10)
    #expect(first.pseudonym == study.name && first.setBy != study.leader)
    #expect(try await planned.plan(limit: 2).first?.instant.at == Instant(2026, 6, 12, 8))
    // Repeating it changes nothing; another date moves the plan.
    #expect(try await set(10) == first)
    _ = try await set(20)
    #expect(try await planned.plan(limit: 2).first?.instant.at == Instant(2026, 6, 22, 8))
    let dates = try await study.changeDate.list(
      studyID: planned.studyID, of: "", after: nil, limit: 10)
    #expect(dates.items.map(\.date.iso8601) == ["2026-06-20"] && !dates.hasMore)
    func delete() async throws -> Bool {
      try await study.changeDate.delete(
        "surgery", of: study.name, studyID: planned.studyID, by: study.leader, now: planned.now)
    }
    #expect(try await delete())
    #expect(try await delete() == false)
    #expect(try await planned.plan().isEmpty)
    #expect(try await study.audited().map(\.action) == ["date.set", "date.set", "date.deleted"])
  }

  @Test func datesThatAreRefused() async throws {
    let study = try await joined([.use("after", [surgery])])
    func set(_ id: String, _ name: String) async throws -> OversightError? {
      try await failure {
        try await study.changeDate.set(
          id, to: CivilDate(year: 2026, month: 6, day: 1), of: name,
          studyID: study.planned.studyID, by: study.leader, now: study.planned.now)
      }
    }
    #expect(try await set("visit", study.name) == .staffDateUnknown("visit"))
    #expect(try await set("surgery", "aaaaaaaaaaaaaaaa") == .participantUnknown)
    try await study.planned.leave(at: study.planned.now - 60)
    #expect(try await set("surgery", study.name) == .participantLeft)
    #expect(try await study.audited().isEmpty)
  }

  @Test func pseudonymsAreAskedForOnce() async throws {
    let study = try await joined()
    study.owner.goAway(true)
    let studyID = study.planned.studyID
    #expect(
      try await failure { try await study.pseudonyms.prepare(studyID) } == .pseudonymsNotKnownYet)
    study.owner.goAway(false)
    let again = StudyPseudonyms(pool: study.planned.pool, owner: study.owner)
    #expect(
      try await again.participant(study.name, in: studyID) == study.planned.participantID)
    study.owner.goAway(true)
    let asked = study.owner.asked
    let later = StudyPseudonyms(pool: study.planned.pool, owner: study.owner)
    #expect(
      try await later.participant(study.name, in: studyID) == study.planned.participantID)
    #expect(study.owner.asked == asked)
  }

  @Test func whatStaffAddsMovesAndCallsOff() async throws {
    let study = try await joined()
    let planned = study.planned
    func add(_ id: UUID, at hour: Int) async throws -> NotificationRecord {
      try await study.editNotifications.add(
        EditNotifications.Addition(
          id: id, studyID: planned.studyID, pseudonym: study.name, questionnaireID: "momentary",
          notification: StaffNotification(
            at: Instant(2026, 6, 2, hour), overridesQuietHours: false),
          expiresAfterMinutes: 30), by: study.leader, now: planned.now)
    }
    let (first, second) = (UUID(), UUID())
    #expect(try await failure { try await add(first, at: 9) } == .timeZoneNotKnown)
    let before = try await planned.plan(limit: 3)
    let added = try await add(first, at: 9)
    #expect(added.standing.origin == .staff && added.revision == nil)
    #expect(added.standing.handedOut.instant.expiresAt == Instant(2026, 6, 2, 9, 30))
    #expect(try await add(first, at: 9).id == first)
    #expect(try await failure { try await add(first, at: 10) } == .notificationIDReused)
    #expect(try await failure { try await add(second, at: 9) } == .instantTaken)
    let after = try await planned.plan(limit: 4)
    #expect(after.map(\.id) == [before[0].id, first, before[1].id, before[2].id])
    func move(_ id: UUID, to newID: UUID, _ hour: Int) async throws -> NotificationRecord {
      try await study.editNotifications.move(
        id, of: planned.studyID, to: newID,
        StaffNotification(at: Instant(2026, 6, 2, hour), overridesQuietHours: false),
        by: study.leader,
        now: planned.now)
    }
    let moved = try await move(first, to: second, 11)
    #expect(moved.movedFrom == first)
    #expect(moved.standing.handedOut.instant.expiresAt == Instant(2026, 6, 2, 11, 30))
    #expect(try await move(first, to: second, 11) == moved)
    #expect(try await failure { try await move(first, to: UUID(), 12) } == .notificationNotComing)
    #expect(try await failure { try await move(UUID(), to: UUID(), 12) } == .notificationUnknown)
    // A cancelled notification of a schedule is not planned again.
    let off = try await study.editNotifications.cancel(
      before[2].id, of: planned.studyID, by: study.leader, now: planned.now)
    #expect(off.isCancelledByStaff && off.standing.life.cancelledAt == planned.now)
    let last = try await planned.plan(limit: 4)
    #expect(last.map(\.id).prefix(3) == [before[0].id, second, before[1].id])
    #expect(last[3].instant.at > before[2].instant.at)
    #expect(
      try await study.audited().map(\.action)
        == ["notification.added", "notification.moved", "notification.cancelled"])
    let told = try await planned.told().flatMap(\.notifications)
    #expect(told.contains { $0.notificationID == second.uuidString.lowercased() && !$0.cancelled })
    #expect(told.contains { $0.notificationID == first.uuidString.lowercased() && $0.cancelled })
    let all = try await study.list(
      ListNotifications.Request(
        studyID: planned.studyID, pseudonym: study.name, from: planned.now, to: nil,
        includesCancelled: true, after: nil, limit: 100))
    #expect(all.page.items.count == 6 && all.timeZone == "Europe/Berlin")
  }

  @Test func nobodyIsAskedByHandAfterLeaving() async throws {
    let study = try await joined()
    let planned = study.planned
    let plan = try await planned.plan(limit: 1)
    try await planned.leave(at: planned.now)
    let add = try await failure {
      try await study.editNotifications.add(
        EditNotifications.Addition(
          id: UUID(), studyID: planned.studyID, pseudonym: study.name,
          questionnaireID: "momentary",
          notification: StaffNotification(at: Instant(2026, 6, 2, 9), overridesQuietHours: false),
          expiresAfterMinutes: 0), by: study.leader, now: planned.now)
    }
    #expect(add == .participantLeft)
    #expect(
      try await failure {
        try await study.editNotifications.move(
          plan[0].id, of: planned.studyID, to: UUID(),
          StaffNotification(at: Instant(2026, 6, 2, 9), overridesQuietHours: false),
          by: study.leader,
          now: planned.now)
      } == .notificationNotComing)
  }

  @Test func aPlanFromTheTablesIsExplained() async throws {
    var study = try await joined([
      .use("momentary", [Schedule(plan: .tenDaily, expiresAfterMinutes: 60)]),
      .use("diary", [Schedule(plan: .daily(DailyPlan(minutesOfDay: [600, 1200])), priority: 5)]),
    ])
    func check(_ plan: [PlannedNotification]) async throws {
      for one in plan {
        let explained = try await study.explain(one.id, in: .study(study.planned.studyID))
        let draw = try #require(explained.draw)
        #expect(draw.explanation.isReproduced, "\(one.key) \(one.instant.at.iso8601)")
        #expect(draw.explanation.step != nil && draw.scheduleJSON.contains("plan"))
      }
    }
    try await check(try await study.planned.plan())
    try await study.planned.choose(
      quiet: [IngestionV1.QuietHours(startMinute: 720, endMinute: 900)], gap: 20, revision: 1)
    let ruled = try await study.planned.plan()
    try await check(ruled)
    study = study.later(by: 3 * 86_400)
    let later = try await study.planned.plan()
    #expect(later.first != ruled.first)
    try await check(later)
    let one = try #require(later.last)
    #expect(
      try await failure { try await study.explain(one.id, in: .own(UUID())) }
        == .notificationUnknown)
    #expect(
      try await failure { try await study.explain(one.id, in: .study("another")) }
        == .notificationUnknown)
    _ = try await study.explain(one.id, in: .own(study.planned.participantID))
  }

  @Test func theAuditLogIsAChain() async throws {
    let study = try await joined([.use("after", [surgery])])
    _ = try await study.changeDate.set(
      "surgery", to: CivilDate(year: 2026, month: 6, day: 3), of: study.name,
      studyID: study.planned.studyID, by: study.leader, now: study.planned.now)
    let log = AuditLog()
    let head = try await log.verify(on: study.planned.pool)
    #expect(head.number >= 1)
    await #expect(throws: PostgresError.self) {
      try await study.planned.pool.execute("UPDATE audit_log SET object = ''")
    }
  }
}

extension OverseenStudy {
  func later(by seconds: TimeInterval) -> OverseenStudy {
    var study = self
    study.planned.now += seconds
    return study
  }
}
