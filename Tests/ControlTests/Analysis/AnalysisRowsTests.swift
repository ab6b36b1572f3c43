import Testing

@testable import Control

@Suite struct AnalysisRowsTests {
  private typealias Samples = AnalysisSamples

  private func reasons(
    _ changes: [String: String], outside: Bool = false, known: [UInt32] = [1, 2]
  ) throws -> [String] {
    try Samples.form(outside: outside, known: known).cells(of: try Samples.sheet("s", changes))
      .map(\.missing)
  }

  @Test func valuesHaveKindsAndNumbers() throws {
    let cells = try Samples.form().cells(of: try Samples.sheet("s", ["why": "'=1+1"]))
    #expect(cells.map(\.elementID) == ["asked", "feeling", "why", "total"])
    #expect(cells.map(\.kind) == ["choice", "number", "text", "score"])
    #expect(cells.map(\.value) == ["yes", "3", "'=1+1", "3"])
    #expect(cells.map(\.number) == ["1", "3", "", "3"])
    #expect(cells.map(\.missing) == ["", "", "", ""])
  }

  @Test func missingValuesHaveReasons() throws {
    #expect(
      try reasons(["feeling": "", "score_total": ""]) == ["", "skipped", "skipped", "not_scored"])
    #expect(
      try reasons(["asked": "no", "feeling": "", "closing": "expired"])
        == ["", "closed_early", "not_shown", ""])
    #expect(try reasons(["version": "2", "feeling": ""]) == ["", "not_in_version", "skipped", ""])
    #expect(try reasons(["asked": "rather_not"]) == ["no_answer_code", "", "not_shown", ""])
    let withdrawn = ["asked": "", "feeling": "", "score_total": "", "withdrawn_at": "2026-11-11"]
    #expect(try reasons(withdrawn) == Array(repeating: "taken_back", count: 4))
    // A condition on another questionnaire, and a version that the caller may not read.
    #expect(try reasons([:], outside: true) == ["", "", "unknown", ""])
    #expect(try reasons([:], known: [2]) == ["", "", "unknown", ""])
  }

  @Test func aNotificationWithoutASheetHasTheItemsOfTheNewestVersion() throws {
    let cells = try Samples.form().cells(missing: "not_opened")
    #expect(cells.map(\.elementID) == ["asked", "why", "total"])
    #expect(Set(cells.map(\.missing)) == ["not_opened"])
  }

  private func table(
    _ person: AnalysisPerson, hasGroups: Bool = true, forms: [String: AnalysisForm]? = nil
  ) throws -> [[String: String]] {
    let rows = AnalysisRows(
      forms: try forms ?? ["mood": Samples.form()], hasGroups: hasGroups
    ).observations(of: person)
    let header = AnalysisLayout.observations(hasGroups: hasGroups).map(\.name)
    return rows.map {
      #expect($0.count == header.count)
      return Dictionary(uniqueKeysWithValues: zip(header, $0))
    }
  }

  @Test func aRowForEachItem() throws {
    let prompt = try Samples.prompt(
      "p", outcome: "answered_in_time", ["opened_at": "2026-11-10T09:04:00.000000Z"])
    let person = AnalysisPerson(
      Samples.person(), prompts: [prompt],
      sheets: [
        try Samples.sheet("s", of: "p", ["started_at": "2026-11-10T09:04:10.000000Z"])
      ])
    let rows = try table(person)
    #expect(rows.map { $0["element_id"] } == ["asked", "feeling", "why", "total"])
    let expected = [
      "participant": Samples.participant, "group": "a", "study_day": "1", "week": "0",
      "local_date": "2026-11-10", "local_time": "10:00", "weekday": "2",
      "utc_offset_minutes": "60", "prompt_of_day": "1", "questionnaire": "mood", "version": "1",
      "schedule": "day", "notification_id": "p", "sheet_id": "s", "sheet_of_prompt": "1",
      "compliance": "answered_in_time", "open_seconds": "240", "start_seconds": "250",
      "answer_seconds": "300", "fill_seconds": "50", "closing": "complete",
    ]
    for row in rows { #expect(row.filter { expected[$0.key] != nil } == expected) }
    #expect(try table(person, hasGroups: false).allSatisfy { $0["group"] == nil })
  }

  @Test func everyNotificationHasARow() throws {
    let person = AnalysisPerson(
      Samples.person(), prompts: [try Samples.prompt("p")], sheets: [])
    #expect(try table(person).count == 3)
    let unknown = try table(person, forms: [:])
    #expect(unknown.map { $0["missing"] } == ["not_received"])
    #expect(unknown.map { $0["element_id"] } == [""])
  }

  @Test(arguments: [
    ("2026-11-10", "0", "0"), ("2026-11-03", "7", "1"), ("2026-11-11", "-1", "-1"),
    ("2026-11-17", "-7", "-1"), ("2026-11-18", "-8", "-2"), ("", "", ""),
  ])
  func daysAndWeeksSinceJoining(joined: String, day: String, week: String) throws {
    let person = AnalysisPerson(
      Samples.person(joined: joined), prompts: [try Samples.prompt("p")], sheets: [])
    let row = try #require(try table(person).first)
    #expect((row["study_day"], row["week"]) == (day, week))
  }

  @Test func aSheetOfAnUnknownZoneHasNoLocalTime() throws {
    let person = AnalysisPerson(
      Samples.person(), prompts: [], sheets: [try Samples.sheet("s", ["utc_offset_minutes": ""])])
    let row = try #require(try table(person).first)
    #expect((row["local_date"], row["local_time"], row["study_day"]) == ("", "", ""))
    #expect((row["compliance"], row["answer_seconds"]) == ("unasked", ""))
  }

  @Test func theTableOfParticipantsCounts() throws {
    let person = AnalysisPerson(
      Samples.person(),
      prompts: [
        try Samples.prompt("a", outcome: "answered_in_time"),
        try Samples.prompt(
          "b", at: "2026-11-12T09:00:00.000000Z", local: "2026-11-12T10:00:00",
          outcome: "answered_late"),
        try Samples.prompt("c", outcome: "no_room"), try Samples.prompt("d"),
      ],
      sheets: [
        try Samples.sheet("1", of: "a"), try Samples.sheet("2", of: "a"),
        try Samples.sheet("3", of: "b"), try Samples.sheet("4", ["device_system": ""]),
        // Its clock does not move the first day.
        try Samples.sheet(
          "5", finished: "2001-01-01T09:05:00.000000Z",
          ["deviations": "TIME_ZONE_UNKNOWN;CLOCK_IMPLAUSIBLE"]),
      ])
    let header = AnalysisLayout.participants(hasGroups: true).map(\.name)
    let cells = AnalysisRows(forms: [:], hasGroups: true).participant(person)
    #expect(cells.count == header.count)
    let row = Dictionary(uniqueKeysWithValues: zip(header, cells))
    let expected = [
      "prompts": "3", "answered_in_time": "1", "answered_late": "1", "sheets": "5",
      "first_on": "2026-11-10", "last_on": "2026-11-12", "time_zone": "Europe/Berlin",
      "time_zones": "1", "platform": "iOS", "joined_on": "2026-11-09", "activity": "active",
      "consent_version": "v2", "consent_language": "pt-BR",
    ]
    #expect(row.filter { expected[$0.key] != nil } == expected)
  }
}
