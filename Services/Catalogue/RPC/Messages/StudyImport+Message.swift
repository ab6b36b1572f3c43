package import CatalogueApplication
internal import CatalogueDomain
package import Messages
internal import QuestionnaireWire
internal import Questionnaires

extension CatalogueV1.ImportStudyRequest {
  var projectOrDefault: String { projectID.isEmpty ? Project.defaultID : projectID }
}

extension StudyImport {
  /// An import request, cleaned and read into the domain's terms.
  package init(_ request: CatalogueV1.ImportStudyRequest) {
    let study = (request.study ?? CatalogueV1.Study()).cleaned
    let questionnaires = request.questionnaires.map(\.cleaned)
    self.init(
      study: StudyDefinition(study), studyForm: StudyForm(study, questionnaires),
      questionnaires: questionnaires.map { PublishableQuestionnaire($0) },
      claimed: request.questionnaires.map {
        Claim(version: $0.version, contentHash: $0.contentHash)
      },
      soundCollections: request.soundCollections.map { LibraryEntry($0.cleaned) },
      vocabularies: request.vocabularies.map { LibraryEntry($0.cleaned) },
      accessPassword: request.accessPassword, projectID: request.projectOrDefault,
      validatesOnly: request.validateOnly)
  }
}

extension StudyForm {
  /// - Parameters:
  ///   - study: cleaned.
  ///   - questionnaires: those that come along, cleaned.
  fileprivate init(
    _ study: CatalogueV1.Study, _ questionnaires: [CatalogueV1.Questionnaire]
  ) {
    self.init(
      languages: study.textLanguages, byteCount: study.serialized().count,
      viewByteCount: { language, published in
        let tag = LanguageTag(language)
        let others = try published.map {
          try CatalogueV1.Questionnaire(serialized: $0, limits: .stored)
        }
        return (questionnaires + others).reduce(study.localized(tag).serialized().count) {
          $0 + $1.withManikinWords.localized(tag, in: study).serialized().count
        }
      },
      encoded: { stamp in
        var study = study
        for (index, version) in stamp.versions.enumerated() {
          study.questionnaires[index].version = version
        }
        study.revision = stamp.revision
        study.consentVersion = stamp.consentVersion
        study.languages = (study.title?.translations ?? []).map(\.language).sorted()
        return study.serialized()
      })
  }
}
