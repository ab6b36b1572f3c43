import Calendar
import Codebooks
import Foundation
import Testing

@testable import Control

/// How cells become values of statistics programs. `Tests/EndToEnd/test_analysis.py` reads the files.
@Suite struct StatisticsTests {
  private func column(_ name: String) throws -> StatisticsColumn {
    let variable = try #require(
      AnalysisLayout.observations(hasGroups: true).variables(in: "").first { $0.name == name })
    var column = StatisticsColumn(variable)
    if name == "number" {
      column.reasons = [
        .init(code: "skipped", number: 1, label: ""), .init(code: "open", number: 2, label: ""),
      ]
    }
    return column
  }

  @Test(
    arguments: [
      ("participant", "'x", "", StatisticsColumn.Value.text("x")),
      ("participant", "", "", .text("")), ("number", "-0.5", "", .number(-0.5)),
      ("number", "1e+300", "", .number(1e300)), ("number", "", "open", .missing(reason: 1)),
      ("number", "", "", .missing(reason: nil)),
      ("study_day", "", "skipped", .missing(reason: nil)),
      ("test_participant", "true", "", .number(1)), ("weekday", "7", "", .number(7)),
      ("compliance", "answered_late", "", .number(2)),
      ("local_date", "1582-10-15", "", .number(86_400)),
      ("local_time", "01:30", "", .number(5_400)),
    ])
  func cells(name: String, cell: String, reason: String, value: StatisticsColumn.Value) throws {
    #expect(try column(name).value(of: cell, reason: reason, .sav) == value)
  }

  @Test(
    arguments: [
      ("number", "x"), ("compliance", "other"), ("local_date", "2026-02-30"),
      ("local_time", "24:00"), ("test_participant", "1"),
    ])
  func cellsThatDoNotMatchTheCodebookAreRejected(name: String, cell: String) throws {
    let column = try column(name)
    #expect(throws: StatisticsFailure.self) {
      try column.value(of: cell, reason: "", .dta)
    }
  }

  @Test func stataCountsFrom1960() {
    #expect(StatisticsFormat.dta.number(of: CivilDate(year: 1960, month: 1, day: 2)) == 1)
    #expect(StatisticsFormat.dta.number(ofMinute: 90) == 5_400_000)
  }

  @Test(
    arguments: [(0.0, -1e6), (-999_999, -1e6), (-1_000_000, -1e7), (-5e8, -1e9)])
  func reasonsAreBelowEveryNumber(least: Double, first: Double) {
    #expect(StatisticsCodes.first(below: least) == first)
  }

  @Test func textsAreCutBetweenCharacters() {
    #expect("üüüü".cut(toBytes: 8) == "üüüü")
    #expect("üüüü!".cut(toBytes: 8) == "üü…")
  }
}
