import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import IngestionService
@testable import Postgres

/// Closing, devices and units of noise, from message to export.
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
    // Long before the sheets.
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

  @Test func contradictionsAreRejected() async throws {
    let (_, study, caller) = try await fresh {
      $0.message.questionnaires[0].mayCloseIncomplete = false
    }
    func outcome(_ closing: IngestionV1.SheetClosing) async throws -> [String] {
      var sheet = study.diarySheet()
      sheet.closing = closing
      return try await caller.outcomes(sheet)
    }
    #expect(try await outcome(.unrecognized(77)) == ["CLOSING_INVALID"])
    #expect(try await outcome(.incomplete) == ["INCOMPLETE_NOT_ALLOWED"])
    #expect(try await outcome(.autosaved) == ["created"])
    // Unspecified means complete.
    let sheet = study.diarySheet()
    var same = sheet
    same.closing = sheet.closing == .unspecified ? .complete : .unspecified
    same.device = IngestionV1.Device()
    #expect(try await caller.verdicts(sheet, same) == [.created, .exists])
    let stored = try await caller.listAll().compactMap(\.sheet)
    #expect(stored.first { $0.sheetID == sheet.sheetID }?.closing == .complete)
    same.closing = .expired
    #expect(try await caller.verdicts(same) == [.conflict])
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
    // Still blocks and is still offered; the worst symptom is unknown.
    let blocked = try await caller.submit([study.momentarySheet(rested: false, at: -70)])[0]
    #expect(blocked.deviations == ["BLOCKED"])
    #expect(
      try await caller.offers(in: study.studyID).map(\.questionnaireID) == [study.symptomID])
    #expect(try await caller.verdicts(study.symptomSheet(at: -60)) == [.created])
    // Also a late one.
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
    // Across calls the latest sheet is empty; the one before it counts.
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
    // Across calls the latest sheet is empty; the one before it counts.
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
    changed.noise[0].level = 61
    #expect(try await caller.verdicts(changed) == [.conflict])
    let rows = try await exported(stack, study, .wide, study.diaryID)
    let row = try #require(rows.first { $0["sheet_id"] == sheet.sheetID })
    let second = try #require(rows.first { $0["sheet_id"] == other.sheetID })
    let columns = ["dba", "dbfs", "amplitude", "unit_unknown"].map { "noise_levels_\($0)" }
    #expect(columns.map { row[$0] } == ["61.5;62", "-42", "", ""])
    #expect(columns.map { second[$0] } == ["", "", "0.25", "0.5"])
    let device = ["system", "system_version", "maker", "model"].map { "device_\($0)" }
    #expect(device.map { row[$0] } == ["iOS", "26", "", ""])
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
    #expect(try await caller.outcomes(sheet) == ["created NOISE_UNIT_UNKNOWN"])
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
}

extension Caller {
  /// The same participant with a token for own-data exports.
  func anonymously() throws -> Caller {
    try stack.caller(id: participantID, studies: []) { $0.isAnonymous = true }
  }
}
