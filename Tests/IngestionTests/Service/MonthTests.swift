import FoundationEssentials
import Messages
import TestSupport
import Testing

@testable import IngestionService
@testable import Postgres

/// Sheets are partitioned by month of receipt; uniqueness holds across all months.
@Suite struct MonthTests {
  /// From the clock's start to the end of March 2026.
  private static let monthsEnd = 255_600.0

  private struct Scene {
    let stack: IngestionStack
    let study: TestStudy
    let participantID = UUID()

    /// Uses a fresh token, because the clock may have passed the old one's expiry.
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

    /// Number of sheets by partition.
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
    changed.answers[0].value = .number(51)
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

  @Test func sheetsOfTheDefaultPartitionAreMovedAndStayKnown() async throws {
    let scene = try await scene()
    // Two years later no partitions exist.
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
    changed.answers[0].value = .number(51)
    #expect(try await scene.caller().verdicts(changed) == [.conflict])
    #expect(
      try await scene.caller().outcomes(scene.study.symptomSheet("mood", at: 4))
        == ["ALREADY_FILLED_IN"])
  }

  @Test func pagesGoAcrossMonths() async throws {
    let scene = try await scene()
    var sheets: [IngestionV1.AnswerSheet] = []
    for month in 0..<5 {
      let batch = (0..<12).map { scene.study.diarySheet(at: Int64($0 * 5 + month) - 99) }
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
}
