import Fields
import Testing

@testable import Control

/// The rules by which notifications and sheets of one participant are joined.
@Suite struct AnalysisPersonTests {
  private typealias Samples = AnalysisSamples

  private func compliance(
    _ prompts: [AnalysisInput.Prompt], _ sheets: [AnalysisInput.Sheet]
  ) -> [String] {
    AnalysisPerson(Samples.person(), prompts: prompts, sheets: sheets).events.map {
      "\($0.prompt?.notificationID ?? "-") \($0.sheet?.sheetID ?? "-") \($0.compliance)"
    }
  }

  @Test(
    arguments: [
      ("answered_in_time", "09:05", false, "answered_in_time"),
      ("answered_late", "10:05", false, "answered_late"),
      // Planning decides, even if the times differ.
      ("answered_late", "09:05", false, "answered_late"),
      // The sheet arrived after the export of notifications.
      ("missed", "09:05", false, "answered_in_time"),
      ("open", "10:00", false, "answered_in_time"),
      ("expired", "10:01", false, "answered_late"),
      ("dismissed", "09:59", false, "answered_in_time"),
      ("missed", "09:05", true, "missed"),
      ("no_room", "09:05", false, "no_room"),
    ])
  func aSheetAnswersItsNotification(
    outcome: String, finished: String, isWithdrawn: Bool, expected: String
  ) throws {
    let sheet = try Samples.sheet(
      "s", of: "P", finished: "2026-11-10T\(finished):00.000000Z",
      isWithdrawn ? ["withdrawn_at": "2026-11-11T00:00:00.000000Z"] : [:])
    #expect(
      compliance([try Samples.prompt("p", outcome: outcome)], [sheet]) == ["p s \(expected)"])
  }

  @Test func anAnswerWithoutExpiryIsInTime() throws {
    let prompt = try Samples.prompt("p", outcome: "open", ["expires_at": ""])
    let sheet = try Samples.sheet("s", of: "p", finished: "2026-11-19T09:05:00.000000Z")
    #expect(compliance([prompt], [sheet]) == ["p s answered_in_time"])
  }

  @Test func theFirstOfTwoSheetsCounts() throws {
    let second = try Samples.sheet("a", of: "p", finished: "2026-11-10T09:20:00.000000Z")
    let first = try Samples.sheet("b", of: "p", finished: "2026-11-10T09:10:00.000000Z")
    let person = AnalysisPerson(
      Samples.person(), prompts: [try Samples.prompt("p", outcome: "answered_in_time")],
      sheets: [second, first])
    #expect(person.events.map(\.sheet?.sheetID) == ["b", "a"])
    #expect(person.events.map(\.compliance) == ["answered_in_time", "repeated"])
    #expect(person.events.map(\.sheetNumber) == [1, 2])
    #expect(person.events.map(\.isCounted) == [true, false])
    #expect(person.events.map(\.promptNumber) == [1, 1])
  }

  @Test func daysAndGroupsAreSelectedAfterTheJoin() throws {
    // Answered after midnight: the sheet belongs to the day of its notification.
    let prompts = try [("a", "2026-11-09"), ("b", "2026-11-10"), ("c", "2026-11-10")].map {
      try Samples.prompt(
        $0, at: "\($1)T22:30:00.000000Z", local: "\($1)T23:30:00", outcome: "answered_in_time",
        ["expires_at": ""])
    }
    let sheets = try [
      Samples.sheet("s", of: "b", finished: "2026-11-10T23:10:00.000000Z"),
      Samples.sheet("t", finished: "2026-11-11T12:00:00.000000Z"),
      Samples.sheet("u", finished: "2026-11-10T12:00:00.000000Z", ["utc_offset_minutes": ""]),
    ]
    func selected(_ filter: ExportFilter) -> [String]? {
      var person = AnalysisPerson(Samples.person(), prompts: prompts, sheets: sheets)
      guard person.select(filter) else { return nil }
      return person.events.map {
        "\($0.prompt?.notificationID ?? "-") \($0.sheet?.sheetID ?? "-") \($0.promptNumber ?? 0)"
      }
    }
    let day = ExportFilter(firstDate: "2026-11-10", lastDate: "2026-11-10")
    #expect(selected(day) == ["b s 1", "c - 2"])
    #expect(selected(ExportFilter(firstDate: "2026-11-11")) == ["- t 0"])
    #expect(selected(ExportFilter(lastDate: "2026-11-09")) == ["a - 1"])
    // The local day of a sheet without a zone is unknown.
    #expect(selected(ExportFilter(groupIDs: ["x", "a"]))?.count == 5)
    #expect(selected(ExportFilter(groupIDs: ["b"])) == nil)
  }

  @Test func sheetsWithoutANotificationStandAlone() throws {
    let unasked = try Samples.sheet("a")
    let cancelled = try Samples.sheet("b", of: "q", finished: "2026-11-10T09:06:00.000000Z")
    let ofAnother = try Samples.sheet(
      "c", of: "p", finished: "2026-11-10T09:07:00.000000Z", questionnaireID: "diary")
    #expect(
      compliance([try Samples.prompt("p")], [ofAnother, cancelled, unasked]) == [
        "p - missed", "- a unasked", "- b notification_unknown", "- c notification_unknown",
      ])
  }

  @Test func whatWasNotPlannedHasNoNumber() throws {
    let person = AnalysisPerson(
      Samples.person(),
      prompts: [
        try Samples.prompt("c", at: "2026-11-10T20:00:00.000000Z", local: "2026-11-10T21:00:00"),
        try Samples.prompt("a", outcome: "no_room"),
        try Samples.prompt("b", at: "2026-11-10T11:00:00.000000Z", local: "2026-11-10T12:00:00"),
        // The next day by the participant's clock only.
        try Samples.prompt("d", at: "2026-11-10T23:30:00.000000Z", local: "2026-11-11T00:30:00"),
      ], sheets: [])
    #expect(person.events.map(\.prompt?.notificationID) == ["a", "b", "c", "d"])
    #expect(person.events.map(\.promptNumber) == [nil, 1, 2, 1])
  }

  @Test func aParticipantWhomPlanningForgotHasTheGroupOfTheSheets() throws {
    let sheet = try Samples.sheet("s", of: "p")
    let forgotten = AnalysisPerson(
      AnalysisInput.Person(participant: "x"), prompts: [], sheets: [sheet])
    #expect((forgotten.status.group, forgotten.status.isTest) == ("b", "false"))
    // A known participant without a group has none.
    let known = AnalysisPerson(Samples.person(group: ""), prompts: [], sheets: [sheet])
    #expect(known.status.group == "")
  }

  @Test(
    arguments: [
      ("expired", [:], "not_sent"),
      ("expired", ["sent_at": "2026-11-10T00:00:00.000000Z"], "not_received"),
      ("missed", ["handed_out_at": "2026-11-10T00:00:00.000000Z"], "not_received"),
      ("missed", ["delivered": "true"], "not_opened"),
      ("missed", ["delivered": "true", "opened": "true"], "abandoned"),
      ("dismissed", ["delivered": "true"], "dismissed"), ("open", [:], "open"),
      ("no_room", [:], "no_room"), ("displaced", [:], "displaced"),
      ("answered_late", [:], "sheet_not_exported"),
    ])
  func whyANotificationHasNoAnswer(
    outcome: String, facts: [String: String], reason: String
  ) throws {
    #expect(try Samples.prompt("p", outcome: outcome, facts).missingReason == reason)
  }
}
