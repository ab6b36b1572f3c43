import Bus
import FoundationEssentials
import Messages
import TestSupport
import Testing

/// Study events from the bus and their effect on sheets.
@Suite struct ReadModelTests {
  private let stack: IngestionStack
  private let study = TestStudy()

  init() async throws {
    stack = try await IngestionStack.shared.value
  }

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
    try await revise(2, at: -90) { $0.questionnaires[0].deactivated = true }
    try await revise(3, at: -80) {
      $0.questionnaires[0].deactivated = true
      $0.questionnaires.remove(at: 2)
    }
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(
        study.diarySheet(at: -91), study.diarySheet(at: -90),
        study.momentarySheet(rested: false, at: -80),
        study.momentarySheet(rested: false, at: -81)) == [
          "created", "QUESTIONNAIRE_DEACTIVATED", "QUESTIONNAIRE_NOT_IN_STUDY", "created",
        ])
  }

  /// For example left behind by a later release; sheets of other versions are not affected.
  @Test func aVersionThatCannotBeReadKeepsOnlyItsOwnSheetsWaiting() async throws {
    try await stack.deliver(study)
    try await stack.owner.execute(
      """
      INSERT INTO questionnaire_versions (
        questionnaire_id, version, content_hash, definition, contact_elements, referenced_questions)
      VALUES (\(study.diaryID), 7, 'd7', \([0xff] as [UInt8]), '{}', '{}')
      """)
    let caller = try stack.participant(in: study.studyID)
    let waiting = study.diarySheet(version: 7)
    #expect(
      try await caller.outcomes(waiting, study.diarySheet(at: 1)) == ["retryLater", "created"])
    #expect(try await caller.obstacles(waiting) == [["VERSION_NOT_YET_KNOWN"]])
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
    // The catalogue was asked for another sheet; its answer decides about older sheets only.
    #expect(try await caller.outcomes(study.diarySheet(at: -100)) == ["ALREADY_FILLED_IN"])
  }

  @Test func neverOpenQuestionnairesAreAlwaysClosed() async throws {
    var closed = study
    closed.message.questionnaires[0].deactivated = true
    try await stack.deliver(closed)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(study.diarySheet(at: -1000)) == ["QUESTIONNAIRE_DEACTIVATED"])
  }

  @Test func olderRevisionsChangeNothing() async throws {
    try await revise(5, at: 0) { $0.endTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now) }
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(study.diarySheet(), study.diarySheet(at: -1)) == [
        "STUDY_ENDED", "created",
      ])
  }

  /// The first known revision is a later one, with the questionnaire closed.
  @Test func possiblyOpenQuestionnairesAreAccepted() async throws {
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
