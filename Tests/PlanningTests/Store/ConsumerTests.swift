import Bus
import Foundation
import Messages
import Testing

@testable import PlanningDomain
@testable import PlanningService

@Suite struct ConsumerTests {
  private func joined(_ planned: Planned) async throws -> EnrolmentRecord? {
    try await planned.pool.transaction {
      try await EnrolmentStore().find(
        planned.participantID, studyIDs: [planned.studyID], on: $0)[planned.studyID]
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
      #expect(record == EnrolmentRecord(joinedAt: times[2], leftAt: times[1]))
      #expect(!record.hasEnded)
      try await planned.leave(at: times[3])
      #expect(try await joined(planned)?.hasEnded == true)
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
        leftAt: .init(planned.now)), by: EnrolmentConsumer())
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
        by: EnrolmentConsumer())
    }
    await #expect(throws: PermanentFailure.self) {
      try await planned.apply(
        EventsV1.AnswerSheetAccepted(participantID: ""), by: AnswerConsumer())
    }
    await #expect(throws: PermanentFailure.self) {
      try await planned.apply(EventsV1.StudyPublished(), by: StudyConsumer())
    }
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
    let states = try await planned.pool.transaction {
      try await ScheduleStore().states(
        of: planned.participantID, studyIDs: ["unknown", planned.studyID], on: $0)
    }
    #expect(states.map(\.key.questionnaireID) == ["b", "a", "c"])
    #expect(states.map { $0.prescribed == nil } == [false, false, true])
    #expect(states.map(\.isOneTime) == [false, false, true])
    try await planned.publish([], revision: 3)
    let none = try await planned.pool.transaction {
      try await ScheduleStore().states(
        of: planned.participantID, studyIDs: [planned.studyID], on: $0)
    }
    #expect(none.isEmpty)
  }
}
