import Calendar
import FoundationEssentials
import Questionnaires

/// The rules of a study that validation needs.
struct StudyRules: Sendable, Hashable {
  var studyID: String
  /// Sheets finished earlier are rejected; nil for no start.
  var startsAt: Instant?
  /// Sheets finished at or after this time are rejected; nil for no end.
  var endsAt: Instant?
  /// Keyed by questionnaire id.
  var uses: [String: QuestionnaireUse] {
    didSet { sequenceQuestionnaires = questionnairesOfSequences }
  }
  var pauses: [StudyPause]
  /// Whether its participants are divided into groups.
  var hasGroups: Bool
  /// Questionnaires after which others may be offered.
  var followedQuestionnaires: Set<String>
  /// Sheets finished up to this time cannot be based on a newer revision, so rejections are final.
  /// Later sheets are postponed until the catalogue confirms the rules.
  var settledUntil: Instant
  /// Vocabularies by accepted type of health record; empty if the type has no codes.
  var recordVocabularies: [RecordType: String]
  /// The sound collections of the study.
  var soundCollectionIDs: Set<String>
  /// Former sound collections with the time of their removal.
  var closedSoundCollections: [String: Instant] = [:]
  /// The lists of next questionnaires.
  var nextLists: [NextListDefinition] = []
  /// The binding ones among ``nextLists``; nil if none.
  var bindingLists: BindingLists? {
    didSet { sequenceQuestionnaires = questionnairesOfSequences }
  }
  /// The questionnaires relevant to binding sequences, sorted: those of the lists, and those that
  /// block all others. Empty without binding lists.
  public private(set) var sequenceQuestionnaires: [String] = []
  /// The values that participants may compare with those of all.
  var comparisons: [ComparisonDefinition] = []
  /// The texts that participants see after a sheet.
  var feedback: [FeedbackDefinition] = []
  /// What motivates participants; nil for none.
  var rewards: RewardDefinition?
  /// Triggers that submitted data can fire.
  var triggers = StudyTriggers()
  /// Questions that conditions of next lists and other questionnaires refer to: element ids by
  /// questionnaire id.
  var watchedQuestions: [String: Set<String>] = [:]

  init(
    studyID: String, startsAt: Instant? = nil, endsAt: Instant? = nil, uses: [QuestionnaireUse],
    pauses: [StudyPause] = [], hasGroups: Bool = false, followedQuestionnaires: Set<String> = [],
    settledUntil: Instant = .distantFuture, recordVocabularies: [RecordType: String] = [:],
    soundCollectionIDs: Set<String> = []
  ) {
    self.studyID = studyID
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.settledUntil = settledUntil
    self.pauses = pauses
    self.recordVocabularies = recordVocabularies
    self.soundCollectionIDs = soundCollectionIDs
    self.hasGroups = hasGroups
    self.followedQuestionnaires = followedQuestionnaires
    self.uses = Dictionary(
      uses.map { ($0.questionnaireID, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private var questionnairesOfSequences: [String] {
    guard let bindingLists else { return [] }
    return bindingLists.questionnaireIDs
      .union(uses.values.filter { $0.blocksSince != nil }.map(\.questionnaireID)).sorted()
  }

  /// Whether some questionnaires are restricted to groups, so that an unknown one may be another
  /// group's.
  var hidesQuestionnaires: Bool { uses.values.contains { !$0.groupIDs.isEmpty } }

  /// Returns the use of a questionnaire if the member may know of it. A questionnaire restricted to
  /// other groups is treated as not in the study, so that members learn nothing about other arms of
  /// a trial.
  func use(of questionnaireID: String, shownTo groups: MemberGroups) -> QuestionnaireUse? {
    guard let use = uses[questionnaireID], groups.everSaw(use) else { return nil }
    return use
  }

  /// Whether the study is paused now.
  var isPaused: Bool { pauses.contains { $0.until == nil } }

  /// Returns the questionnaires to be filled in before another one, in the study's order.
  func uses(
    blocking use: QuestionnaireUse, seenBy groups: Set<String>, at instant: Instant
  ) -> [QuestionnaireUse] {
    guard use.blocksSince == nil else { return [] }
    return blockingUses(seenBy: groups).filter { $0.blocksSince.map { $0 <= instant } ?? false }
  }

  /// Open questionnaires that block all others, regardless of groups.
  var blockingQuestionnaires: [String] {
    uses.values.filter { $0.blocksSince != nil && $0.availability == .open }
      .map(\.questionnaireID)
  }

  /// Returns those visible to the groups, in the study's order.
  func blockingUses(seenBy groups: Set<String>) -> [QuestionnaireUse] {
    uses.values.filter {
      $0.blocksSince != nil && $0.availability == .open && $0.isSeen(by: groups)
    }.sorted { ($0.position, $0.questionnaireID) < ($1.position, $1.questionnaireID) }
  }
}

/// A period in which the study was paused.
struct StudyPause: Sendable, Hashable {
  var from: Instant
  /// End of the pause; nil while it lasts.
  var until: Instant?

  func contains(_ instant: Instant) -> Bool {
    instant >= from && until.map { instant < $0 } ?? true
  }
}

/// A questionnaire to be filled in next.
struct Offer: Sendable, Hashable {
  var questionnaireID: String
  /// The study's current version.
  var version: UInt32
  /// Information text in all languages; empty if the questionnaire's title suffices.
  var info: TranslatedText = TranslatedText()
  /// The preceding sheet; nil for a questionnaire that blocks all others.
  var afterSheetID: UUID?
}

extension StudyRules {
  /// Whether the study has or had the collection.
  func everHadSounds(of collectionID: String) -> Bool {
    soundCollectionIDs.contains(collectionID) || closedSoundCollections[collectionID] != nil
  }

  /// Whether the study had the collection at that time; offline devices continue with what they
  /// have.
  ///
  /// - Parameter instant: nil for an implausible device clock; the time may then be before the
  ///   closing.
  func hadSounds(of collectionID: String, at instant: Instant?) -> Bool {
    if soundCollectionIDs.contains(collectionID) { return true }
    guard let closedAt = closedSoundCollections[collectionID] else { return false }
    return instant.map { $0 < closedAt } ?? true
  }
}
