import Foundation
import ServiceKit
import Testing

@testable import PlanningService

extension ComplianceTests {
  /// The exported rows over several pages match the counts.
  func expectExported(_ wanted: [ComplianceRow], from study: OverseenStudy) async throws {
    let clock = SetClock(now)
    let export = ExportNotifications(
      pool: study.planned.pool, pseudonyms: study.pseudonyms,
      securityEvents: SecurityEvents(pool: study.planned.pool, clock: clock), pageRows: 7)
    var csv: [UInt8] = []
    var items = 0
    try await export(
      ExportNotifications.Request(
        question: ComplianceQuestion(
          studyID: study.planned.studyID, breakdown: .total, from: day(1), to: day(18)),
        exporter: study.leader), now: now
    ) { chunk in
      csv += chunk.csv
      items += Int(chunk.items)
    }
    let rows = String(decoding: csv, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.first == NotificationLayout.header)
    #expect(items == rows.count - 1)
    func cells(_ column: String) throws -> [(participant: String, cell: String)] {
      let place = try #require(NotificationLayout.header.firstIndex(of: column))
      return rows.dropFirst().map { ($0[1], $0[place]) }
    }
    #expect(Set(try cells("notification_id").map(\.cell)).count == items)
    for column in ["planned_at", "handed_out_at", "sent_at"] {
      #expect(
        try cells(column).allSatisfy { $0.cell.isEmpty || $0.cell.hasSuffix("T00:00:00.000000Z") })
    }
    let (outcomes, delivered, opened) = (
      try cells("outcome"), try cells("delivered"), try cells("opened")
    )
    for row in wanted {
      func number(_ of: [(participant: String, cell: String)], _ cell: String) -> Int {
        of.count { $0.participant == row.key && $0.cell == cell }
      }
      #expect(
        CountedNotification.Outcome.allCases.map { number(outcomes, $0.rawValue) } == [
          row.answeredInTime, row.answeredLate, row.dismissed, row.missed, row.expired, row.open,
          0, 0,
        ], "\(row.key)")
      #expect(number(delivered, "true") == row.delivered && number(opened, "true") == row.opened)
    }
  }
}
