package import FoundationEssentials
package import Questionnaires

/// A revision of a study as the catalogue published it, with what is kept of it here.
package struct PublishedStudy: Sendable, Hashable {
  /// In the order in which the study offers them.
  package struct Use: Sendable, Hashable {
    package var questionnaireID: String
    package var version: UInt32
    package var isOneTime: Bool
    package var isDeactivated: Bool
    package var isBlocking: Bool
    /// 0: it may be filled in again at any time.
    package var repeatIntervalHours: UInt32
    /// The groups that see it; empty: everybody.
    package var groupIDs: [String]
    package var isRevisable: Bool
    package var mayCloseIncomplete: Bool
    /// 0: the default.
    package var draftDays: UInt32

    package init(
      questionnaireID: String, version: UInt32, isOneTime: Bool, isDeactivated: Bool,
      isBlocking: Bool, repeatIntervalHours: UInt32, groupIDs: [String], isRevisable: Bool = false,
      mayCloseIncomplete: Bool = false, draftDays: UInt32 = 0
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.isOneTime = isOneTime
      self.isDeactivated = isDeactivated
      self.isBlocking = isBlocking
      self.repeatIntervalHours = repeatIntervalHours
      self.groupIDs = groupIDs
      self.isRevisable = isRevisable
      self.mayCloseIncomplete = mayCloseIncomplete
      self.draftDays = draftDays
    }
  }

  package var studyID: String
  package var revision: UInt32
  package var startsAt: Date?
  package var endsAt: Date?
  package var isPaused: Bool
  package var hasGroups: Bool
  package var uses: [Use]
  /// What is offered after questionnaires, in the form in which it is kept; nil: nothing.
  package var nextLists: [UInt8]?
  /// What brings prompts, likewise.
  package var triggers: [UInt8]?
  /// The questionnaires after which it is.
  package var followedQuestionnaires: [String]
  /// The health records that it takes.
  package var recordTypes: [RecordTypeUse]
  /// Whose sounds its participants listen to.
  package var soundCollectionIDs: [String]

  package init(
    studyID: String, revision: UInt32, startsAt: Date?, endsAt: Date?, isPaused: Bool,
    hasGroups: Bool, uses: [Use], nextLists: [UInt8]?, followedQuestionnaires: [String],
    recordTypes: [RecordTypeUse] = [], soundCollectionIDs: [String] = [],
    triggers: [UInt8]? = nil
  ) {
    self.studyID = studyID
    self.revision = revision
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.isPaused = isPaused
    self.hasGroups = hasGroups
    self.uses = uses
    self.nextLists = nextLists
    self.followedQuestionnaires = followedQuestionnaires
    self.recordTypes = recordTypes
    self.soundCollectionIDs = soundCollectionIDs
    self.triggers = triggers
  }
}
