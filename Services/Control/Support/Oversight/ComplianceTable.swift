import Foundation
import Messages
import Serialization

/// Outcomes of notifications as a table or CSV.
struct ComplianceTable: Sendable {
  private let rows: [PlanningV1.ComplianceRow]
  /// Heading of the first column.
  private let heading: String

  init(_ rows: [PlanningV1.ComplianceRow], heading: String) {
    self.rows = rows
    self.heading = heading
  }

  /// Lines with aligned columns.
  var lines: [String] {
    var table = TextTable(
      [(heading, .left)]
        + [
          "planned", "delivered", "opened", "in time", "late", "dismissed", "missed", "expired",
          "open", "of planned", "of delivered", "median", "p90",
        ].map { ($0, .right) })
    for row in rows {
      table.add(
        [row.key.isEmpty ? "-" : row.key] + Self.counts(row).map(String.init)
          + [
            Self.percent(row.answeredOfPlanned), Self.percent(row.answeredOfDelivered),
            Self.minutes(row.medianAnswerSeconds), Self.minutes(row.p90AnswerSeconds),
          ])
    }
    return table.lines
  }

  /// CSV (RFC 4180); seconds and shares as numbers.
  var csv: [UInt8] {
    var csv = CSVWriter()
    csv.write([
      heading, "planned", "delivered", "opened", "answered_in_time", "answered_late", "dismissed",
      "missed", "expired", "open", "answered_of_planned", "answered_of_delivered",
      "median_answer_seconds", "p90_answer_seconds",
    ])
    for row in rows {
      csv.write(
        [CSVWriter.harmless(row.key)] + Self.counts(row).map(String.init)
          + [
            row.answeredOfPlanned, row.answeredOfDelivered, row.medianAnswerSeconds,
            row.p90AnswerSeconds,
          ].map(Self.number))
    }
    return csv.bytes
  }

  private static func counts(_ row: PlanningV1.ComplianceRow) -> [UInt32] {
    [
      row.planned, row.delivered, row.opened, row.answeredInTime, row.answeredLate, row.dismissed,
      row.missed, row.expired, row.open,
    ]
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
  }

  private static func minutes(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }

  /// Formats with three decimals.
  private static func number(_ value: Double) -> String {
    String((value * 1000).rounded() / 1000)
  }
}
