import Bus
import FoundationEssentials
import Messages
import Postgres
import RPCCore
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

@Suite struct DraftRefusalTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  @Test func badFieldsAreNamed() async throws {
    let (_, study, caller) = try await fresh()
    func refused(_ change: (inout IngestionV1.SaveDraftRequest) -> Void) async -> [String] {
      var request = study.diaryDraft()
      change(&request)
      let changed = request
      let error = await failure { try await caller.save(changed) }
      return error?.code == .invalidArgument
        ? error?.violations.map { "\($0.field) \($0.reason)" } ?? []
        : ["\(String(describing: error))"]
    }
    #expect(await refused { $0.draftID = "7" } == ["draft_id DRAFT_ID_INVALID"])
    #expect(
      await refused { $0.draftID = "00000000-0000-0000-0000-000000000000" } == [
        "draft_id DRAFT_ID_INVALID"
      ])
    #expect(await refused { $0.studyID = "A b" } == ["study_id ID_INVALID"])
    #expect(await refused { $0.studyID = "" } == ["study_id REQUIRED"])
    #expect(await refused { $0.version = 0 } == ["version REQUIRED"])
    #expect(await refused { $0.contentHash = "" } == ["content_hash REQUIRED"])
    #expect(await refused { $0.contentHash = "d2" } == ["content_hash CONTENT_HASH_MISMATCH"])
    #expect(await refused { $0.startTime?.nanos = -1 } == ["start_time TIME_INVALID"])
    #expect(
      await refused {
        $0.elements = (0...5000).map { TestStudy.element("e\($0)", .number(1)) }
      } == ["elements TOO_MANY"])
    #expect(try await caller.allDrafts() == [])
  }

  /// Otherwise one answer that a sensor or a slider spoilt would keep the whole draft on the device.
  @Test func aMalformedElementRefusesItself() async throws {
    let (_, study, caller) = try await fresh()
    let (note, stress) = (
      TestStudy.element("note", .text("kept")), TestStudy.element("stress", .number(1))
    )
    func found(_ bad: IngestionV1.DraftElement) async throws -> [String] {
      var request = study.diaryDraft()
      request.elements = [bad, note]
      let answer = try await caller.save(request)
      #expect(answer.draft?.elements.contains { $0.elementID == "note" } == true)
      return answer.violations.map { "\($0.field) \($0.reason)" }
    }
    func changed(_ change: (inout IngestionV1.DraftElement) -> Void) -> IngestionV1.DraftElement {
      var element = stress
      change(&element)
      return element
    }
    #expect(try await found(stress) == [])
    #expect(try await found(note) == ["elements[1].element_id ANSWERED_TWICE"])
    #expect(
      try await found(changed { $0.changeTime = nil }) == ["elements[0].change_time TIME_MISSING"])
    #expect(
      try await found(changed { $0.changeTime?.nanos = -1 })
        == ["elements[0].change_time TIME_INVALID"])
    #expect(
      try await found(changed { $0.answer?.value = nil })
        == ["elements[0].answer.value VALUE_MISSING"])
    #expect(
      try await found(changed { $0.answer?.elementID = "note" })
        == ["elements[0].answer.element_id QUESTION_UNKNOWN"])
    #expect(
      try await found(changed { $0.answer?.value = .number(.nan) })
        == ["elements[0].answer.number NOT_FINITE"])
    #expect(
      try await found(changed { $0.answer?.value = .text("1") })
        == ["elements[0].answer.text VALUE_TYPE_MISMATCH"])
    for elementID in ["sleep", "A b", ""] {
      #expect(
        try await found(TestStudy.element(elementID, .number(1)))
          == ["elements[0].element_id QUESTION_UNKNOWN"])
    }
  }

  @Test func questionnairesOutsideTheStudyAreRejected() async throws {
    let (stack, study, caller) = try await fresh()
    var request = study.diaryDraft()
    request.questionnaireID = "nothing-of-it"
    let unknown = request
    let refused = await failure { try await caller.save(unknown) }
    #expect(refused?.code == .notFound && refused?.reason == "QUESTIONNAIRE_NOT_IN_STUDY")
    request = study.diaryDraft()
    request.version = 9
    let unpublished = request
    #expect(await failure { try await caller.save(unpublished) }?.reason == "VERSION_UNKNOWN")
    let stranger = try stack.participant(in: "somewhere-else")
    // Repeatedly.
    for _ in 0..<2 {
      let strange = await failure { try await stranger.save(study.diaryDraft()) }
      #expect(strange?.code == .permissionDenied && strange?.reason == "NOT_ENROLLED")
    }
  }

  @Test func afterTheConsentNothingMoreIsKept() async throws {
    let (stack, study, caller) = try await fresh()
    let request = study.diaryDraft()
    func token(endingAt seconds: Double) throws -> Caller {
      try stack.caller(id: caller.participantID, studies: [study.studyID]) {
        $0.consentEnds = [study.studyID: IngestionStack.start + seconds]
      }
    }
    try await token(endingAt: 1).save(request)
    let ended = try token(endingAt: 0)
    let more = IngestionV1.SaveDraftRequest(
      draftID: request.draftID, elements: [TestStudy.element("stress", .number(1))])
    for request in [more, study.diaryDraft()] {
      let refused = await failure { try await ended.save(request) }
      #expect(refused?.code == .unavailable && refused?.reason == "CONSENT_ENDED")
    }
    #expect(try await caller.draft(request.draftID).elements == [])
    // After agreeing, the participant can continue.
    try await caller.save(more)
  }

  @Test func theSubjectOfADraftIsFixed() async throws {
    let (_, study, caller) = try await fresh()
    let request = study.diaryDraft()
    try await caller.save(request)
    for change: (inout IngestionV1.SaveDraftRequest) -> Void in [
      { $0.version = 2 }, { $0.questionnaireID = "other" }, { $0.studyID = "other" },
    ] {
      var other = request
      change(&other)
      let changed = other
      let refused = await failure { try await caller.save(changed) }
      #expect(refused?.code == .failedPrecondition && refused?.reason == "DRAFT_DIFFERS")
    }
  }

  @Test func thereIsALimitOfDraftsAndOfBytes() async throws {
    let (_, study, caller) = try await fresh()
    var ids: [String] = []
    for _ in 0..<20 {
      let request = study.diaryDraft()
      ids.append(request.draftID)
      try await caller.save(request)
    }
    let more = await failure { try await caller.save(study.diaryDraft()) }
    #expect(more?.code == .resourceExhausted && more?.reason == "TOO_MANY_DRAFTS")
    // Existing drafts can be continued.
    try await caller.save(
      .init(draftID: ids[0], elements: [TestStudy.element("stress", .number(1))]))
    try await caller.delete(ids[1])
    try await caller.save(study.diaryDraft())

    let stack = try await IngestionStack.shared.value
    var long = TestStudy()
    let questions = (0..<60).map {
      TestStudy.question("t\($0)", .textArea(CatalogueV1.TextArea()), optional: true)
    }
    long.questionnaires[0].elements += questions
    try await stack.deliver(long)
    let writer = try stack.participant(in: long.studyID)
    var request = long.diaryDraft()
    func texts(_ count: Int) -> [IngestionV1.DraftElement] {
      (0..<count).map {
        TestStudy.element("t\($0)", .text(String(repeating: "x", count: 9_900)))
      }
    }
    request.elements = texts(50)
    try await writer.save(request)
    request.elements = texts(60)
    let large = request
    let refused = await failure { try await writer.save(large) }
    #expect(refused?.code == .resourceExhausted && refused?.reason == "DRAFT_TOO_LARGE")
    #expect(try await writer.draft(request.draftID).elements.count == 50)
  }

  @Test func departedParticipantsMayReadAndDelete() async throws {
    let (stack, study, caller) = try await fresh()
    let request = study.diaryDraft()
    try await caller.save(request)
    let gone = try stack.caller(id: caller.participantID, studies: [])
    let (joinedAt, leftAt) = (
      GoogleProtobuf.Timestamp(IngestionStack.start - 3600),
      GoogleProtobuf.Timestamp(IngestionStack.start - 10)
    )
    stack.auth.set(
      [AuthV1.Enrolment(studyID: study.studyID, joinTime: joinedAt, leaveTime: leftAt)], for: gone)
    try await stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: caller.participantID.uuidString, studyID: study.studyID, joinTime: joinedAt),
      subject: caller.participantID.uuidString)
    try await stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: caller.participantID.uuidString, studyID: study.studyID,
        leaveTime: leftAt),
      subject: caller.participantID.uuidString)
    let refused = await failure {
      try await gone.save(
        .init(draftID: request.draftID, elements: [TestStudy.element("stress", .number(1))]))
    }
    #expect(refused?.reason == "NOT_ENROLLED")
    #expect(try await gone.draft(request.draftID).draftID == request.draftID)
    try await gone.delete(request.draftID)
    #expect(try await gone.allDrafts() == [])
  }

  @Test func erasedParticipantsStayErased() async throws {
    let (stack, study, caller) = try await fresh()
    let request = study.diaryDraft(
      UUID().uuidString.lowercased(), TestStudy.element("note", .text("mine")))
    try await caller.save(request)
    let erasure = ErasureTests()
    let receipt = try await erasure.receipt(stack, of: erasure.request(caller))
    #expect(receipt.counts.first { $0.kind == "sheet_drafts" }?.count == 1)
    #expect(await failure { try await caller.save(request) }?.reason == "PARTICIPANT_ERASED")
    let rows = try await stack.owner.query(
      "SELECT FROM ingestion.sheet_drafts WHERE participant_id = \(caller.participantID)")
    #expect(rows.isEmpty)
  }

  /// Uses a clock of its own.
  @Test func draftsExpire() async throws {
    let stack = try await IngestionStack()
    var study = TestStudy()
    study.message.questionnaires[0].draftDays = 2
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let (left, kept) = (study.diaryDraft(), study.diaryDraft())
    let sheet = study.diarySheet(at: -1)
    for request in [left, kept, study.diaryDraft(sheet.sheetID)] { try await caller.save(request) }
    #expect(try await caller.verdicts(sheet) == [.created])
    let tidy = TidyDrafts(pool: stack.pool, clock: stack.clock, pieceRows: 1)
    try await tidy()
    #expect(try await rows(stack) == 2)
    stack.clock.advance(seconds: 86_400)
    let later = try stack.caller(id: caller.participantID, studies: [study.studyID])
    try await later.save(
      .init(draftID: kept.draftID, elements: [TestStudy.element("stress", .number(1))]))
    stack.clock.advance(seconds: 86_400)
    let last = try stack.caller(id: caller.participantID, studies: [study.studyID])
    for isTidy in [false, true] {
      if isTidy { try await tidy() }
      #expect(try await last.allDrafts() == [kept.draftID])
      #expect(await failure { try await last.save(left) }?.reason == "DRAFT_ENDED")
    }
    #expect(try await rows(stack) == 2)
    stack.clock.advance(seconds: 401 * 86_400)
    try await tidy()
    // The deleted draft is forgotten; the other one has ended.
    #expect(try await rows(stack) == 1)
  }

  private func rows(_ stack: IngestionStack) async throws -> Int {
    try await stack.pool.query("SELECT FROM sheet_drafts").count
  }
}
