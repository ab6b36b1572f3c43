import FoundationEssentials
import Messages
import Postgres
import RPCClient
import RPCCore
import ServiceKit
import Stubs
import TestSupport
import Testing

@testable import IngestionService

/// Limits on a participant's data other than sheets, and their settings.
@Suite struct KeepingQuotaTests {
  private func recordStack(
    _ settings: [String: String]
  ) async throws -> (IngestionStack, RecordStudy, Caller) {
    let stack = try await IngestionStack(settings: settings)
    let study = RecordStudy()
    try await study.publish(on: stack)
    return (stack, study, try stack.participant(in: study.id))
  }

  @Test func recordsHaveALimitThatTombstonesCountFor() async throws {
    let (stack, study, caller) = try await recordStack(["OTOLITH_QUOTA_RECORDS": "3"])
    var records = (0..<3).map { study.event("\($0)") }
    let more = IngestionV1.RecordChange(record: study.event("more"))
    #expect(
      try await caller.outcomes(.init(record: records[0]), .init(record: records[1]))
        == ["created", "created"])
    #expect(
      try await caller.outcomes(.init(record: records[2]), more) == ["created", "TOO_MANY_RECORDS"])
    let verdict = try await caller.sync([more]).verdicts[0]
    #expect(
      verdict.violations.map(\.description) == [
        "at most 3 records are kept per participant, including those deleted in the last 400 days"
      ])
    // Existing records can be changed; deletion frees no space.
    records[0].title = "changed"
    records[1].deleted = true
    let changes = records.map { IngestionV1.RecordChange(baseRevision: 1, record: $0) }
    #expect(
      try await caller.outcomes(changes[0], changes[1], more)
        == ["created", "created", "TOO_MANY_RECORDS"])
    // Another participant has a separate limit.
    let other = try stack.participant(in: study.id)
    #expect(try await other.outcomes(more) == ["created"])
  }

  @Test func theBytesOfRecordsCountToo() async throws {
    let (_, study, caller) = try await recordStack(["OTOLITH_QUOTA_RECORDS_MEBIBYTES": "1"])
    let note = String(repeating: "x", count: 10_000)
    let verdicts = try await caller.sync(
      (0..<110).map { .init(record: study.event("\($0)", note: note)) }
    ).verdicts
    let stored = verdicts.count { $0.verdict == .created }
    #expect((100...104).contains(stored))
    #expect(
      Set(verdicts.dropFirst(stored).flatMap { $0.violations.map(\.description) }) == [
        "at most 1048576 bytes of records are kept per participant"
      ])
  }

  /// Fifty years of one record a day.
  @Test func twentyThousandRecordsAreKeptAndReadAndNoMore() async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let first = study.event("first")
    try await caller.create(first)
    try await copy(ofParticipant: caller.participantID, upTo: 20_000, on: stack.owner)
    #expect(
      try await caller.outcomes(.init(record: study.event("more"))) == ["TOO_MANY_RECORDS"])
    var changed = first
    changed.title = "changed"
    #expect(try await caller.outcomes(.init(baseRevision: 1, record: changed)) == ["created"])
    // The changed record is the newest one now.
    let page = try await caller.sync([], pageSize: 500)
    #expect(page.records.count == 500 && page.more)
    var (cursor, count) = (page.cursor, page.records.count)
    while true {
      let next = try await caller.sync([], cursor: cursor, pageSize: 500)
      (cursor, count) = (next.cursor, count + next.records.count)
      guard next.more else {
        #expect(next.records.last?.title == "changed")
        break
      }
    }
    #expect(count == 20_000)
  }

  /// Copies of the record, each with its own id and participant.
  private func copy(
    ofParticipant participantID: UUID, upTo count: Int64, on owner: PostgresPool
  ) async throws {
    // Each statement has a time limit.
    for first in stride(from: 2, through: count, by: 4_000) {
      try await owner.execute(
        """
        INSERT INTO ingestion.health_records
        SELECT (jsonb_populate_record(record,
          jsonb_build_object('record_id', gen_random_uuid(), 'change', number))).*
        FROM ingestion.health_records AS record,
          generate_series(\(first), \(min(first + 3_999, count))) AS number
        WHERE participant_id = \(participantID) AND change = 1
        """)
    }
    try await owner.execute(
      """
      UPDATE ingestion.record_counters SET change = \(count)
      WHERE participant_id = \(participantID)
      """)
  }

  @Test func listeningSessionsOfADayAndAltogether() async throws {
    let stack = try await IngestionStack(settings: [
      "OTOLITH_QUOTA_LISTENING_SESSIONS_PER_DAY": "2", "OTOLITH_QUOTA_LISTENING_SESSIONS": "3",
    ])
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let id = UUID()
    var caller = try stack.caller(id: id, studies: [study.studyID])
    let sessions = (0..<4).map { study.session(at: -120 - $0) }
    func description(_ session: IngestionV1.ListeningSession) async throws -> String? {
      let verdict = try await caller.listened([session])[0]
      #expect(verdict.verdict == .retryLater)
      #expect(verdict.violations.map(\.reason) == ["QUOTA_EXCEEDED"])
      return verdict.violations.first?.description
    }
    #expect(try await caller.listening(to: sessions[0], sessions[1]) == ["created", "created"])
    #expect(
      try await description(sessions[2])
        == "at most 2 listening sessions per participant, study and day are stored")
    stack.clock.advance(seconds: 86_400)
    caller = try stack.caller(id: id, studies: [study.studyID])
    #expect(try await caller.listening(to: sessions[2]) == ["created"])
    #expect(
      try await description(sessions[3])
        == "at most 3 listening sessions per participant and study are stored")
  }

  @Test func draftsAndSettings() async throws {
    let stack = try await IngestionStack(settings: [
      "OTOLITH_QUOTA_DRAFTS": "1", "OTOLITH_QUOTA_DRAFT_KIBIBYTES": "1",
      "OTOLITH_QUOTA_SETTINGS_KIBIBYTES": "1",
    ])
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let draft = study.diaryDraft()
    try await caller.save(draft)
    let more = await failure { try await caller.save(study.diaryDraft()) }
    #expect(more?.reason == "TOO_MANY_DRAFTS" && more?.message.contains("at most 1 drafts") == true)
    let text = String(repeating: "x", count: 1000)
    let large = await failure {
      try await caller.save(
        .init(draftID: draft.draftID, elements: [TestStudy.element("note", .text(text))]))
    }
    #expect(large?.reason == "DRAFT_TOO_LARGE" && large?.message.contains("1024 bytes") == true)

    let settings = IngestionV1.SettingServiceClient(stack.channel)
    func set(_ length: Int) async throws -> IngestionV1.Settings {
      try await settings.updateSettings(
        .init(
          settings: .init(others: [
            .init(name: "a", value: String(repeating: "x", count: length))
          ])), options: .bearer(caller.token))
    }
    _ = try await set(900)
    let refused = await failure { try await set(1100) }
    #expect(refused?.violations.map(\.reason) == ["TOO_MANY_SETTINGS"])
    #expect(refused?.message.contains("at most 1024 are kept") == true)
  }

  @Test func theDefaultsAreFixed() throws {
    let limits = try IngestionSettings.limits(from: SettingsReader(variables: [:]))
    #expect(limits.records.recordCountMax == 20_000 && limits.records.bytesMax == 100 << 20)
    #expect(limits.sessionQuota.sessionsPerDayMax == 5000)
    #expect(limits.sessionQuota.sessionsMax == 100_000)
    #expect(limits.drafts.draftCountMax == 20 && limits.drafts.byteCountMax == 512 << 10)
    #expect(limits.settingsBytesMax == 64 << 10)
    #expect(limits.drafts.futureToleranceMicroseconds == 24 * 3_600_000_000)
  }
}
