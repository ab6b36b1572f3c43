import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import TestSupport
import Testing

/// Limits changed by an operator at run time apply from the next call on and appear in responses.
@Suite struct ReloadedLimitsTests {
  @Test func ofSheets() async throws {
    let stack = try await IngestionStack()
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    func tooLarge() async -> RPCError? {
      await failure { try await caller.submit([study.diarySheet(), study.diarySheet(at: -1)]) }
    }
    #expect(await tooLarge() == nil)
    stack.reload(["OTOLITH_BATCH_SHEETS_MAX": "1", "OTOLITH_SHEET_ANSWERS_MAX": "2"])
    #expect(await tooLarge()?.message.contains("at most 1 are taken per batch") == true)
    var full = study.diarySheet(at: -2)
    full.answers.append(IngestionV1.Answer(elementID: "note", value: .text("x")))
    #expect(try await caller.outcomes(full) == ["TOO_MANY_ANSWERS"])

    stack.reload(["OTOLITH_QUOTA_SHEETS": "2", "OTOLITH_SHEET_CLOCK_AHEAD_HOURS": "1"])
    let waiting = study.diarySheet(at: -3)
    let verdict = try await caller.submit([waiting])[0]
    #expect(
      verdict.violations.map(\.description) == [
        "at most 2 sheets per participant and study are stored"
      ])
    // The clock of the sheet is ahead by two hours.
    let early = study.diarySheet(at: 7_200)
    #expect(try await caller.submit([early])[0].verdict == .retryLater)
    stack.reload([:])
    #expect(try await caller.outcomes(waiting, early) == ["created", "created"])
  }

  @Test func ofRecords() async throws {
    let stack = try await IngestionStack()
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let changes = (0..<2).map { IngestionV1.RecordChange(record: study.event("\($0)")) }
    #expect(try await caller.outcomes(changes[0]) == ["created"])
    stack.reload(["OTOLITH_QUOTA_RECORDS": "1"])
    let verdict = try await caller.sync([changes[1]]).verdicts[0]
    #expect(
      verdict.violations.map(\.description) == [
        "at most 1 records are kept per participant, including those deleted in the last 400 days"
      ])
    stack.reload([:])
    #expect(try await caller.outcomes(changes[1]) == ["created"])
  }

  @Test func ofListeningSessions() async throws {
    let stack = try await IngestionStack()
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    let sessions = (0..<2).map { study.session(at: -120 - $0) }
    #expect(try await caller.listening(to: sessions[0]) == ["created"])
    stack.reload(["OTOLITH_QUOTA_LISTENING_SESSIONS": "1"])
    let verdict = try await caller.listened([sessions[1]])[0]
    #expect(
      verdict.violations.map(\.description) == [
        "at most 1 listening sessions per participant and study are stored"
      ])
    stack.reload([:])
    #expect(try await caller.listening(to: sessions[1]) == ["created"])
  }

  @Test func ofDraftsAndSettings() async throws {
    let stack = try await IngestionStack()
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let settings = IngestionV1.SettingServiceClient(stack.channel)
    let draft = study.diaryDraft()
    try await caller.save(study.diaryDraft())
    func set() async throws {
      let text = String(repeating: "x", count: 1_100)
      _ = try await settings.updateSettings(
        .init(settings: .init(others: [.init(name: "a", value: text)])),
        options: .bearer(caller.token))
    }
    stack.reload(["OTOLITH_QUOTA_DRAFTS": "1", "OTOLITH_QUOTA_SETTINGS_KIBIBYTES": "1"])
    let refused = await failure { try await caller.save(draft) }
    #expect(refused?.message.contains("at most 1 drafts") == true)
    let tooLarge = await failure { try await set() }
    #expect(tooLarge?.message.contains("at most 1024 are kept") == true)
    stack.reload([:])
    try await caller.save(draft)
    try await set()
    stack.reload(["OTOLITH_QUOTA_DRAFT_KIBIBYTES": "1"])
    let large = await failure {
      try await caller.save(
        .init(
          draftID: draft.draftID,
          elements: [TestStudy.element("note", .text(String(repeating: "x", count: 1_000)))]))
    }
    #expect(large?.message.contains("1024 bytes") == true)
  }
}
