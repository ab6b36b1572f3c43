import Calendar
import FoundationEssentials
import Messages
import TestBasics
import TestSupport
import Testing

/// Times at the edges of protocol, calendar, `Date` and PostgreSQL: each is a time like any other.
@Suite struct BoundaryTimeTests {
  /// Seconds and nanoseconds: the bounds of a Timestamp; 1970 and 2000; the years 1 and 4001, which
  /// `Date` names distant; the year 2273, from which a `Date` is coarser than a microsecond.
  private static let edges: [(seconds: Int64, nanos: Int32)] = [
    (Int64(Instant.range.lowerBound), 0), (Int64(Instant.range.upperBound), 999_999_999),
    (0, 0), (-1, 999_999_000), (946_684_800, 0), (978_307_200, 0), (64_092_211_200, 0),
    (9_561_715_200, 0), (-7_000_000_000, 0), (253_370_764_800, 0),
  ]

  /// The edges, a microsecond and a second beside them, and random times.
  private static func times(seed: UInt64) -> [GoogleProtobuf.Timestamp] {
    var generator = SeededGenerator(seed: seed)
    var times: [GoogleProtobuf.Timestamp] = []
    for (seconds, nanos) in edges {
      times.append(GoogleProtobuf.Timestamp(seconds: seconds, nanos: nanos))
      for (distance, nanos) in [(-1, 999_999_000), (0, 1000), (1, 0)] as [(Int64, Int32)] {
        times.append(GoogleProtobuf.Timestamp(seconds: seconds + distance, nanos: nanos))
      }
    }
    for _ in 0..<20 {
      times.append(
        GoogleProtobuf.Timestamp(
          seconds: Int64.random(
            in: Int64(Instant.range.lowerBound)...Int64(Instant.range.upperBound),
            using: &generator),
          nanos: Int32.random(in: 0..<1_000_000, using: &generator) * 1000))
    }
    return times.filter {
      Instant(seconds: $0.seconds, nanoseconds: $0.nanos) != nil
    }
  }

  /// Whether a time came back, within the resolution of a `Date`.
  private func isSame(
    _ time: GoogleProtobuf.Timestamp?, _ other: GoogleProtobuf.Timestamp?
  ) -> Bool {
    guard let time, let other else { return false }
    return abs(time.date.timeIntervalSince(other.date)) < 0.0001
  }

  @Test(arguments: [1, 2]) func everyTimeIsStoredAndReadBack(seed: UInt64) async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy.revisable
    let sounds = ListeningStudy()
    let records = RecordStudy()
    try await stack.deliver(study, at: IngestionStack.start.addingTimeInterval(-100_000))
    try await sounds.deliver(to: stack)
    try await records.publish(on: stack)
    let caller = try stack.participant(in: study.studyID, sounds.studyID, records.id)
    // Enrolled since the beginning of time, so that no early sheet waits for it.
    for studyID in [study.studyID, sounds.studyID, records.id] {
      try await stack.deliver(
        EventsV1.ParticipantEnrolled(
          participantID: caller.participantID.uuidString, studyID: studyID,
          joinTime: GoogleProtobuf.Timestamp(IngestionStack.start.addingTimeInterval(-90_000))),
        subject: caller.participantID.uuidString)
    }
    for time in Self.times(seed: seed) {
      let note = Comment(rawValue: "seed \(seed), \(time.seconds) s \(time.nanos) ns")
      var sheet = study.diarySheet()
      (sheet.startTime, sheet.finishTime) = (time, time)
      sheet.answers[0].answerTime = time
      #expect(try await caller.submit([sheet]).map(\.verdict) == [.created], note)
      var amendment = sheet.amendment(stress: 7)
      amendment.amendTime = time
      let amended = try await caller.amend(amendment)[0]
      #expect(amended.verdict == .created || amended.verdict == .rejected, note)
      #expect(!amended.violations.contains { $0.reason == "NOT_STORABLE" }, note)
      let listed = try await caller.listAll().first { $0.sheet?.sheetID == sheet.sheetID }
      #expect(isSame(listed?.sheet?.finishTime, time), note)
      try await checkSession(sounds, at: time, caller, note)
      try await checkRecord(records, at: time, caller, note)
      try await checkDraft(study, at: time, caller, note)
    }
    // Everything can still be listed, filtered and exported.
    #expect(try await caller.listAllSessions(pageSize: 7).count == Self.times(seed: seed).count)
    #expect(try await caller.titles().count == Self.times(seed: seed).count)
    #expect(try await !caller.resources().isEmpty)
    let leader = try stack.participant(leading: [study.studyID, sounds.studyID, records.id])
    #expect(try await !leader.export(study.studyID, "", .long).isEmpty)
    #expect(try await !leader.exportedSessions(sounds.studyID).isEmpty)
    #expect(try await !leader.recordRows(of: records.id).isEmpty)
  }

  private func checkSession(
    _ sounds: ListeningStudy, at time: GoogleProtobuf.Timestamp, _ caller: Caller, _ note: Comment
  ) async throws {
    var session = sounds.session()
    session.startTime = time
    #expect(try await caller.listening(to: session) == ["created"], note)
    let stored = try await caller.listAllSessions(pageSize: 200)
      .first { $0.sessionID == session.sessionID }
    #expect(isSame(stored?.startTime, time), note)
  }

  private func checkRecord(
    _ records: RecordStudy, at time: GoogleProtobuf.Timestamp, _ caller: Caller, _ note: Comment
  ) async throws {
    var record = records.event("at \(time.seconds)")
    record.contents = .event(
      IngestionV1.EventRecord(eventTime: time, kind: records.code("attack")))
    record.changeTime = time
    #expect(try await caller.outcomes(.init(record: record)) == ["created"], note)
    let found = try await caller.records(
      .init(
        startTime: GoogleProtobuf.Timestamp(seconds: max(time.seconds - 1, -62_135_596_800)),
        pageSize: 200))
    #expect(found.records.contains { $0.recordID == record.recordID }, note)
  }

  private func checkDraft(
    _ study: TestStudy, at time: GoogleProtobuf.Timestamp, _ caller: Caller, _ note: Comment
  ) async throws {
    var element = TestStudy.element("stress", .number(5))
    element.changeTime = time
    var draft = study.diaryDraft(UUID().uuidString.lowercased(), element)
    draft.startTime = time
    try await caller.save(draft)
    #expect(isSame(try await caller.draft(draft.draftID).startTime, time), note)
    try await caller.delete(draft.draftID)
  }
}
