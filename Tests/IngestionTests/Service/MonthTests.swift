import FoundationEssentials
import IngestionService
import Messages
import TestSupport
import Testing

@testable import Postgres

/// Sheets lie in the month in which they were received; what is unique is so among all months.
@Suite struct MonthTests {
  /// From the clock's start to the end of March 2026.
  private static let monthsEnd = 255_600.0

  private struct Scene {
    let stack: IngestionStack
    let study: TestStudy
    let participantID = UUID()

    /// With a fresh token, which the clock may have overtaken.
    func caller(_ stack: IngestionStack? = nil) throws -> Caller {
      try (stack ?? self.stack).caller(id: participantID, studies: [study.studyID])
    }

    func maintain() async throws {
      let clock = stack.clock
      let reports = try await PartitionMaintenance(
        pool: stack.pool, now: { clock.now() }, logger: TestLog.logger
      ).maintain()
      #expect(reports.flatMap(\.problems) == [])
    }

    /// How many sheets lie in which partition.
    func partitions() async throws -> [String: Int] {
      let rows = try await stack.owner.query(
        """
        SELECT tableoid::regclass::text, count(*) FROM answer_sheets
        WHERE participant_id = \(participantID) GROUP BY 1
        """
      ).map { try $0.decode(String.self, Int.self) }
      return Dictionary(uniqueKeysWithValues: rows)
    }
  }

  private func scene() async throws -> Scene {
    let stack = try await IngestionStack()
    let study = TestStudy()
    try await stack.deliver(study)
    let scene = Scene(stack: stack, study: study)
    try await scene.maintain()
    return scene
  }

