import FoundationEssentials
import Testing

@testable import IngestionService

/// Reviews of staff with the use case alone.
@Suite struct ReviewUseCaseTests {
  @Test func onlyCorrectionsArePublishedAndOnce() async throws {
    let cases = try await UseCases()
    var study = TestStudy.revisable
    study.message.questionnaires[0].revisable = false
    try await cases.stack.deliver(study)
    let member = cases.submitter(in: study.studyID)
    let sheet = AnswerSheet(study.diarySheet(stress: 50))
    #expect(try await cases.outcomes(of: sheet, by: member) == ["created"])
    let read = ReadReviewedSheets(
      pool: cases.pool,
      exported: ExportedVersions(
        pool: cases.pool, studies: cases.parts.studies, questionnaires: cases.parts.questionnaires),
      securityEvents: cases.stack.environment.securityEvents)
    let review = ReviewSheet(
      pool: cases.pool, read: read,
      previews: AmendmentPreviews(
        pool: cases.pool, contexts: cases.parts.contexts, enrolments: cases.parts.enrolments,
        histories: cases.parts.histories, threads: cases.parts.threads),
      writer: RevisionWriter(events: cases.events, triggerEvents: cases.events),
      clock: cases.clock)
    let sheetID = try #require(UUID(uuidString: sheet.sheetID))
    let key = ReviewedSheetKey(
      studyID: study.studyID,
      participant: try await PseudonymStore.pseudonyms(of: study.studyID, on: cases.pool)
        .pseudonym(of: member.participantID),
      sheetID: sheetID, reviewer: UUID(), concealsGroups: false)
    func change(_ etag: String, _ change: SheetReview.Change) -> SheetReview {
      SheetReview(requestID: UUID(), sheetID: sheetID, etag: etag, reason: "r", change: change)
    }
    #expect(try await review(change("", .comment("a")), of: key).record.reviewTag == "1-0")
    #expect(try await review(change("1-0", .mark(.other)), of: key).record.reviewTag == "1-2")
    #expect(cases.events.recorded.revisions.isEmpty)
    let correction = change(
      "1-2",
      .correction(
        SheetCorrection(
          reason: .technicalError, answers: [Answer(elementID: "stress", value: .number(60))],
          removed: [])))
    for _ in 1...3 {
      let corrected = try await review(correction, of: key)
      #expect(corrected.record.revision == 2 && corrected.reviews.count == 3)
    }
    #expect(cases.events.recorded.revisions.map(\.revision) == [2])
    #expect(cases.events.recorded.revisions.map(\.amendment.correction) == [.technicalError])
    await #expect(throws: ReviewError.changed) {
      try await review(change("1-2", .state(.approved)), of: key)
    }
    await #expect(throws: ReviewError.participantUnknown) {
      var other = key
      other.participant = "aaaaaaaaaaaaaaaa"
      _ = try await review(correction, of: other)
    }
  }
}
