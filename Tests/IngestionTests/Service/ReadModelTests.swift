import Bus
import FoundationEssentials
import Messages
import RPC
import TestSupport
import Testing

@testable import ServiceKit

/// What the service knows of studies, versions and memberships, and how it finds out.
@Suite struct ReadModelTests {
  private let stack: IngestionStack
  private let study = TestStudy()

  init() async throws {
    stack = try await IngestionStack.shared.value
  }

  // MARK: - The catalogue is asked

  @Test func anUnknownVersionIsAskedForOnce() async throws {
    try await stack.deliver(study)
    stack.catalogue.publish(study.diary(version: 2))
    let callers = try (0..<8).map { _ in try stack.participant(in: study.studyID) }
    let verdicts = try await withThrowingTaskGroup(of: IngestionV1.Verdict.self) { group in
      for caller in callers {
        let sheet = study.diarySheet(version: 2)
        group.addTask { try await caller.submit([sheet])[0].verdict }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts == Array(repeating: .created, count: 8))
    let asked = stack.catalogue.asked(for: "\(study.diaryID) 2")
    #expect(asked.count == 1)
    // Not in the name of one of the callers, whose token may be narrower than another's.
    let token = try JSONWebSignature(parsing: try #require(asked.first ?? nil))
    #expect(token.type == .service)
    #expect(token.keyID?.hasPrefix("otolith-ingestion.") == true)
    #expect(try await callers[0].verdicts(study.diarySheet(version: 2, at: 1)) == [.created])
    #expect(stack.catalogue.asked(for: "\(study.diaryID) 2").count == 1)
  }

  @Test func aVersionThatDoesNotExistIsRejected() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let good = study.diarySheet(at: 1)
    #expect(
      try await caller.outcomes(study.diarySheet(version: 9), good) == [
        "VERSION_UNKNOWN", "created",
      ])
    // What was answered before is the last word on older sheets only.
    #expect(
      try await caller.outcomes(study.diarySheet(version: 9, at: -100)) == ["VERSION_UNKNOWN"])
    #expect(stack.catalogue.asked(for: "\(study.diaryID) 9").count == 1)
    var none = study.diarySheet()
    none.version = 0
    var huge = study.diarySheet()
    huge.version = .max
    #expect(try await caller.outcomes(none, huge) == ["VERSION_UNKNOWN", "VERSION_UNKNOWN"])
    #expect(stack.catalogue.asked(for: "\(study.diaryID) 0").isEmpty)
  }

  @Test func withoutTheCatalogueUnknownThingsWaitAndKnownOnesGoOn() async throws {
    try await stack.deliver(study)
    stack.catalogue.setBroken("\(study.diaryID) 2")
    stack.catalogue.setBroken(study.studyID)
    let caller = try stack.participant(in: study.studyID)
    var added = study.diarySheet(at: 2)
    added.questionnaireID = "\(study.studyID)-new"
    let waiting = study.diarySheet(version: 2)
    #expect(
      try await caller.outcomes(waiting, study.diarySheet(at: 1), added) == [
        "retryLater", "created", "retryLater",
      ])
    try await stack.deliver(
      EventsV1.QuestionnaireVersionPublished(questionnaire: study.diary(version: 2)),
      subject: study.diaryID)
    #expect(try await caller.outcomes(waiting) == ["created"])
  }

  @Test func withoutAddressesNobodyIsAsked() async throws {
    let stack = try await IngestionStack(hasPeers: false)
    let stranger = try stack.participant()
    #expect(try await stranger.obstacles(study.diarySheet()) == [["ENROLMENT_NOT_YET_KNOWN"]])
    let caller = try stack.participant(in: study.studyID)
    #expect(try await caller.obstacles(study.diarySheet()) == [["STUDY_NOT_YET_KNOWN"]])
    try await stack.deliver(study)
    #expect(try await caller.outcomes(study.diarySheet()) == ["created"])
  }

  @Test func anUnknownStudyIsAskedFor() async throws {
    stack.catalogue.publish(study.message)
    for questionnaire in study.questionnaires { stack.catalogue.publish(questionnaire) }
    let caller = try stack.participant(in: study.studyID, "no-such-study")
    var lost = study.diarySheet()
    lost.studyID = "no-such-study"
    #expect(
      try await caller.outcomes(study.diarySheet(), lost, study.symptomSheet(at: 1)) == [
        "created", "STUDY_UNKNOWN", "created",
      ])
    #expect(stack.catalogue.asked(for: study.studyID).count == 1)
    // Remembered in the database, not only in memory.
    let rows = try await stack.pool.query(
      "SELECT revision FROM studies WHERE study_id = \(study.studyID)")
    #expect(try rows.map { try $0.decode("revision", as: Int64.self) } == [1])
  }

  @Test func aQuestionnaireAddedAMomentAgoIsFound() async throws {
    try await stack.deliver(study)
    var newer = study.message
    newer.revision = 2
    newer.questionnaires.append(
      CatalogueV1.StudyQuestionnaire(
        questionnaireID: "\(study.studyID)-new", version: 1, recurrence: .repeated))
    stack.catalogue.publish(newer)
    var questionnaire = study.diary(version: 1)
    questionnaire.questionnaireID = "\(study.studyID)-new"
    stack.catalogue.publish(questionnaire)
    let caller = try stack.participant(in: study.studyID)
    var added = study.diarySheet()
    added.questionnaireID = "\(study.studyID)-new"
    var never = study.diarySheet()
    never.questionnaireID = "\(study.studyID)-never"
    #expect(
      try await caller.outcomes(added, never) == ["created", "QUESTIONNAIRE_NOT_IN_STUDY"])
    #expect(stack.catalogue.asked(for: study.studyID).count == 1)
  }

  @Test func strangersDoNotMakeUsAsk() async throws {
    let caller = try stack.participant(in: "another")
    #expect(try await caller.outcomes(study.diarySheet()) == ["NOT_ENROLLED"])
    #expect(stack.catalogue.asked(for: study.studyID).isEmpty)
  }

  @Test func aDefinitionFromTheFutureKeepsItsSheetsWaiting() async throws {
    try await stack.deliver(study)
    var odd = study.diary(version: 2)
    odd.elements[0].enableBehavior = .unrecognized(7)
    try await stack.deliver(
      EventsV1.QuestionnaireVersionPublished(questionnaire: odd), subject: study.diaryID)
    stack.catalogue.publish(odd)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(study.diarySheet(version: 2), study.diarySheet(at: 1)) == [
        "retryLater", "created",
      ])
  }

  // MARK: - Studies change

  private func revise(
    _ revision: UInt32, at seconds: Double, _ change: (inout CatalogueV1.Study) -> Void
  ) async throws {
    var message = study.message
    message.revision = revision
    change(&message)
    try await stack.deliver(
      EventsV1.StudyPublished(study: message), subject: study.studyID,
      at: Date(timeIntervalSince1970: Double(TestStudy.now) + seconds))
  }

  @Test func closingTakesEffectFromItsTime() async throws {
    try await stack.deliver(study, at: Date(timeIntervalSince1970: 1))
    try await revise(2, at: 10) { $0.questionnaires[0].deactivated = true }
    try await revise(3, at: 20) {
      $0.questionnaires[0].deactivated = true
      $0.questionnaires.remove(at: 2)
    }
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(
        study.diarySheet(at: 9), study.diarySheet(at: 10),
        study.momentarySheet(rested: false, at: 20),
        study.momentarySheet(rested: false, at: 19)) == [
          "created", "QUESTIONNAIRE_DEACTIVATED", "QUESTIONNAIRE_NOT_IN_STUDY", "created",
        ])
  }

  @Test func reopeningForgetsTheClosing() async throws {
    try await stack.deliver(study, at: Date(timeIntervalSince1970: 1))
    try await revise(2, at: 10) { $0.questionnaires.remove(at: 0) }
    try await revise(3, at: 20) { _ in }
    let caller = try stack.participant(in: study.studyID)
    #expect(try await caller.outcomes(study.diarySheet(at: 15)) == ["created"])
  }

  @Test func aQuestionnaireThatBecomesOneTimeIsFilledInAlready() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let other = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(study.diarySheet(), study.diarySheet(at: 1)) == [
        "created", "created",
      ])
    try await revise(2, at: 2) { $0.questionnaires[0].recurrence = .oneTime }
    try await eventually("the new revision is known") {
      try await other.outcomes(study.diarySheet(at: 3)) == ["ALREADY_FILLED_IN"]
    }
    #expect(try await caller.outcomes(study.diarySheet(at: 4)) == ["ALREADY_FILLED_IN"])
  }

  @Test func whatWasNeverOpenIsClosedForAllTime() async throws {
    var closed = study
    closed.message.questionnaires[0].deactivated = true
    try await stack.deliver(closed)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(study.diarySheet(at: -1000)) == ["QUESTIONNAIRE_DEACTIVATED"])
  }

  @Test func olderRevisionsChangeNothing() async throws {
    try await revise(5, at: 0) { $0.endsAt = GoogleProtobuf.Timestamp(seconds: TestStudy.now) }
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(study.diarySheet(), study.diarySheet(at: -1)) == [
        "STUDY_ENDED", "created",
      ])
  }

  @Test func storedSheetsAreRecognisedAfterTheEnd() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet()
    #expect(try await caller.outcomes(sheet) == ["created"])
    try await stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: caller.participantID.uuidString.lowercased(), studyID: study.studyID,
        leftAt: GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)),
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

  // MARK: - Memberships

  private func join(_ caller: Caller, at seconds: Int64) async throws {
    let id = caller.participantID.uuidString.lowercased()
    try await caller.stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: id, studyID: study.studyID,
        joinedAt: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds)),
      subject: id)
  }

  private func leave(_ caller: Caller, at seconds: Int64) async throws {
    let id = caller.participantID.uuidString.lowercased()
    try await caller.stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: id, studyID: study.studyID,
        leftAt: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds)),
      subject: id)
  }

  @Test func sheetsFromBeforeLeavingAreTakenLater() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let gone = try stack.caller(id: caller.participantID, studies: [])
    try await join(caller, at: -1000)
    // The departure is not known yet: nothing is lost by haste.
    #expect(try await gone.outcomes(study.diarySheet(at: -20)) == ["retryLater"])
    try await leave(caller, at: -10)
    // With another session: auth is not asked about the same token again at once.
    let goneAgain = try stack.caller(id: caller.participantID, studies: [])
    stack.auth.set([enrolment(from: -1000, until: -10)], for: goneAgain)
    #expect(
      try await goneAgain.outcomes(
        study.diarySheet(at: -20), study.diarySheet(at: -10), study.diarySheet(at: -9)) == [
          "created", "created", "NOT_ENROLLED",
        ])
  }

  @Test func authIsAskedWhereTheBusHasToldNothing() async throws {
    try await stack.deliver(study)
    let gone = try stack.participant()
    let left = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 10)
    stack.auth.set([AuthV1.Enrolment(studyID: study.studyID, leftAt: left)], for: gone)
    #expect(
      try await gone.outcomes(study.diarySheet(at: -10), study.diarySheet(at: -9)) == [
        "created", "NOT_ENROLLED",
      ])
    let joined = try stack.participant()
    stack.auth.set([AuthV1.Enrolment(studyID: study.studyID)], for: joined)
    #expect(try await joined.outcomes(study.diarySheet()) == ["created"])
    let stranger = try stack.participant()
    for _ in 0..<3 {
      #expect(try await stranger.outcomes(study.diarySheet(at: -100)) == ["NOT_ENROLLED"])
    }
    #expect(stack.auth.asked(by: stranger) == 1)
    let unlucky = try stack.participant()
    stack.auth.setBroken(for: unlucky)
    #expect(try await unlucky.obstacles(study.diarySheet()) == [["ENROLMENT_NOT_YET_KNOWN"]])
    let caller = try stack.participant(in: study.studyID)
    #expect(try await caller.outcomes(study.diarySheet()) == ["created"])
    #expect(stack.auth.asked(by: caller) == 0)
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
        leftAt: GoogleProtobuf.Timestamp(seconds: TestStudy.now + 30)), subject: id)
    #expect(
      try await caller.outcomes(study.diarySheet(at: 30), study.diarySheet(at: 31)) == [
        "created", "retryLater",
      ])
    #expect(try await caller.obstacles(study.diarySheet(at: 31)) == [["TOKEN_OUTDATED"]])
    // A token of a new joining does, with auth's word since when it holds.
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
      studyID: study.studyID, joinedAt: GoogleProtobuf.Timestamp(seconds: TestStudy.now + from),
      leftAt: until.map { GoogleProtobuf.Timestamp(seconds: TestStudy.now + $0) })
  }

  @Test func joiningAgainDoesNotMendWhatWasFilledInBetween() async throws {
    let stack = try await IngestionStack()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    try await join(caller, at: -1000)
    try await leave(caller, at: 10)
    try await join(caller, at: 20)
    // Late and twice.
    try await leave(caller, at: 10)
    try await join(caller, at: -1000)
    let between = study.diarySheet(at: 15)
    #expect(
      try await caller.outcomes(study.diarySheet(at: 10), between, study.diarySheet(at: 20)) == [
        "created", "NOT_ENROLLED", "created",
      ])
    // However long ago it was.
    let days = 40 * 86_400.0
    stack.clock.advance(seconds: days)
    let later = try stack.caller(id: caller.participantID, studies: [study.studyID])
    #expect(
      try await later.outcomes(between, study.diarySheet(at: 21)) == ["NOT_ENROLLED", "created"])
  }

  @Test func aSheetFromBeforeJoiningIsKeptWithAMark() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    try await join(caller, at: -10)
    // Nobody told yet when this one joined, so auth is asked.
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
      sheet.startedAt = nil
      sheet.finishedAt = GoogleProtobuf.Timestamp(seconds: finishedAt)
      for sender in [caller, unheard] {
        let verdict = try await sender.submit([sheet])[0]
        #expect(verdict.verdict == .created)
        #expect(verdict.deviations == deviations, "\(finishedAt)")
      }
      if finishedAt < TestStudy.now {
        #expect(try await unlucky.obstacles(sheet) == [["ENROLMENT_NOT_YET_KNOWN"]])
      }
    }
    // Shown as what they are, left out of the series, and told of with the time of their arrival.
    #expect(try await caller.listAll().map(\.deviations.count).sorted() == [0, 1, 1, 1, 1, 1])
    let series = try await caller.series(
      IngestionV1.GetSeriesRequest(
        studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress"))
    #expect(series.points.map(\.finishedAt?.seconds) == [TestStudy.now - 10 - 86_400])
    #expect(
      try await stack.accepted(of: caller).map(\.finishedAt?.seconds).filter { $0 == TestStudy.now }
        .count == 5)
  }

  /// Another participant asks for a version that is published a moment later.
  @Test func whoAskedTooEarlyPoisonsNothing() async throws {
    try await stack.deliver(study)
    let hasty = try stack.participant(in: study.studyID)
    #expect(try await hasty.outcomes(study.diarySheet(version: 2)) == ["VERSION_UNKNOWN"])
    var newer = study.message
    newer.revision = 2
    newer.questionnaires.append(
      CatalogueV1.StudyQuestionnaire(
        questionnaireID: "\(study.studyID)-new", version: 1, recurrence: .repeated))
    var added = study.diarySheet(at: 1)
    added.questionnaireID = "\(study.studyID)-new"
    #expect(try await hasty.outcomes(added) == ["QUESTIONNAIRE_NOT_IN_STUDY"])

    stack.catalogue.publish(study.diary(version: 2))
    stack.catalogue.publish(newer)
    let caller = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet(version: 2)
    #expect(
      try await caller.obstacles(sheet, added) == [
        ["VERSION_NOT_YET_KNOWN"], ["STUDY_UNCONFIRMED"],
      ])
    let verdicts = try await caller.submit([sheet, added])
    #expect(
      verdicts.map(\.retryDelay) == [
        GoogleProtobuf.Duration(seconds: 5), GoogleProtobuf.Duration(seconds: 5),
      ])
    try await eventually("the catalogue is asked again") {
      try await caller.verdicts(sheet) == [.created]
    }
  }

  /// The study was changed; the device knows it, this service does not yet.
  @Test func anOlderRevisionRefusesNothingForGood() async throws {
    var ended = study
    ended.message.endsAt = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)
    try await stack.deliver(ended)
    let caller = try stack.participant(in: study.studyID)
    stack.catalogue.setBroken(study.studyID)
    #expect(try await caller.obstacles(study.diarySheet()) == [["STUDY_UNCONFIRMED"]])

    var prolonged = TestStudy()
    prolonged.message.endsAt = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)
    try await stack.deliver(prolonged)
    prolonged.message.revision = 2
    prolonged.message.endsAt = nil
    stack.catalogue.publish(prolonged.message)
    let other = try stack.participant(in: prolonged.studyID)
    #expect(try await other.outcomes(prolonged.diarySheet()) == ["created"])
    // Where nothing has changed it is refused, by one question.
    var over = TestStudy()
    over.message.endsAt = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)
    try await stack.deliver(over)
    let late = try stack.participant(in: over.studyID)
    #expect(try await late.outcomes(over.diarySheet()) == ["STUDY_ENDED"])
    #expect(try await late.outcomes(over.diarySheet(at: -100)) == ["STUDY_ENDED"])
    #expect(stack.catalogue.asked(for: over.studyID).count == 1)
  }

  /// The first that is heard of a study is a later revision, in which the questionnaire is closed.
  @Test func whatMayHaveBeenOpenBeforeIsTaken() async throws {
    var closed = study
    closed.message.revision = 3
    closed.message.questionnaires[0].deactivated = true
    try await stack.deliver(closed, at: stack.clock.now() - 50)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(study.diarySheet(at: -51), study.diarySheet(at: -50)) == [
        "created", "QUESTIONNAIRE_DEACTIVATED",
      ])
  }

  @Test func eventsThatSayNothingAreGivenUp() async throws {
    await #expect(throws: PermanentFailure.self) {
      try await stack.deliver(EventsV1.StudyPublished(), subject: "x")
    }
    await #expect(throws: PermanentFailure.self) {
      try await stack.deliver(EventsV1.QuestionnaireVersionPublished(), subject: "x")
    }
    await #expect(throws: PermanentFailure.self) {
      try await stack.deliver(
        EventsV1.EnrolmentEnded(participantID: "7", studyID: "s"), subject: "x")
    }
    var huge = study.diary(version: 1)
    huge.version = .max
    await #expect(throws: PermanentFailure.self) {
      try await stack.deliver(
        EventsV1.QuestionnaireVersionPublished(questionnaire: huge), subject: "x")
    }
  }
}
