import FoundationEssentials
import Questionnaires

/// The locally stored part of a study revision as published by the catalogue.
struct PublishedStudy: Sendable, Hashable {
  /// A questionnaire of the study; listed in the order in which the study offers them.
  struct Use: Sendable, Hashable {
    var questionnaireID: String
    var version: UInt32
    var isOneTime: Bool
    var isDeactivated: Bool
    var isBlocking: Bool
    /// Minimum hours between sheets; 0 for no minimum.
    var repeatIntervalHours: UInt32
    /// Groups that see the questionnaire; empty for all participants.
    var groupIDs: [String]
    var isRevisable: Bool = false
    var mayCloseIncomplete: Bool = false
    /// 0 for the default.
    var draftDays: UInt32 = 0
  }

  var studyID: String
  var revision: UInt32
  /// When the revision was published; nil if unknown.
  var publishedAt: Date?
  var startsAt: Date?
  var endsAt: Date?
  var isPaused: Bool
  var hasGroups: Bool
  var uses: [Use]
  /// Stored form of the lists of next questionnaires; nil if none.
  var nextLists: [UInt8]?
  /// The questionnaires that lists follow.
  var followedQuestionnaires: [String]
  /// The accepted types of health records.
  var recordTypes: [RecordTypeUse] = []
  /// The sound collections of the study.
  var soundCollectionIDs: [String] = []
  /// Stored form of the triggers; nil if none.
  var triggers: [UInt8]?
  /// Stored form of the comparisons, feedback texts and rewards; nil if none.
  var results: [UInt8]?
  /// Whether exports contain devices as reported, instead of classes.
  var hasExactDevices: Bool = false
}
