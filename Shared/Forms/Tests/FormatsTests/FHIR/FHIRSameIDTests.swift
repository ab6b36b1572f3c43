import Formats
import Questionnaires
import Testing

/// Questionnaires of one file with colliding ids.
@Suite struct FHIRSameIDTests {
  private func read(_ questionnaires: [String]) throws -> [ReadQuestionnaire] {
    let entries = questionnaires.map { "  {\"resource\": \($0)}" }.joined(separator: ",\n")
    let bundle = """
      {"resourceType": "Bundle", "type": "collection", "entry": [
      \(entries)
      ]}
      """
    return try FHIRQuestionnaireReader().read(
      Array(bundle.utf8), file: "bundle.json", options: ReadOptions())
  }

  private func questionnaire(id: String, _ rest: String = "") -> String {
    #"""
    {"resourceType": "Questionnaire", "id": "\#(id)", "status": "active", "language": "en",\#(rest)
     "title": "T", "item": [{"linkId": "q", "text": "Q", "type": "boolean"}]}
    """#
  }

  @Test func theReportNamesBothByURLAndPlace() throws {
    let all = try read([
      questionnaire(id: "x", #""url": "http://a.example/x|1","#),
      questionnaire(id: "y"),
      questionnaire(id: "x", #""url": "http://b.example/x","#),
      questionnaire(id: "x"),
    ])
    #expect(all.map(\.definition.id) == ["x", "y", "x-2", "x-3"])
    #expect(
      all.map(\.report.notes) == [
        [], [],
        [
          "the id `x` already belongs to the Questionnaire at 2:16 (http://a.example/x|1); "
            + "the Questionnaire at 6:16 (http://b.example/x) is read as `x-2`"
        ],
        [
          "the id `x` already belongs to the Questionnaire at 2:16 (http://a.example/x|1); "
            + "the Questionnaire at 8:16 is read as `x-3`"
        ],
      ])
    #expect(all.map(\.report.losses) == [[], [], [], []])
  }

  /// A numbered id may collide with another questionnaire's own id.
  @Test func aNumberMayBeTakenToo() throws {
    let all = try read(["x", "x", "x-2", "x"].map { questionnaire(id: $0) })
    #expect(all.map(\.definition.id) == ["x", "x-2", "x-2-2", "x-3"])
    #expect(all.map(\.report.notes.count) == [0, 1, 1, 1])
  }

  /// Ids that become equal in Otolith, which uses lower case.
  @Test func idsThatBecomeTheSame() throws {
    let all = try read(["A.b", "a-b", "A b"].map { questionnaire(id: $0) })
    #expect(all.map(\.definition.id) == ["a-b", "a-b-2", "a-b-3"])
    #expect(all.map(\.report.notes.count) == [0, 1, 1])
  }

  @Test func anIDOfFullLengthLeavesRoomForTheNumber() throws {
    let long = String(repeating: "a", count: 64)
    let all = try read(Array(repeating: questionnaire(id: long), count: 11))
    #expect(Set(all.map(\.definition.id)).count == 11)
    #expect(all.allSatisfy { IdentifierSyntax.isID($0.definition.id) })
    #expect(all[10].definition.id == "\(long.prefix(61))-11")
  }

  @Test func anEndlessURLDoesNotFillTheReport() throws {
    let url = "http://a.example/" + String(repeating: "y", count: 100_000)
    let all = try read([
      questionnaire(id: "x"), questionnaire(id: "x", #""url": "\#(url)","#),
    ])
    let note = try #require(all[1].report.notes.first)
    #expect(note.hasSuffix("yyy…) is read as `x-2`"))
    #expect(note.utf8.count < 500)
  }

  /// The source of a duplicate id is not written, so each questionnaire is restored on its own.
  @Test func eachComesBackAsItself() throws {
    let ours = #""url": "urn:otolith:questionnaire:x","#
    let all = try read([
      questionnaire(id: "x", ours), questionnaire(id: "x", ours), questionnaire(id: "X"),
      questionnaire(id: "x", #""url": "http://b.example/x","#),
    ])
    #expect(all.map(\.definition.id) == ["x", "x-2", "x-3", "x-4"])
    for read in all {
      let written = FHIRQuestionnaireWriter().write([read.definition], options: WriteOptions())
      let again = try FHIRQuestionnaireReader().read(
        written.files[0].bytes, file: "again.json", options: ReadOptions())
      #expect(again.map(\.definition) == [read.definition])
    }
    #expect(all[3].definition.annotations["fhir.url"] == "http://b.example/x")
  }
}
