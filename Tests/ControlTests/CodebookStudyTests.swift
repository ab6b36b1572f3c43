import CatalogueDomain
import CatalogueFormats
import CatalogueService
import ControlSupport
import Messages
import Testing

@Suite struct CodebookStudyTests {
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
    let request = CodebookStudy(studyID: "sleep-study").importRequest(
      of: [(try codebook(), .oneTime)])
    #expect(ImportDefinition(request).findings() == [])
    #expect(request.study?.access == .open)
    #expect(request.study?.title?.translations == [.init(language: "en", text: "Schlafprotokoll")])
    let closed = CodebookStudy(
      studyID: "s", title: ["de": "Schlaf"], consent: ["de": "Ich willige ein."],
      accessPassword: "long enough"
    ).importRequest(of: [(try codebook(), .repeated)])
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
    let codebook = try CodebookFile.read(at: path, options: options)
    let request = CodebookStudy(studyID: "stress").importRequest(
      of: [(codebook.questionnaire.definition, .oneTime)])
    #expect(ImportDefinition(request).findings() == [])
  }

  /// A file of a gigabyte, of which the disk holds nothing, is refused at the limit.
  @Test func aHugeFileIsRefusedWithoutBeingRead() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/huge.csv"
      try TestFiles.writeHole(byteCount: 1 << 30, to: path)
      let error = #expect(throws: ContentError.self) {
        try CodebookFile.read(at: path, options: ReadOptions())
      }
      #expect(error?.description.contains("larger than the limit of 67108864 bytes") == true)
    }
  }
}
