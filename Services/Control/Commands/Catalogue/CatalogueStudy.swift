import Formats
import Messages
import QuestionnaireWire
import Questionnaires

/// A study with its questionnaires.
struct CatalogueStudy {
  var study: StudyDefinition
  var questionnaires: [QuestionnaireDefinition]

  init(study: StudyDefinition, questionnaires: [QuestionnaireDefinition]) {
    self.study = study
    self.questionnaires = questionnaires
  }

  /// Reads a study file or folder; questionnaires used with a version have no file.
  ///
  /// - Throws: an exit code, after printing all errors.
  init(at path: String) throws {
    let folder = try CatalogueConsole.reading { () throws(SourceError) in
      try StudyFolder(at: path)
    }
    try CatalogueConsole.requireNoErrors(folder.findings())
    self.init(
      study: folder.files.study.definition,
      questionnaires: folder.files.questionnaires.map(\.contents.definition))
  }
}

extension CatalogueCredentials {
  /// Returns a published study with its questionnaires in the versions it uses.
  ///
  /// - Parameter language: language of the study's own texts (BCP 47); empty for its default
  ///   language.
  func study(id: String, language: String) async throws -> CatalogueStudy {
    try await call { client, options in
      let answer = try await client.catalogue.getStudy(
        CatalogueV1.GetStudyRequest(studyID: id, language: language), options: options)
      if !answer.allGroups {
        CatalogueConsole.say(
          "\(id): parts for groups, if any, are left out; only leaders of the study see them")
      }
      var study = answer.study ?? CatalogueV1.Study()
      for list in study.nextLists.indices {
        for offer in study.nextLists[list].offers.indices {
          study.nextLists[list].offers[offer].info?.restoreTranslation()
        }
      }
      var questionnaires: [QuestionnaireDefinition] = []
      for use in study.questionnaires {
        // One at a time: each may be as large as a message.
        let found = try await client.catalogue.getQuestionnaireVersion(
          CatalogueV1.GetQuestionnaireVersionRequest(
            questionnaireID: use.questionnaireID, version: use.version), options: options)
        questionnaires.append(QuestionnaireDefinition(found))
      }
      return CatalogueStudy(study: StudyDefinition(study), questionnaires: questionnaires)
    }
  }
}

extension CatalogueV1.LocalizedText {
  /// Answers in one language have plain text only; definitions need translations.
  fileprivate mutating func restoreTranslation() {
    guard translations.isEmpty, !text.isEmpty else { return }
    translations = [CatalogueV1.Translation(language: language, text: text)]
  }
}
