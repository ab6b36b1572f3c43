import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

/// Invalid UTF-8 rejects only its own sheet.
@Suite struct BadTextTests {
  /// A message of arbitrary bytes.
  struct Raw: Message {
    static let fullName = "otolith.ingestion.v1.SubmitAnswerSheetsRequest"
    var bytes: [UInt8] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
      self.bytes = [UInt8](bytes)
    }
    func serialized() -> [UInt8] { bytes }
    var encodedSize: Int { bytes.count }
  }

  private func request(
    _ sheets: [IngestionV1.AnswerSheet], replacing mark: String, by bytes: [UInt8]
  ) -> Raw {
    Self.request(
      IngestionV1.SubmitAnswerSheetsRequest(sheets: sheets), replacing: mark, by: bytes)
  }

  /// The request with every `mark` in its texts replaced.
  static func request(
    _ message: some Message, replacing mark: String, by bytes: [UInt8]
  ) -> Raw {
    var wire = message.serialized()
    let mark = Array(mark.utf8)
    precondition(mark.count == bytes.count)
    for start in 0...(wire.count - mark.count)
    where Array(wire[start..<start + mark.count]) == mark {
      wire.replaceSubrange(start..<start + mark.count, with: bytes)
    }
    return Raw(wire)
  }

  private func submit(
    _ request: Raw, by caller: Caller
  ) async throws -> [IngestionV1.SheetVerdict] {
    let response: IngestionV1.SubmitAnswerSheetsResponse = try await caller.stack.channel.unary(
      service: IngestionV1.AnswerSheetServiceMethods.service,
      method: IngestionV1.AnswerSheetServiceMethods.submitAnswerSheets, request: request,
      options: .bearer(caller.token))
    return response.verdicts
  }

  /// Sends sheets with every `mark` in their texts replaced.
  static func submit(
    _ sheets: [IngestionV1.AnswerSheet], replacing mark: String, by bytes: [UInt8],
    as caller: Caller
  ) async throws -> [IngestionV1.SheetVerdict] {
    let tests = BadTextTests()
    return try await tests.submit(tests.request(sheets, replacing: mark, by: bytes), by: caller)
  }

  @Test(arguments: [[0x61, 0x00], [0xC3, 0x28], [0xFF, 0xFE]] as [[UInt8]])
  func onlyItsSheetIsRefused(_ bytes: [UInt8]) async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    var sheets = (0..<5).map { study.diarySheet(at: -10 * Int64($0)) }
    sheets[1].answers.append(IngestionV1.Answer(elementID: "note", value: .text("x§y")))
    sheets[3].platform = "§"
    sheets[3].answers.append(TestStudy.choice("stressors", "work", "§"))
    let verdicts = try await submit(request(sheets, replacing: "§", by: bytes), by: caller)
    #expect(
      verdicts.map(\.verdict) == [.created, .rejected, .created, .rejected, .created])
    #expect(verdicts.map(\.sheetID) == sheets.map(\.sheetID))
    #expect(verdicts[1].violations.map(\.field) == ["answers[2].text"])
    #expect(
      verdicts[3].violations.map(\.field) == ["answers[2].choice.codes[1]"])
    #expect(
      Set((verdicts[1].violations + verdicts[3].violations).map(\.reason)) == ["TEXT_INVALID"])
    #expect(try await caller.listAll().map(\.sheet) == [sheets[0], sheets[2], sheets[4]])
    // The same batch again: no sheet is stuck.
    #expect(
      try await submit(request(sheets, replacing: "§", by: bytes), by: caller).map(\.verdict) == [
        .exists, .rejected, .exists, .rejected, .exists,
      ])
  }

  @Test func aBatchOfNothingElseIsAnsweredToo() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheets = (0..<2).map { number in
      var sheet = study.diarySheet(at: -Int64(number))
      sheet.sheetID = "§"
      return sheet
    }
    let verdicts = try await submit(request(sheets, replacing: "§", by: [0, 0]), by: caller)
    #expect(verdicts.map(\.verdict) == [.rejected, .rejected])
    #expect(verdicts.map { $0.violations.map(\.field) } == [["sheet_id"], ["sheet_id"]])
  }

  @Test func invalidMessagesAreRejectedCompletely() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    var sheet = study.diarySheet()
    sheet.platform = "§"
    var bytes = request([sheet, study.diarySheet(at: -1)], replacing: "§", by: [0, 0]).bytes
    bytes.removeLast()
    let cut = Raw(bytes)
    let refused = await failure { try await submit(cut, by: caller) }
    #expect(refused?.code == .invalidArgument)
    #expect(refused?.violations.map(\.reason) == ["MALFORMED"])
    #expect(try await caller.listAll().isEmpty)
  }
}
