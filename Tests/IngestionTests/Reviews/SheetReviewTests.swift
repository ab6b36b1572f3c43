import FoundationEssentials
import Messages
import Postgres
import RPCCore
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

/// Corrections, marks, states and comments of staff.
@Suite struct SheetReviewTests {
  private func fresh(
    _ study: TestStudy = .revisable, revisable: Bool = false
  ) async throws -> (TestStudy, Caller, Reviewer) {
    let stack = try await IngestionStack.shared.value
    var study = study
    for index in study.message.questionnaires.indices {
      study.message.questionnaires[index].revisable = revisable
    }
    try await stack.deliver(study)
    return (
      study, try stack.participant(in: study.studyID),
      Reviewer(
        caller: try stack.caller(id: UUID(), studies: [], leading: ["another"]) {
          $0.studyRoles = [study.studyID: [.dataManager]]
        }, studyID: study.studyID)
    )
  }

  @Test func aCorrectionIsARevisionBesideTheOriginal() async throws {
    let (study, caller, staff) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let read = try await staff.sheet(sheet, of: caller)
    #expect(read.etag == "1-0" && read.answers == sheet.answers && read.reviews.isEmpty)
    let request = try await staff.request(
      sheet, of: caller, etag: read.etag, reason: "by phone", .stress(70))
    let corrected = try await staff.review(request)
    #expect(corrected.answers.map(\.value) == [.number(70), sheet.answers[1].value])
    #expect(corrected.scores.map(\.value?.value) == [70])
    #expect(corrected.revision == 2 && corrected.etag == "2-1")
    #expect(corrected.correction?.reason == .entryError && corrected.correction?.revision == 2)
    #expect(corrected.reviews.map(\.reason) == ["by phone"])
    // The same request again changes nothing, however late.
    #expect(try await staff.review(request) == corrected)
    var other = request
    other.reason = "another"
    #expect(await failure { try await staff.review(other) }?.reason == "REQUEST_ID_REUSED")

    // The participant sees time and kind, but neither name nor words.
    let own = try #require(try await caller.listAll().first)
    #expect(own.correction == corrected.correction && own.sheet?.answers == corrected.answers)
    let revisions = try await caller.revisions(of: sheet.sheetID)
    #expect(revisions.map(\.correctionReason) == [.unspecified, .entryError])
    #expect(revisions.map(\.reason) == ["", ""])
    #expect(revisions.first?.answers == sheet.answers)
    #expect(try await caller.verdicts(sheet) == [.exists])
    let series = try await caller.series(
      .init(studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress"))
    #expect(series.points.map(\.value) == [.number(70)])
    #expect(try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.symptomID])
    // Planning hears of it as of an amendment.
    #expect(try await caller.amendmentEvents().map(\.revision) == [2])
    // Staff see the words.
    #expect(try await staff.revisions(sheet, of: caller).map(\.reason) == ["", "by phone"])
    // The export has both.
    let leader = try caller.stack.participant(leading: [study.studyID])
    let row = try #require(try await leader.sheets(study).rows.first)
    #expect(row["stress"] == "70" && row["correction"] == "entry_error" && row["revision"] == "2")
    let former = try #require(
      try await leader.revisions(study.studyID).rows.first { $0["element_id"] == "stress" })
    #expect(former["value"] == "10" && former["replaced_because"] == "by phone")
    #expect(former["replaced_by_correction"] == "entry_error" && former["correction"] == "")
  }

  @Test func ofTwoStaffTheSecondReadsAgain() async throws {
    let (study, caller, staff) = try await fresh(revisable: true)
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    let outcomes = await withTaskGroup(of: String.self) { group in
      for number in 0..<6 {
        group.addTask {
          await staff.refusal(sheet, of: caller, etag: "1-0", .stress(Double(20 + number)))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.filter { $0 == "" }.count == 1)
    #expect(outcomes.filter { $0 == "aborted ETAG_MISMATCH" }.count == 5)
    // Also against the participant, in both orders.
    #expect(
      try await caller.amended(sheet.amendment(on: 1, stress: 5)) == ["conflict REVISION_STALE 2"])
    #expect(try await caller.amended(sheet.amendment(on: 2, stress: 5)) == ["created 3"])
    #expect(
      await staff.refusal(sheet, of: caller, etag: "2-1", .mark(.careless))
        == "aborted ETAG_MISMATCH")
    #expect(await staff.refusal(sheet, of: caller, etag: "3-1", .mark(.careless)) == "")
    // A comment changes no etag and needs none.
    #expect(await staff.refusal(sheet, of: caller, etag: "", reason: "", .comment("asked")) == "")
    #expect(try await staff.sheet(sheet, of: caller).etag == "3-2")
    #expect(try await caller.amended(sheet.amendment(on: 3, .withdrawSheet(true))) == ["created 4"])
    #expect(
      await staff.refusal(sheet, of: caller, etag: "4-2", .stress(9))
        == "failedPrecondition ALREADY_WITHDRAWN")
    #expect(await staff.refusal(sheet, of: caller, etag: "4-2", .reviewState(.rejected)) == "")
  }

