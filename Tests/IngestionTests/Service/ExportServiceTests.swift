import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import IngestionService

@Suite struct ExportServiceTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  private func leader(of study: TestStudy, _ stack: IngestionStack) throws -> Caller {
    try stack.participant(leading: [study.studyID])
  }

  /// The records of a CSV without quoted line breaks.
  private func records(_ chunks: [IngestionV1.ExportAnswerSheetsResponse]) -> [[String: String]] {
    let lines = String(decoding: chunks.flatMap(\.csv), as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().map {
      Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first })
    }
  }

  @Test func wideHasOneRowPerSheet() async throws {
    let (stack, study, caller) = try await fresh()
    var sheet = study.diarySheet(stress: 42)
    sheet.noise = [IngestionV1.NoiseMeasurement(level: 0.5)]
    _ = try await caller.verdicts(sheet, study.symptomSheet())
    let leader = try leader(of: study, stack)
    let chunks = try await leader.export(study.studyID, study.diaryID, .wide)
    let rows = records(chunks)
    #expect(chunks.reduce(0) { $0 + $1.sheets } == 1)
    #expect(rows.count == 1)
    #expect(rows[0]["sheet_id"] == sheet.sheetID)
    #expect(rows[0]["stress"] == "42")
    #expect(rows[0]["stressors"] == "work")
    #expect(rows[0]["note"] == "")
    #expect(rows[0]["noise_levels_unit_unknown"] == "0.5")
    #expect(rows[0]["finished_at"] == "2026-03-29T01:00:00.000000Z")
    #expect(rows[0]["received_at"] == "2026-03-29T00:00:00.000000Z")
    #expect(rows[0]["started_at"] == "2026-03-29T00:59:30.000000Z")
  }

  @Test func offsetsFollowTheZoneThroughTheChangeOfTheClocks() async throws {
    let (stack, study, caller) = try await fresh()
    // Berlin changes to summer time at 2026-03-29T01:00:00Z, the clock's start.
    var sheets = (-1...5).map { study.diarySheet(stress: Double($0 + 1), at: Int64($0)) }
    sheets[2].timeZone = "UTC"
    sheets[3].timeZone = "Asia/Kolkata"
    sheets[4].timeZone = "America/St_Johns"
    sheets[5].timeZone = "GMT-0330"
    sheets[6].timeZone = "=1+1"
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    let rows = records(
      try await leader(of: study, stack).export(study.studyID, study.diaryID, .wide))
    let offsets = Dictionary(
      rows.map { ($0["stress"], $0["utc_offset_minutes"]) }, uniquingKeysWith: { $1 })
    #expect(
      offsets == [
        "0": "60", "1": "120", "2": "0", "3": "330", "4": "-150", "5": "-210", "6": "",
      ])
    let unnamed = rows.filter { $0["deviations"] == "TIME_ZONE_UNKNOWN" }.map { $0["time_zone"] }
    #expect(Set(unnamed) == ["UTC-03:30", ""])
  }

  @Test func columnsAreTheUnionOverVersions() async throws {
    let (stack, study, caller) = try await fresh()
    _ = try await caller.verdicts(study.diarySheet(stress: 1))
    var second = study
    second.message.revision = 2
    second.message.questionnaires[0].version = 2
    second.questionnaires = [study.diary(version: 2)]
    try await stack.deliver(second)
    var newer = study.diarySheet(stress: 2, version: 2, at: 1)
    newer.answers.append(TestStudy.choice("sleep", "yes"))
    #expect(try await caller.verdicts(newer) == [.created])
    #expect(try await caller.verdicts(study.diarySheet(stress: 3)) == [.created])
    let chunks = try await leader(of: study, stack).export(study.studyID, study.diaryID, .wide)
    let header = String(decoding: chunks.flatMap(\.csv), as: UTF8.self)
      .prefix { $0 != "\r\n" }.split(separator: ",").map(String.init)
    #expect(
      header == WideLayout.sheetColumns + [
        "stress", "sleep", "note", "weight", "born", "woke", "stressors",
      ])
    #expect(
      records(chunks).map { [$0["version"], $0["stress"], $0["sleep"], $0["stressors"]] } == [
        ["1", "1", "", "work"], ["2", "2", "yes", ""], ["1", "3", "", "work"],
      ])
  }

  @Test func longHasOneRowPerAnswer() async throws {
    let (stack, study, caller) = try await fresh()
    _ = try await caller.verdicts(
      study.symptomSheet("sleep", at: 1), study.diarySheet(stress: 7, at: 2),
      study.momentarySheet(rested: true, at: 3))
    let leader = try leader(of: study, stack)
    let chunks = try await leader.export(study.studyID, "", .long)
    let rows = records(chunks).map { [$0["questionnaire"], $0["element_id"], $0["value"]] }
    #expect(chunks.reduce(0) { $0 + $1.sheets } == 3)
    #expect(
      rows == [
        [study.diaryID, "stress", "7"], [study.diaryID, "stressors", "work"],
        [study.momentaryID, "perceived", "yes"], [study.momentaryID, "rested", "no"],
        [study.symptomID, "worst", "sleep"],
      ])
    let one = records(try await leader.export(study.studyID, study.symptomID, .long))
    #expect(one.map { $0["element_id"] } == ["worst"])
  }

  @Test func largeExportsComeInSmallChunks() async throws {
    let (stack, study, caller) = try await fresh()
    let others = try (0..<3).map { _ in try stack.participant(in: study.studyID) }
    var expected: [String] = []
    for someone in [caller] + others {
      var sheets = (0..<230).map { study.diarySheet(at: $0) }
      for index in sheets.indices where index % 3 == 0 {
        sheets[index].answers.append(
          IngestionV1.Answer(
            elementID: "note", value: .text(String(repeating: "x", count: 900))))
      }
      #expect(try await someone.submit(sheets).allSatisfy { $0.verdict == .created })
      expected += sheets.map(\.sheetID)
    }
    let chunks = try await leader(of: study, stack).export(study.studyID, study.diaryID, .wide)
    #expect(chunks.count > 4)
    #expect(chunks.allSatisfy { $0.csv.count <= 65_536 && !$0.csv.isEmpty })
    #expect(chunks.reduce(0) { $0 + $1.sheets } == 920)
    let rows = records(chunks)
    #expect(rows.compactMap { $0["sheet_id"] }.sorted() == expected.sorted())
    #expect(Set(rows.compactMap { $0["participant"] }).count == 4)
  }

  /// Two participants of two studies, each with one batch for both at different times of day.
  @Test func exportsOfTwoStudiesShareNoTimeOfReceipt() async throws {
    let stack = try await IngestionStack()
    let studies = [TestStudy(), TestStudy()]
    for study in studies { try await stack.deliver(study) }
    for _ in 0..<2 {
      let caller = try stack.participant(in: studies[0].studyID, studies[1].studyID)
      _ = try await caller.verdicts(studies[0].diarySheet(), studies[1].diarySheet(at: 1))
      stack.clock.advance(seconds: 3723.5)
    }
    for study in studies {
      let leader = try leader(of: study, stack)
      for rows in [
        records(try await leader.export(study.studyID, study.diaryID, .wide)),
        records(try await leader.export(study.studyID, "", .long)),
      ] {
        #expect(Set(rows.map { $0["participant"] }).count == 2)
        #expect(Set(rows.map { $0["received_at"] }) == ["2026-03-29T00:00:00.000000Z"])
      }
    }
  }

  @Test func pseudonymsDifferFromStudyToStudy() async throws {
    let (stack, study, _) = try await fresh()
    let second = TestStudy()
    try await stack.deliver(second)
    let caller = try stack.participant(in: study.studyID, second.studyID)
    _ = try await caller.verdicts(
      study.diarySheet(), study.symptomSheet(), second.diarySheet(), second.symptomSheet())
    func pseudonyms(_ study: TestStudy) async throws -> Set<String?> {
      let leader = try leader(of: study, stack)
      let wide = records(try await leader.export(study.studyID, study.diaryID, .wide))
      let long = records(try await leader.export(study.studyID, "", .long))
      return Set((wide + long).map { $0["participant"] })
    }
    let names = try await [pseudonyms(study), pseudonyms(second)]
    #expect(names.map(\.count) == [1, 1])
    #expect(names[0] != names[1])
    let name = try #require(names[0].first ?? nil)
    #expect(name.count == 16)
    #expect(name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz234567".utf8.contains($0) })
    #expect(!caller.participantID.uuidString.lowercased().contains(name))
  }

  @Test func onlyLeadersOfTheStudyExport() async throws {
    let (stack, study, caller) = try await fresh()
    let elsewhere = try stack.participant(in: study.studyID, leading: ["another"])
    for someone in [caller, elsewhere] {
      let refused = await failure {
        try await someone.export(study.studyID, study.diaryID, .wide)
      }
      #expect(refused?.code == .permissionDenied)
      #expect(refused?.reason == "NOT_STUDY_LEADER")
    }
  }

  @Test func requestsAreChecked() async throws {
    let (stack, study, _) = try await fresh()
    let leader = try leader(of: study, stack)
    let noLayout = await failure {
      try await leader.export(study.studyID, study.diaryID, .unspecified)
    }
    #expect(noLayout?.violations.map(\.field) == ["layout"])
    let noQuestionnaire = await failure { try await leader.export(study.studyID, "", .wide) }
    #expect(noQuestionnaire?.violations.map(\.field) == ["questionnaire_id"])
    stack.catalogue.publish(study.message)
    let unknown = await failure { try await leader.export(study.studyID, "nothing", .wide) }
    #expect(unknown?.code == .notFound)
    #expect(unknown?.reason == "QUESTIONNAIRE_NOT_IN_STUDY")
  }

  @Test func columnsAreNeverLeftOut() async throws {
    let (stack, study, caller) = try await fresh()
    _ = try await caller.verdicts(study.diarySheet())
    var newer = study.message
    newer.revision = 2
    newer.questionnaires[0].version = 7
    try await stack.deliver(EventsV1.StudyPublished(study: newer), subject: study.studyID)
    stack.catalogue.setBroken("\(study.diaryID) 7")
    let leader = try leader(of: study, stack)
    try await eventually("the new revision is known") {
      await failure { try await leader.export(study.studyID, study.diaryID, .wide) }?.reason
        == "VERSION_UNAVAILABLE"
    }
    #expect(try await leader.export(study.studyID, study.diaryID, .long).count == 1)
  }

  @Test func anEmptyExportIsAHeader() async throws {
    let (stack, study, _) = try await fresh()
    let chunks = try await leader(of: study, stack).export(study.studyID, study.symptomID, .wide)
    #expect(chunks.map(\.sheets) == [0])
    #expect(
      String(decoding: chunks[0].csv, as: UTF8.self)
        == (WideLayout.sheetColumns + ["worst"]).joined(separator: ",") + "\r\n")
  }
}
