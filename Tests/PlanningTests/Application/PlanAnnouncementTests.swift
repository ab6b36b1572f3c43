import Calendar
import CalendarSamples
import Foundation
import Messages
import Postgres
import TestSupport
import Testing

@testable import PlanningService

/// Events about notifications for other services.
@Suite struct PlanAnnouncementTests {
  private func planned() async throws -> Planned {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily), .use("evening", .everyDay(at: 1200))])
    try await planned.join(at: planned.now - 3600)
    return planned
  }

  @Test func aPlanOfSixtyFourIsOneEventAndOneThatStandsIsNone() async throws {
    var planned = try await planned()
    let plan = try await planned.plan()
    let told = try await planned.told()
    #expect(told.count == 1)
    let event = try #require(told.first)
    #expect(event.participantID == planned.participantID.uuidString.lowercased())
    #expect(event.serialized().count < 10_000)
    #expect(Set(event.notifications.map(\.notificationID)).count == 64)
    for (entry, notification) in zip(plan, event.notifications) {
      #expect(notification.notificationID == entry.id.uuidString.lowercased())
      #expect(notification.studyID == planned.studyID)
      #expect(notification.questionnaireID == entry.key.questionnaireID)
      #expect(notification.notifyTime?.date == entry.instant.at.date)
      #expect(notification.expireTime?.date == entry.instant.expiresAt?.date)
      #expect(notification.fixed == (entry.key.questionnaireID == "evening"))
      #expect(!notification.cancelled)
    }
    _ = try await planned.plan()
    _ = try await planned.plan(limit: 3)
    #expect(try await planned.told().count == 1)
    // A day later, only the new notifications.
    planned.now += 86_400
    let next = try await planned.plan()
    let new = try #require(try await planned.told().dropFirst().first)
    #expect(try await planned.told().count == 2)
    #expect(
      Set(new.notifications.map(\.notificationID))
        == Set(
          next.map(\.id).filter { id in !plan.contains { $0.id == id } }.map {
            $0.uuidString.lowercased()
          }))
  }

  @Test func whatIsPlannedAnewIsToldWithWhatItReplaces() async throws {
    let planned = try await planned()
    let before = try await planned.plan()
    let after = try await planned.plan(zone: "Asia/Tokyo")
    let told = try await planned.told()
    #expect(told.count == 2)
    let last = try #require(told.last).notifications
    #expect(
      Set(last.filter(\.cancelled).map(\.notificationID))
        == Set(before.map { $0.id.uuidString.lowercased() }))
    #expect(
      Set(last.filter { !$0.cancelled }.map(\.notificationID))
        == Set(after.map { $0.id.uuidString.lowercased() }))
  }

  @Test func mutingCallsOffAndTellsOfNothingNew() async throws {
    let planned = try await planned()
    let plan = try await planned.plan()
    _ = try await planned.choose(.muted)
    var told = try await planned.told()
    #expect(told.count == 2)
    let momentary = plan.filter { $0.key.questionnaireID == "momentary" }
    let last = try #require(told.last).notifications
    #expect(last.allSatisfy { $0.cancelled && $0.questionnaireID == "momentary" })
    #expect(
      Set(last.map(\.notificationID)) == Set(momentary.map { $0.id.uuidString.lowercased() }))
    // The repeated request contains no notification of the muted schedule.
    _ = try await planned.choose(.muted)
    _ = try await planned.plan()
    told = try await planned.told()
    #expect(
      told.dropFirst(2).flatMap(\.notifications).allSatisfy { $0.questionnaireID == "evening" })
  }

  @Test func leavingCallsOffWhatIsToComeOnce() async throws {
    var planned = try await planned()
    let plan = try await planned.plan()
    let left = plan[5].instant.at.date
    planned.now = left
    for _ in 0..<2 { try await planned.leave(at: left) }
    let told = try await planned.told()
    #expect(told.count == 2)
    let last = try #require(told.last).notifications
    #expect(last.count == plan.filter { $0.instant.at.date > left }.count)
    #expect(last.allSatisfy { $0.cancelled })
  }

  @Test func aPlanThatFailsIsToldToNobody() async throws {
    let planned = try await planned()
    await #expect(throws: PlanningError.timeZoneUnknown("Mars/Olympus")) {
      try await planned.plan(zone: "Mars/Olympus")
    }
    #expect(try await planned.told().isEmpty)
  }

  /// An event has a bounded size and covers one study, however many notifications are cancelled.
  @Test func eventsAreBoundedAndOfOneStudyEach() async throws {
    let pool = try await PlanningDatabase.shared.value
    let participantID = UUID()
    let many = (0..<PlanAnnouncements.notificationsMax + 1).map { index in
      PlannedNotification(
        id: UUID(), key: ScheduleKey(QuestionnaireKey(studyID: "first", questionnaireID: "q")),
        instant: PlannedInstant(
          at: Instant(secondsSinceEpoch: 1_800_000_000 + index), expiresAt: nil, fixed: false))
    }
    var other = many[0]
    other.key.questionnaire.studyID = "second"
    try await pool.transaction {
      try await Planned.events.publish(
        planned: [other], cancelled: many, of: participantID, at: Date(), on: $0)
    }
    let told = try await pool.query(
      "SELECT data FROM outbox WHERE subject = \(participantID.uuidString.lowercased()) ORDER BY id"
    ).map { try EventsV1.NotificationsPlanned(serialized: $0.decode("data")) }
    #expect(told.map(\.notifications.count) == [PlanAnnouncements.notificationsMax, 1, 1])
    #expect(told.allSatisfy { Set($0.notifications.map(\.studyID)).count == 1 })
    #expect(told.allSatisfy { $0.notifications.allSatisfy { $0.expireTime == nil } })
  }
}
