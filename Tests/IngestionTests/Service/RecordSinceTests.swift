import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService

/// Exports of health records and listening sessions that continue earlier ones.
@Suite struct RecordSinceTests {
  /// An export after which nothing comes again.
  private func settled(
    _ export: (String) async throws -> ReceivedExport
  ) async throws -> ReceivedExport {
    var found: ReceivedExport?
    try await eventually("the rows are older than every running transaction") {
      let first = try await export("")
      found = first
      return try await export(first.cursor).rows.isEmpty
    }
    return try #require(found)
  }

  @Test func recordsThatWereStoredChangedAndDeletedCome() async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let leader = try stack.participant(leading: [study.id])
    let records = (0..<4).map { study.event("\($0)", at: -Int64($0)) }
    try await caller.create(records[0], records[1], records[2])
    let first = try await settled { try await leader.exportedRecords(study.id, since: $0) }
    #expect(first.rows.count == 3 && Set(first.column("deleted_at")) == [""])

    var edit = records[1]
    edit.contents = study.eventContents(at: -1, "sport")
    edit.changeTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now + 10)
    var gone = records[2]
    (gone.deleted, gone.changeTime) = (true, edit.changeTime)
    let verdicts = try await caller.sync([
      .init(baseRevision: 1, record: edit), .init(baseRevision: 1, record: gone),
      .init(record: records[3]),
    ]).verdicts
    #expect(verdicts.map(\.verdict) == [.created, .created, .created])
    let next = try await leader.exportedRecords(study.id, since: first.cursor)
    let found = Dictionary(
      next.rows.map { ($0["record_id"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    #expect(Set(found.keys) == Set(records[1...].map(\.recordID)))
    #expect(found[edit.recordID]?["code"] == "sport" && found[edit.recordID]?["deleted_at"] == "")
    #expect(found[gone.recordID]?["code"] == "" && found[gone.recordID]?["deleted_at"] != "")
    #expect(found[gone.recordID]?["participant"] == first.rows[0]["participant"])
    // A deleted record has no day any more, so that a filter cannot leave it out.
    let filtered = try await leader.exportedRecords(
      study.id, .init(firstDate: "2001-01-01", lastDate: "2001-01-02"), since: first.cursor)
    #expect(filtered.column("record_id") == [gone.recordID])
    // A complete export has what is there; other exports have other cursors.
    #expect(try await leader.exportedRecords(study.id).rows.count == 3)
    let refused = await failure {
      try await leader.exportedSessions(study.id, since: first.cursor)
    }
    #expect(refused?.violations.map(\.reason) == ["CURSOR_INVALID"])
  }

  @Test func anonymisedRecordsDoNotCome() async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    let leader = try stack.participant(leading: [study.id])
    try await caller.create(study.event("a"))
    let first = try await settled { try await leader.exportedRecords(study.id, since: $0) }
    while try await !stack.pool.query(
      "SELECT * FROM erase_participant(\(caller.participantID), \(study.id), 'ANONYMISE_ANSWERS')"
    ).isEmpty {}
    #expect(try await leader.exportedRecords(study.id).rows.count == 1)
    #expect(try await leader.exportedRecords(study.id, since: first.cursor).rows.isEmpty)
  }

  @Test func sessionsThatWereStoredAndWithdrawnCome() async throws {
    let stack = try await IngestionStack.shared.value
    let listening = ListeningStudy()
    try await listening.deliver(to: stack)
    let studyID = listening.study.studyID
    let caller = try stack.participant(in: studyID)
    let leader = try stack.participant(leading: [studyID])
    let sessions = [-500, -400, -300].map { listening.session(at: $0) }
    _ = try await caller.listened(Array(sessions[..<2]))
    let first = try await settled { try await leader.exportedSessions(studyID, since: $0) }
    #expect(first.rows.count == 2)
    try await caller.withdrawSession(sessions[0].sessionID)
    _ = try await caller.listened([sessions[2]])
    let next = try await leader.exportedSessions(studyID, since: first.cursor)
    let found = Dictionary(
      next.rows.map { ($0["session_id"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    #expect(Set(found.keys) == [sessions[0].sessionID, sessions[2].sessionID])
    #expect(found[sessions[0].sessionID]?["withdrawn_at"] != "")
    #expect(found[sessions[0].sessionID]?["net_milliseconds"] == "")
    #expect(found[sessions[2].sessionID]?["withdrawn_at"] == "")
    // Repeated, it changes nothing.
    let again = try await settled { try await leader.exportedSessions(studyID, since: $0) }
    try await caller.withdrawSession(sessions[0].sessionID)
    #expect(try await leader.exportedSessions(studyID, since: again.cursor).rows.isEmpty)
  }
}
