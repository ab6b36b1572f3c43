import FoundationEssentials
import Messages
import Postgres
import RPCCore
import TestSupport
import Testing

@testable import IngestionService

@Suite struct AmendmentRefusalTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy.revisable
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  @Test func badFieldsAreNamed() async throws {
    let (_, study, caller) = try await fresh()
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    func refused(_ change: (inout IngestionV1.Amendment) -> Void) async throws -> [String] {
      var amendment = sheet.amendment(stress: 1)
      change(&amendment)
      let good = sheet.amendment(on: 7, stress: 1)
      let verdicts = try await caller.amend(amendment, good)
      // The violation affects only this amendment.
      #expect(verdicts[1].violations.map(\.reason) == ["REVISION_UNKNOWN"])
      #expect(verdicts[0].verdict == .rejected)
      return verdicts[0].violations.map { "\($0.field) \($0.reason)" }
    }
    #expect(try await refused { $0.amendmentID = "7" } == ["amendment_id AMENDMENT_ID_INVALID"])
    #expect(
      try await refused { $0.amendmentID = "00000000-0000-0000-0000-000000000000" } == [
        "amendment_id AMENDMENT_ID_INVALID"
      ])
    #expect(try await refused { $0.sheetID = "" } == ["sheet_id SHEET_ID_INVALID"])
    #expect(
      try await refused { $0.sheetID = UUID().uuidString } == ["sheet_id SHEET_UNKNOWN"])
    #expect(try await refused { $0.baseRevision = 0 } == ["base_revision REQUIRED"])
    #expect(
      try await refused { $0.reason = String(repeating: "ä", count: 501) } == [
        "reason TEXT_TOO_LONG"
      ])
    #expect(try await refused { $0.amendTime = nil } == ["amend_time TIME_MISSING"])
    #expect(try await refused { $0.amendTime?.nanos = -1 } == ["amend_time TIME_INVALID"])
    #expect(try await refused { $0.change = nil } == ["change REQUIRED"])
    #expect(try await refused { $0.change = .withdrawSheet(false) } == ["withdraw_sheet REQUIRED"])
    let ids = "withdrawn_answers.element_ids"
    #expect(
      try await refused { $0.change = .withdrawnAnswers(.init(elementIDs: [])) } == [
        "\(ids) REQUIRED"
      ])
    #expect(
      try await refused { $0.change = .withdrawnAnswers(.init(elementIDs: ["a", "a"])) } == [
        "\(ids) ANSWERED_TWICE"
      ])
    #expect(
      try await refused {
        $0.change = .withdrawnAnswers(.init(elementIDs: (0...5000).map { "e\($0)" }))
      } == ["\(ids) TOO_MANY_ANSWERS"])
    // A reason of maximum length is accepted.
    #expect(
      try await caller.amended(
        sheet.amendment(reason: String(repeating: "ä", count: 500), stress: 2)) == ["created 2"])
    let invalid = await failure {
      try await caller.withdraw(
        "stress", of: study.diaryID, in: study.studyID, reason: String(repeating: "ä", count: 501))
    }
    #expect(invalid?.violations.map(\.reason) == ["TEXT_TOO_LONG"])
  }

  @Test func batchesHaveALimit() async throws {
    let (_, study, caller) = try await fresh()
    let empty = await failure { try await caller.submitAmendments(.init()) }
    #expect(empty?.violations.map(\.reason) == ["EMPTY"])
    let sheet = study.diarySheet(at: -30)
    let many = (0...100).map { _ in sheet.amendment(stress: 1) }
    let tooMany = await failure { try await caller.submitAmendments(.init(amendments: many)) }
    #expect(tooMany?.code == .resourceExhausted && tooMany?.reason == "BATCH_TOO_LARGE")
    #expect(
      tooMany?.details.contains(
        .errorInfo(reason: "BATCH_TOO_LARGE", metadata: ["amendments_max": "100"])) == true)
    let most = try await caller.submitAmendments(.init(amendments: Array(many.dropLast())))
    #expect(most.verdicts.count == 100)
    #expect(most.verdicts.allSatisfy { $0.violations.map(\.reason) == ["SHEET_UNKNOWN"] })
  }

  @Test func amendmentsAreRejectedIfTheStudyForbidsThem() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(
      try await caller.amended(
        sheet.amendment(at: -60, stress: 1), sheet.amendment(at: -60, .withdrawSheet(true))) == [
          "rejected NOT_REVISABLE 1", "rejected NOT_REVISABLE 1",
        ])
    let refused = await failure {
      try await caller.withdraw("stress", of: study.diaryID, in: study.studyID)
    }
    #expect(refused?.code == .failedPrecondition && refused?.reason == "NOT_REVISABLE")
    #expect(try await caller.revisions(of: sheet.sheetID).map(\.revision) == [1])
    let unknown = await failure { try await caller.revisions(of: UUID().uuidString.lowercased()) }
    #expect(unknown?.code == .notFound && unknown?.reason == "SHEET_UNKNOWN")
  }

  @Test func participantsAmendOnlyTheirOwnSheets() async throws {
    let (stack, study, caller) = try await fresh()
    let other = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(
      try await other.amended(sheet.amendment(.withdrawSheet(true))) == [
        "rejected SHEET_UNKNOWN 0"
      ])
    #expect(
      await failure { try await other.revisions(of: sheet.sheetID) }?.reason == "SHEET_UNKNOWN")
  }

  @Test func aSheetHasALimitOfRevisionsButIsTakenBackAllTheSame() async throws {
    let (_, study, caller) = try await fresh()
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let amendments = (1..<100).map { sheet.amendment(on: UInt32($0), stress: Double($0)) }
    let verdicts = try await caller.submitAmendments(.init(amendments: amendments)).verdicts
    #expect(verdicts.allSatisfy { $0.verdict == .created })
    #expect(
      try await caller.amended(
        sheet.amendment(on: 100, stress: 1),
        sheet.amendment(on: 100, .withdrawnAnswers(.init(elementIDs: ["note"]))),
        sheet.amendment(on: 100, .withdrawnAnswers(.init(elementIDs: ["stress"]))),
        sheet.amendment(on: 101, .withdrawSheet(true))) == [
          "rejected TOO_MANY_REVISIONS 100", "exists 100", "created 101", "created 102",
        ])
    #expect(try await caller.revisions(of: sheet.sheetID).map(\.revision) == Array(1...102))
  }

  @Test func departedParticipantsMayOnlyWithdraw() async throws {
    let (stack, study, caller) = try await fresh()
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
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
        participantID: caller.participantID.uuidString, studyID: study.studyID, leaveTime: leftAt),
      subject: caller.participantID.uuidString)
    #expect(
      try await gone.amended(
        // Amendments from before leaving are accepted late.
        sheet.amendment(at: -5, stress: 1), sheet.amendment(at: -20, stress: 2),
        sheet.amendment(on: 2, at: -5, .withdrawnAnswers(.init(elementIDs: ["stress"])))) == [
          "rejected NOT_ENROLLED 1", "created 2", "created 3",
        ])
    let answer = try await gone.withdraw("stressors", of: study.diaryID, in: study.studyID)
    #expect(answer.sheets == 1 && answer.complete)
  }

  @Test func erasedWithTheParticipant() async throws {
    // A stack of its own: tests sharing the stack would carry out the erasure at once.
    let stack = try await IngestionStack()
    let study = TestStudy.revisable
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(try await caller.amended(sheet.amendment(stress: 2)) == ["created 2"])
    let erasure = ErasureTests()
    let erasureID = try await erasure.request(caller)
    // The erasure is ordered, but the sheets still exist.
    #expect(
      try await caller.amended(sheet.amendment(on: 2, stress: 3)) == [
        "rejected PARTICIPANT_ERASED 2"
      ])
    let receipt = try await erasure.receipt(stack, of: erasureID)
    #expect(receipt.counts.first { $0.kind == "sheet_revisions" }?.count == 1)
    #expect(
      try await caller.amended(sheet.amendment(on: 2, stress: 3)) == [
        "rejected PARTICIPANT_ERASED 0"
      ])
  }

  @Test func anonymouslyTheNewestStays() async throws {
    let (stack, study, caller) = try await fresh()
    let sheets = (0..<5).map { study.diarySheet(stress: Double($0), at: Int64($0) - 50) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    for sheet in sheets.prefix(4) {
      #expect(try await caller.amended(sheet.amendment(stress: 77)) == ["created 2"])
    }
    #expect(
      try await caller.amended(sheets[3].amendment(on: 2, .withdrawSheet(true))) == ["created 3"])
    let erasure = ErasureTests()
    let receipt = try await erasure.receipt(
      stack, of: erasure.request(caller, mode: .anonymiseAnswers))
    #expect(receipt.counts.first { $0.kind == "answer_sheets.anonymised" }?.count == 4)
    let rows = try await stack.owner.query(
      """
      SELECT (answers -> 'stress' ->> 'number')::float8 AS stress FROM ingestion.answer_sheets
      WHERE study_id = \(study.studyID) ORDER BY 1
      """)
    #expect(try rows.map { try $0.decode("stress", as: Double.self) } == [4, 77, 77, 77])
    let left = try await stack.owner.query(
      "SELECT FROM ingestion.sheet_revisions WHERE study_id = \(study.studyID)")
    #expect(left.isEmpty)
  }

  @Test func ownRecordsHaveEveryRevision() async throws {
    let (stack, study, _) = try await fresh()
    let reader = try OwnExportReader(in: study, stack)
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await reader.caller.verdicts(sheet) == [.created])
    #expect(
      try await reader.caller.amended(sheet.amendment(reason: "a slip", stress: 20)) == [
        "created 2"
      ])
    let file = OwnExportReader.files(try await reader.parts())["sheet_revisions.jsonl"] ?? ""
    let lines = file.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("10") == true && lines.last?.contains("a slip") == true)
  }

  @Test func revisionsOfDroppedSheetsAreDeleted() async throws {
    let stack = try await IngestionStack()
    let study = TestStudy.revisable
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let (kept, dropped) = (study.diarySheet(at: -30), study.diarySheet(at: -20))
    #expect(try await caller.verdicts(kept, dropped) == [.created, .created])
    for sheet in [kept, dropped] {
      #expect(try await caller.amended(sheet.amendment(stress: 1)) == ["created 2"])
    }
    try await stack.owner.execute(
      "DELETE FROM ingestion.answer_sheets WHERE sheet_id::text = \(dropped.sheetID)")
    try await TidyRevisions(pool: stack.pool)()
    #expect(try await stack.pool.query("SELECT FROM sheet_revisions").count == 1)
    #expect(await failure { try await caller.revisions(of: dropped.sheetID) } != nil)
  }
}
