import Formats
import Messages
internal import QuestionnaireWire
import Questionnaires
import RPCClient

/// A study as the files of a folder: `study.yaml` first, then questionnaires, sounds, vocabularies.
struct StudyFileSet {
  private(set) var files: [WriteResult.File] = []
  private(set) var report = ConversionReport()

  init(
    study: StudyDefinition, questionnaires: [QuestionnaireDefinition],
    soundCollections: [SoundCollectionDefinition] = [], vocabularies: [VocabularyDefinition] = []
  ) {
    let library = OtolithLibraryWriter()
    add(library.write(study))
    for questionnaire in questionnaires { add(OtolithWriter().write([questionnaire])) }
    for collection in soundCollections { add(library.write(collection)) }
    for vocabulary in vocabularies { add(library.write(vocabulary)) }
  }

  init(_ folder: StudyFolder) {
    self.init(
      study: folder.files.study.definition,
      questionnaires: folder.files.questionnaires.map(\.contents.definition),
      soundCollections: folder.soundCollections.map(\.contents.definition),
      vocabularies: folder.vocabularies.map(\.contents.definition))
  }

  private mutating func add(_ result: WriteResult) {
    files += result.files
    for loss in result.report.losses {
      report.lose(loss.place, loss.what, loss.advice, at: loss.position, loss.effect)
    }
  }
}

extension CatalogueCredentials {
  /// Returns the files of a published study.
  ///
  /// - Parameter pinned: questionnaires that keep their version in the study and get no file.
  /// - Throws: ``CommandFailure`` if the caller does not see all parts of the study.
  func published(_ id: String, pinned: Set<String> = []) async throws -> StudyFileSet {
    try await call { client, options in
      let answer = try await client.catalogue.getStudy(
        .init(studyID: id, allLanguages: true), options: options)
      guard answer.allGroups, let message = answer.study else {
        throw CommandFailure(
          "\(id): only its leaders see all groups and triggers; sign in as one of them",
          .notPermitted)
      }
      var study = StudyDefinition(message)
      var questionnaires: [QuestionnaireDefinition] = []
      for index in study.questionnaires.indices
      where !pinned.contains(study.questionnaires[index].questionnaireID) {
        let use = study.questionnaires[index]
        // One at a time: each may be as large as a message.
        let found = try await client.catalogue.getQuestionnaireVersion(
          .init(questionnaireID: use.questionnaireID, version: use.version), options: options)
        questionnaires.append(QuestionnaireDefinition(found))
        // The file beside the study.
        study.questionnaires[index].version = 0
      }
      var sounds: [SoundCollectionDefinition] = []
      for id in study.soundCollectionIDs {
        let found = try await client.library.getSoundCollection(
          .init(collectionID: id), options: options)
        sounds += found.soundCollection.map { [SoundCollectionDefinition($0)] } ?? []
      }
      var vocabularies: [VocabularyDefinition] = []
      for id in study.vocabularyIDs {
        let found = try await client.library.getVocabulary(
          .init(vocabularyID: id), options: options)
        vocabularies += found.vocabulary.map { [VocabularyDefinition($0)] } ?? []
      }
      return StudyFileSet(
        study: study, questionnaires: questionnaires, soundCollections: sounds,
        vocabularies: vocabularies)
    }
  }
}
