import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService

/// Limits on one participant's sheets in a study.
@Suite struct QuotaTests {
  private func stack(_ settings: [String: String]) async throws -> (IngestionStack, TestStudy) {
    let stack = try await IngestionStack(settings: settings)
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study)
  }

  private func outcome(_ sheet: IngestionV1.AnswerSheet, by caller: Caller) async throws -> String {
    let verdict = try await caller.submit([sheet])[0]
    guard verdict.verdict == .retryLater else { return "\(verdict.verdict)" }
    #expect(verdict.violations.map(\.reason) == ["QUOTA_EXCEEDED"])
    #expect(verdict.retryDelay == GoogleProtobuf.Duration(seconds: 3600))
    return try #require(verdict.violations.first).description
  }

  private func usage(of caller: Caller, in study: TestStudy) async throws -> [Int64] {
    let rows = try await caller.stack.pool.query(
      """
      SELECT sheets, day_sheets, bytes FROM sheet_usage
      WHERE participant_id = \(caller.participantID) AND study_id = \(study.studyID)
      """)
    let (sheets, daySheets, bytes) = try #require(rows.first).decode(
      Int64.self, Int64.self, Int64.self)
    return [sheets, daySheets, bytes]
  }

  @Test func aDayHasALimitAndTheNextOneItsOwn() async throws {
    let (stack, study) = try await stack(["OTOLITH_QUOTA_SHEETS_PER_DAY": "3"])
    let id = UUID()
    var caller = try stack.caller(id: id, studies: [study.studyID])
    let sheets = (0..<5).map { study.diarySheet(at: -Int64($0)) }
    // A statement that starts below the limit stores all its rows.
    #expect(try await caller.verdicts(sheets[0], sheets[1]) == [.created, .created])
    #expect(try await caller.verdicts(sheets[2]) == [.created])
    #expect(
      try await outcome(sheets[3], by: caller)
        == "at most 3 sheets per participant, study and day are stored")
    // Stored sheets and conflicts are still recognised.
    #expect(try await outcome(sheets[1], by: caller) == "exists")
    var changed = sheets[1]
    changed.answers[0].value = .number(51)
    #expect(try await outcome(changed, by: caller) == "conflict")
    // Other studies and participants are not affected.
    let other = TestStudy()
    try await stack.deliver(other)
    caller = try stack.caller(id: id, studies: [study.studyID, other.studyID])
    #expect(try await outcome(other.diarySheet(), by: caller) == "created")
    #expect(
      try await outcome(study.diarySheet(), by: stack.participant(in: study.studyID)) == "created")

    stack.clock.advance(seconds: 86_400)
    caller = try stack.caller(id: id, studies: [study.studyID])
    #expect(try await outcome(sheets[3], by: caller) == "created")
    #expect(try await usage(of: caller, in: study).prefix(2) == [4, 1])
  }

  @Test func thereIsALimitAltogether() async throws {
    let (stack, study) = try await stack(["OTOLITH_QUOTA_SHEETS": "2"])
    let caller = try stack.participant(in: study.studyID)
    #expect(try await outcome(study.diarySheet(), by: caller) == "created")
    #expect(
      try await caller.verdicts(study.diarySheet(at: -1), study.diarySheet(at: -2)) == [
        .created, .created,
      ])
    #expect(
      try await outcome(study.diarySheet(at: -3), by: caller)
        == "at most 2 sheets per participant and study are stored")
    #expect(try await usage(of: caller, in: study)[0] == 3)
    #expect(try await caller.listAll().count == 3)
  }

  @Test func bytesCountToo() async throws {
    let (stack, study) = try await stack(["OTOLITH_QUOTA_MEBIBYTES": "1"])
    let caller = try stack.participant(in: study.studyID)
    func long(_ number: Int64) -> IngestionV1.AnswerSheet {
      var sheet = study.diarySheet(at: -number)
      sheet.answers.append(
        IngestionV1.Answer(
          elementID: "note", value: .text(String(repeating: "x", count: 4_000))))
      return sheet
    }
    let verdicts = try await caller.submit((0..<270).map { long($0) })
    #expect(verdicts.map(\.verdict) == Array(repeating: .created, count: 270))
    let bytes = try await usage(of: caller, in: study)[2]
    #expect(bytes > 1 << 20)
    #expect(
      try await outcome(long(300), by: caller)
        == "at most 1048576 bytes of sheets per participant and study are stored")
  }

  /// Twenty sheets a day for five years are within the limits.
  @Test func fiveOfflineYearsStayWithinTheLimits() {
    let quota = SheetQuota()
    let sheets: Int64 = 5 * 366 * 20
    #expect(quota.sheetsPerDayMax > sheets)
    #expect(quota.sheetsMax > 10 * sheets)
    #expect(quota.bytesMax / sheets > 50_000)
  }

  @Test func manyAtOnceAreAllCounted() async throws {
    let (stack, study) = try await stack([:])
    let caller = try stack.participant(in: study.studyID)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let verdicts = try await caller.verdicts(study.diarySheet(at: -Int64(number)))
          #expect(verdicts == [.created])
        }
      }
      try await group.waitForAll()
    }
    #expect(try await usage(of: caller, in: study).prefix(2) == [40, 40])
  }
}
