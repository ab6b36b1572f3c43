import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import IngestionDomain
@testable import IngestionService
@testable import IngestionStore
@testable import Postgres

/// Ways of closing, devices and units of noise from the message to exports.
@Suite struct ClosingServiceTests {
  private func fresh(
    _ change: (inout TestStudy) -> Void = { _ in }
  ) async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    for index in study.message.questionnaires.indices {
      study.message.questionnaires[index].mayCloseIncomplete = true
    }
    change(&study)
    // Long before what is filled in.
    try await stack.deliver(study, at: stack.clock.now() - 100_000)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  /// The rows of an export by column.
  private func exported(
    _ stack: IngestionStack, _ study: TestStudy, _ layout: IngestionV1.ExportLayout,
    _ questionnaireID: String = "", legacyScales: Bool = false
  ) async throws -> [[String: String]] {
    let leader = try stack.participant(leading: [study.studyID])
    var csv: [UInt8] = []
    let request = IngestionV1.ExportAnswerSheetsRequest(
      studyID: study.studyID, questionnaireID: questionnaireID, layout: layout,
      legacyScales: legacyScales)
    for try await chunk in stack.exports.exportAnswerSheets(request, options: .bearer(leader.token))
    {
      csv += chunk.csv
    }
    let lines = String(decoding: csv, as: UTF8.self).split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  @Test func everyWayShowsInDataAndExports() async throws {
    let (stack, study, caller) = try await fresh()
    let ways: [(IngestionV1.SheetClosing, String)] = [
      (.complete, "complete"), (.incomplete, "incomplete"), (.autosaved, "autosaved"),
      (.expired, "expired"),
    ]
    let sheets = ways.enumerated().map { index, way in
      var sheet = study.diarySheet(at: -Int64(index))
      if way.0 != .complete { sheet.answers.removeLast() }
      sheet.closing = way.0
      return sheet
    }
    #expect(try await caller.submit(sheets).map(\.verdict) == sheets.map { _ in .created })
    let listed = try await caller.listAll().compactMap(\.sheet)
    #expect(listed.map(\.closing) == ways.map(\.0))
    #expect(listed.map(\.autosaved) == [false, false, true, false])
    for rows in [
      try await exported(stack, study, .wide, study.diaryID),
      try await exported(stack, study, .long),
    ] {
      for (sheet, way) in zip(sheets, ways) {
        let of = rows.filter { $0["sheet_id"] == sheet.sheetID }
        #expect(Set(of.map { $0["closing"] }) == [way.1])
        #expect(Set(of.map { $0["autosaved"] }) == ["\(way.0 == .autosaved)"])
      }
    }
    let own = OwnExportReader.files(try await OwnExportReader(caller.anonymously()).parts())
    for way in ways { #expect(own["answer_sheets.csv"]?.contains(",\(way.1),") == true) }
  }

  @Test func whatOlderClientsSayIsTheSameSheet() async throws {
    let (_, study, caller) = try await fresh()
    for (autosaved, closing) in [
      (false, IngestionV1.SheetClosing.complete), (true, .autosaved),
    ] {
      var sheet = study.diarySheet()
      sheet.closing = .unspecified
      sheet.autosaved = autosaved
      var newer = sheet
      (newer.closing, newer.autosaved) = (closing, false)
      newer.device = IngestionV1.Device()
      #expect(try await caller.verdicts(sheet, newer, sheet) == [.created, .exists, .exists])
      let stored = try await caller.listAll().compactMap(\.sheet)
      #expect(stored.first { $0.sheetID == sheet.sheetID }?.closing == closing)
      newer.closing = .expired
      #expect(try await caller.verdicts(newer) == [.conflict])
    }
  }

  @Test func whatContradictsItselfIsRefused() async throws {
    let (_, study, caller) = try await fresh {
      $0.message.questionnaires[0].mayCloseIncomplete = false
    }
    func outcome(
      _ closing: IngestionV1.SheetClosing, autosaved: Bool = false
    ) async throws -> [String] {
      var sheet = study.diarySheet()
      (sheet.closing, sheet.autosaved) = (closing, autosaved)
      return try await caller.outcomes(sheet)
    }
    for closing in [IngestionV1.SheetClosing.complete, .expired, .incomplete] {
      #expect(try await outcome(closing, autosaved: true) == ["CLOSING_INVALID"])
    }
    #expect(try await outcome(.unrecognized(77)) == ["CLOSING_INVALID"])
    #expect(try await outcome(.incomplete) == ["INCOMPLETE_NOT_ALLOWED"])
    #expect(try await outcome(.autosaved, autosaved: true) == ["created"])
  }

  @Test func anEmptySheetLeavesAOneTimeQuestionnaireOpen() async throws {
    let (_, study, caller) = try await fresh {
      $0.message.questionnaires[1].blocking = true
    }
    func empty(at seconds: Int64) -> IngestionV1.AnswerSheet {
      var sheet = study.symptomSheet(at: seconds)
      (sheet.closing, sheet.answers) = (.autosaved, [])
      return sheet
    }
    #expect(try await caller.verdicts(empty(at: -90), empty(at: -80)) == [.created, .created])
    // Still blocks, is still offered, and nothing is known of the worst symptom.
    let blocked = try await caller.submit([study.momentarySheet(rested: false, at: -70)])[0]
    #expect(blocked.deviations == ["BLOCKED"])
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.symptomID])
    #expect(try await caller.verdicts(study.symptomSheet(at: -60)) == [.created])
    // Also one that comes late.
    #expect(try await caller.verdicts(empty(at: -50), empty(at: -100)) == [.created, .created])
    #expect(try await caller.outcomes(study.symptomSheet(at: -40)) == ["ALREADY_FILLED_IN"])
    #expect(try await caller.submit([study.diarySheet(at: -30)])[0].deviations == [])
    #expect(try await caller.listAll().count == 7)
  }

