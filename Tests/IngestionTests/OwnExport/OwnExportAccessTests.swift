import Bus
import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import Privacy

/// Access to own-data exports, and their end.
@Suite struct OwnExportAccessTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, OwnExportReader) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try OwnExportReader(in: study, stack))
  }

  @Test func aPasswordIsProvenAfresh() async throws {
    let (stack, _, _) = try await fresh()
    for (age, isEnough) in [(nil, false), (0, true), (299, true), (301, false)] as [(Double?, Bool)]
    {
      let caller = try stack.caller(id: UUID(), studies: []) { claims in
        claims.provenAt = age.map { stack.clock.now().addingTimeInterval(-$0) }
      }
      let refused = await failure { try await OwnExportReader(caller).parts() }
      #expect(refused?.code == (isEnough ? nil : .permissionDenied), "\(age ?? -1)")
      #expect(refused?.reason == (isEnough ? nil : "FRESH_PROOF_REQUIRED"))
    }
  }

  @Test func onlyAnAdministratorExportsForAnother() async throws {
    let (stack, study, reader) = try await fresh()
    #expect(try await reader.caller.verdicts(study.diarySheet()) == [.created])
    let id = reader.caller.participantID.uuidString.lowercased()
    let other = try OwnExportReader(in: study, stack)
    let refused = await failure { try await other.parts(participantID: id) }
    #expect(refused?.reason == "NOT_ADMINISTRATOR")
    for isProven in [false, true] {
      let administrator = try stack.caller(id: UUID(), studies: []) { claims in
        claims.roles = [.administrator]
        claims.provenAt = isProven ? stack.clock.now() : nil
      }
      let reader = OwnExportReader(administrator)
      guard isProven else {
        let refused = await failure { try await reader.parts(participantID: id) }
        #expect(refused?.reason == "FRESH_PROOF_REQUIRED")
        continue
      }
      let files = OwnExportReader.files(try await reader.parts(participantID: id))
      #expect(files["answer_sheets.jsonl"]?.split(separator: "\n").count == 1)
      for (who, what) in [
        (id, "own_records_by_administrator"),
        (administrator.participantID.uuidString.lowercased(), "own_records_of_another"),
      ] {
        let rows = try await stack.pool.query(
          """
          SELECT FROM security_events
          WHERE who = \(who) AND what = \(what) AND kind = 'export_begun'
          """)
        #expect(rows.count == 1, "\(what)")
      }
      // The security event names the participant, not the administrator.
      #expect(files["security_events.csv"]?.contains("own_records_by_administrator") == true)
    }
    let malformed = await failure { try await reader.parts(participantID: "x") }
    #expect(malformed?.violations.map(\.field) == ["participant_id"])
  }

  /// Submits more data than fits into the buffers while the reader waits.
  private func submitMuch(_ reader: OwnExportReader, _ study: TestStudy) async throws {
    let note = String(repeating: "x", count: 4_000)
    for batch in 0..<4 {
      let sheets = (0..<100).map { number in
        var sheet = study.diarySheet(at: -Int64(batch * 100 + number))
        sheet.answers.append(IngestionV1.Answer(elementID: "note", value: .text(note)))
        return sheet
      }
      #expect(try await reader.caller.submit(sheets).allSatisfy { $0.verdict == .created })
    }
  }

  @Test func anErasureEndsIt() async throws {
    let (stack, study, reader) = try await fresh()
    try await submitMuch(reader, study)
    var iterator = reader.stream().makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    let id = reader.caller.participantID.uuidString.lowercased()
    let event = Event(
      source: "otolith-auth", subject: id, time: IngestionStack.start,
      message: EventsV1.ErasureRequested(
        erasureID: UUID().uuidString.lowercased(), participantID: id, mode: .eraseAnswers,
        requestTime: GoogleProtobuf.Timestamp(IngestionStack.start)))
    try await stack.pool.transaction {
      try await ErasureConsumer(noted: WakeSignal()).apply(event, on: $0)
    }
    let ended = await failure { while try await iterator.next() != nil {} }
    #expect(ended?.code == .failedPrecondition)
    #expect(ended?.reason == "ACCOUNT_ERASED")
    let again = await failure { try await reader.parts() }
    #expect(again?.reason == "ACCOUNT_ERASED")
  }

  @Test func aNewerOneEndsTheOneBefore() async throws {
    let (_, study, reader) = try await fresh()
    try await submitMuch(reader, study)
    var iterator = reader.stream().makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    let newer = OwnExportReader.files(try await reader.parts())
    #expect(newer["answer_sheets.jsonl"]?.split(separator: "\n").count == 400)
    let ended = await failure { while try await iterator.next() != nil {} }
    #expect(ended?.code == .aborted)
    #expect(ended?.reason == "OWN_EXPORT_SUPERSEDED")
  }

  @Test func soManyAnHour() async throws {
    let (_, study, reader) = try await fresh()
    #expect(try await reader.caller.verdicts(study.diarySheet()) == [.created])
    for _ in 0..<20 { _ = try await reader.parts() }
    let refused = await failure { try await reader.parts() }
    #expect(refused?.code == .resourceExhausted)
    #expect(refused?.reason == "OWN_EXPORT_TOO_OFTEN")
  }
}
