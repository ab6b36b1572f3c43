import FoundationEssentials
import Messages
import TestSupport
import Testing

/// Enrolment data of bus, tokens and auth, combined.
@Suite struct MembershipReadModelTests {
  private let stack: IngestionStack
  private let study = TestStudy()

  init() async throws {
    stack = try await IngestionStack.shared.value
  }

  @Test func storedSheetsAreRecognisedAfterTheEnd() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet()
    #expect(try await caller.outcomes(sheet) == ["created"])
    try await stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: caller.participantID.uuidString.lowercased(), studyID: study.studyID,
        leaveTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)),
      subject: caller.participantID.uuidString.lowercased())
    let gone = try stack.caller(id: caller.participantID, studies: [])
    stack.auth.set([enrolment(from: -1000, until: -500)], for: gone)
    var changed = sheet
    changed.answers[0].value = .number(51)
    #expect(
      try await gone.outcomes(sheet, study.diarySheet(), changed) == [
        "exists", "NOT_ENROLLED", "conflict",
      ])
  }

  private func join(_ caller: Caller, at seconds: Int64) async throws {
    let id = caller.participantID.uuidString.lowercased()
    try await caller.stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: id, studyID: study.studyID,
        joinTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds)),
      subject: id)
  }

  private func leave(_ caller: Caller, at seconds: Int64) async throws {
    let id = caller.participantID.uuidString.lowercased()
    try await caller.stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: id, studyID: study.studyID,
        leaveTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds)),
      subject: id)
  }

  @Test func sheetsFromBeforeLeavingAreTakenLater() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let gone = try stack.caller(id: caller.participantID, studies: [])
    try await join(caller, at: -1000)
    // The departure is not known yet, so the sheet is postponed.
    #expect(try await gone.outcomes(study.diarySheet(at: -20)) == ["retryLater"])
    try await leave(caller, at: -10)
    // Another token, because auth is not asked about the same one again at once.
    let goneAgain = try stack.caller(id: caller.participantID, studies: [])
    stack.auth.set([enrolment(from: -1000, until: -10)], for: goneAgain)
    #expect(
      try await goneAgain.outcomes(
        study.diarySheet(at: -20), study.diarySheet(at: -10), study.diarySheet(at: -9),
        // From a device whose clock was reset.
        study.diarySheet(at: -TestStudy.now)) == [
          "created", "created", "NOT_ENROLLED", "created",
        ])
  }

  @Test func authIsAskedIfTheBusDeliveredNothing() async throws {
    try await stack.deliver(study)
    let gone = try stack.participant()
    let left = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 10)
    stack.auth.set([AuthV1.Enrolment(studyID: study.studyID, leaveTime: left)], for: gone)
    #expect(
      try await gone.outcomes(study.diarySheet(at: -10), study.diarySheet(at: -9)) == [
        "created", "NOT_ENROLLED",
      ])
    let joined = try stack.participant()
    stack.auth.set([AuthV1.Enrolment(studyID: study.studyID)], for: joined)
    #expect(try await joined.outcomes(study.diarySheet()) == ["created"])
    let stranger = try stack.participant()
    #expect(try await stranger.outcomes(study.diarySheet(at: -100)) == ["NOT_ENROLLED"])
    #expect(stack.auth.asked(by: stranger) == 1)
    #expect(try await stranger.outcomes(study.diarySheet(at: -100)) == ["NOT_ENROLLED"])
    let unlucky = try stack.participant()
    stack.auth.setBroken(for: unlucky)
    #expect(try await unlucky.obstacles(study.diarySheet()) == [["ENROLMENT_NOT_YET_KNOWN"]])
    let caller = try stack.participant(in: study.studyID)
    #expect(try await caller.outcomes(study.diarySheet()) == ["created"])
    #expect(stack.auth.asked(by: caller) == 0)
  }

  @Test func authIsAskedForEveryPage() async throws {
    try await stack.deliver(study)
    let others = (1...4).map { "another-\($0)" }
    let joined = try stack.participant()
    stack.auth.setPageSize(2, for: joined)
    stack.auth.set(
      (others + [study.studyID]).map { AuthV1.Enrolment(studyID: $0) }, for: joined)
    #expect(try await joined.outcomes(study.diarySheet()) == ["created"])
    let waiting = try stack.participant()
    stack.auth.setPageSize(2, for: waiting)
    stack.auth.setRequests(
      (others + [study.studyID]).map { AuthV1.JoinRequest(studyID: $0, state: .pending) },
      for: waiting)
    #expect(try await waiting.obstacles(study.diarySheet()) == [["ENROLMENT_PENDING"]])
    // Endless empty pages are abandoned.
    let endless = try stack.participant()
    stack.auth.setPageSize(0, for: endless)
    stack.auth.set([AuthV1.Enrolment(studyID: study.studyID)], for: endless)
    #expect(try await endless.obstacles(study.diarySheet()) == [["ENROLMENT_NOT_YET_KNOWN"]])
  }

  @Test func aTokenFromBeforeTheDepartureDoesNotDecide() async throws {
    let stack = try await IngestionStack()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let id = caller.participantID.uuidString.lowercased()
    stack.clock.advance(seconds: 60)
    try await stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: id, studyID: study.studyID,
        leaveTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + 30)), subject: id)
    #expect(
      try await caller.outcomes(study.diarySheet(at: 30), study.diarySheet(at: 31)) == [
        "created", "retryLater",
      ])
    #expect(try await caller.obstacles(study.diarySheet(at: 31)) == [["TOKEN_OUTDATED"]])
    // A token of a new joining is accepted; auth provides its time.
    let again = try stack.caller(id: caller.participantID, studies: [study.studyID])
    #expect(try await again.outcomes(study.diarySheet(at: 61)) == ["created"])
    #expect(stack.auth.asked(by: again) == 0)
    stack.auth.set([enrolment(from: 0, until: 30), enrolment(from: 45)], for: again)
    #expect(
      try await again.outcomes(study.diarySheet(at: 31), study.diarySheet(at: 46)) == [
        "NOT_ENROLLED", "created",
      ])
  }

  private func enrolment(from: Int64, until: Int64? = nil) -> AuthV1.Enrolment {
    AuthV1.Enrolment(
      studyID: study.studyID, joinTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + from),
      leaveTime: until.map { GoogleProtobuf.Timestamp(seconds: TestStudy.now + $0) })
  }

  @Test func joiningAgainDoesNotMendWhatWasFilledInBetween() async throws {
    let stack = try await IngestionStack()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    try await join(caller, at: -1000)
    try await leave(caller, at: 10)
    try await join(caller, at: 20)
    // Late and repeated.
    try await leave(caller, at: 10)
    try await join(caller, at: -1000)
    let between = study.diarySheet(at: 15)
    #expect(
      try await caller.outcomes(study.diarySheet(at: 10), between, study.diarySheet(at: 20)) == [
        "created", "NOT_ENROLLED", "created",
      ])
    // Regardless of age.
    let days = 40 * 86_400.0
    stack.clock.advance(seconds: days)
    let later = try stack.caller(id: caller.participantID, studies: [study.studyID])
    #expect(
      try await later.outcomes(between, study.diarySheet(at: 21)) == ["NOT_ENROLLED", "created"])
  }

  @Test func aJoiningThatIsHeardOfAfterTheDepartureRefusesNothingMeanwhile() async throws {
    let stack = try await IngestionStack()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    try await join(caller, at: -1000)
    try await leave(caller, at: -300)
    let (between, after) = (study.diarySheet(at: -250), study.diarySheet(at: -150))
    // The token shows a later joining without its time.
    #expect(
      try await caller.obstacles(between, after) == [
        ["ENROLMENT_NOT_YET_KNOWN"], ["ENROLMENT_NOT_YET_KNOWN"],
      ])
    try await join(caller, at: -200)
    try await eventually("the cached departure is looked up again") {
      try await caller.outcomes(after) == ["created"]
    }
    #expect(try await caller.outcomes(between) == ["NOT_ENROLLED"])
  }

  @Test func aSheetFromBeforeJoiningIsKeptWithAMark() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    try await join(caller, at: -10)
    // The time of this joining is unknown, so auth is asked.
    let unheard = try stack.participant(in: study.studyID)
    stack.auth.set([enrolment(from: -10)], for: unheard)
    let unlucky = try stack.participant(in: study.studyID)
    stack.auth.setBroken(for: unlucky)
    for (finishedAt, deviations) in [
      (TestStudy.now - 10 - 86_400, []), (TestStudy.now - 10 - 86_401, ["CLOCK_IMPLAUSIBLE"]),
      (1_456_790_400, ["CLOCK_IMPLAUSIBLE"]), (0, ["CLOCK_IMPLAUSIBLE"]),
      (-62_135_596_800, ["CLOCK_IMPLAUSIBLE"]), (253_402_300_799, ["CLOCK_IMPLAUSIBLE"]),
    ] as [(Int64, [String])] {
      var sheet = study.diarySheet(stress: 7)
      sheet.startTime = nil
      sheet.finishTime = GoogleProtobuf.Timestamp(seconds: finishedAt)
      for sender in [caller, unheard] {
        let verdict = try await sender.submit([sheet])[0]
        #expect(verdict.verdict == .created, "\(finishedAt): \(verdict.violations)")
        #expect(verdict.deviations == deviations, "\(finishedAt)")
      }
      if finishedAt < TestStudy.now {
        #expect(try await unlucky.obstacles(sheet) == [["ENROLMENT_NOT_YET_KNOWN"]])
      }
    }
    // Listed as they are, left out of series, and published with their time of receipt, which is up to
    // ten seconds earlier for planning.
    #expect(try await caller.listAll().map(\.deviations.count).sorted() == [0, 1, 1, 1, 1, 1])
    let series = try await caller.series(
      IngestionV1.GetSeriesRequest(
        studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress"))
    #expect(series.points.map(\.finishTime?.seconds) == [TestStudy.now - 10 - 86_400])
    let told = try await stack.accepted(of: caller).compactMap(\.finishTime?.seconds)
    #expect(told.count { (TestStudy.now - 10...TestStudy.now).contains($0) } == 5)
  }
}
