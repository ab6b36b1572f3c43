import Bus
import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService
@testable import Privacy

/// Sheets after an erasure.
@Suite struct ErasureTests {
  func fresh() async throws -> (IngestionStack, TestStudy) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study)
  }

  private func join(_ caller: Caller, _ study: TestStudy, group: String = "") async throws {
    try await caller.stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: caller.participantID.uuidString, studyID: study.studyID,
        joinTime: GoogleProtobuf.Timestamp(IngestionStack.start - 3600), groupID: group),
      subject: caller.participantID.uuidString)
  }

  func request(
    _ caller: Caller, study: String = "", mode: AuthV1.ErasureMode = .eraseAnswers,
    studyModes: [String: AuthV1.ErasureMode] = [:], erasureID: UUID = UUID()
  ) async throws -> UUID {
    let event = Event(
      source: "otolith-auth", subject: caller.participantID.uuidString.lowercased(),
      time: IngestionStack.start,
      message: EventsV1.ErasureRequested(
        erasureID: erasureID.uuidString.lowercased(),
        participantID: caller.participantID.uuidString.lowercased(), studyID: study, mode: mode,
        requestTime: GoogleProtobuf.Timestamp(IngestionStack.start),
        studyModes: studyModes.map { .init(studyID: $0.key, mode: $0.value) }))
    try await caller.stack.pool.transaction {
      try await ErasureConsumer(noted: WakeSignal()).apply(event, on: $0)
    }
    return erasureID
  }

  /// Processes the erasure, a few rows at a time and each time as a new process, until it is done.
  func receipt(
    _ stack: IngestionStack, of erasureID: UUID
  ) async throws -> EventsV1.ErasureCompleted {
    let subject = erasureID.uuidString.lowercased()
    try await eventually("the erasure is done") {
      var work = ErasureWork(
        pool: stack.pool, outbox: Outbox(source: IngestionAssembly.name), clock: stack.clock,
        logger: TestLog.logger)
      work.pieceRows = 3
      try await work.workOff()
      return try await !stack.pool.query(
        "SELECT FROM erasures WHERE erasure_id = \(erasureID) AND done_at IS NOT NULL"
      ).isEmpty
    }
    let rows = try await stack.pool.query("SELECT data FROM outbox WHERE subject = \(subject)")
    #expect(rows.count == 1)
    return try EventsV1.ErasureCompleted(
      serialized: try #require(rows.first).decode("data", as: [UInt8].self))
  }

  /// Number of rows that contain the id, by table.
  private func traces(of caller: Caller) async throws -> [String: Int64] {
    let tables = try await caller.stack.owner.query(
      """
      SELECT relname::text FROM pg_class WHERE relnamespace = 'ingestion'::regnamespace
        AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'outbox'
      """
    ).map { try $0.decode("relname", as: String.self) }
    var traces: [String: Int64] = [:]
    for table in tables {
      let rows = try await caller.stack.owner.query(
        """
        SELECT count(*) FROM \(unescaped: "ingestion.\"\(table)\"") AS t
        WHERE strpos(t::text, \(caller.participantID.uuidString.lowercased())) > 0
        """)
      let count = try rows.first?.decode("count", as: Int64.self) ?? 0
      if count > 0 { traces[table] = count }
    }
    return traces
  }

  @Test func everythingOfOneIsErasedAndNothingOfAnother() async throws {
    let (stack, study) = try await fresh()
    let (caller, other) = (
      try stack.participant(in: study.studyID), try stack.participant(in: study.studyID)
    )
    for who in [caller, other] {
      try await join(who, study, group: "a")
      let sheets = (0..<10).map { study.diarySheet(at: -Int64($0)) }
      #expect(try await who.submit(sheets).allSatisfy { $0.verdict == .created })
    }
    let before = try await traces(of: other)
    let receipt = try await receipt(stack, of: request(caller))
    let counts = Dictionary(
      receipt.counts.map { ($0.kind, $0.count) }, uniquingKeysWith: { first, _ in first })
    #expect(
      counts == [
        "answer_sheets": 10, "answer_sheet_keys": 10, "member_groups": 1, "enrolment_changes": 1,
        "sheet_usage": 1,
      ])
    #expect(receipt.service == "otolith-ingestion" && receipt.completeTime != nil)
    #expect(try await traces(of: caller) == [:])
    #expect(try await traces(of: other) == before)
    #expect(try await other.listAll().count == 10)
  }

  @Test func askedForTwiceItIsDoneOnce() async throws {
    let (stack, study) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    #expect(try await caller.verdicts(study.diarySheet()) == [.created])
    let erasureID = try await request(caller)
    _ = try await request(caller, erasureID: erasureID)
    let first = try await receipt(stack, of: erasureID)
    _ = try await request(caller, erasureID: erasureID)
    #expect(try await receipt(stack, of: erasureID) == first)
    // Another request finds nothing.
    #expect(try await receipt(stack, of: request(caller)).counts == [])
  }

  @Test func lateSheetsAreForgottenByTheDevice() async throws {
    let (stack, study) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    try await join(caller, study)
    let stored = study.diarySheet(at: -5)
    #expect(try await caller.verdicts(stored) == [.created])
    var changed = study.diarySheet(at: -6)
    changed.sheetID = stored.sheetID
    let erasureID = try await request(caller)
    for isDone in [false, true] {
      if isDone { _ = try await receipt(stack, of: erasureID) }
      // The older token still names the study; another one names no study.
      let renewed = try stack.caller(id: caller.participantID, studies: [])
      let late = study.diarySheet(at: -10)
      for (who, sheets) in [(caller, [late]), (renewed, [late, changed])] {
        for verdict in try await who.submit(sheets) {
          #expect(verdict.verdict == .rejected)
          #expect(verdict.violations.map(\.reason) == ["PARTICIPANT_ERASED"])
        }
      }
    }
    // A repeated event does not restore them either.
    try await join(caller, study)
    #expect(try await traces(of: caller) == [:])
  }

  @Test func erasingOneStudyKeepsTheOther() async throws {
    let (stack, study) = try await fresh()
    let kept = TestStudy()
    try await stack.deliver(kept)
    let caller = try stack.participant(in: study.studyID, kept.studyID)
    #expect(
      try await caller.verdicts(study.diarySheet(at: -5), kept.diarySheet(at: -5))
        == [.created, .created])
    _ = try await receipt(stack, of: request(caller, study: study.studyID))
    #expect(try await caller.listAll().map(\.sheet?.studyID) == [kept.studyID])
    #expect(try await caller.outcomes(kept.diarySheet(at: -4)) == ["created"])
    let late = try await caller.submit([study.diarySheet(at: -4)])[0]
    #expect(late.violations.map(\.reason) == ["PARTICIPANT_ERASED"])
    // Filled in afterwards, with an older token: a new enrolment is unknown.
    let after = study.diarySheet(at: 60)
    #expect(try await caller.obstacles(after) == [["TOKEN_OUTDATED"]])
    // A newer token shows a joining that the bus has not delivered.
    let renewed = try stack.caller(id: caller.participantID, studies: [study.studyID]) {
      $0.issuedAt = IngestionStack.start + 30
    }
    #expect(try await renewed.obstacles(after) == [["ENROLMENT_NOT_YET_KNOWN"]])
    try await stack.deliver(
      EventsV1.ParticipantEnrolled(
        participantID: caller.participantID.uuidString, studyID: study.studyID,
        joinTime: GoogleProtobuf.Timestamp(IngestionStack.start + 30)),
      subject: caller.participantID.uuidString)
    #expect(try await caller.verdicts(after) == [.created])
  }

  @Test func anonymousAnswersStayWithoutAnyLink() async throws {
    let (stack, study) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    var sheets = (0..<7).map { study.diarySheet(stress: Double($0), at: -Int64($0)) }
    sheets[0].positions = [IngestionV1.PositionMeasurement(latitude: 48.4, longitude: 10)]
    sheets[0].notificationID = UUID().uuidString.lowercased()
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    let receipt = try await receipt(stack, of: request(caller, mode: .anonymiseAnswers))
    #expect(receipt.counts.first { $0.kind == "answer_sheets.anonymised" }?.count == 7)
    #expect(try await traces(of: caller) == [:])
    let rows = try await stack.owner.query(
      """
      SELECT count(*), count(DISTINCT participant_id) AS people, count(positions) AS places,
        max(notification_id) AS notification,
        count(*) FILTER (WHERE sheet_id::text = ANY(\(sheets.map(\.sheetID)))) AS known
      FROM ingestion.answer_sheets WHERE study_id = \(study.studyID)
      """)
    let (count, people, places, notification, known) = try #require(rows.first).decode(
      Int64.self, Int64.self, Int64.self, String.self, Int64.self)
    #expect(count == 7 && people == 1 && places == 0 && notification.isEmpty && known == 0)
    #expect(try await traces(of: caller) == [:])
    #expect(
      try await stack.owner.query(
        "SELECT FROM ingestion.anonymous_names WHERE study_id = \(study.studyID)"
      ).isEmpty)
  }

  @Test(arguments: [AuthV1.ErasureMode.eraseAnswers, .anonymiseAnswers])
  func eachStudyKeepsToWhatItSaid(chosen: AuthV1.ErasureMode) async throws {
    let (stack, asks) = try await fresh()
    let (erases, keeps) = (TestStudy(), TestStudy())
    for study in [erases, keeps] { try await stack.deliver(study) }
    let caller = try stack.participant(in: asks.studyID, erases.studyID, keeps.studyID)
    // More than one step each.
    for (study, number) in [(asks, 4), (erases, 5), (keeps, 7)] {
      try await join(caller, study)
      let sheets = (0..<number).map { study.diarySheet(at: -Int64($0)) }
      #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    }
    let modes: [String: AuthV1.ErasureMode] =
      chosen == .eraseAnswers
      ? [keeps.studyID: .anonymiseAnswers] : [erases.studyID: .eraseAnswers]
    let receipt = try await receipt(
      stack, of: request(caller, mode: chosen, studyModes: modes))
    var expected = [erases.studyID: 0, keeps.studyID: 7, asks.studyID: 0]
    if chosen == .eraseAnswers {
      #expect(count("answer_sheets", receipt) == 9)
      #expect(count("answer_sheets.anonymised", receipt) == 7)
    } else {
      expected[asks.studyID] = 4
      #expect(count("answer_sheets", receipt) == 5)
      #expect(count("answer_sheets.anonymised", receipt) == 11)
    }
    for (studyID, number) in expected {
      let rows = try await stack.owner.query(
        "SELECT FROM ingestion.answer_sheets WHERE study_id = \(studyID)")
      #expect(rows.count == number)
    }
    #expect(try await traces(of: caller) == [:])
  }

  /// A sheet written concurrently with the order must not be handled in the participant's mode,
  /// which waits until no such sheet can exist.
  @Test func erasureStepsWaitForOlderTransactions() async throws {
    let (stack, keeps) = try await fresh()
    let caller = try stack.participant(in: keeps.studyID)
    #expect(try await caller.verdicts(keeps.diarySheet(at: -5)) == [.created])
    let order = ErasureOrder(
      erasureID: UUID(), participantID: caller.participantID, studyID: "", mode: .eraseAnswers,
      studyModes: ["another": .anonymiseAnswers], requestedAt: IngestionStack.start)
    let store = ErasureStore()
    try await stack.pool.transaction { connection in
      try await store.note(order, on: connection)
      #expect(
        try await store.erase(order, atMost: 10, isSeenByAll: false, on: connection) == 0)
      #expect(try await store.erase(order, atMost: 10, isSeenByAll: true, on: connection) > 0)
    }
  }

  private func count(_ kind: String, _ receipt: EventsV1.ErasureCompleted) -> Int64 {
    receipt.counts.first { $0.kind == kind }?.count ?? 0
  }

  @Test func theServiceRoleErasesOnlyThroughTheFunction() async throws {
    let (stack, _) = try await fresh()
    for statement: PostgresQuery in [
      "DELETE FROM answer_sheets", "DELETE FROM answer_sheet_keys", "DELETE FROM erasures",
      "SELECT participant_id FROM anonymous_names",
      "UPDATE answer_sheets SET sheet_id = gen_random_uuid()",
    ] {
      let error = await #expect(throws: PostgresError.self) {
        try await stack.pool.execute(statement)
      }
      #expect(error?.sqlState == "42501", "\(statement.sql)")
    }
  }
}
