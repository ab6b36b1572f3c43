import Calendar
import FoundationEssentials
import Postgres
import TestSupport
import Testing

@testable import IngestionService

/// Concurrent sheets of a binding sequence that were validated without knowing of each other.
@Suite struct SequenceGuardTests {
  private let participantID = UUID()
  private let studyID = "s\(UUID().uuidString.lowercased().prefix(8))"

  /// - Parameter seen: the previous sheet as seen by validation; an inner nil means none, nil means
  ///   not judged.
  private func row(
    _ questionnaireID: String, at seconds: Int64, id: UUID = UUID(), after seen: UUID??
  ) -> SheetRow {
    let sheet = Fixture.sheet {
      $0.studyID = studyID
      $0.questionnaireID = questionnaireID
    }
    let finishedAt = Fixture.now.advanced(byMicroseconds: seconds * 1_000_000)
    var accepted = AcceptedSheet(
      sheetID: id, startedAt: nil, finishedAt: finishedAt, countedAt: finishedAt,
      isOneTime: false, forms: AcceptedSheet.Forms(stored: sheet, sent: sheet))
    if let seen {
      accepted.sequence = SequenceExpectation(
        questionnaireIDs: ["a", "b", "c"], latestSheetID: seen)
    }
    return SheetRow(
      accepted, participantID: participantID, receivedAt: Fixture.now.date, trace: nil)
  }

  private let overtaken = Verdict.postponed([.overtakenInSequence])

  private func write(_ rows: [SheetRow]) async throws -> [Verdict] {
    let stack = try await IngestionStack.shared.value
    return try await SheetStore(pool: stack.pool).write(rows, quota: SheetQuota())
  }

  @Test func aSheetIsStoredWhereNothingCameBetween() async throws {
    let (a, b) = (UUID(), UUID())
    #expect(try await write([row("a", at: 0, id: a, after: .some(nil))]) == [.created])
    // It was judged without any stored sheet.
    #expect(try await write([row("b", at: 10, after: .some(nil))]) == [overtaken])
    #expect(try await write([row("b", at: 10, id: b, after: a)]) == [.created])
    #expect(try await write([row("c", at: 20, after: a)]) == [overtaken])
    // Questionnaires outside the sequence are ignored.
    #expect(try await write([row("x", at: 15, after: nil)]) == [.created])
    #expect(try await write([row("c", at: 20, after: b)]) == [.created])
    // Stored sheets and earlier ones are not affected by later ones.
    #expect(try await write([row("b", at: 10, id: b, after: .some(nil))]) == [.exists])
    #expect(try await write([row("a", at: -10, after: .some(nil))]) == [.created])
  }

  @Test func sheetsOfOneTransactionCountForEachOther() async throws {
    let (a, b) = (UUID(), UUID())
    #expect(
      try await write([
        row("c", at: 30, after: b), row("a", at: 0, id: a, after: .some(nil)),
        row("b", at: 10, id: b, after: a),
        // Sent by another call, judged without knowledge of the others.
        row("b", at: 20, after: a),
      ]) == [.created, .created, .created, overtaken])
  }

  @Test func unjudgedSheetsCountNevertheless() async throws {
    let a = UUID()
    #expect(
      try await write([row("a", at: 0, id: a, after: nil), row("b", at: 10, after: .some(nil))])
        == [.created, overtaken])
    #expect(try await write([row("b", at: 10, after: a)]) == [.created])
  }
}
