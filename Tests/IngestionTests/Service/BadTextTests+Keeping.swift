import Messages
import RPCCore
import TestSupport
import Testing

/// The same for participants' data other than sheets.
extension BadTextTests {
  private static let bytes: [[UInt8]] = [[0x61, 0x00], [0xC3, 0x28]]

  private func sync(
    _ request: IngestionV1.SyncRecordsRequest, by bytes: [UInt8], as caller: Caller
  ) async throws -> IngestionV1.SyncRecordsResponse {
    try await caller.stack.channel.unary(
      service: IngestionV1.RecordServiceMethods.service,
      method: IngestionV1.RecordServiceMethods.syncRecords,
      request: Self.request(request, replacing: "§", by: bytes), options: .bearer(caller.token))
  }

  @Test(arguments: bytes) func onlyItsRecordIsRefused(_ bytes: [UInt8]) async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let (first, last) = (study.event("first"), study.event("last"))
    var bad = study.event("x§", note: "§y")
    bad.contents = study.eventContents("§")
    let changes = [first, bad, last].map { IngestionV1.RecordChange(record: $0) }
    let answer = try await sync(.init(changes: changes), by: bytes, as: caller)
    #expect(answer.verdicts.map(\.verdict) == [.created, .rejected, .created])
    #expect(answer.verdicts.map(\.recordID) == [first, bad, last].map(\.recordID))
    #expect(
      answer.verdicts[1].violations.map { "\($0.field) \($0.reason)" } == [
        "record.title TEXT_INVALID", "record.note TEXT_INVALID",
        "record.event.kind.code TEXT_INVALID",
      ])
    #expect(answer.records.map(\.title) == ["first", "last"])
    // An unreadable edit changes nothing, and the current record is returned.
    var edited = first
    edited.title = "§"
    let again = try await sync(
      .init(changes: [.init(baseRevision: 1, record: edited), changes[1], changes[2]]), by: bytes,
      as: caller)
    #expect(again.verdicts.map(\.verdict) == [.rejected, .rejected, .exists])
    #expect(again.verdicts[0].record?.title == "first")
  }

  @Test(arguments: bytes) func aCursorThatIsNoTextRefusesAll(_ bytes: [UInt8]) async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let refused = await failure {
      try await sync(
        .init(
          changes: [.init(record: study.event("§")), .init(record: study.event("b"))],
          cursor: "§"), by: bytes, as: caller)
    }
    #expect(refused?.code == .invalidArgument)
    #expect(refused?.violations.map(\.field) == ["cursor"])
    #expect(
      refused?.violations.map(\.reason) == [bytes.contains(0) ? "EMBEDDED_NUL" : "INVALID_UTF8"])
    #expect(try await caller.titles() == [])
  }

  @Test(arguments: bytes) func onlyItsAmendmentIsRefused(_ bytes: [UInt8]) async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy.revisable
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheets = (0..<4).map { study.diarySheet(at: -100 - Int64($0)) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    var amendments = sheets.map { $0.amendment(stress: 1) }
    amendments[1].reason = "§"
    if case .answers(var answers) = amendments[1].change {
      answers.answers.append(IngestionV1.Answer(elementID: "note", value: .text("§")))
      amendments[1].change = .answers(answers)
    }
    amendments[3].change = .withdrawnAnswers(.init(elementIDs: ["stress", "§"]))
    for expected in [IngestionV1.Verdict.created, .exists] {
      let answer: IngestionV1.SubmitAmendmentsResponse = try await stack.channel.unary(
        service: IngestionV1.AmendmentServiceMethods.service,
        method: IngestionV1.AmendmentServiceMethods.submitAmendments,
        request: Self.request(
          IngestionV1.SubmitAmendmentsRequest(amendments: amendments), replacing: "§", by: bytes),
        options: .bearer(caller.token))
      #expect(answer.verdicts.map(\.verdict) == [expected, .rejected, expected, .rejected])
      #expect(answer.verdicts.map(\.amendmentID) == amendments.map(\.amendmentID))
      #expect(
        answer.verdicts.map { $0.violations.map { "\($0.field) \($0.reason)" } } == [
          [], ["reason TEXT_INVALID", "answers.answers[2].text TEXT_INVALID"], [],
          ["withdrawn_answers.element_ids[1] TEXT_INVALID"],
        ])
    }
    for (sheet, revisions) in zip(sheets, [2, 1, 2, 1]) {
      #expect(try await caller.revisions(of: sheet.sheetID).count == revisions)
    }
  }

  @Test(arguments: bytes) func onlyItsSessionIsRefused(_ bytes: [UInt8]) async throws {
    let stack = try await IngestionStack.shared.value
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    var sessions = (0..<4).map { study.session(at: -100 - Int64($0)) }
    // A label refuses nothing.
    (sessions[0].appVersion, sessions[1].soundID, sessions[1].appVersion) = ("§", "§", "§")
    sessions[3].sessionID = "§"
    for expected in [IngestionV1.Verdict.created, .exists] {
      let answer: IngestionV1.SubmitListeningSessionsResponse = try await stack.channel.unary(
        service: IngestionV1.ListeningServiceMethods.service,
        method: IngestionV1.ListeningServiceMethods.submitListeningSessions,
        request: Self.request(
          IngestionV1.SubmitListeningSessionsRequest(sessions: sessions), replacing: "§",
          by: bytes), options: .bearer(caller.token))
      #expect(answer.verdicts.map(\.verdict) == [expected, .rejected, expected, .rejected])
      #expect(answer.verdicts[1].sessionID == sessions[1].sessionID)
      #expect(
        answer.verdicts.map { $0.violations.map { "\($0.field) \($0.reason)" } } == [
          [], ["sound_id TEXT_INVALID"], [], ["session_id TEXT_INVALID"],
        ])
    }
    let mended = bytes.map { $0 == 0 || $0 >= 0x80 ? UInt8(ascii: "?") : $0 }
    sessions[0].appVersion = String(decoding: mended, as: UTF8.self)
    #expect(try await caller.listAllSessions() == [sessions[0], sessions[2]])
  }
}
