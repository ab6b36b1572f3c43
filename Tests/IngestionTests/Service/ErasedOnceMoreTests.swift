import Bus
import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService
@testable import Privacy
@testable import ServiceBasics

/// Events replayed from the log after the participant was erased.
@Suite struct ErasedOnceMoreTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  /// Delivers the event that auth publishes when every service is done.
  ///
  /// - Returns: whether there is something to erase.
  @discardableResult
  private func tell(_ caller: Caller, erasureID: UUID = UUID(), digest: [UInt8]? = nil) async throws
    -> Bool
  {
    let own = withUnsafeBytes(of: caller.participantID.uuid) { Sodium.sha256(Array($0)) }
    let event = Event(
      source: "otolith-auth", subject: erasureID.uuidString.lowercased(),
      time: IngestionStack.start,
      message: EventsV1.ErasureRequested(
        erasureID: erasureID.uuidString.lowercased(), mode: .eraseAnswers,
        requestTime: GoogleProtobuf.Timestamp(IngestionStack.start),
        participantDigest: digest ?? own))
    let consumer = ErasureConsumer(tables: ["enrolment_changes", "sheet_usage"])
    // Requested before the commit, so that workers see it afterwards.
    return try await caller.stack.pool.transaction { connection in
      try await consumer.apply(event, on: connection)
      return try await !connection.query(
        "SELECT FROM erasures WHERE participant_id = \(caller.participantID)"
      ).isEmpty
    }
  }

  private func pending(_ caller: Caller) async throws -> Int {
    try await caller.stack.pool.query(
      "SELECT FROM erasures WHERE participant_id = \(caller.participantID)"
    ).count
  }

  @Test func aDatabaseFromBeforeTheErasureErasesAgain() async throws {
    let (stack, study, caller) = try await fresh()
    #expect(try await caller.verdicts(study.diarySheet(at: -5)) == [.created])
    let erasureID = UUID()
    #expect(try await tell(caller, erasureID: erasureID))
    try await eventually("the erasure is done") {
      try await ErasureWork(
        pool: stack.pool, outbox: Outbox(source: IngestionAssembly.name), clock: stack.clock,
        logger: TestLog.logger
      ).workOff()
      return try await pending(caller) == 0
    }
    #expect(try await caller.listAll().isEmpty)
    // Never again.
    #expect(try await !tell(caller, erasureID: erasureID))
  }

  @Test func unknownParticipantsAreErasedAsWell() async throws {
    let (_, study, caller) = try await fresh()
    #expect(try await !tell(caller))
    let verdict = try await caller.submit([study.diarySheet(at: -5)])[0]
    #expect(verdict.violations.map(\.reason) == ["PARTICIPANT_ERASED"])
    // Nor by events that a compacted log may still deliver.
    let subject = caller.participantID.uuidString.lowercased()
    try await caller.stack.deliver(
      EventsV1.TestParticipantChanged(
        participantID: subject, testParticipant: true, accountRevision: 1), subject: subject)
    #expect(
      try await caller.stack.pool.query(
        "SELECT FROM test_participants WHERE participant_id = \(caller.participantID)"
      ).isEmpty)
  }

  @Test func aDigestOfAnotherLengthMatchesNoParticipant() async throws {
    let (_, _, caller) = try await fresh()
    await #expect(throws: PermanentFailure.self) {
      try await tell(caller, digest: [UInt8](repeating: 1, count: 31))
    }
  }

  @Test func deadLettersAndParkedEventsAreDeleted() async throws {
    let (stack, study, caller) = try await fresh()
    #expect(try await caller.verdicts(study.diarySheet(at: -5)) == [.created])
    let subject = caller.participantID.uuidString.lowercased()
    for subject in [subject, subject.uppercased()] {
      try await stack.pool.execute(
        """
        INSERT INTO dead_letters (consumer, event_id, source, type, subject, time, data, reason, attempts,
          first_failed_at, last_failed_at)
        VALUES ('enrolments', \(UUID()), 'otolith-auth', 'a.B', \(subject), now(), '', 'x', 1, now(), now())
        """)
      try await stack.pool.execute(
        """
        INSERT INTO parked_events (consumer, event_id, source, type, subject, time, data, parked_at)
        VALUES ('nobody', \(UUID()), 'otolith-auth', 'a.B', \(subject), now(), '', now())
        """)
    }
    let order = ErasureOrder(
      erasureID: UUID(), participantID: caller.participantID, studyID: "", mode: .eraseAnswers,
      requestedAt: IngestionStack.start)
    let ofLog = LogErasure(log: nil, traces: PersonalTraces())
    // The acceptance event is still in the outbox.
    #expect(try await !stack.pool.transaction { try await ofLog.mayBegin(order, on: $0) })
    try await stack.pool.execute("DELETE FROM outbox WHERE subject = \(subject)")
    #expect(try await stack.pool.transaction { try await ofLog.mayBegin(order, on: $0) })
    for table in ["dead_letters", "parked_events"] {
      #expect(
        try await stack.pool.query(
          "SELECT FROM \(unescaped: table) WHERE lower(subject) = \(subject)"
        ).isEmpty, "\(table)")
    }
  }

  // Parked events of other studies stay, and the next one becomes due.
  @Test func parkedEventsOfOneStudyAreDeleted() async throws {
    let (stack, _, caller) = try await fresh()
    let subject = caller.participantID.uuidString.lowercased()
    func ended(_ study: String) -> [UInt8] {
      EventsV1.EnrolmentEnded(participantID: subject, studyID: study).serialized()
    }
    for (place, study) in ["gone", "stays", "gone", "stays"].enumerated() {
      try await stack.pool.execute(
        """
        INSERT INTO parked_events (consumer, event_id, source, type, subject, time, data, parked_at,
          next_attempt_at)
        VALUES ('enrolments', \(UUID()), 'otolith-auth', \(EventsV1.EnrolmentEnded.fullName),
          \(subject), now(), \(ended(study)), now(),
          CASE WHEN \(Int32(place)) = 0 THEN 'tomorrow'::timestamptz END)
        """)
    }
    let order = ErasureOrder(
      erasureID: UUID(), participantID: caller.participantID, studyID: "gone", mode: .eraseAnswers,
      requestedAt: IngestionStack.start)
    let ofLog = LogErasure(log: nil, traces: PersonalTraces())
    for _ in 0..<2 {
      #expect(try await stack.pool.transaction { try await ofLog.mayBegin(order, on: $0) })
      let left = try await stack.pool.query(
        """
        SELECT data, next_attempt_at <= clock_timestamp() AS is_due FROM parked_events
        WHERE subject = \(subject) ORDER BY seq
        """
      ).map { try $0.decode([UInt8].self, Bool?.self) }
      #expect(left.map(\.0) == [ended("stays"), ended("stays")])
      #expect(left.map(\.1) == [true, nil])
    }
  }
}
