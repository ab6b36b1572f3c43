import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

/// Pauses, groups, blocking questionnaires and repeat intervals.
@Suite struct MembershipTests {
  private func enrolled(
    _ caller: Caller, _ study: TestStudy, group: String = "", at seconds: Double = -1000
  ) -> EventsV1.ParticipantEnrolled {
    EventsV1.ParticipantEnrolled(
      participantID: caller.participantID.uuidString.lowercased(), studyID: study.studyID,
      joinTime: .init(caller.stack.clock.now() + seconds), groupID: group)
  }

  private func deliver<M: Message>(_ message: M, for caller: Caller) async throws {
    try await caller.stack.deliver(
      message, subject: caller.participantID.uuidString.lowercased())
  }

  private func column(
    _ name: String, of study: TestStudy, _ questionnaireID: String, in stack: IngestionStack
  ) async throws -> [String] {
    let leader = try stack.participant(leading: [study.studyID])
    let chunks = try await leader.export(study.studyID, questionnaireID, .wide)
    let lines = String(decoding: chunks.flatMap(\.csv), as: UTF8.self)
      .split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let index = try #require(lines.first?.firstIndex { $0 == name })
    return lines.dropFirst().map { String($0[index]) }
  }

  @Test func pendingJoinRequestsAreRejectedWithAReason() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant()
    stack.auth.setRequests(
      [AuthV1.JoinRequest(studyID: study.studyID, state: .pending)], for: caller)
    #expect(try await caller.obstacles(study.diarySheet()) == [["ENROLMENT_PENDING"]])
    let rejected = try stack.participant()
    stack.auth.setRequests(
      [AuthV1.JoinRequest(studyID: study.studyID, state: .rejected)], for: rejected)
    #expect(try await rejected.outcomes(study.diarySheet()) == ["NOT_ENROLLED"])
    // A final rejection would lose the sheet of an enrolled participant.
    let approved = try stack.participant()
    stack.auth.approveMeanwhile(AuthV1.Enrolment(studyID: study.studyID), for: approved)
    #expect(try await approved.outcomes(study.diarySheet()) == ["created"])
  }

  @Test func aPausePostponesSheetsAndLosesNone() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    try await stack.deliver(study, at: stack.clock.now() - 5000)
    let caller = try stack.participant(in: study.studyID)
    let pausedAt = stack.clock.now() - 1000
    study.message.paused = true
    study.message.revision = 2
    try await stack.deliver(
      EventsV1.StudyPublished(study: study.message), subject: study.studyID, at: pausedAt)
    let (before, during) = (study.diarySheet(at: -1001), study.diarySheet(at: -500))
    let verdicts = try await caller.submit([before, during])
    #expect(verdicts.map(\.verdict) == [.created, .retryLater])
    #expect(verdicts[1].violations.map(\.reason) == ["STUDY_PAUSED"])
    #expect(try await caller.offers(in: study.studyID).isEmpty)
    // Published again, it is the same pause.
    try await stack.deliver(
      EventsV1.StudyPublished(study: study.message), subject: study.studyID, at: pausedAt + 300)

    study.message.paused = false
    study.message.revision = 3
    try await stack.deliver(
      EventsV1.StudyPublished(study: study.message), subject: study.studyID,
      at: stack.clock.now() - 100)
    // Other processes see it after a second.
    try await eventually("other processes see the change") {
      try await caller.verdicts(before, during) == [.exists, .created]
    }
    #expect(try await caller.verdicts(study.diarySheet(at: -50)) == [.created])
    #expect(
      try await caller.listAll().map(\.deviations) == [[], ["PAUSED"], []])
    #expect(
      try await column("deviations", of: study, study.diaryID, in: stack) == ["", "PAUSED", ""])
  }

  @Test func groupsFillInTheirOwnQuestionnaires() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.groups = ["a", "b"].map { CatalogueV1.StudyGroup(groupID: $0) }
    study.message.questionnaires[0].groupIDs = ["a"]
    try await stack.deliver(study)
    let outsider = try stack.participant(in: study.studyID)
    #expect(try await outsider.outcomes(study.diarySheet()) == ["QUESTIONNAIRE_NOT_IN_STUDY"])
    // Known from the token, before the bus event.
    let claimed = try stack.caller(
      id: UUID(), studies: [study.studyID], groups: [study.studyID: "a"])
    #expect(try await claimed.outcomes(study.diarySheet()) == ["created"])
    // Known from the bus, with an older token.
    let told = try stack.participant(in: study.studyID)
    try await deliver(enrolled(told, study, group: "a"), for: told)
    #expect(try await told.outcomes(study.diarySheet(at: -100)) == ["created"])
    try await deliver(
      EventsV1.MemberGroupChanged(
        participantID: told.participantID.uuidString.lowercased(), studyID: study.studyID,
        groupID: "b", changeTime: .init(stack.clock.now() - 50)), for: told)
    #expect(
      try await told.outcomes(study.diarySheet(at: -60), study.diarySheet(at: -40)) == [
        "created", "NOT_IN_GROUP",
      ])
    #expect(try await told.outcomes(study.symptomSheet(at: -35)) == ["created"])
    // Known from auth, asked if nothing else is known.
    let asked = try stack.participant(in: study.studyID)
    stack.auth.set([AuthV1.Enrolment(studyID: study.studyID, groupID: "a")], for: asked)
    #expect(try await asked.outcomes(study.diarySheet()) == ["created"])
    let unlucky = try stack.participant(in: study.studyID)
    stack.auth.setBroken(for: unlucky)
    #expect(try await unlucky.obstacles(study.diarySheet()) == [["STUDY_UNCONFIRMED"]])

    #expect(
      try await column("group", of: study, study.diaryID, in: stack) == ["a", "a", "a", "a"])
    #expect(try await column("group", of: study, study.symptomID, in: stack) == ["b"])
    #expect(try await told.listAll().map(\.groupID) == ["b", "a", "a"])
  }

  @Test func aRepeatedJoiningEventChangesNoGroup() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.groups = [CatalogueV1.StudyGroup(groupID: "a")]
    study.message.questionnaires[0].groupIDs = ["a"]
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let joined = enrolled(caller, study)
    let changed = EventsV1.MemberGroupChanged(
      participantID: caller.participantID.uuidString.lowercased(), studyID: study.studyID,
      groupID: "a", changeTime: .init(stack.clock.now() - 100))
    try await deliver(joined, for: caller)
    try await deliver(changed, for: caller)
    // A new consent is the same joining, published with the current group.
    var renewed = joined
    renewed.groupID = "a"
    for event in [joined, renewed] { try await deliver(event, for: caller) }
    try await deliver(changed, for: caller)
    #expect(try await caller.outcomes(study.diarySheet()) == ["created"])
    let rows = try await stack.pool.query(
      "SELECT group_id FROM member_groups WHERE participant_id = \(caller.participantID)")
    #expect(try Set(rows.map { try $0.decode("group_id", as: String.self) }).contains("a"))
  }

  @Test func aSheetFromBeforeTheBlockingOneIsKeptWithAMark() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.questionnaires[1].blocking = true
    try await stack.deliver(study, at: stack.clock.now() - 3000)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.symptomID])
    #expect(try await caller.verdicts(study.diarySheet(at: -20)) == [.created])
    // The blocking sheet and its successor, in one batch and reversed.
    #expect(
      try await caller.verdicts(study.diarySheet(at: -5), study.symptomSheet(at: -10)) == [
        .created, .created,
      ])
    #expect(try await caller.verdicts(study.diarySheet(at: -15)) == [.created])
    let diaries = try await caller.listAll(
      IngestionV1.ListAnswerSheetsRequest(questionnaireID: study.diaryID))
    #expect(diaries.map(\.deviations) == [[], ["BLOCKED"], ["BLOCKED"]])
    #expect(try await caller.offers(in: study.studyID).isEmpty)
  }

  @Test func aRepetitionKeepsItsInterval() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.questionnaires[0].repeatIntervalHours = 1
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let first = study.diarySheet(at: -4000)
    #expect(try await caller.outcomes(first) == ["created"])
    #expect(
      try await caller.outcomes(study.diarySheet(at: -401), first, study.diarySheet(at: -400))
        == ["REPEATED_TOO_SOON", "exists", "created"])
    // From an offline phone, and earlier than the others.
    #expect(try await caller.outcomes(study.diarySheet(at: -7000)) == ["created"])
    #expect(try await caller.outcomes(study.diarySheet(at: -6000)) == ["REPEATED_TOO_SOON"])
  }

  @Test func oneOfTwoConcurrentRepetitionsIsAccepted() async throws {
    let stack = try await IngestionStack.shared.value
    let other = try await IngestionStack(sharing: stack)
    var study = TestStudy()
    study.message.questionnaires[0].repeatIntervalHours = 1
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let study2 = study
    let outcomes = try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 0..<8 {
        let through = number % 2 == 0 ? caller : caller.through(other)
        group.addTask { try await through.outcomes(study2.diarySheet(at: -1000 - Int64(number))) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    // The order of arrival decides whether earlier ones are accepted.
    let created = try await caller.listAll().compactMap { $0.sheet?.finishTime?.seconds }.sorted()
    #expect(outcomes.count { $0 == "created" } == created.count)
    #expect(outcomes.count { $0 == "REPEATED_TOO_SOON" } == 8 - created.count)
    #expect(try await caller.outcomes(study.diarySheet(at: -999)) == ["REPEATED_TOO_SOON"])
  }
}
