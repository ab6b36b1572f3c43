import FoundationEssentials
import Messages
import Postgres
import RPCCore
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService
@testable import Privacy

/// Who may review which sheets, and what reviews reveal.
@Suite struct SheetReviewAccessTests {
  private func fresh(
    _ study: TestStudy = .revisable, stack: IngestionStack? = nil
  ) async throws -> (TestStudy, Caller, Reviewer) {
    let shared = try await IngestionStack.shared.value
    let stack = stack ?? shared
    try await stack.deliver(study)
    return (
      study, try stack.participant(in: study.studyID),
      Reviewer(
        caller: try stack.participant(leading: [study.studyID]), studyID: study.studyID)
    )
  }

  private func code(_ body: () async throws -> some Sendable) async -> String {
    let error = await failure(body)
    return error.map { "\($0.code) \($0.reason ?? "")" } ?? ""
  }

  @Test func onlyStaffWithTheRightInTheStudy() async throws {
    let (study, caller, staff) = try await fresh()
    let (other, _, _) = try await fresh()
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let reader = try caller.stack.caller(id: UUID(), studies: [], leading: ["another"]) {
      $0.studyRoles = [study.studyID: [.dataReader], other.studyID: [.dataManager]]
    }
    for stranger in [caller, reader] {
      let reviewer = Reviewer(caller: stranger, studyID: study.studyID)
      #expect(
        await code { try await reviewer.sheet(sheet, of: caller) }
          == "permissionDenied NOT_STUDY_LEADER")
      #expect(
        await reviewer.refusal(sheet, of: caller, etag: "1-0", .mark(.careless))
          == "permissionDenied NOT_STUDY_LEADER")
    }
    // Neither the pseudonym nor the sheet of one study opens another.
    let foreign = Reviewer(caller: reader, studyID: other.studyID)
    #expect(
      await code { try await foreign.sheet(sheet, of: caller) } == "notFound PARTICIPANT_UNKNOWN")
    let both = try caller.stack.caller(
      id: caller.participantID, studies: [study.studyID, other.studyID])
    #expect(try await both.verdicts(other.diarySheet(at: -20)) == [.created])
    #expect(await code { try await foreign.sheet(sheet, of: caller) } == "notFound SHEET_UNKNOWN")
    #expect(try await foreign.list(caller).count == 1)
    #expect(
      try await foreign.pseudonym(of: caller) != staff.pseudonym(of: caller))
    #expect(
      await code { try await staff.list(try caller.stack.participant(in: study.studyID)) }
        == "notFound PARTICIPANT_UNKNOWN")
  }

  @Test func theTimeOfReceiptIsADay() async throws {
    let (study, caller, staff) = try await fresh()
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let read = try await staff.sheet(sheet, of: caller)
    #expect(read.receiveTime.map { $0.seconds % 86_400 } == 0)
    #expect(read.finishTime == sheet.finishTime)
    #expect(await staff.refusal(sheet, of: caller, etag: "1-0", .stress(20)) == "")
    let revisions = try await staff.revisions(sheet, of: caller)
    #expect(revisions.allSatisfy { $0.receiveTime.map { $0.seconds % 86_400 } == 0 })
  }

  @Test func staffHaveANameThatErasureCuts() async throws {
    let stack = try await IngestionStack()
    let (study, caller, staff) = try await fresh(stack: stack)
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    for text in ["one", "two"] {
      #expect(await staff.refusal(sheet, of: caller, etag: "", reason: "", .comment(text)) == "")
    }
    let names = Set(try await staff.sheet(sheet, of: caller).reviews.map(\.reviewedBy))
    #expect(names.count == 1 && names.first != staff.caller.participantID.uuidString.lowercased())
    let erasure = ErasureTests()
    _ = try await erasure.receipt(stack, of: erasure.request(staff.caller))
    #expect(try await stack.owner.query("SELECT FROM ingestion.staff_names").isEmpty)
    #expect(Set(try await staff.sheet(sheet, of: caller).reviews.map(\.reviewedBy)) == names)
  }

  @Test func blindedStaffSeeNoArm() async throws {
    var study = TestStudy.revisable
    study.message.groups = ["a", "b"].map { CatalogueV1.StudyGroup(groupID: $0) }
    study.message.questionnaires[0].groupIDs = ["b"]
    let (trial, _, leader) = try await fresh(study)
    let stack = leader.caller.stack
    let member = try stack.caller(
      id: UUID(), studies: [trial.studyID], groups: [trial.studyID: "b"])
    let (armed, open) = (trial.diarySheet(at: -30), trial.symptomSheet(at: -20))
    #expect(try await member.verdicts(armed, open) == [.created, .created])
    #expect(try await leader.list(member).count == 2)
    let blinded = Reviewer(
      caller: try stack.caller(id: UUID(), studies: [], leading: [trial.studyID]) {
        $0.blindedStudies = [trial.studyID]
      }, studyID: trial.studyID)
    #expect(try await blinded.list(member).map(\.sheetID) == [open.sheetID])
    #expect(await code { try await blinded.sheet(armed, of: member) } == "notFound SHEET_UNKNOWN")
    #expect(
      await code { try await blinded.revisions(armed, of: member) } == "notFound SHEET_UNKNOWN")
    #expect(
      await blinded.refusal(armed, of: member, etag: "1-0", .mark(.careless))
        == "notFound SHEET_UNKNOWN")
    #expect(try await blinded.sheet(open, of: member).deviations.isEmpty)
    #expect(await blinded.refusal(open, of: member, etag: "1-0", .mark(.careless)) == "")
  }

  @Test func concealedTextsStayConcealed() async throws {
    var study = TestStudy.revisable
    study.questionnaires[0].elements[2] = TestStudy.question(
      "note", .textLine(CatalogueV1.TextLine(masked: true)), optional: true)
    let (masked, caller, staff) = try await fresh(study)
    var sheet = masked.diarySheet(stress: 10, at: -30)
    sheet.answers.append(.init(elementID: "note", value: .text("secret")))
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(try await staff.sheet(sheet, of: caller).answers.count == 2)
    for guess in ["secret", "other"] {
      let change = IngestionV1.ReviewSheetRequest.OneOfChange.correction(
        .init(reason: .other, answers: [.init(elementID: "note", value: .text(guess))]))
      #expect(
        await staff.refusal(sheet, of: caller, etag: "1-0", change)
          == "correction.answers[0].element_id QUESTION_UNKNOWN")
    }
    #expect(await staff.refusal(sheet, of: caller, etag: "1-0", .stress(20)) == "")
    #expect(try await staff.revisions(sheet, of: caller).allSatisfy { $0.answers.count == 2 })
    #expect(try await caller.listAll().first?.sheet?.answers.count == 3)
  }

  @Test func testParticipantsAreNamedAsSuch() async throws {
    let (study, caller, staff) = try await fresh()
    let subject = caller.participantID.uuidString.lowercased()
    try await caller.stack.deliver(
      EventsV1.TestParticipantChanged(
        participantID: subject, testParticipant: true, accountRevision: 1), subject: subject)
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(try await staff.list(caller).map(\.testParticipant) == [true])
    #expect(try await staff.sheet(sheet, of: caller).testParticipant)
  }

  @Test func anErasedParticipantDoesNotExist() async throws {
    let stack = try await IngestionStack()
    let (study, caller, staff) = try await fresh(stack: stack)
    let sheet = study.diarySheet(at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let request = try await staff.request(sheet, of: caller, etag: "1-0", .stress(20))
    _ = try await staff.review(request)
    let erasure = ErasureTests()
    let erasureID = try await erasure.request(caller)
    // The erasure is ordered, but the sheets still exist.
    #expect(await code { try await staff.review(request) } == "notFound PARTICIPANT_UNKNOWN")
    let receipt = try await erasure.receipt(stack, of: erasureID)
    #expect(receipt.counts.first { $0.kind == "sheet_reviews" }?.count == 1)
    #expect(await code { try await staff.review(request) } == "notFound PARTICIPANT_UNKNOWN")
    #expect(try await stack.owner.query("SELECT FROM ingestion.sheet_reviews").isEmpty)
  }

  @Test func ofAnonymousSheetsMarkAndStateStay() async throws {
    let stack = try await IngestionStack()
    let (study, caller, staff) = try await fresh(stack: stack)
    let sheets = (0..<5).map { study.diarySheet(stress: Double($0), at: Int64($0) - 50) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    #expect(await staff.refusal(sheets[0], of: caller, etag: "1-0", .mark(.careless)) == "")
    #expect(await staff.refusal(sheets[0], of: caller, etag: "1-1", .mark(.duplicate)) == "")
    #expect(await staff.refusal(sheets[1], of: caller, etag: "1-0", .mark(.careless)) == "")
    #expect(await staff.refusal(sheets[1], of: caller, etag: "1-1", .mark(.unspecified)) == "")
    #expect(await staff.refusal(sheets[2], of: caller, etag: "1-0", .reviewState(.approved)) == "")
    #expect(await staff.refusal(sheets[3], of: caller, etag: "1-0", .stress(77)) == "")
    let erasure = ErasureTests()
    _ = try await erasure.receipt(stack, of: erasure.request(caller, mode: .anonymiseAnswers))
    let rows = try await staff.caller.sheets(study).rows
    let found = rows.map { "\($0["stress"] ?? "") \($0["mark"] ?? "") \($0["review_state"] ?? "")" }
    #expect(found.sorted() == ["0 duplicate ", "1  ", "2  approved", "4  ", "77  "])
    #expect(rows.allSatisfy { $0["mark_reason"] == "" && $0["correction"] == "" })
    #expect(try await stack.owner.query("SELECT FROM ingestion.sheet_reviews").isEmpty)
  }

  @Test func theOwnExportHasReasonsButNoStaff() async throws {
    let (study, _, staff) = try await fresh()
    let reader = try OwnExportReader(in: study, staff.caller.stack)
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await reader.caller.verdicts(sheet) == [.created])
    #expect(
      await staff.refusal(sheet, of: reader.caller, etag: "1-0", reason: "by phone", .stress(20))
        == "")
    #expect(await staff.refusal(sheet, of: reader.caller, etag: "2-1", .mark(.careless)) == "")
    let name = try await staff.sheet(sheet, of: reader.caller).reviews[0].reviewedBy
    let files = OwnExportReader.files(try await reader.parts())
    #expect(files["sheet_reviews.jsonl"]?.split(separator: "\n").count == 2)
    #expect(files["sheet_reviews.jsonl"]?.contains("by phone") == true)
    #expect(files["sheet_revisions.jsonl"]?.contains("entry_error") == true)
    #expect(files["answer_sheets.jsonl"]?.contains("careless") == true)
    #expect(files.values.allSatisfy { !$0.contains(name) })
  }

  @Test func reviewsOfDroppedSheetsAreDeleted() async throws {
    let stack = try await IngestionStack()
    let (study, caller, staff) = try await fresh(stack: stack)
    let (kept, dropped) = (study.diarySheet(at: -30), study.diarySheet(at: -20))
    #expect(try await caller.verdicts(kept, dropped) == [.created, .created])
    for sheet in [kept, dropped] {
      #expect(await staff.refusal(sheet, of: caller, etag: "1-0", .mark(.careless)) == "")
    }
    try await stack.owner.execute(
      "DELETE FROM ingestion.answer_sheets WHERE sheet_id::text = \(dropped.sheetID)")
    try await TidyRevisions(pool: stack.pool)()
    #expect(try await stack.pool.query("SELECT FROM sheet_reviews").count == 1)
  }
}
