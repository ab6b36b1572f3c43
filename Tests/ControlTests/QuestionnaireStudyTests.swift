import CatalogueDomain
import CatalogueFormats
import CatalogueService
import ControlSupport
import Messages
import Testing

@Suite struct QuestionnaireStudyTests {
  private static let text = """
    Schlafprotokoll,,,,,,
    elementtype,questiontype,variable,key_1,item_en,item_de,en_1
    headline,,,,Your sleep,Ihr Schlaf,
    question,TextString,place,,Where?,Wo?,
    """

  private func codebook() throws -> QuestionnaireDefinition {
    var options = ReadOptions()
    options.questionnaireID = "sleep"
    return try CodebookReader().codebook(Array(Self.text.utf8), file: "s.csv", options: options)
      .questionnaire.definition
  }

  @Test func theStudyMadeOfACodebookIsValid() throws {
    let request = QuestionnaireStudy(studyID: "sleep-study").importRequest(
      of: [try codebook()], recurrence: .oneTime)
    #expect(ImportDefinition(request).findings() == [])
    #expect(request.study?.access == .open)
    #expect(request.study?.title?.translations == [.init(language: "en", text: "Schlafprotokoll")])
    let closed = QuestionnaireStudy(
      studyID: "s", title: ["de": "Schlaf"], consent: ["de": "Ich willige ein."],
      accessPassword: "long enough"
    ).importRequest(of: [try codebook()])
    #expect(ImportDefinition(closed).findings() == [])
    #expect(closed.study?.access == .password)
    #expect(closed.study?.defaultLanguage == "de")
    #expect(closed.study?.questionnaires.map(\.recurrence) == [.repeated])
  }

  @Test(arguments: ["codebook-stress-baseline.csv", "codebook-stress-followup.csv"])
  func theStudiesMadeOfTheExamplesAreValid(_ name: String) throws {
    guard let path = TestFiles.importExample(name) else { return }
    var options = ReadOptions()
    options.questionnaireID = "stress"
    let file = try QuestionnaireFile(at: path, format: .codebook, options: options)
    #expect(file.findings.filter { $0.severity == .error } == [])
    let request = QuestionnaireStudy(studyID: "stress").importRequest(
      of: file.definitions, recurrence: .oneTime)
    #expect(ImportDefinition(request).findings() == [])
  }
}