  @Test func aSheetThatComesAgainAfterMidnightIsKnown() async throws {
    let scene = try await scene()
    let (clock, study) = (scene.stack.clock, scene.study)
    let diary = study.diarySheet(at: 1)
    let symptom = study.symptomSheet(at: 2)
    clock.advance(seconds: Self.monthsEnd - 1)
    #expect(try await scene.caller().verdicts(diary, symptom) == [.created, .created])
    clock.advance(seconds: 2)
    #expect(try await scene.caller().verdicts(diary, symptom) == [.exists, .exists])
    var changed = diary
    changed.platform = "another"
    #expect(try await scene.caller().verdicts(changed) == [.conflict])
    #expect(
      try await scene.caller().outcomes(study.symptomSheet("mood", at: 3)) == ["ALREADY_FILLED_IN"])
    let later = study.diarySheet(at: 4)
    #expect(try await scene.caller().verdicts(later) == [.created])
    #expect(
      try await scene.partitions() == ["answer_sheets_2026_03": 2, "answer_sheets_2026_04": 1])
    #expect(try await scene.caller().listAll().map(\.sheet) == [later, symptom, diary])
    #expect(
      try await scene.stack.accepted(of: scene.caller()).map(\.sheetID).sorted()
        == [diary, symptom, later].map(\.sheetID).sorted())
  }

  @Test func twoProcessesOnBothSidesOfMidnightStoreASheetOnce() async throws {
    let scene = try await scene()
    let late = try await IngestionStack(sharing: scene.stack)
    try await late.deliver(scene.study)
    scene.stack.clock.advance(seconds: Self.monthsEnd - 1)
    late.clock.advance(seconds: Self.monthsEnd + 1)
    let sheets =
      (0..<60).map { scene.study.diarySheet(at: $0) } + [scene.study.symptomSheet(at: 99)]
    var seed = SystemRandomNumberGenerator()
    let orders = (0..<6).map { _ in sheets.shuffled(using: &seed) }
    let verdicts = try await withThrowingTaskGroup(of: [IngestionV1.SheetVerdict].self) { group in
      for (number, order) in orders.enumerated() {
        group.addTask {
          let caller = try scene.caller(number % 2 == 0 ? scene.stack : late)
          var verdicts: [IngestionV1.SheetVerdict] = []
          for start in stride(from: 0, to: order.count, by: 7) {
            verdicts += try await caller.submit(Array(order[start...].prefix(7)))
          }
          return verdicts
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(verdicts.count { $0.verdict == .created } == 61)
    #expect(verdicts.count { $0.verdict == .exists } == 5 * 61)
    let stored = try await scene.partitions()
    #expect(stored.values.reduce(0, +) == 61)
    #expect(Set(stored.keys).isSubset(of: ["answer_sheets_2026_03", "answer_sheets_2026_04"]))
    #expect(try await scene.stack.accepted(of: scene.caller()).count == 61)
  }

  @Test func whatCameWithoutAPartitionIsMovedAndStaysKnown() async throws {
    let scene = try await scene()
    // Two years on, nobody has made partitions.
    scene.stack.clock.advance(seconds: 730 * 86_400)
    let sheets = (0..<5).map { scene.study.diarySheet(at: $0) }
    #expect(try await scene.caller().submit(sheets).allSatisfy { $0.verdict == .created })
    #expect(try await scene.partitions() == ["answer_sheets_default": 5])
    let before = try await scene.caller().listAll()
    try await scene.maintain()
    #expect(try await scene.partitions() == ["answer_sheets_2028_03": 5])
    #expect(try await scene.caller().listAll() == before)
    #expect(try await scene.caller().submit(sheets).allSatisfy { $0.verdict == .exists })
  }

  @Test func aDroppedMonthsSheetsAreNotTakenForNewOnes() async throws {
    let scene = try await scene()
    let diary = scene.study.diarySheet(at: 1)
    let symptom = scene.study.symptomSheet(at: 2)
    #expect(try await scene.caller().verdicts(diary, symptom) == [.created, .created])
    scene.stack.clock.advance(seconds: 90 * 86_400)
    let later = scene.study.diarySheet(at: 3)
    #expect(try await scene.caller().verdicts(later) == [.created])
    try await scene.maintain()
    try await scene.stack.owner.execute("DROP TABLE answer_sheets_2026_03")
    #expect(try await scene.caller().listAll().map(\.sheet) == [later])
    #expect(try await scene.caller().verdicts(diary, symptom) == [.exists, .exists])
    var changed = diary
    changed.platform = "another"
    #expect(try await scene.caller().verdicts(changed) == [.conflict])
    #expect(
      try await scene.caller().outcomes(scene.study.symptomSheet("mood", at: 4))
        == ["ALREADY_FILLED_IN"])
  }

  @Test func pagesGoAcrossMonths() async throws {
    let scene = try await scene()
    var sheets: [IngestionV1.AnswerSheet] = []
    for month in 0..<5 {
      let batch = (0..<12).map { scene.study.diarySheet(at: Int64($0 * 5 + month)) }
      #expect(try await scene.caller().submit(batch).allSatisfy { $0.verdict == .created })
      sheets += batch
      scene.stack.clock.advance(seconds: 31 * 86_400)
      try await scene.maintain()
    }
    let expected = sheets.sorted { $0.finishTime?.seconds ?? 0 > $1.finishTime?.seconds ?? 0 }
    for questionnaireID in ["", scene.study.diaryID] {
      let listed = try await scene.caller().listAll(
        IngestionV1.ListAnswerSheetsRequest(questionnaireID: questionnaireID, pageSize: 7))
      #expect(listed.map(\.sheet) == expected)
    }
    #expect(try await scene.partitions().count == 5)
  }

  /// What was stored before months were told apart.
  @Test func anUndividedTableIsTakenOverAsItWas() async throws {
    try await TestDatabase.with { database in
      let pool = database.pool(as: .ingestion)
      var old = IngestionAssembly.migrations
      old.migrations = [old.migrations[0]]
      _ = try await Migrator(schema: "ingestion", sets: [old]).apply(on: pool)
      try await pool.execute(
        """
        INSERT INTO answer_sheets (participant_id, sheet_id, study_id, questionnaire_id, version,
          one_time, started_at, finished_at, received_at, time_zone, utc_offset_minutes,
          notification_id, autosaved, app_version, platform, payload_hash, answers, noise)
        SELECT md5('p' || n % 7)::uuid, md5('s' || n)::uuid, 'study', 'q' || n % 70, 1, n <= 70,
          NULL, at - interval '3 days', at, 'Europe/Berlin', 60, 'n' || n, n % 2 = 0, '1', 'android',
          sha256(n::text::bytea), jsonb_build_object('a', n), '[1]'
        FROM (SELECT n, timestamptz '2024-11-15 12:00Z' + n * interval '1 day' AS at
          FROM generate_series(1, 400) AS n) AS days
        """)
      // The columns of both; what each told of a sheet.
      let before: PostgresQuery = """
        SELECT md5(string_agg((participant_id, sheet_id, sequence, study_id, questionnaire_id,
          version, one_time, started_at, finished_at, received_at, time_zone, utc_offset_minutes,
          notification_id, autosaved, app_version, platform, payload_hash, answers, noise,
          positions, referenced_answers)::text, ' ' ORDER BY sequence)) AS sum FROM answer_sheets
        """
      var after: PostgresQuery = before
      after.append(" JOIN answer_sheet_keys USING (participant_id, sheet_id, study_id,")
      after.append(" questionnaire_id, finished_at, received_at)")
      let expected = try await pool.query(before)[0].decode(String.self)
      let names = try await Migrator(schema: "ingestion", sets: [IngestionAssembly.migrations])
        .apply(on: pool)
      let later = IngestionAssembly.migrations.migrations.dropFirst().map(\.fileName)
      #expect(names == later.map { "ingestion/\($0)" })
      #expect(try await pool.query(after)[0].decode(String.self) == expected)
      #expect(try await pool.query("SELECT FROM answer_sheets_default").isEmpty)
      let next = try await pool.query("SELECT nextval('answer_sheets_sequence_seq') AS next")
      #expect(try next[0].decode("next") == 401)
      let again = await #expect(throws: PostgresError.self) {
        try await pool.execute(
          """
          INSERT INTO answer_sheet_keys SELECT participant_id, gen_random_uuid(), study_id,
            questionnaire_id, true, finished_at, received_at, payload_hash
          FROM answer_sheet_keys WHERE one_time LIMIT 1
          """)
      }
      #expect(again?.isUniqueViolation == true)
      await pool.close()
    }
  }
}
