import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import IngestionService

/// Codebooks of the service's exports.
@Suite struct CodebookServiceTests {
  private struct Read: Decodable {
    struct Variable: Decodable {
      struct Rows: Decodable {
        var questionnaire: String
        var element: String
        var kind: String
      }
      struct Definition: Decodable {
        var versions: [UInt32]
        var minimum: Double?
        var maximum: Double?
      }
      var name: String
      var source: String
      var rows: Rows?
      var definitions: [Definition]
    }
    struct Questionnaire: Decodable {
      struct Version: Decodable { var version: UInt32 }
      var questionnaire: String
      var versions: [Version]
    }
    var table: String
    var study: String
    var variables: [Variable]
    var questionnaires: [Questionnaire]
    var columns: [String] { variables.filter { $0.rows == nil }.map(\.name) }
  }

  private func fresh() async throws -> (IngestionStack, TestStudy, Caller, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (
      stack, study, try stack.participant(in: study.studyID),
      try stack.participant(leading: [study.studyID])
    )
  }

  private func codebook(
    _ caller: Caller, _ study: TestStudy, _ table: IngestionV1.ExportTable,
    _ questionnaireID: String = ""
  ) async throws -> Read {
    var json: [UInt8] = []
    let request = IngestionV1.ExportCodebookRequest(
      studyID: study.studyID, table: table, questionnaireID: questionnaireID)
    for part in try await caller.codebook(request) {
      #expect(part.json.count <= 65_536 && !part.json.isEmpty)
      json += part.json
    }
    return try JSONDecoder().decode(Read.self, from: Data(json))
  }

  private func header(_ chunks: [IngestionV1.ExportAnswerSheetsResponse]) -> [String] {
    String(decoding: chunks.flatMap(\.csv), as: UTF8.self).prefix { $0 != "\r\n" }
      .split(separator: ",").map(String.init)
  }

  @Test func wideHasTheColumnsOfTheExportThroughVersions() async throws {
    let (stack, study, caller, leader) = try await fresh()
    _ = try await caller.verdicts(study.diarySheet(stress: 1))
    let before = try await codebook(leader, study, .answerSheetsWide, study.diaryID)
    #expect(before.columns == header(try await leader.export(study.studyID, study.diaryID, .wide)))
    #expect(before.questionnaires.map { $0.versions.map(\.version) } == [[1]])
    var second = study
    second.message.revision = 2
    second.message.questionnaires[0].version = 2
    second.questionnaires = [study.diary(version: 2)]
    try await stack.deliver(second)
    var newer = study.diarySheet(stress: 2, version: 2, at: 1)
    newer.answers.append(TestStudy.choice("sleep", "yes"))
    #expect(try await caller.verdicts(newer) == [.created])
    let after = try await codebook(leader, study, .answerSheetsWide, study.diaryID)
    #expect(after.columns == header(try await leader.export(study.studyID, study.diaryID, .wide)))
    #expect(after.columns.contains("sleep"))
    #expect(after.questionnaires.map { $0.versions.map(\.version) } == [[2, 1]])
    func versions(_ name: String) -> [[UInt32]]? {
      after.variables.first { $0.name == name }?.definitions.map(\.versions)
    }
    #expect(versions("stress") == [[2, 1]])
    #expect(versions("sleep") == [[2]])
    #expect(versions("stressors") == [[1]])
    let stress = after.variables.first { $0.name == "stress" }?.definitions.first
    #expect([stress?.minimum, stress?.maximum] == [0, 100])
  }

  @Test func longNamesTheRowsOfAllQuestionnaires() async throws {
    let (_, study, caller, leader) = try await fresh()
    _ = try await caller.verdicts(study.symptomSheet("sleep", at: 1), study.diarySheet(at: 2))
    let all = try await codebook(leader, study, .answerSheetsLong)
    #expect(all.columns == header(try await leader.export(study.studyID, "", .long)))
    #expect(
      Set(all.questionnaires.map(\.questionnaire))
        == [study.diaryID, study.symptomID, study.momentaryID])
    let rows = all.variables.compactMap(\.rows)
    #expect(
      rows.contains { $0.questionnaire == study.symptomID && $0.element == "worst" })
    let one = try await codebook(leader, study, .answerSheetsLong, study.symptomID)
    #expect(one.questionnaires.map(\.questionnaire) == [study.symptomID])
  }

  @Test(arguments: [
    (IngestionV1.ExportTable.revisions, RevisionLayout.header),
    (.records, RecordLayout.header), (.listeningSessions, ListeningLayout.header),
  ])
  func fixedTables(_ table: IngestionV1.ExportTable, _ header: [String]) async throws {
    let (_, study, _, leader) = try await fresh()
    #expect(try await codebook(leader, study, table).columns == header)
  }

  @Test func onlyForLeadersOfTheStudy() async throws {
    let (stack, study, caller, leader) = try await fresh()
    let stranger = try stack.participant(leading: ["another-study"])
    for caller in [caller, stranger] {
      let refusal = await failure { try await codebook(caller, study, .answerSheetsLong) }
      #expect(refusal?.code == .permissionDenied)
    }
    let other = TestStudy()
    let unknown = await failure {
      try await codebook(leader, study, .answerSheetsWide, other.diaryID)
    }
    #expect(unknown?.code == .notFound)
  }
}
