import Calendar
import FoundationEssentials
import Messages
import Testing

@testable import IngestionService

/// Enrolment events that arrive late, repeated and in any order.
@Suite struct MembershipOrderTests {
  private enum Step: Int, CaseIterable {
    case join, group, leave, joinAgain, groupAgain
  }

  /// Seconds before the clock.
  private func time(_ step: Step) -> Date {
    IngestionStack.start + Double(step.rawValue - 5) * 100
  }

  private func deliver(_ step: Step, of caller: Caller, _ study: TestStudy) async throws {
    let id = caller.participantID.uuidString.lowercased()
    let at = GoogleProtobuf.Timestamp(time(step))
    switch step {
    case .join, .joinAgain:
      try await caller.stack.deliver(
        EventsV1.ParticipantEnrolled(participantID: id, studyID: study.studyID, joinTime: at),
        subject: id)
    case .group, .groupAgain:
      try await caller.stack.deliver(
        EventsV1.MemberGroupChanged(
          participantID: id, studyID: study.studyID, groupID: step == .group ? "a" : "b",
          changeTime: at), subject: id)
    case .leave:
      try await caller.stack.deliver(
        EventsV1.EnrolmentEnded(participantID: id, studyID: study.studyID, leaveTime: at),
        subject: id)
    }
  }

  private func permutations(of steps: [Step]) -> [[Step]] {
    guard let first = steps.first else { return [[]] }
    return permutations(of: Array(steps.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + rest[$0...] }
    }
  }

  @Test func everyOrderOfEventsHasTheSameResult() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    for order in permutations(of: Step.allCases) {
      let caller = try stack.participant(in: study.studyID)
      // Some events twice.
      for step in order + order.prefix(2) { try await deliver(step, of: caller, study) }
      let told = try await HistoryLookup(pool: stack.pool).history(
        answering: [.groups(participantID: caller.participantID, studyID: study.studyID)])
      let groups = MemberGroups(periods: told.groups[study.studyID] ?? [])
      let known = [Step.group, .leave, .joinAgain, .groupAgain].map {
        groups.group(at: Instant(time($0)))
      }
      // A group does not outlast its enrolment; nothing is filled in between the two.
      #expect(known == ["a", "a", "", "b"], "\(order)")
      let absence = Enrolment.Absence(
        after: Instant(time(.leave)), until: Instant(time(.joinAgain)))
      let history = try await EnrolmentStore.histories(
        participantID: caller.participantID, studyIDs: [study.studyID], on: stack.pool)
      #expect(history[study.studyID]?.absences == [absence], "\(order)")
      let recent = try await EnrolmentStore.absences(
        leftSince: time(.join), backSince: time(.join), on: stack.pool)
      let membership = EnrolmentStore.Membership(
        participantID: caller.participantID, studyID: study.studyID)
      #expect(recent[membership] == [absence], "\(order)")
    }
  }

  private func enrolment(
    in study: TestStudy, from joining: Step, until departure: Step? = nil, groupID: String = ""
  ) -> AuthV1.Enrolment {
    AuthV1.Enrolment(
      studyID: study.studyID, joinTime: GoogleProtobuf.Timestamp(time(joining)),
      leaveTime: departure.map { GoogleProtobuf.Timestamp(time($0)) }, groupID: groupID)
  }

  /// The group at the time of the sheet decides, for any order of events.
  @Test func aSheetFromTheEnrolmentBeforeIsJudgedByItsGroup() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.groups = ["a", "b"].map { CatalogueV1.StudyGroup(groupID: $0) }
    study.message.questionnaires[0].groupIDs = ["a"]
    try await stack.deliver(study)
    for order in [Step.allCases, Step.allCases.reversed()] {
      let caller = try stack.participant(in: study.studyID)
      for step in order { try await deliver(step, of: caller, study) }
      // Cached data may predate the second joining; auth knows it.
      stack.auth.set(
        [
          enrolment(in: study, from: .join, until: .leave),
          enrolment(in: study, from: .joinAgain, groupID: "b"),
        ], for: caller)
      #expect(
        try await caller.outcomes(
          study.diarySheet(at: -350), study.diarySheet(at: -150), study.diarySheet(at: -50))
          == ["created", "NOT_IN_GROUP", "NOT_IN_GROUP"], "\(order)")
    }
  }
}
