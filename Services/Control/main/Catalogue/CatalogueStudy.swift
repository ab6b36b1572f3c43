import ControlSupport
import Formats
import Messages
import QuestionnaireWire
import Questionnaires

/// A study with the questionnaires that it uses.
struct CatalogueStudy {
  var study: StudyDefinition
  var questionnaires: [QuestionnaireDefinition]

  init(study: StudyDefinition, questionnaires: [QuestionnaireDefinition]) {
    self.study = study
    self.questionnaires = questionnaires
  }

  /// A study's file, or its folder; questionnaires that it names with a version have no file.
  ///
  /// - Throws: an exit code after everything that is wrong was shown.
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
  /// A published study, in the versions that it uses.
  ///
  /// - Parameter language: of the study's own texts, BCP 47; empty: its default language.
  func study(id: String, language: String) async throws -> CatalogueStudy {
    try await Connection.with { client in
      let options = try await signIn(client)
      let answer = try await client.catalogue.getStudy(
        CatalogueV1.GetStudyRequest(studyID: id, language: language), options: options)
      if !answer.allGroups {
        CatalogueConsole.say(
          "\(id): without what is for groups, if there is any; those who lead the study see it")
      }
      var study = answer.study ?? CatalogueV1.Study()
      for list in study.nextLists.indices {
        for offer in study.nextLists[list].offers.indices {
          study.nextLists[list].offers[offer].info?.restoreTranslation()
        }
      }
      var questionnaires: [QuestionnaireDefinition] = []
      for use in study.questionnaires {
        // One by one: each may be as large as a message.
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
  /// Answers in one language hold the text alone; definitions hold translations.
  fileprivate mutating func restoreTranslation() {
    guard translations.isEmpty, !text.isEmpty else { return }
    translations = [CatalogueV1.Translation(language: language, text: text)]
  }
}
