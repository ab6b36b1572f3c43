import Fields
import Messages
import QuestionnaireWire
import Questionnaires

extension CatalogueV1.ImportStudyRequest {
  var givenProject: String? { projectID.isEmpty ? nil : projectID }
}

extension StudyImport {
  /// Creates an import from a request, after cleaning it.
  init(_ request: CatalogueV1.ImportStudyRequest) {
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
      accessPassword: request.accessPassword.typed, projectID: request.givenProject,
      appliesState: request.applyState, endsNow: request.endNow,
      allowsErasure: request.allowErasure, knownRevision: request.knownRevision,
      changeReason: request.changeReason, validatesOnly: request.validateOnly)
  }
}

extension StudyForm {
  /// - Parameters:
  ///   - study: cleaned study.
  ///   - questionnaires: cleaned questionnaires of the import.
  fileprivate init(
    _ study: CatalogueV1.Study, _ questionnaires: [CatalogueV1.Questionnaire]
  ) {
    self.init(
      languages: study.textLanguages, byteCount: study.encodedSize,
      viewByteCount: { language, published in
        let tag = LanguageTag(language)
        let others = try published.map {
          try CatalogueV1.Questionnaire(serialized: $0, limits: .stored)
        }
        return (questionnaires + others).reduce(study.localized(tag).encodedSize) {
          $0 + $1.withManikinWords.localized(tag, in: study).encodedSize
        }
      },
      encoded: { stamp in
        var study = study
        for (index, version) in stamp.versions.enumerated() {
          study.questionnaires[index].version = version
        }
        study.revision = stamp.revision
        study.paused = stamp.isPaused
        study.endTime = stamp.endsAt.map(GoogleProtobuf.Timestamp.init)
        study.consentVersion = stamp.consentVersion
        for index in study.groups.indices {
          let version = stamp.groupConsentVersions[study.groups[index].groupID]
          study.groups[index].consentVersion = version ?? ""
        }
        study.languages = (study.title?.translations ?? []).map(\.language).sorted()
        return study.serialized()
      })
  }
}

extension StudyEffects {
  var message: CatalogueV1.StudyEffects {
    CatalogueV1.StudyEffects(
      earlierPaused: earlier.isPaused, paused: current.isPaused,
      earlierEndTime: earlier.endsAt.map(GoogleProtobuf.Timestamp.init),
      endTime: current.endsAt.map(GoogleProtobuf.Timestamp.init),
      earlierConsentVersion: earlier.consentVersion, consentVersion: current.consentVersion,
      consentLanguages: consentLanguages, addedQuestionnaireIDs: addedQuestionnaires,
      removedQuestionnaireIDs: removedQuestionnaires,
      replacedQuestionnaireIDs: questionnaires { $0.version != $1.version },
      rescheduledQuestionnaireIDs: questionnaires { $0.schedules != $1.schedules },
      regroupedQuestionnaireIDs: questionnaires { Set($0.groupIDs) != Set($1.groupIDs) },
      addedGroupIDs: addedGroups, removedGroupIDs: removedGroups, promptsChanged: changesPrompts,
      earlierAccess: .init(earlier.access), access: .init(current.access),
      titleChanged: earlier.title != current.title,
      informationChanged: changesInformation, consentGroupIDs: consentGroups,
      earlierConsentLabel: earlier.consentDetails.label,
      consentLabel: current.consentDetails.label)
  }
}
