import Calendar
import CalendarSamples
import Codebooks
import FoundationEssentials
import Messages
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

/// Lists, offers, progress and exports of stored sheets.
@Suite struct ReadingUseCaseTests {
  @Test func storedSheetsAreListedAndExported() async throws {
    let cases = try await UseCases()
    let study = TestStudy()
    try await cases.stack.deliver(study)
    let member = cases.submitter(in: study.studyID)
    let sheets = (0..<3).map { AnswerSheet(study.diarySheet(stress: Double($0), at: -9 + $0)) }
    for sheet in sheets {
      #expect(try await cases.outcomes(of: sheet, by: member) == ["created"])
    }
    let list = ListSheets(pool: cases.pool)
    let newest = try await list(
      of: member.participantID, studyID: study.studyID, questionnaireID: "", after: nil, limit: 2)
    #expect(newest.map(\.sheet.sheetID) == [sheets[2], sheets[1]].map(\.sheetID))
    let rest = try await list(
      of: member.participantID, studyID: "", questionnaireID: study.diaryID,
      after: newest.last?.listPosition, limit: 2)
    #expect(rest.map(\.sheet.sheetID) == [sheets[0].sheetID])

    let series = GetSeries(
      router: cases.parts.router, studies: cases.parts.studies,
      questionnaires: cases.parts.questionnaires, groups: cases.parts.groups, clock: cases.clock)
    func points(_ elementID: String) async throws -> [AnswerValue] {
      try await series(
        GetSeries.Request(
          studyID: study.studyID, questionnaireID: study.diaryID, elementID: elementID), limit: 9,
        by: member
      ).map(\.value)
    }
    #expect(try await points("stress") == [.number(2), .number(1), .number(0)])
    #expect(try await points("note").isEmpty)
    await #expect(throws: IngestionError.self) { try await points("none") }

    let exported = ExportedVersions(
      pool: cases.pool, studies: cases.parts.studies, questionnaires: cases.parts.questionnaires)
    let export = ExportSheets(
      pool: cases.pool, router: cases.parts.router, exported: exported, zones: hostZones,
      securityEvents: cases.stack.environment.securityEvents, pageSheets: 2)
    for (isWide, lines) in [(true, 4), (false, 7)] {
      let rows = try await cases.csv {
        try await export(
          ExportSheets.Request(
            studyID: study.studyID, questionnaireID: study.diaryID, isWide: isWide,
            exporter: UUID()), to: $0)
      }
      #expect(rows.count == lines)
    }
    let codebook = ExportCodebook(
      exported: exported,
      library: ExportedLibrary(
        library: cases.parts.library, pool: cases.pool, router: cases.parts.router),
      pool: cases.pool, threads: cases.parts.threads)
    var json: [UInt8] = []
    try await codebook(
      ExportCodebook.Request(
        table: .wide, studyID: study.studyID, questionnaireID: study.diaryID)
    ) { json += $0 }
    #expect(String(decoding: json, as: UTF8.self).contains("\"stress\""))
    await #expect(throws: IngestionError.self) {
      try await exported.versions(studyID: study.studyID, questionnaireID: "none")
    }
    let own = OwnSheets(texts: cases.parts.texts, pool: cases.pool, pageSheets: 2)
    let question = OwnExportQuestion(participantID: member.participantID)
    let page = try await own.page(of: question, after: nil)
    #expect(page.entries.count == 2)
    #expect(try await own.page(of: question, after: page.entries.last?.key).entries.count == 1)
    await #expect(throws: OwnExportKeyInvalid.self) {
      try await own.page(of: question, after: "x")
    }
  }

  @Test func aStudyKeepsItsPseudonymKey() async throws {
    let cases = try await UseCases()
    let give = GivePseudonymKey(pool: cases.pool)
    let key = try await give("a-\(UUID().uuidString)")
    let study = "b-\(UUID().uuidString)"
    #expect(key.count == 32)
    #expect(try await give(study) == give(study))
    #expect(try await give(study) != key)
  }

  @Test func offersFollowFromTheStoredSheets() async throws {
    let cases = try await UseCases()
    var study = TestStudy()
    study.message.questionnaires[1].blocking = true
    study.message.nextLists = [
      CatalogueV1.NextList(
        afterQuestionnaireID: study.symptomID,
        offers: [CatalogueV1.NextOffer(questionnaireID: study.diaryID)])
    ]
    try await cases.stack.deliver(study)
    let member = cases.submitter(in: study.studyID)
    let offers = OfferLookup(pool: cases.pool, histories: cases.parts.histories)
    let sequences = SequenceSource(pool: cases.pool, histories: cases.parts.histories)
    let present = PresentOffers(offers: offers, sequences: sequences)
    let list = ListOffers(
      studies: cases.parts.studies, groups: cases.parts.groups, presentOffers: present,
      clock: cases.clock)
    func offered() async throws -> [String] {
      try await list(of: study.studyID, to: member).map(\.questionnaireID)
    }
    #expect(try await offered() == [study.symptomID])
    let symptom = AnswerSheet(study.symptomSheet(at: -60))
    let answers = try await cases.submitSheets([symptom], by: member)
    #expect(answers[0].next.map(\.questionnaireID) == [study.diaryID])
    #expect(try await offered() == [study.diaryID])
    // Once the diary is filled in, nothing follows.
    #expect(
      try await cases.outcomes(of: AnswerSheet(study.diarySheet()), by: member) == ["created"])
    #expect(try await offered().isEmpty)
    await #expect(throws: IngestionError.studyNotYetKnown("none")) {
      try await list(of: "none", to: member)
    }
    let next = NextOffers(offers: offers, logger: TestLog.logger)
    let none: [Int: (sheet: AnswerSheet, earlier: EarlierSheet)] = [:]
    #expect(await next(after: none, by: member.participantID, in: Fixture.context()).isEmpty)

    let standing = GetStanding(
      studies: cases.parts.studies, enrolments: cases.parts.enrolments,
      groups: cases.parts.groups, questionnaires: cases.parts.questionnaires, pool: cases.pool,
      presentOffers: present,
      readRewards: ReadRewards(pool: cases.pool, zones: cases.parts.zones), clock: cases.clock)
    let progress = try await standing(of: study.studyID, to: member)
    #expect(progress.questionnaires.count == 3)
    await #expect(throws: IngestionError.self) {
      try await standing(of: study.studyID, to: cases.submitter())
    }
  }
}
