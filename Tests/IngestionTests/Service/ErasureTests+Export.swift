import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import Privacy

/// Exports during and after an erasure.
extension ErasureTests {
  @Test(arguments: [AuthV1.ErasureMode.eraseAnswers, .anonymiseAnswers])
  func anExportMeanwhileHasNoHalfOfThem(mode: AuthV1.ErasureMode) async throws {
    let (stack, study) = try await fresh()
    let caller = try stack.participant(in: study.studyID)
    let other = try stack.participant(in: study.studyID)
    #expect(
      try await other.submit([study.diarySheet(), study.diarySheet(at: -1)])
        .allSatisfy { $0.verdict == .created })
    let others = try await exported(study, stack)
    let sheets = (0..<7).map { study.diarySheet(at: -Int64($0)) }
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    let before = try await exported(study, stack)
    #expect(before.values.sorted() == [2, 7])

    // Tests sharing the stack process erasures, too: anonymised sheets appear completely under the
    // new name.
    func noHalf(_ exported: [String: Int]) -> Bool {
      exported == others
        || mode == .anonymiseAnswers && exported.values.sorted() == [2, 7] && exported != before
    }
    // While this transaction writes, no erasure ends.
    let erasureID = try await stack.owner.transaction { connection in
      try await connection.execute("SELECT pg_current_xact_id()")
      let erasureID = try await request(caller, mode: mode)
      #expect(noHalf(try await exported(study, stack)))
      let order = ErasureOrder(
        erasureID: erasureID, participantID: caller.participantID, studyID: "",
        mode: mode == .eraseAnswers ? .eraseAnswers : .anonymiseAnswers,
        requestedAt: IngestionStack.start)
      try await stack.pool.transaction { connection in
        try await connection.execute(
          "SELECT FROM erasures WHERE erasure_id = \(erasureID) FOR UPDATE")
        _ = try await ErasureStore().erase(order, atMost: 3, on: connection)
      }
      #expect(noHalf(try await exported(study, stack)))
      return erasureID
    }
    _ = try await receipt(stack, of: erasureID)
    let after = try await exported(study, stack)
    if mode == .eraseAnswers {
      #expect(after == others)
    } else {
      #expect(after.values.sorted() == [2, 7])
      #expect(Set(after.keys).intersection(before.keys) == Set(others.keys))
    }
  }

  /// Number of rows of each participant in an export of the diary.
  private func exported(_ study: TestStudy, _ stack: IngestionStack) async throws -> [String: Int] {
    let leader = try stack.participant(leading: [study.studyID])
    let csv = String(
      decoding: try await leader.export(study.studyID, study.diaryID, .wide).flatMap(\.csv),
      as: UTF8.self)
    let lines = csv.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let column = try #require(lines.first?.firstIndex(of: "participant"))
    return lines.dropFirst().reduce(into: [:]) { $0[String($1[column]), default: 0] += 1 }
  }
}
