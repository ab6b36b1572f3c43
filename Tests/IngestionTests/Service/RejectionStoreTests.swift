import Calendar
import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService

/// Stored rejected sheets, and whose are kept.
@Suite struct RejectionStoreTests {
  private func rejection(
    _ studyID: String, minute: Int, text: String = "", finishedAt: DeviceTime? = nil
  ) -> RejectedSheet {
    let sheetID = UUID()
    return RejectedSheet(
      sheetID: sheetID,
      sheet: AnswerSheet(
        sheetID: sheetID.uuidString, studyID: studyID, questionnaireID: "q", version: 1,
        finishedAt: finishedAt,
        answers: [Answer(elementID: "a", value: .text(text))]),
      violations: [], rejectedAt: Instant(time(minute)))
  }

  private func time(_ minute: Int) -> Date { IngestionStack.start + 60 * Double(minute) }

  private func remember(
    _ sheets: [RejectedSheet], of participantID: UUID, at time: Date,
    within limits: RejectedSheetStore.Limits = .init()
  ) async throws {
    guard
      let statement = RejectedSheetStore.remember(
        sheets, of: participantID, at: time, within: limits)
    else { return }
    try await IngestionStack.shared.value.pool.answer(to: statement)
  }

  private func kept(_ participantID: UUID) async throws -> [UUID] {
    try await IngestionStack.shared.value.pool.answer(
      to: RejectedSheetStore.list(
        of: participantID, studyID: "", after: nil, now: Instant(time(1000)), limit: 1000)
    ).map(\.sheetID)
  }

  @Test func theOldestGoWhereThereAreMany() async throws {
    let participantID = UUID()
    var limits = RejectedSheetStore.Limits()
    limits.sheetsMax = 3
    let sheets = (0..<5).map { rejection("s", minute: $0) }
    for (minute, sheet) in sheets.enumerated() {
      try await remember([sheet], of: participantID, at: time(minute), within: limits)
      #expect(
        try await kept(participantID)
          == sheets[...minute].suffix(3).reversed().map(\.sheetID))
    }
    // Rejected again, it is the latest.
    try await remember([sheets[2]], of: participantID, at: time(9), within: limits)
    #expect(try await kept(participantID) == [2, 4, 3].map { sheets[$0].sheetID })
    // The last sheets of a large batch are kept.
    let batch = (0..<7).map { rejection("s", minute: $0) }
    try await remember(batch, of: participantID, at: time(10), within: limits)
    #expect(Set(try await kept(participantID)) == Set(batch.suffix(3).map(\.sheetID)))
  }

  @Test func theOldestGoWhereTheyAreLarge() async throws {
    let participantID = UUID()
    var limits = RejectedSheetStore.Limits()
    limits.bytesMax = 10_000
    limits.sheetBytesMax = 5_000
    let text = String(repeating: "w", count: 4_000)
    let sheets = (0..<4).map { rejection("s", minute: $0, text: text) }
    for (minute, sheet) in sheets.enumerated() {
      try await remember([sheet], of: participantID, at: time(minute), within: limits)
    }
    #expect(try await kept(participantID) == [3, 2].map { sheets[$0].sheetID })
    // A sheet that is too large, also only with JSON escapes, does not affect others.
    for text in [text + text, String(repeating: "\u{1}", count: 1_000)] {
      try await remember(
        [rejection("s", minute: 8, text: text)], of: participantID, at: time(8), within: limits)
    }
    #expect(try await kept(participantID) == [3, 2].map { sheets[$0].sheetID })
    try await remember(
      sheets + [rejection("s", minute: 9)], of: participantID, at: time(9), within: limits)
    #expect(try await kept(participantID).count == 3)
  }

  @Test(arguments: [AuthV1.ErasureMode.eraseAnswers, .anonymiseAnswers])
  func withThePersonTheyGo(_ mode: AuthV1.ErasureMode) async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let other = try stack.participant(in: study.studyID)
    let sheets = (0..<5).map { study.diarySheet(stress: 101, at: -Int64($0)) }
    for who in [caller, other] { _ = try await who.submit(sheets) }
    #expect(try await caller.rejected().sheets.count == 5)
    let receipt = try await ErasureTests().receipt(
      stack, of: ErasureTests().request(caller, mode: mode))
    #expect(receipt.counts.contains { $0.kind == "rejected_sheets" && $0.count == 5 })
    #expect(try await caller.rejected().sheets.isEmpty)
    #expect(try await other.rejected().sheets.count == 5)
    // Late sheets store nothing after the erasure.
    _ = try await caller.submit(sheets)
    try await remember(
      [rejection(study.studyID, minute: 1)], of: caller.participantID, at: time(1))
    #expect(
      try await stack.pool.query(
        "SELECT FROM rejected_sheets WHERE participant_id = \(caller.participantID)"
      ).isEmpty)
  }

  @Test func withAStudyItsOwnGo() async throws {
    let stack = try await IngestionStack.shared.value
    let (study, other) = (TestStudy(), TestStudy())
    for study in [study, other] { try await stack.deliver(study) }
    let caller = try stack.participant(in: study.studyID, other.studyID)
    let sheets = [study, other].map { $0.diarySheet(stress: 101, at: -5) }
    _ = try await caller.submit(sheets)
    _ = try await ErasureTests().receipt(
      stack, of: ErasureTests().request(caller, study: study.studyID))
    #expect(try await caller.rejected().sheets.map(\.sheet) == [sheets[1]])
    // From before the erasure, or with an invalid time.
    let before = DeviceTime(Instant(IngestionStack.start - 1))
    for finishedAt in [before, nil] {
      try await remember(
        [rejection(study.studyID, minute: 90, finishedAt: finishedAt)], of: caller.participantID,
        at: time(90))
    }
    #expect(try await kept(caller.participantID).count == 1)
    // From long after it, by a participant who enrolled again.
    try await remember(
      [rejection(study.studyID, minute: 91, finishedAt: DeviceTime(Instant(time(90))))],
      of: caller.participantID, at: time(91))
    #expect(try await kept(caller.participantID).count == 2)
  }

  @Test func theyAreInTheOwnExport() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let reader = try OwnExportReader(in: study, stack)
    let sheet = study.diarySheet(stress: 101)
    #expect(try await reader.caller.verdicts(sheet) == [.rejected])
    let files = OwnExportReader.files(try await reader.parts())
    let line = try #require(files["rejected_sheets.jsonl"])
    #expect(line.contains(sheet.sheetID) && line.contains("OUT_OF_RANGE") && line.contains("101"))
  }
}