  @Test func correctedAnswersAreValidatedLikeAmendments() async throws {
    let (study, caller, staff) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    func refusal(_ change: IngestionV1.ReviewSheetRequest.OneOfChange?, reason: String = "why")
      async
      -> String
    { await staff.refusal(sheet, of: caller, etag: "1-0", reason: reason, change) }
    #expect(await refusal(.stress(101)) == "correction.answers[0].number OUT_OF_RANGE")
    #expect(await refusal(.stress(10)) == "failedPrecondition CORRECTION_CHANGES_NOTHING")
    #expect(
      await refusal(.correction(.init(reason: .other, removedElementIDs: ["stress"])))
        == "correction.answers[\"stress\"] ANSWER_MISSING")
    #expect(
      await refusal(.correction(.init(answers: [.init(elementID: "stress", value: .number(1))])))
        == "correction.reason REQUIRED")
    #expect(await refusal(.correction(.init(reason: .other))) == "correction.answers REQUIRED")
    #expect(await refusal(.stress(20), reason: " ") == "reason REQUIRED")
    #expect(await refusal(.mark(.duplicate), reason: "") == "reason REQUIRED")
    let long = String(repeating: "x", count: 501)
    #expect(await refusal(.stress(20), reason: long) == "reason TEXT_TOO_LONG")
    #expect(await refusal(.mark(.init(rawValue: 99))) == "mark OUT_OF_RANGE")
    #expect(await refusal(.reviewState(.init(rawValue: 99))) == "review_state OUT_OF_RANGE")
    #expect(await refusal(nil) == "change REQUIRED")
    #expect(await refusal(.comment(""), reason: "") == "comment REQUIRED")
    let most = String(repeating: "é", count: 2000)
    #expect(await refusal(.comment(most + "x"), reason: "") == "comment TEXT_TOO_LONG")
    #expect(await refusal(.comment(most), reason: "") == "")
    #expect(try await staff.sheet(sheet, of: caller).etag == "1-0")
  }

  @Test func marksAndStatesAreExportedAndChangeNoFigure() async throws {
    let (study, caller, staff) = try await fresh()
    let sheets = (0..<3).map { study.diarySheet(stress: Double($0), at: Int64($0) - 50) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    let leader = try caller.stack.participant(leading: [study.studyID])
    let before = try await leader.figures(of: study.diaryID, in: study)
    let series = try await caller.series(
      .init(studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress"))
    let cursor = try await leader.sheets(study).cursor
    let marked = try await staff.review(
      try await staff.request(
        sheets[1], of: caller, etag: "1-0", reason: "=12 items in 4 s", .mark(.careless)))
    #expect(marked.mark?.mark == .careless && marked.etag == "1-1")
    #expect(
      await staff.refusal(sheets[1], of: caller, etag: "1-1", reason: "", .reviewState(.hasIssues))
        == "")
    let row = try #require(
      try await leader.sheets(study, since: cursor).rows.first {
        $0["sheet_id"] == sheets[1].sheetID
      })
    #expect(row["mark"] == "careless" && row["review_state"] == "has_issues")
    // A spreadsheet must not read it as a formula.
    #expect(row["mark_reason"] == "'=12 items in 4 s" && row["stress"] == "1")
    var after = try await leader.figures(of: study.diaryID, in: study)
    after.countTime = before.countTime
    #expect(after == before)
    #expect(
      try await caller.series(
        .init(studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress"))
        == series)
    let own = try #require(try await caller.listAll().first { $0.mark != nil })
    #expect(own.sheet?.sheetID == sheets[1].sheetID && own.mark == marked.mark)
    // The list is by time, without answers, in pages.
    let listed = try await staff.list(caller, pageSize: 2)
    #expect(listed.map(\.sheetID) == sheets.reversed().map(\.sheetID))
    #expect(listed.map { $0.mark?.mark } == [nil, .careless, nil])
    #expect(listed.allSatisfy { $0.answers.isEmpty && $0.reviews.isEmpty })
    #expect(await staff.refusal(sheets[1], of: caller, etag: "1-2", .mark(.unspecified)) == "")
    #expect(try await staff.sheet(sheets[1], of: caller).mark == nil)
    #expect(try await staff.sheet(sheets[1], of: caller).reviews.count == 3)
  }

  @Test func theStudyMayHaveEndedAndTheParticipantLeft() async throws {
    var study = TestStudy.revisable
    study.message.endTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 5)
    let (ended, caller, staff) = try await fresh(study)
    let sheet = ended.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    try await caller.stack.deliver(
      EventsV1.EnrolmentEnded(
        participantID: caller.participantID.uuidString, studyID: ended.studyID,
        leaveTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now - 2)),
      subject: caller.participantID.uuidString)
    #expect(await staff.refusal(sheet, of: caller, etag: "1-0", .stress(20)) == "")
  }

  @Test func aSheetHasALimitedNumberOfReviews() async throws {
    let (study, caller, staff) = try await fresh()
    let sheet = study.diarySheet(stress: 10, at: -30)
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(await staff.refusal(sheet, of: caller, etag: "", reason: "", .comment("1")) == "")
    try await caller.stack.owner.execute(
      """
      INSERT INTO ingestion.sheet_reviews (participant_id, sheet_id, number, request_id, payload_hash,
        study_id, sheet_received_at, reviewed_by, reviewed_at, kind, value, note)
      SELECT participant_id, sheet_id, place, gen_random_uuid(), payload_hash, study_id,
        sheet_received_at, reviewed_by, reviewed_at, kind, value, note
      FROM ingestion.sheet_reviews, generate_series(2, 200) AS place
      WHERE participant_id = \(caller.participantID)
      """)
    #expect(
      await staff.refusal(sheet, of: caller, etag: "", reason: "", .comment("201"))
        == "resourceExhausted TOO_MANY_REVIEWS")
    #expect(try await staff.sheet(sheet, of: caller).comments == 200)
  }
}
