public import Calendar
public import Questionnaires

/// What validation needs of a study.
public struct StudyRules: Sendable, Hashable {
  public var studyID: String
  /// Sheets finished before are refused. Nil: open beginning.
  public var startsAt: Instant?
  /// Sheets finished at or after it are refused. Nil: open end.
  public var endsAt: Instant?
  /// By questionnaire id.
  public var uses: [String: QuestionnaireUse]
  public var pauses: [StudyPause]
  /// Whether its participants are divided into groups.
  public var hasGroups: Bool
  /// Questionnaires after which others may be offered.
  public var followedQuestionnaires: Set<String>
  /// Sheets finished until then were filled in by no newer revision than this one: what it refuses of
  /// them is refused for good. Later ones wait until the catalogue has said what is in force.
  public var settledUntil: Instant
  /// The vocabulary of each type of health records that it takes; empty: the type has no codes.
  public var recordVocabularies: [RecordType: String]
  /// Whose sounds its participants listen to.
  public var soundCollectionIDs: Set<String>
  /// Since when collections are no longer the study's that were.
  public var closedSoundCollections: [String: Instant] = [:]
  /// What is offered after questionnaires.
  public var nextLists: [NextListDefinition] = []
  /// Of these those whose order is binding; nil: none is.
  public var bindingLists: BindingLists? {
    didSet { sequenceQuestionnaires = questionnairesOfSequences }
  }
  /// The questionnaires that decide about binding sequences, sorted: what the lists name, and what blocks all
  /// others; empty without binding lists.
  public private(set) var sequenceQuestionnaires: [String] = []
  /// What participants send may fire them.
  public var triggers = StudyTriggers()
  /// The questions that conditions of next lists and of other questionnaires look at: element ids by
  /// questionnaire id.
  public var watchedQuestions: [String: Set<String>] = [:]

  public init(
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

  /// Whether some of the questionnaires are for groups: then what somebody asks about may be one of
  /// another group's.
  public var hidesQuestionnaires: Bool { uses.values.contains { !$0.groupIDs.isEmpty } }

  /// What a member is told about a questionnaire. One that is for groups in which the member never was
  /// is answered about as one that the study does not have: which arms a trial has, what is asked in
  /// them, and that they exist, is not for those who are in another one.
  public func use(of questionnaireID: String, shownTo groups: MemberGroups) -> QuestionnaireUse? {
    guard let use = uses[questionnaireID], groups.everSaw(use) else { return nil }
    return use
  }

  /// Whether nothing is to be filled in now.
  public var isPaused: Bool { pauses.contains { $0.until == nil } }

  /// Those that are to be filled in before another one, in the order of the study.
  public func uses(
    blocking use: QuestionnaireUse, seenBy groups: Set<String>, at instant: Instant
  ) -> [QuestionnaireUse] {
    guard use.blocksSince == nil else { return [] }
    return blockingUses(seenBy: groups).filter { $0.blocksSince.map { $0 <= instant } ?? false }
  }

  /// Those that can be filled in now and must be before all others, for whichever group.
  public var blockingQuestionnaires: [String] {
    uses.values.filter { $0.blocksSince != nil && $0.availability == .open }
      .map(\.questionnaireID)
  }

  /// The same for somebody's groups, in the order of the study.
  public func blockingUses(seenBy groups: Set<String>) -> [QuestionnaireUse] {
    uses.values.filter {
      $0.blocksSince != nil && $0.availability == .open && $0.isSeen(by: groups)
    }.sorted { ($0.position, $0.questionnaireID) < ($1.position, $1.questionnaireID) }
  }
}
