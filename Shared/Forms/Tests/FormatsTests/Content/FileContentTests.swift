import Formats
import Questionnaires
import Testing

/// Every shipped file is readable, without findings, and completely translated.
@Suite struct FileContentTests {
  /// No errors or warnings, except the missing join password, which is set at import time.
  @Test(arguments: ContentFolder.yamlFiles)
  func nothingIsToBeSaidAboutAFile(_ path: String) throws {
    let bytes = try ContentFolder.bytes(path)
    let library = OtolithLibraryReader()
    switch library.kind(of: bytes) {
    case .questionnaire:
      let findings = Lint().findings(in: bytes, file: path, reader: OtolithReader())
      #expect(findings == [])
      let questionnaire = try OtolithReader().read(bytes, file: path)[0].definition
      #expect(path.hasSuffix("/\(questionnaire.id).yaml"))
      requireBothLanguages(questionnaire)
      requireProvenance(questionnaire.provenance)
    case .study:
      let study = try library.study(bytes, file: path).definition
      #expect(path == "\(study.id)/study.yaml")
      requireBothLanguages(study)
    case .sounds:
      let sounds = try library.soundCollection(bytes, file: path).definition
      #expect(SoundCollectionChecker().check(sounds) == [])
      #expect(path.hasSuffix("/\(sounds.id).yaml"))
      requireBothLanguages(sounds)
      requireProvenance(sounds.provenance)
    case .vocabulary:
      let vocabulary = try library.vocabulary(bytes, file: path).definition
      #expect(VocabularyChecker().check(vocabulary) == [])
      #expect(path.hasSuffix("/\(vocabulary.id).yaml"))
      requireBothLanguages(vocabulary)
      requireProvenance(vocabulary.provenance)
    case .installation, nil:
      Issue.record("unknown file contents")
    }
  }

  private func requireBothLanguages(_ definition: some LocalizedDefinition) {
    let completeness = definition.completeness
    #expect(completeness.map(\.language) == ["de", "en"])
    #expect(completeness.filter { !$0.isComplete } == [])
    #expect(definition.defaultLanguage == "en")
  }

  private func requireProvenance(_ provenance: ProvenanceDefinition) {
    #expect(provenance.licence == "Apache-2.0")
    #expect(!provenance.source.isEmpty)
    #expect(provenance.sharing == .anyone)
    // None of the descriptions has one.
    #expect(provenance.doi.isEmpty)
  }

  /// The wording is Otolith's, not that of the validated instruments, and is marked as such for
  /// participants.
  @Test func everyQuestionnaireIsMarkedAsDemonstrationWording() throws {
    for expected in ExpectedQuestionnaire.all {
      let questionnaire = try ContentFolder.questionnaire(expected.path)
      #expect(questionnaire.provenance.hasDemonstrationWording, "\(expected.path)")
    }
  }

  @Test func everyQuestionnaireFileIsExpected() throws {
    let library = OtolithLibraryReader()
    let found = try ContentFolder.yamlFiles.filter {
      library.kind(of: try ContentFolder.bytes($0)) == .questionnaire
    }
    #expect(found == ExpectedQuestionnaire.all.map { "\($0.path).yaml" }.sorted())
  }
}
