import Calendar
import FoundationEssentials
import Postgres
import TestSupport
import Testing

@testable import IngestionDomain
@testable import IngestionStore

/// How the store decides between sheets of a binding order that were judged without knowing of each other.
@Suite struct SequenceGuardTests {
  private let participantID = UUID()
  private let studyID = "s\(UUID().uuidString.lowercased().prefix(8))"

  /// - Parameter seen: the sheet before it, as validation saw it; nil in an optional: it was not judged.
  private func row(
    _ questionnaireID: String, at seconds: Int64, id: UUID = UUID(), after seen: UUID??
  ) -> SheetRow {
    let sheet = Fixture.sheet {
      $0.studyID = studyID
      $0.questionnaireID = questionnaireID
    }
    var accepted = AcceptedSheet(
      sheetID: id, startedAt: nil,
      finishedAt: Fixture.now.advanced(byMicroseconds: seconds * 1_000_000), isOneTime: false,
      answers: [], sheet: sheet)
    if let seen {
      accepted.sequence = SequenceExpectation(
        questionnaireIDs: ["a", "b", "c"], latestSheetID: seen)
    }
    return SheetRow(
      accepted, participantID: participantID, receivedAt: Fixture.now.date, trace: nil)
  }

  private func write(_ rows: [SheetRow]) async throws -> [SheetOutcome] {
    let stack = try await IngestionStack.shared.value
    return try await SheetStore(pool: stack.pool).write(rows, quota: SheetQuota())
  }

  @Test func aSheetIsStoredWhereNothingCameBetween() async throws {
    let (a, b) = (UUID(), UUID())
    #expect(try await write([row("a", at: 0, id: a, after: .some(nil))]) == [.created])
    // It was judged as if there were nothing.
    #expect(try await write([row("b", at: 10, after: .some(nil))]) == [.overtaken])
    #expect(try await write([row("b", at: 10, id: b, after: a)]) == [.created])
    #expect(try await write([row("c", at: 20, after: a)]) == [.overtaken])
    // Of what the order is not about nothing counts.
    #expect(try await write([row("x", at: 15, after: nil)]) == [.created])
    #expect(try await write([row("c", at: 20, after: b)]) == [.created])
    // One that is stored, and one that was finished before, are no matter of what came later.
    #expect(try await write([row("b", at: 10, id: b, after: .some(nil))]) == [.exists])
    #expect(try await write([row("a", at: -10, after: .some(nil))]) == [.created])
  }

  @Test func sheetsOfOneTransactionCountForEachOther() async throws {
    let (a, b) = (UUID(), UUID())
    #expect(
      try await write([
        row("c", at: 30, after: b), row("a", at: 0, id: a, after: .some(nil)),
        row("b", at: 10, id: b, after: a),
        // Of another call, which knew of nothing.
        row("b", at: 20, after: a),
      ]) == [.created, .created, .created, .overtaken])
  }

  @Test func whatIsNotJudgedCountsAllTheSame() async throws {
    let a = UUID()
    #expect(
      try await write([row("a", at: 0, id: a, after: nil), row("b", at: 10, after: .some(nil))])
        == [.created, .overtaken])
    #expect(try await write([row("b", at: 10, after: a)]) == [.created])
  }
}
