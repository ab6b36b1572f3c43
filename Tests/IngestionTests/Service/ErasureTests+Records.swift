import Messages
import Testing

@testable import IngestionService

/// Health records after an erasure.
extension ErasureTests {
  private func keeper() async throws -> (IngestionStack, RecordStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    try await caller.create(
      study.event("my title", note: "my note", at: -60), study.audiogram(at: -60))
    return (stack, study, caller)
  }

  @Test func recordsAreErasedAndNothingLateBringsThemBack() async throws {
    let (stack, study, caller) = try await keeper()
    let late = study.event("late", at: -30)
    _ = try await receipt(stack, of: try await request(caller))
    #expect(
      try await caller.outcomes(.init(record: late)) == ["PARTICIPANT_ERASED"])
    #expect(try await caller.titles() == [])
    for table in ["health_records", "record_counters"] {
      let rows = try await stack.pool.query(
        "SELECT FROM \(unescaped: table) WHERE participant_id = \(caller.participantID)")
      #expect(rows.isEmpty, "\(table)")
    }
  }

  @Test func anonymisedRecordsKeepValuesAndNoWords() async throws {
    let (stack, study, caller) = try await keeper()
    _ = try await receipt(stack, of: try await request(caller, mode: .anonymiseAnswers))
    let rows = try await stack.pool.query(
      """
      SELECT title, note, words::text AS words, title_key, contents IS NOT NULL AS kept
      FROM health_records WHERE study_id = \(study.id)
        AND participant_id <> \(caller.participantID)
      """)
    #expect(rows.count == 2)
    for row in rows {
      for column in ["title", "note", "words", "title_key"] {
        #expect(try row.decode(column, as: String.self) == "")
      }
      #expect(try row.decode("kept"))
    }
    let leader = try stack.participant(leading: [study.id])
    #expect(try await leader.recordRows(of: study.id).count == 5)
  }

  /// Erased records leave no tombstones, which would reveal them. Runs in several steps, so that a
  /// device reading in between restarts once more.
  @Test(arguments: [AuthV1.ErasureMode.eraseAnswers, .anonymiseAnswers])
  func otherDevicesDropWhatWasErasedOfOneStudy(_ mode: AuthV1.ErasureMode) async throws {
    let (stack, study, caller) = try await keeper()
    let other = RecordStudy()
    try await other.publish(on: stack)
    let both = try stack.caller(id: caller.participantID, studies: [study.id, other.id])
    let kept = [other.event("kept"), other.event("kept, too")]
    try await both.create(kept[0], study.event("a"), study.event("b"), kept[1], study.event("c"))
    let unseen = study.event("deleted before the other device saw it")
    try await both.create(unseen)
    let cursor = try await both.sync([]).cursor
    var deletion = unseen
    deletion.deleted = true
    #expect(try await both.outcomes(.init(baseRevision: 1, record: deletion)) == ["created"])
    let bystander = try stack.participant(in: study.id)
    try await bystander.create(study.event("theirs"))
    let theirs = try await bystander.sync([]).cursor

    _ = try await receipt(stack, of: try await request(caller, study: study.id, mode: mode))
    var answer = try await both.sync([], cursor: cursor, pageSize: 1)
    #expect(answer.reset)
    var titles = answer.records.map(\.title)
    while answer.more {
      answer = try await both.sync([], cursor: answer.cursor, pageSize: 1)
      #expect(!answer.reset)
      titles += answer.records.map(\.title)
    }
    #expect(titles == ["kept", "kept, too"])
    // Afterwards other participants are not affected.
    var changed = kept[0]
    changed.title = "changed"
    let next = try await both.sync(
      [.init(baseRevision: 1, record: changed)], cursor: answer.cursor)
    #expect(!next.reset && next.records.map(\.title) == ["changed"])
    #expect(try await !bystander.sync([], cursor: theirs).reset)
  }

  @Test func theRecordsOfOneStudyAreErasedAlone() async throws {
    let (stack, study, caller) = try await keeper()
    let other = RecordStudy()
    try await other.publish(on: stack)
    let both = try stack.caller(id: caller.participantID, studies: [study.id, other.id])
    try await both.create(other.event("kept"))
    _ = try await receipt(stack, of: try await request(caller, study: study.id))
    #expect(try await both.titles() == ["kept"])
    let late = study.event("late", at: -30)
    #expect(try await both.outcomes(.init(record: late)) == ["PARTICIPANT_ERASED"])
    // Later records are postponed until the new enrolment is known.
    let after = study.event("after", at: 30)
    #expect(try await both.outcomes(.init(record: after)) == ["TOKEN_OUTDATED"])
  }
}
