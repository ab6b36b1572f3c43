import FoundationEssentials
import Messages
import Postgres
import RPCCore
import TestSupport
import Testing

@testable import IngestionService

/// Rejected sheets can be corrected on any device for 30 days.
@Suite struct RejectionTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  private func refused(_ study: TestStudy, at seconds: Int64 = 0) -> IngestionV1.AnswerSheet {
    study.diarySheet(stress: 101, at: seconds)
  }

  private func count(of caller: Caller) async throws -> Int {
    try await caller.stack.pool.query(
      "SELECT FROM rejected_sheets WHERE participant_id = \(caller.participantID)"
    ).count
  }

  @Test func aRefusedSheetComesBackAsItWasSent() async throws {
    let (_, study, caller) = try await fresh()
    var sheet = refused(study)
    sheet.startTime = GoogleProtobuf.Timestamp(seconds: .max, nanos: -7)
    sheet.finishTime = GoogleProtobuf.Timestamp(seconds: .min, nanos: -7)
    sheet.answers = [
      IngestionV1.Answer(elementID: "stress", value: .number(.nan)),
      IngestionV1.Answer(elementID: "stress", value: .number(-.infinity)),
      IngestionV1.Answer(
        elementID: "stress", value: .number(.infinity),
        answerTime: GoogleProtobuf.Timestamp(seconds: 5, nanos: 9)),
      IngestionV1.Answer(elementID: "y"), TestStudy.choice("stressors", "b", "a", "a"),
      IngestionV1.Answer(elementID: "note", value: .text("\"\\ \u{1F}\u{2028}🦻 \u{E9}")),
      IngestionV1.Answer(elementID: "born", value: .date("never")),
      IngestionV1.Answer(elementID: "woke", value: .time("25:00")),
      IngestionV1.Answer(elementID: "woke", value: .dateTime("2026")),
      IngestionV1.Answer(elementID: "weight", value: .number(0.1 + 0.2)),
    ]
    sheet.noise = [
      IngestionV1.NoiseMeasurement(level: 1e300, unit: .amplitude),
      IngestionV1.NoiseMeasurement(
        measureTime: GoogleProtobuf.Timestamp(seconds: 1), level: 0.5),
    ]
    sheet.positions = [
      IngestionV1.PositionMeasurement(
        latitude: 1e9, longitude: -0.25, altitude: GoogleProtobuf.DoubleValue(3)),
      IngestionV1.PositionMeasurement(latitude: .nan, longitude: 1),
    ]
    sheet.referencedAnswers = [
      IngestionV1.ReferencedAnswer(
        questionnaireID: "a", elementID: "b", codes: ["z"], number: GoogleProtobuf.DoubleValue(1))
    ]
    sheet.device = IngestionV1.Device(system: "a", systemVersion: "b", maker: "c", model: "d")
    sheet.closing = .expired
    let verdict = try await caller.submit([sheet])[0]
    #expect(verdict.verdict == .rejected && verdict.violations.count > 5)
    let page = try await caller.rejected()
    let found = try #require(page.sheets.first)
    // NaN is not equal to itself, so messages are compared.
    #expect(try #require(found.sheet).serialized() == sheet.serialized())
    #expect(found.violations == verdict.violations)
    let now = Int64(caller.stack.clock.now().timeIntervalSince1970)
    #expect(found.rejectTime?.seconds == now)
    #expect(found.expireTime?.seconds == now + 30 * 86_400)
    #expect(page.sheets.count == 1 && page.nextPageToken.isEmpty)
  }

  @Test func correctedSheetsAreNoLongerListed() async throws {
    let (_, study, caller) = try await fresh()
    var sheet = refused(study)
    #expect(try await caller.verdicts(sheet, study.diarySheet(at: -5)) == [.rejected, .created])
    #expect(try await caller.rejected().sheets.map(\.sheet) == [sheet])
    // Rejected again, it is listed once, in the latest form.
    sheet.answers[0].value = .number(102)
    #expect(try await caller.verdicts(sheet) == [.rejected])
    #expect(try await caller.rejected().sheets.map(\.sheet) == [sheet])
    var mended = sheet
    mended.answers[0].value = .number(50)
    #expect(try await caller.verdicts(mended) == [.created])
    #expect(try await caller.rejected().sheets.isEmpty)
    let own = OwnExportReader.files(try await OwnExportReader(caller.anonymously()).parts())
    #expect(own["rejected_sheets.jsonl"] ?? "" == "")
    // Once stored it is not listed again, and the row is deleted.
    #expect(try await caller.verdicts(sheet) == [.conflict])
    #expect(try await caller.rejected().sheets.isEmpty)
    try await ForgetOldRejections(pool: caller.stack.pool, clock: caller.stack.clock)()
    #expect(try await count(of: caller) == 0)
  }

  @Test func aBatchThatRefusesAndStoresOneIdKeepsNothing() async throws {
    let (_, study, caller) = try await fresh()
    let bad = refused(study)
    var good = bad
    good.answers[0].value = .number(1)
    #expect(try await caller.verdicts(bad, good, bad).contains(.created))
    #expect(try await caller.rejected().sheets.isEmpty)
    let twice = refused(study, at: -9)
    var later = twice
    later.answers[0].value = .number(200)
    #expect(try await caller.verdicts(twice, later) == [.rejected, .rejected])
    #expect(try await caller.rejected().sheets.map(\.sheet) == [later])
  }

  @Test func pagesGoFromTheLatestToTheFirst() async throws {
    let (stack, study, _) = try await fresh()
    let other = TestStudy()
    try await stack.deliver(other)
    let caller = try stack.participant(in: study.studyID, other.studyID)
    let sheets = (0..<7).map { refused($0 < 5 ? study : other, at: -Int64($0)) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .rejected })
    for (index, sheet) in sheets.enumerated() {
      try await stack.owner.execute(
        """
        UPDATE rejected_sheets SET rejected_at = rejected_at - \(index / 2) * interval '1 hour'
        WHERE participant_id = \(caller.participantID) AND sheet_id = \(UUID(uuidString: sheet.sheetID))
        """)
    }
    for size: UInt32 in [0, 1, 2, 3, 100] {
      let found = try await caller.allRejected(.init(pageSize: size))
      #expect(Set(found.map(\.sheet?.sheetID)) == Set(sheets.map(\.sheetID)) && found.count == 7)
      let times = found.compactMap(\.rejectTime?.seconds)
      #expect(times == times.sorted(by: >))
    }
    let own = try await caller.allRejected(.init(studyID: other.studyID, pageSize: 1))
    #expect(Set(own.map(\.sheet?.sheetID)) == Set(sheets[5...].map(\.sheetID)))
    let first = try await caller.rejected(.init(pageSize: 2))
    for request: IngestionV1.ListRejectedSheetsRequest in [
      .init(studyID: "No Id"), .init(pageSize: 101), .init(pageToken: "x"),
      .init(studyID: study.studyID, pageToken: first.nextPageToken),
    ] {
      #expect(await failure { try await caller.rejected(request) }?.code == .invalidArgument)
    }
  }

  @Test func everybodyForgetsTheOwnOnly() async throws {
    let (stack, study, caller) = try await fresh()
    let other = try stack.participant(in: study.studyID)
    let sheet = refused(study)
    #expect(try await caller.verdicts(sheet) == [.rejected])
    #expect(try await other.verdicts(sheet) == [.rejected])
    for _ in 0..<2 { try await caller.forget(sheet.sheetID.uppercased()) }
    #expect(try await caller.rejected().sheets.isEmpty)
    #expect(try await other.rejected().sheets.map(\.sheet) == [sheet])
    // Also after leaving the study.
    try await stack.caller(id: other.participantID, studies: []).forget(sheet.sheetID)
    #expect(try await count(of: other) == 0)
    for id in ["", "x", "00000000-0000-0000-0000-000000000000"] {
      let refused = await failure { try await caller.forget(id) }
      #expect(refused?.violations.map(\.field) == ["sheet_id"])
    }
  }

  @Test func afterThirtyDaysItIsForgotten() async throws {
    let (stack, study, caller) = try await fresh()
    let (old, young) = (refused(study), refused(study, at: -1))
    #expect(try await caller.verdicts(old, young) == [.rejected, .rejected])
    for (sheet, age) in [(old, "30 days"), (young, "29 days 23:59:59")] {
      try await stack.owner.execute(
        """
        UPDATE rejected_sheets SET rejected_at = rejected_at - \(age)::text::interval
        WHERE participant_id = \(caller.participantID) AND sheet_id = \(UUID(uuidString: sheet.sheetID))
        """)
    }
    #expect(try await caller.rejected().sheets.map(\.sheet) == [young])
    while try await stack.pool.answer(
      to: RejectedSheetStore.deleteSome(now: .init(stack.clock.now()), atMost: 1))
    {}
    #expect(try await count(of: caller) == 1)
  }

  @Test func sheetsWithoutConsentAreNotKept() async throws {
    let (stack, study, member) = try await fresh()
    let stranger = try stack.participant()
    let gone = try stack.caller(id: member.participantID, studies: [])
    let ending = try stack.caller(id: UUID(), studies: [study.studyID]) {
      $0.consentEnds = [study.studyID: IngestionStack.start - 30]
    }
    #expect(try await stranger.outcomes(refused(study)) == ["NOT_ENROLLED"])
    var nameless = refused(study)
    nameless.studyID = ""
    _ = try await stranger.submit([nameless])
    _ = try await gone.submit([refused(study), refused(study, at: -9000)])
    #expect(try await ending.verdicts(refused(study, at: -30)) == [.rejected])
    for caller in [stranger, gone, ending] { #expect(try await count(of: caller) == 0) }
    #expect(try await ending.verdicts(refused(study, at: -31)) == [.rejected])
    #expect(try await count(of: ending) == 1)
  }

  @Test func invalidTextsAreLeftOut() async throws {
    let (_, study, caller) = try await fresh()
    var sheet = study.diarySheet()
    sheet.answers.append(IngestionV1.Answer(elementID: "note", value: .text("§")))
    let verdicts = try await BadTextTests.submit(
      [sheet], replacing: "§", by: [0xFF, 0xFE], as: caller)
    #expect(verdicts.map(\.verdict) == [.rejected])
    let found = try #require(try await caller.rejected().sheets.first)
    #expect(found.sheet?.answers.count == 3 && found.sheet?.answers[0] == sheet.answers[0])
    #expect(found.violations.map(\.field) == ["answers[2].text"])
  }

  @Test func sheetsThatCannotBeKeptAreRejectedNevertheless() async throws {
    let stack = try await IngestionStack()
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    try await stack.owner.execute("ALTER TABLE rejected_sheets RENAME TO elsewhere")
    #expect(try await caller.verdicts(refused(study), study.diarySheet()) == [.rejected, .created])
    await stack.pool.close()
  }
}

extension Caller {
  func rejected(
    _ request: IngestionV1.ListRejectedSheetsRequest = .init()
  ) async throws -> IngestionV1.ListRejectedSheetsResponse {
    try await stack.standing.listRejectedSheets(request, options: .bearer(token))
  }

  /// All pages.
  func allRejected(
    _ request: IngestionV1.ListRejectedSheetsRequest
  ) async throws -> [IngestionV1.RejectedSheet] {
    var request = request
    var sheets: [IngestionV1.RejectedSheet] = []
    repeat {
      let page = try await rejected(request)
      sheets += page.sheets
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return sheets
  }

  func forget(_ sheetID: String) async throws {
    _ = try await stack.standing.deleteRejectedSheet(
      .init(sheetID: sheetID), options: .bearer(token))
  }

  func standing(in studyID: String) async throws -> IngestionV1.Standing {
    try await stack.standing.getStanding(.init(studyID: studyID), options: .bearer(token))
  }
}
