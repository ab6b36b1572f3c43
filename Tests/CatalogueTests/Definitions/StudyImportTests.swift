import Messages
import QuestionnaireSamples
import Questionnaires
import Testing

@testable import CatalogueService

@Suite struct StudyImportTests {
  @Test func theSampleMessageIsValid() throws {
    #expect(try StudyImport(SampleMessages.request).findings() == [])
  }

  @Test func versionsAndHashesAreTheServicesToGive() throws {
    var request = SampleMessages.request
    request.questionnaires[0].version = 3
    request.questionnaires[0].contentHash = String(repeating: "0", count: 64)
    let findings = try StudyImport(request).findings()
    #expect(findings.map(\.reason) == [.versionGiven, .contentHashDiffers])
    #expect(
      findings.map(\.path) == ["questionnaires[0].version", "questionnaires[0].content_hash"])
  }

  @Test func aHashOfTheseContentsIsWelcome() throws {
    var request = SampleMessages.request
    let definition = StudyImport(request)
    request.questionnaires[0].contentHash =
      definition.questionnaires[0].definition.contentHash.hexadecimal
    #expect(try StudyImport(request).findings() == [])
  }

  @Test func theSizeOfAStudyIsBounded() throws {
    let definition = StudyImport(SampleMessages.request)
    let size =
      SampleMessages.study().encodedSize + SampleMessages.questionnaire().encodedSize
    var limits = CatalogueLimits()
    limits.studyBytesMax = size
    #expect(try definition.findings(limits: limits) == [])
    limits.studyBytesMax = size - 1
    #expect(try definition.findings(limits: limits).map(\.reason) == [.studyTooLarge])
  }

  @Test func textsOfAnswersAreNotTakenForDefinitions() throws {
    var request = SampleMessages.request
    request.study?.title = CatalogueV1.LocalizedText(text: "One language only", language: "en")
    let findings = try StudyImport(request).findings()
    #expect(findings.map(\.reason) == [.textOutsideTranslations])
    #expect(findings.map(\.path) == ["study.title"])
  }

  @Test func enumerationsOfLaterVersionsAreNamed() throws {
    var request = SampleMessages.request
    request.study?.access = .unrecognized(9)
    request.study?.questionnaires[0].recurrence = .unrecognized(9)
    request.questionnaires[0].elements[0].enableBehavior = .unrecognized(9)
    request.questionnaires[0].elements[0].content = nil
    request.questionnaires[0].sensors = [.init(kind: .unrecognized(9), count: 1)]
    #expect(
      Set(try StudyImport(request).findings().map(\.reason)) == [
        .accessMissing, .recurrenceMissing, .conditionMalformed, .contentMissing,
        .sensorKindMissing,
      ])
  }

  @Test func anEmptyRequestNamesWhatIsMissing() throws {
    let paths = Set(try StudyImport(CatalogueV1.ImportStudyRequest()).findings().map(\.path))
    #expect(
      paths == [
        "study.study_id", "study.default_language", "study.title", "study.consent_text",
        "study.access", "study.questionnaires",
      ])
  }

  @Test func languageTagsAreStoredInCanonicalCase() throws {
    var request = SampleMessages.request
    request.study?.defaultLanguage = "EN"
    request.study?.title?.translations = [
      .init(language: "EN", text: "Sample"), .init(language: "pt-br", text: "Amostra"),
    ]
    request.study?.consentText?.translations = [
      .init(language: "EN", text: "I agree."), .init(language: "PT-br", text: "Concordo."),
    ]
    let definition = StudyImport(request)
    let stored = try CatalogueV1.Study(
      serialized: definition.studyForm.encoded(
        RevisionStamp(
          revision: 1, isPaused: false, endsAt: nil, versions: [1], consentVersion: "",
          groupConsentVersions: [:])))
    #expect(stored.defaultLanguage == "en")
    #expect(stored.title?.translations.map(\.language) == ["en", "pt-BR"])
    #expect(try definition.findings() == [])
  }

  /// Answer sheets contain the published hashes: a change here would invalidate all of them.
  @Test func theContentHashIsFrozen() {
    #expect(
      Samples.questionnaire().contentHash.hexadecimal
        == "b7c6f80277391a857c375755210a98add2b96777fa9cb5a153f5cb3bdcc7afda")
    // FIPS 180-4, the message `abc`.
    #expect(
      ContentHash(of: Array("abc".utf8)).hexadecimal
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func theConsentVersionIsShortAndFollowsTheText() {
    var study = Samples.study()
    let version = study.consentVersion
    #expect(version.count == 16)
    study.consentText.translations[0].text += "!"
    #expect(study.consentVersion != version)
  }
}