  @Test func anEmptySheetCountsForNoInterval() async throws {
    let (_, study, caller) = try await fresh {
      $0.message.questionnaires[0].repeatIntervalHours = 1
    }
    func empty(at seconds: Int64) -> IngestionV1.AnswerSheet {
      var sheet = study.diarySheet(at: seconds)
      (sheet.closing, sheet.answers) = (.expired, [])
      return sheet
    }
    #expect(try await caller.verdicts(study.diarySheet(at: -7200)) == [.created])
    #expect(try await caller.verdicts(empty(at: -7100), empty(at: -3700)) == [.created, .created])
    // Across calls the latest sheet is an empty one; the one before it counts.
    #expect(try await caller.outcomes(study.diarySheet(at: -3650)) == ["REPEATED_TOO_SOON"])
    #expect(try await caller.outcomes(study.diarySheet(at: -3600)) == ["created"])
  }

  @Test func nothingEmptyDecidesConditions() async throws {
    let (_, study, caller) = try await fresh()
    var empty = study.symptomSheet(at: -60)
    (empty.closing, empty.answers) = (.expired, [])
    #expect(
      try await caller.verdicts(study.symptomSheet("sleep", at: -90), empty)
        == [.created, .created])
    // Across calls the latest sheet is an empty one; the one before it counts.
    #expect(
      try await caller.outcomes(study.momentarySheet(rested: false, at: -30)) == ["ANSWER_MISSING"])
    #expect(try await caller.outcomes(study.momentarySheet(rested: true, at: -30)) == ["created"])
  }

  @Test func devicesAndUnitsOfNoise() async throws {
    let (stack, study, caller) = try await fresh()
    var sheet = study.diarySheet()
    sheet.device = IngestionV1.Device(
      system: "iOS", systemVersion: "26.1", maker: "Apple", model: "iPhone17;1")
    sheet.noise = [
      IngestionV1.NoiseMeasurement(level: 61.5, unit: .decibelA),
      IngestionV1.NoiseMeasurement(level: -42, unit: .decibelFullScale),
      IngestionV1.NoiseMeasurement(level: 62, unit: .decibelA),
    ]
    var other = study.diarySheet(at: -1)
    other.noise = [
      IngestionV1.NoiseMeasurement(level: 0.25, unit: .amplitude),
      IngestionV1.NoiseMeasurement(level: 0.5),
    ]
    #expect(try await caller.verdicts(sheet, other, sheet) == [.created, .created, .exists])
    #expect(try await caller.listAll().map(\.sheet) == [sheet, other])
    var changed = sheet
    changed.device?.model = "another"
    #expect(try await caller.verdicts(changed) == [.conflict])
    let rows = try await exported(stack, study, .wide, study.diaryID)
    let row = try #require(rows.first { $0["sheet_id"] == sheet.sheetID })
    let second = try #require(rows.first { $0["sheet_id"] == other.sheetID })
    let columns = ["dba", "dbfs", "amplitude", "unit_unknown"].map { "noise_levels_\($0)" }
    #expect(columns.map { row[$0] } == ["61.5;62", "-42", "", ""])
    #expect(columns.map { second[$0] } == ["", "", "0.25", "0.5"])
    let device = ["system", "system_version", "maker", "model"].map { "device_\($0)" }
    #expect(device.map { row[$0] } == ["iOS", "26.1", "Apple", "iPhone17;1"])
    #expect(device.map { second[$0] } == ["", "", "", ""])
    let own = OwnExportReader.files(try await OwnExportReader(caller.anonymously()).parts())
    let noise = try #require(own["noise_measurements.csv"]).split(separator: "\r\n")
    #expect(
      noise.first == "sheet_id,measured_at,level_dba,level_dbfs,level_amplitude,level_unit_unknown")
    for cells in [",,61.5,,,", ",,,-42,,", ",,,,0.25,", ",,,,,0.5"] {
      #expect(noise.contains { $0.dropFirst(36) == cells }, "\(cells)")
    }
    sheet.sheetID = UUID().uuidString
    sheet.noise = [IngestionV1.NoiseMeasurement(level: 1, unit: .unrecognized(9))]
    #expect(try await caller.outcomes(sheet) == ["NOISE_UNIT_UNKNOWN"])
  }

  @Test func manikinsByTheFormerScale() async throws {
    let (stack, study, caller) = try await fresh { study in
      study.questionnaires[0].elements.append(
        TestStudy.question(
          "valence", .selfAssessmentManikin(CatalogueV1.SelfAssessmentManikin(dimension: .valence)),
          optional: true))
    }
    var sheet = study.diarySheet(stress: 9)
    sheet.answers.append(IngestionV1.Answer(elementID: "valence", value: .number(4)))
    #expect(try await caller.verdicts(sheet) == [.created])
    for (legacy, expected) in [(false, "4"), (true, "0.375")] {
      let wide = try await exported(stack, study, .wide, study.diaryID, legacyScales: legacy)
      #expect(wide.map { $0["valence"] } == [expected] && wide.map { $0["stress"] } == ["9"])
      let long = try await exported(stack, study, .long, legacyScales: legacy)
      #expect(
        long.filter { $0["element_id"] == "valence" }.map { $0["value"] } == [expected])
    }
    let series = try await caller.series(
      .init(studyID: study.studyID, questionnaireID: study.diaryID, elementID: "valence"))
    #expect(series.points.map(\.value) == [.number(4)])
  }

  /// Empty sheets that a former release took for filled in, and rows without what is new.
  @Test func theMigrationOpensWhatEmptySheetsHadClosed() async throws {
    try await TestDatabase.with { database in
      let pool = database.pool(as: .ingestion)
      let sets = IngestionAssembly.migrationSets
      var former = IngestionAssembly.migrations
      former.migrations = former.migrations.filter { $0.fileName < "0010" }
      let shared = sets.filter { $0.name != former.name }
      _ = try await Migrator(schema: "ingestion", sets: shared + [former]).apply(on: pool)
      try await pool.execute(
        """
        WITH made AS (
          SELECT n, gen_random_uuid() AS who, gen_random_uuid() AS id FROM generate_series(1, 3) AS n
        ), keyed AS (
          INSERT INTO answer_sheet_keys (participant_id, sheet_id, study_id, questionnaire_id,
            one_time, finished_at, received_at, payload_hash)
          SELECT who, id, 's', 'q' || n, true, '2026-01-01Z', '2026-01-01Z', sha256('x') FROM made)
        INSERT INTO answer_sheets (participant_id, sheet_id, study_id, questionnaire_id, version,
          finished_at, received_at, time_zone, utc_offset_minutes, notification_id, autosaved,
          app_version, platform, answers)
        SELECT who, id, 's', 'q' || n, 1, '2026-01-01Z', '2026-01-01Z', 'UTC', 0, '', n < 3, '', '',
          CASE n WHEN 2 THEN '{"a": {"number": 1, "place": 0}}'::jsonb ELSE '{}' END
        FROM made
        """)
      _ = try await Migrator(schema: "ingestion", sets: sets).apply(on: pool)
      let keys = try await pool.query(
        "SELECT questionnaire_id, one_time, fills_in FROM answer_sheet_keys ORDER BY 1"
      ).map { try $0.decode(String.self, Bool.self, Bool.self) }
      #expect(keys.map(\.1) == [false, true, true] && keys.map(\.2) == [false, true, true])
      let closing = try await pool.query(
        """
        SELECT \(unescaped: SheetRecord.columns) FROM answer_sheets s
        \(unescaped: SheetRecord.joinedVersions) \(unescaped: SheetRecord.joinedRevision)
        ORDER BY s.questionnaire_id
        """
      ).map { try SheetRecord($0).sheet.closing }
      #expect(closing == [.autosaved, .autosaved, .complete])
      await pool.close()
    }
  }
}

extension Caller {
  /// The same person with a token that may export the own records.
  func anonymously() throws -> Caller {
    try stack.caller(id: participantID, studies: []) { $0.isAnonymous = true }
  }
}
