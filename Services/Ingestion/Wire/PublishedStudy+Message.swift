package import IngestionDomain
package import Messages
import QuestionnaireWire
package import Questionnaires

extension PublishedStudy {
  package init(_ message: CatalogueV1.Study) {
    self.init(
      studyID: message.studyID, revision: message.revision, startsAt: message.startTime?.date,
      endsAt: message.endTime?.date, isPaused: message.paused, hasGroups: !message.groups.isEmpty,
      uses: message.questionnaires.map { use in
        Use(
          questionnaireID: use.questionnaireID, version: use.version,
          isOneTime: use.recurrence == .oneTime, isDeactivated: use.deactivated,
          isBlocking: use.blocking, repeatIntervalHours: use.repeatIntervalHours,
          groupIDs: use.groupIDs, isRevisable: use.revisable,
          mayCloseIncomplete: use.mayCloseIncomplete, draftDays: use.draftDays)
      },
      nextLists: message.nextLists.isEmpty
        ? nil : CatalogueV1.Study(nextLists: message.nextLists).serialized(),
      followedQuestionnaires: message.nextLists.map(\.afterQuestionnaireID),
      recordTypes: message.recordTypes.map(RecordTypeUse.init),
      soundCollectionIDs: message.soundCollectionIDs,
      triggers: message.triggers.isEmpty
        ? nil : CatalogueV1.Study(triggers: message.triggers).serialized())
  }
}

extension StudyDefinition {
  /// A study of which only what it offers after questionnaires is known.
  ///
  /// - Parameter bytes: ``PublishedStudy/nextLists``.
  /// - Throws: `DecodingError`.
  package init(nextLists bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Study(serialized: bytes))
  }

  /// A study of which only its triggers are known.
  ///
  /// - Parameter bytes: ``PublishedStudy/triggers``.
  /// - Throws: `DecodingError`.
  package init(triggers bytes: [UInt8]) throws {
    self.init(try CatalogueV1.Study(serialized: bytes))
  }
}
