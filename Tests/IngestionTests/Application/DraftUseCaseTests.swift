import Calendar
import CalendarSamples
import FoundationEssentials
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

/// Drafts, amendments and rejected sheets.
@Suite struct DraftUseCaseTests {
  private func request(
    _ study: TestStudy, _ draftID: UUID, stress: Double, at seconds: Double = 0
  ) -> SaveDraft.Request {
    SaveDraft.Request(
      draftID: draftID, studyID: study.studyID, questionnaireID: study.diaryID, version: 1,
      contentHash: "d1",
      changes: [
        DraftChange(
          place: 0,
          element: DraftElement(
            answer: Answer(elementID: "stress", value: .number(stress)),
            changedAt: Instant(IngestionStack.start + seconds)))
      ], violations: ViolationList(countMax: 100))
  }

  @Test func aDraftIsSavedReadAndDeleted() async throws {
    let cases = try await UseCases()
    let study = TestStudy()
    try await cases.stack.deliver(study)
    let outlooks = DraftOutlooks(studies: cases.parts.studies)
    let save = SaveDraft(
      pool: cases.pool,
      requireMembership: RequireMembership(enrolments: cases.parts.enrolments), uses: cases.uses,
      questionnaires: cases.parts.questionnaires, outlooks: outlooks, clock: cases.clock,
      limits: cases.parts.limits)
    let read = ReadDrafts(pool: cases.pool, outlooks: outlooks, clock: cases.clock)
    let delete = DeleteDraft(pool: cases.pool, clock: cases.clock)
    let (member, draftID) = (cases.submitter(in: study.studyID), UUID())
    // A repeated change has no effect; an older one is returned as replaced.
    for _ in 0..<2 {
      let saved = try await save(request(study, draftID, stress: 5), by: member)
      #expect(saved.draft.revision == 1)
    }
    let older = try await save(request(study, draftID, stress: 6, at: -60), by: member)
    #expect(older.replaced.map(\.answer.value) == [.number(6)])
    let key = ParticipantKey(participantID: member.participantID, id: draftID)
    #expect(try await read.one(draftID, of: member.participantID).outlook.state == .current)
    let listed = try await read.list(
      of: member.participantID, studyID: "", after: nil, limit: 5)
    #expect(listed.items.map(\.draft.draftID) == [draftID])
    #expect(!listed.hasMore)
    await #expect(throws: DraftError.changed) { try await delete(key, revision: 7) }
    for _ in 0..<2 { try await delete(key, revision: nil) }
    await #expect(throws: DraftError.unknown) {
      try await read.one(draftID, of: member.participantID)
    }
    await #expect(throws: DraftError.ended) {
      try await save(request(study, draftID, stress: 5), by: member)
    }
    await #expect(throws: MembershipError.self) {
      try await save(request(study, UUID(), stress: 5), by: cases.submitter())
    }
  }

  @Test func aSheetIsAmendedOnceAndWithdrawn() async throws {
    let cases = try await UseCases()
    let study = TestStudy.revisable
    try await cases.stack.deliver(study)
    let member = cases.submitter(in: study.studyID)
    let sheet = AnswerSheet(study.diarySheet(stress: 50))
    #expect(try await cases.outcomes(of: sheet, by: member) == ["created"])
    let previews = AmendmentPreviews(
      pool: cases.pool, contexts: cases.parts.contexts, enrolments: cases.parts.enrolments,
      histories: cases.parts.histories, threads: cases.parts.threads)
    let writer = RevisionWriter(events: cases.events, triggerEvents: cases.events)
    let submit = SubmitAmendments(
      pool: cases.pool, previews: previews, writer: writer, offers: cases.parts.offers,
      clock: cases.clock, logger: TestLog.logger)
    let sheetID = try #require(UUID(uuidString: sheet.sheetID))
    func amendment(_ base: Int, _ change: Amendment.Change) -> Amendment {
      Amendment(
        amendmentID: UUID(), sheetID: sheetID, baseRevision: base, reason: "typo",
        amendedAt: Instant(cases.now), change: change)
    }
    var answers = sheet.answers
    answers[0].value = .number(60)
    let first = amendment(1, .answers(answers))
    var wrong = answers
    wrong[0].value = .number(101)
    let missing = Amendment(
      amendmentID: UUID(), sheetID: UUID(), baseRevision: 1, reason: "",
      amendedAt: Instant(cases.now), change: .withdrawnSheet)
    let verdicts = try await submit(
      [first, first, amendment(1, .answers(answers)), amendment(2, .answers(wrong)), missing],
      by: member)
    #expect(
      verdicts.map(\.verdict.brief)
        == ["created", "exists", "conflict", "OUT_OF_RANGE", "SHEET_UNKNOWN"])
    #expect(cases.events.recorded.revisions.map(\.revision) == [2])
    let list = ListRevisions(pool: cases.pool)
    let revisions = try await list(of: sheetID, by: member.participantID, after: 0, limit: 5)
    #expect(revisions.items.map(\.revision) == [1, 2])
    await #expect(throws: AmendmentError.sheetUnknown) {
      try await list(of: UUID(), by: member.participantID, after: 0, limit: 5)
    }
    let export = ExportRevisions(
      pool: cases.pool, router: cases.parts.router,
      exported: ExportedVersions(
        pool: cases.pool, studies: cases.parts.studies,
        questionnaires: cases.parts.questionnaires),
      securityEvents: cases.stack.environment.securityEvents, pageRevisions: 1)
    let rows = try await cases.csv {
      try await export(of: study.studyID, includesTests: false, for: UUID(), to: $0)
    }
    #expect(rows.count > 1)
    let withdraw = WithdrawQuestion(
      pool: cases.pool, uses: cases.uses, questionnaires: cases.parts.questionnaires,
      studies: cases.parts.studies, zones: hostZones, writer: writer, clock: cases.clock)
    let question = WithdrawQuestion.Request(
      studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress", reason: "")
    #expect(try await withdraw(question, by: member) == .init(sheets: 1, isComplete: true))
    #expect(try await withdraw(question, by: member) == .init(sheets: 0, isComplete: true))
    // Triggers of amended sheets are published only by studies that have any.
    try await cases.pool.transaction {
      try await AmendmentTriggers(events: cases.events).publish(
        cases.events.recorded.revisions, rules: [:], at: cases.now, on: $0)
    }
    #expect(cases.events.recorded.reports.isEmpty)
  }

  @Test func aRejectedSheetIsKeptUntilItIsDeleted() async throws {
    let cases = try await UseCases()
    let study = TestStudy()
    let member = cases.submitter(in: study.studyID)
    let remember = RememberRejections(
      pool: cases.pool, clock: cases.clock, logger: TestLog.logger)
    let list = ListRejectedSheets(pool: cases.pool, clock: cases.clock)
    func kept() async throws -> [UUID] {
      try await list(of: member.participantID, studyID: "", after: nil, limit: 9).map(\.sheetID)
    }
    let sheet = AnswerSheet(study.diarySheet())
    func violation(_ reason: Reason) -> Violation {
      Violation(field: "", reason: reason, description: "")
    }
    // Sheets given without consent, and those without a valid id, are not kept.
    var unnamed = sheet
    unnamed.sheetID = "x"
    await remember([(sheet, [violation(.notEnrolled)]), (unnamed, [])], by: member)
    await remember([(sheet, [violation(.outOfRange)])], by: cases.submitter())
    #expect(try await kept().isEmpty)
    for _ in 0..<2 { await remember([(sheet, [violation(.outOfRange)])], by: member) }
    let sheetID = try #require(UUID(uuidString: sheet.sheetID))
    #expect(try await kept() == [sheetID])
    let delete = DeleteRejectedSheet(pool: cases.pool)
    for _ in 0..<2 { try await delete(sheetID, of: member.participantID) }
    #expect(try await kept().isEmpty)
  }
}
