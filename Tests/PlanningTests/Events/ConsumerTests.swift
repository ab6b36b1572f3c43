import Bus
import Calendar
import CalendarSamples
import Foundation
import Messages
import ServiceKit
import Testing

@testable import PlanningService

@Suite struct ConsumerTests {
  private func joined(_ planned: Planned) async throws -> EnrolmentRecord? {
    try await planned.pool.transaction {
      try await $0.answers(
        to: EnrolmentStore().find(planned.participantID, studyIDs: [planned.studyID]))[
          planned.studyID]
    }
  }

  @Test func enrolmentsBearEveryOrderAndRepetition() async throws {
    let times = (0..<4).map { Instant(2026, 6, 1 + $0).date }
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2, 1, 0], [2, 2, 1]] {
      let planned = try await Planned()
      for step in order {
        switch step {
        case 0: try await planned.join(at: times[0])
        case 1: try await planned.leave(at: times[1])
        default: try await planned.join(at: times[2])
        }
      }
      let record = try #require(try await joined(planned))
      #expect(
        record
          == EnrolmentRecord(
            joinedAt: times[2], leftAt: times[1], groupedAt: times[2], consentToldAt: planned.now))
      #expect(!record.hasEnded)
      try await planned.leave(at: times[3])
      #expect(try await joined(planned)?.hasEnded == true)
    }
  }

  /// Joined, assigned to a group, left, joined again, and assigned to another group.
  @Test func groupsBearEveryOrderAndRepetition() async throws {
    let times = (0..<5).map { Instant(2026, 6, 1 + $0).date }
    for order in permutations(of: [0, 1, 2, 3, 4]) {
      let planned = try await Planned()
      for step in order + order.prefix(2) {
        switch step {
        case 0: try await planned.join(at: times[0])
        case 1: try await planned.regroup("a", at: times[1])
        case 2: try await planned.leave(at: times[2])
        case 3: try await planned.join(at: times[3])
        default: try await planned.regroup("b", at: times[4])
        }
      }
      #expect(
        try await joined(planned)
          == EnrolmentRecord(
            joinedAt: times[3], leftAt: times[2], groupID: "b", groupedAt: times[4],
            consentToldAt: planned.now), "\(order)")
    }
  }

  private func permutations(of steps: [Int]) -> [[Int]] {
    guard let first = steps.first else { return [[]] }
    return permutations(of: Array(steps.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + rest[$0...] }
    }
  }

  @Test func onlyATokenNewerThanTheLeavingCounts() {
    let left = Instant(2026, 6, 1).date
    let ended = EnrolmentRecord(joinedAt: left - 10, leftAt: left)
    #expect(!ended.vouches(forTokenIssuedAt: left - 1))
    #expect(!ended.vouches(forTokenIssuedAt: left))
    #expect(ended.vouches(forTokenIssuedAt: left + 1))
    #expect(EnrolmentRecord(joinedAt: nil, leftAt: left).hasEnded)
    #expect(!EnrolmentRecord(joinedAt: left, leftAt: nil).hasEnded)
  }

  @Test func leavingReachesOnlyItsOwnStudyAndWhatIsToCome() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 600))])
    let plan = try await planned.plan(limit: 5)
    planned.now = plan[1].instant.at.date + 60
    try await planned.apply(
      EventsV1.EnrolmentEnded(
        participantID: planned.participantID.uuidString, studyID: "another",
        leaveTime: .init(planned.now)), by: EnrolmentConsumer(events: Planned.events))
    #expect(try await planned.count("cancelled") == 0)
    try await planned.leave(at: planned.now)
    #expect(try await planned.count("cancelled") == 3)
    #expect(try await planned.count("pending") == 2)
  }

  @Test func whatCannotBeAParticipantIsRefusedForGood() async throws {
    let planned = try await Planned()
    await #expect(throws: PermanentFailure.self) {
      try await planned.apply(
        EventsV1.ParticipantEnrolled(participantID: "somebody", studyID: planned.studyID),
        by: EnrolmentConsumer(events: Planned.events))
    }
    await #expect(throws: PermanentFailure.self) {
      try await planned.apply(
        EventsV1.AnswerSheetAccepted(participantID: ""), by: AnswerConsumer())
    }
    let participant = planned.participantID.uuidString
    await #expect(throws: PermanentFailure.self) {
      try await planned.apply(
        EventsV1.AnswerSheetAccepted(sheetID: "a sheet", participantID: participant),
        by: AnswerConsumer())
    }
    await #expect(throws: PermanentFailure.self) {
      try await planned.apply(
        EventsV1.AnswerSheetAmended(
          sheetID: "a sheet", participantID: participant, withdrawn: true), by: AnswerConsumer())
    }
    await #expect(throws: PermanentFailure.self) {
      try await planned.apply(EventsV1.StudyPublished(), by: StudyConsumer())
    }
  }

  /// Answers of many participants in one batch, some to the same notification.
  @Test func answersAreAppliedTogether() async throws {
    let planned = try await Planned()
    let other = try await Planned()
    try await planned.publish([.use(.everyDay(at: 600))])
    let plan = try await planned.plan(limit: 3)
    func answer(_ id: String, by participant: Planned, after seconds: Double) -> Event {
      let message = EventsV1.AnswerSheetAccepted(
        sheetID: UUID().uuidString, participantID: participant.participantID.uuidString,
        studyID: planned.studyID, questionnaireID: "momentary", version: 1,
        finishTime: .init(planned.now + seconds), notificationID: id)
      return Event(
        source: "test", subject: participant.participantID.uuidString, time: planned.now,
        message: message)
    }
    let (first, second) = (plan[0].id.uuidString, plan[1].id.uuidString)
    let events = [
      answer(first, by: planned, after: 10), answer(second, by: other, after: 20),
      answer(first, by: planned, after: 30), answer("none of ours", by: planned, after: 40),
    ]
    // All events are repeated, as after a rebuild.
    for _ in 0..<2 {
      try await planned.pool.transaction { try await AnswerConsumer().apply(events, on: $0) }
    }
    #expect(try await planned.count("answered") == 1)
    let answered = try await planned.pool.query(
      "SELECT answered_at FROM notifications WHERE notification_id = \(plan[0].id)")[0]
      .decode("answered_at", as: Date?.self)
    #expect(answered == planned.now + 10)
    // A participant cannot answer another participant's notification by its id.
    #expect(try await other.count("answered") == 0)
    let completed = try await planned.pool.query(
      """
      SELECT count(*) AS found FROM completions WHERE study_id = \(planned.studyID)
      """)[0].decode("found", as: Int.self)
    #expect(completed == 2)
  }

  @Test func aStudyKeepsItsOrderAndItsLatestRevision() async throws {
    let planned = try await Planned()
    try await planned.publish(
      [
        .use("b", .tenDaily), .use("a", .everyDay(at: 600)),
        CatalogueV1.StudyQuestionnaire(questionnaireID: "c", recurrence: .oneTime),
      ], revision: 2)
    try await planned.publish([.use("old", .tenDaily)], revision: 1)
    try await planned.publish([.use("same", .tenDaily)], revision: 2)
    func states(_ studyIDs: String...) async throws -> [ScheduleState] {
      try await planned.pool.transaction {
        try await $0.answers(
          to: ScheduleStateStore().states(of: planned.participantID, in: studyIDs))
      }
    }
    let first = try await states("unknown", planned.studyID)
    #expect(first.map(\.key.questionnaireID) == ["b", "a", "c"])
    #expect(first.map { $0.prescribed == nil } == [false, false, true])
    #expect(first.map(\.isOneTime) == [false, false, true])
    try await planned.publish([], revision: 3)
    #expect(try await states(planned.studyID).isEmpty)
  }
}
