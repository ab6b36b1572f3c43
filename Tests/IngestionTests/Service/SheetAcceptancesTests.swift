import Bus
import Calendar
import Foundation
import Testing

@testable import IngestionService

/// Published contents of stored sheets.
@Suite struct SheetAcceptancesTests {
  private func row(of participantID: UUID, trace: CallTrace?) -> SheetRow {
    let sheet = Fixture.sheet()
    return SheetRow(
      AcceptedSheet(
        sheetID: UUID(), startedAt: nil, finishedAt: Fixture.now, countedAt: Fixture.now,
        isOneTime: false, forms: AcceptedSheet.Forms(stored: sheet, sent: sheet)),
      participantID: participantID, receivedAt: Fixture.now.date, trace: trace)
  }

  /// Rows of several calls are written together, by one of them.
  @Test func eachSheetKeepsTheTraceOfItsOwnCall() async throws {
    let stack = try await IngestionStack.shared.value
    let own = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    let others = "00-1af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00"
    let trace = try #require(EventTrace(parent: own, state: "vendor=1"))
    let events = SheetAcceptances(outbox: Outbox(source: "otolith-ingestion", trace: { trace }))
    #expect(events.trace == CallTrace(parent: own, state: "vendor=1"))
    let participantID = UUID()
    let rows = [
      row(of: participantID, trace: events.trace),
      row(of: participantID, trace: CallTrace(parent: others, state: nil)),
    ]
    let store = SheetStore(pool: stack.pool, announcement: events.announcement)
    #expect(
      try await store.write(rows + [rows[0]], quota: SheetQuota()) == [
        .created, .created, .exists,
      ])
    let told = try await stack.pool.query(
      """
      SELECT trace_parent, trace_state FROM outbox
      WHERE subject = \(participantID.uuidString.lowercased()) ORDER BY id
      """, as: String?.self, String?.self)
    #expect(told.map(\.0) == [own, others])
    #expect(told.map(\.1) == ["vendor=1", nil])
  }

  @Test func outsideOfACallThereIsNoTrace() {
    #expect(SheetAcceptances(outbox: Outbox(source: "otolith-ingestion")).trace == nil)
  }
}
