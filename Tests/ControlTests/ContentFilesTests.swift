import Messages
import Testing

@testable import CatalogueService
@testable import Control

/// The studies that come with the catalogue.
@Suite struct ContentFilesTests {
  @Test(arguments: [
    ("track-your-tinnitus", ["mini-tq": 12, "tschq": 35, "worst-symptom": 1, "tyt-momentary": 15]),
    (
      "track-your-stress",
      ["tys-demographic": 111, "tys-daily": 9, "tys-weekly": 10, "tys-monthly": 20]
    ),
  ])
  func shippedStudiesAreReadAndValid(_ study: String, _ questions: [String: Int]) throws {
    var request = try StudyFolder(at: TestFiles.content + "/" + study).importRequest()
    #expect(request.study?.studyID == study)
    // Files do not contain passwords.
    if request.study?.access == .password { request.accessPassword = "given at import time" }
    #expect(try StudyImport(request).findings() == [])
    let counted = request.questionnaires.map { ($0.questionnaireID, $0.questionCount) }
    #expect(Dictionary(uniqueKeysWithValues: counted) == questions)
  }

  /// Library resources used by a study are in its folder and published with it.
  @Test(arguments: [
    (
      "tinnitus-navigator", [String](),
      [
        "tinnitus-event-types", "tinnitus-therapy-types", "audiometry-frequencies",
        "tinnitus-timbres",
      ]
    ),
    ("shades-of-noise", ["shades-of-noise-sounds"], []),
    ("generic-forms", [], ["health-quantities"]),
  ])
  func soundsAndVocabulariesComeAlong(
    _ study: String, _ sounds: [String], _ vocabularies: [String]
  ) throws {
    let folder = try StudyFolder(at: TestFiles.content + "/" + study)
    #expect(folder.findings() == [])
    let request = folder.importRequest()
    #expect(request.soundCollections.map(\.collectionID) == sounds)
    #expect(request.vocabularies.map(\.vocabularyID) == vocabularies)
  }

  /// Participants read, export, withdraw and erase without the study team.
  @Test(arguments: [
    "track-your-tinnitus", "track-your-stress", "tinnitus-navigator", "shades-of-noise",
    "generic-forms",
  ])
  func consentsSayWhatParticipantsCanDoThemselves(_ study: String) throws {
    let texts = try StudyFolder(at: TestFiles.content + "/" + study).importRequest()
      .study?.consentText?.translations
    let words = [
      "en": ["read and export", "withdraw this consent", "erased"],
      "de": ["herunterladen", "Einwilligung widerrufen", "löschen"],
    ]
    #expect(Set(texts?.map(\.language) ?? []) == Set(words.keys))
    for text in texts ?? [] {
      for word in words[text.language] ?? [] {
        #expect(text.text.contains(word), "\(text.language) \(word)")
      }
      #expect(
        !text.text.contains("ask the study team") && !text.text.contains("an das Studienteam"))
    }
  }

  /// Each of eight symptoms can be the worst and has its own question, of which one is shown (TYT
  /// §4).
  @Test func theMomentaryQuestionnaireHasOneEighthQuestionPerSymptom() throws {
    let request = try StudyFolder(at: TestFiles.content + "/track-your-tinnitus")
      .importRequest()
    let momentary = try #require(
      request.questionnaires.first { $0.questionnaireID == "tyt-momentary" })
    let questions = momentary.elements.filter { $0.question != nil }
    #expect(questions.count { $0.enableWhen.isEmpty } == 7)
    let conditional = questions.filter { !$0.enableWhen.isEmpty }
    #expect(conditional.count == 8)
    let codes = conditional.flatMap(\.enableWhen).flatMap(\.codes)
    #expect(Set(codes).count == codes.count)
    #expect(conditional.flatMap(\.enableWhen).allSatisfy { $0.questionnaireID == "worst-symptom" })
  }
}

extension CatalogueV1.Element {
  var question: CatalogueV1.Question? {
    if case .question(let question)? = content { question } else { nil }
  }
}

extension CatalogueV1.Questionnaire {
  var questionCount: Int { elements.count { $0.question != nil } }
}
