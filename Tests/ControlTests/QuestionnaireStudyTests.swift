import Formats
import Messages
import Questionnaires
import Testing

@testable import CatalogueService
@testable import Control

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
    return try TrackCodebookReader().codebooks(
      Array(Self.text.utf8), file: "s.csv", options: options)[0]
      .questionnaire.definition
  }

  @Test func theStudyMadeOfACodebookIsValid() throws {
    let request = QuestionnaireStudy(studyID: "sleep-study").importRequest(
      of: [try codebook()], recurrence: .oneTime)
    #expect(try StudyImport(request).findings() == [])
    #expect(request.study?.access == .open)
    #expect(request.study?.title?.translations == [.init(language: "en", text: "Schlafprotokoll")])
    let closed = QuestionnaireStudy(
      studyID: "s", title: ["de": "Schlaf"], consent: ["de": "Ich willige ein."],
      accessPassword: "long enough"
    ).importRequest(of: [try codebook()])
    #expect(try StudyImport(closed).findings() == [])
    #expect(closed.study?.access == .password)
    #expect(closed.study?.defaultLanguage == "de")
    #expect(closed.study?.questionnaires.map(\.recurrence) == [.repeated])
  }

  private func files(_ forms: [(id: String, next: String)]) throws -> QuestionnaireFiles {
    try TestFiles.withFolder { folder in
      QuestionnaireFiles(
        try forms.map { form in
          let path = "\(folder)/\(form.id).json"
          try TestFiles.write(
            #"{"form":{"fields":[{"name":"a","label":"A","type":"text"}]},"# + "\n"
              + #" "next":[\#(form.next)]}"#, to: path)
          return try QuestionnaireFile(at: path, format: .forms)
        })
    }
  }

  @Test func formsThatFollowEachOtherAreOfferedByTheStudy() throws {
    let files = try files([
      ("pizza", #"{"command":"drink","info":"Choose"}"#), ("drink", ""),
    ])
    #expect(files.findings.filter { $0.severity == .error } == [])
    let sequence = FormsSequence(files.questionnaires.map(\.read))
    let study = QuestionnaireStudy(studyID: "order")
    #expect(study.findings(of: files, sequence: sequence) == [])
    let request = study.importRequest(of: files.definitions, nextLists: sequence.lists)
    #expect(try StudyImport(request).findings() == [])
    #expect(
      request.study?.nextLists == [
        .init(
          afterQuestionnaireID: "pizza",
          offers: [
            .init(
              questionnaireID: "drink",
              info: .init(translations: [.init(language: "en", text: "Choose")]))
          ])
      ])
  }

  @Test func formsThatLeadBackAreRefusedWhereTheyStand() throws {
    let files = try files([
      ("pizza", #"{"command":"gone"}, {"command":"drink"}"#), ("drink", #"{"command":"pizza"}"#),
    ])
    let sequence = FormsSequence(files.questionnaires.map(\.read))
    let found = QuestionnaireStudy(studyID: "order").findings(of: files, sequence: sequence)
    #expect(found.map(\.rule) == ["NEXT_LIST_CYCLE", "NEXT_LIST_CYCLE"])
    #expect(found.map { $0.file.split(separator: "/").last } == ["pizza.json", "drink.json"])
    #expect(
      found.map(\.position)
        == [SourcePosition(line: 2, column: 30), SourcePosition(line: 2, column: 10)])
  }

  @Test func oneIDInTwoFilesIsRefused() throws {
    let files = try files([("pizza", ""), ("drink", "")])
    #expect(files.findings == [])
    let twice = QuestionnaireFiles(files.files + [files.files[0]])
    #expect(twice.findings.map(\.rule) == ["QUESTIONNAIRE_TWICE"])
    #expect(twice.findings.map(\.severity) == [.error])
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
    #expect(try StudyImport(request).findings() == [])
  }
}
