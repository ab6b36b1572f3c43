/// A study as written by its leader.
public struct StudyDefinition: Sendable, Hashable {
  public enum Access: String, Sendable, Hashable, CaseIterable {
    case open
    case password
    /// A leader decides on each request.
    case request
  }

  /// Visibility of the parts that only staff of the study sees.
  public enum Sharing: String, Sendable, Hashable, CaseIterable {
    /// People with a role in the study or its project.
    case project
    /// People with a role in any project, who may also fork it.
    case anyone
  }

  public var id: String
  public var title: TranslatedText
  /// One or two sentences, for lists.
  public var description: TranslatedText
  /// Information for people who consider taking part.
  public var text: TranslatedText
  public var picture: FileReference?
  public var consentText: TranslatedText
  public var consentDetails: ConsentDetails
  public var access: Access?
  /// Whether the study is unlisted: visible only to its participants and to clients that know its
  /// id.
  public var isPrivate: Bool
  /// Whether joining and filling in are suspended.
  public var isPaused: Bool
  /// BCP 47.
  public var defaultLanguage: String
  /// Start; nil if open.
  public var startsAt: UTCInstant?
  /// End; nil if open.
  public var endsAt: UTCInstant?
  /// Groups of participants with their own questionnaires.
  public var groups: [StudyGroupDefinition]
  /// Listed in display order.
  public var questionnaires: [QuestionnaireUse]
  public var nextLists: [NextListDefinition]
  /// Ids of sound collections for stimulation.
  public var soundCollectionIDs: [String]
  /// Ids of vocabularies for records such as events and therapies.
  public var vocabularyIDs: [String]
  /// When consents to earlier texts expire; nil if they stay valid.
  public var earlierConsentsEndAt: UTCInstant?
  /// Retention; nil if answers are kept without limit.
  public var retention: StudyRetention?
  /// Health records that its participants keep.
  public var recordTypes: [RecordTypeUse]
  /// Fallback order for texts that lack the requested language.
  public var languageFallback: LanguageFallback
  public var promptRules: PromptRulesDefinition
  /// Events that cause notifications.
  public var triggers: [TriggerDefinition]
  /// Whether exports contain devices and app versions as reported, instead of classes.
  public var hasExactDevices: Bool
  /// Whether staff may connect participants with the study's own records by subject labels.
  public var hasSubjectLabels: Bool
  /// Values that participants may compare with those of all participants.
  public var comparisons: [ComparisonDefinition]
  /// Texts shown to the participant after a sheet.
  public var feedback: [FeedbackDefinition]
  /// Information that anyone can read.
  public var information: [InformationTextDefinition]
  /// What it was forked from; nil if it is no fork.
  public var origin: StudyOriginDefinition?
  public var sharing: Sharing
  /// Names of the profile fields that its questionnaires may use; see ``ProfileField``.
  public var profileFields: [String]
  /// What motivates participants; nil for none.
  public var rewards: RewardDefinition?

  public init(
    id: String, title: TranslatedText, description: TranslatedText = TranslatedText(),
    text: TranslatedText = TranslatedText(), picture: FileReference? = nil,
    consentText: TranslatedText, consentDetails: ConsentDetails = ConsentDetails(),
    access: Access?, isPrivate: Bool = false, isPaused: Bool = false,
    defaultLanguage: String, startsAt: UTCInstant? = nil, endsAt: UTCInstant? = nil,
    groups: [StudyGroupDefinition] = [], questionnaires: [QuestionnaireUse],
    nextLists: [NextListDefinition] = [], soundCollectionIDs: [String] = [],
    vocabularyIDs: [String] = [], earlierConsentsEndAt: UTCInstant? = nil,
    retention: StudyRetention? = nil, recordTypes: [RecordTypeUse] = [],
    languageFallback: LanguageFallback = .english,
    promptRules: PromptRulesDefinition = PromptRulesDefinition(),
    triggers: [TriggerDefinition] = [], hasExactDevices: Bool = false,
    hasSubjectLabels: Bool = false,
    comparisons: [ComparisonDefinition] = [], feedback: [FeedbackDefinition] = [],
    information: [InformationTextDefinition] = [], origin: StudyOriginDefinition? = nil,
    sharing: Sharing = .project, profileFields: [String] = [],
    rewards: RewardDefinition? = nil
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.text = text
    self.picture = picture
    self.consentText = consentText
    self.consentDetails = consentDetails
    self.access = access
    self.isPrivate = isPrivate
    self.isPaused = isPaused
    self.defaultLanguage = defaultLanguage
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.groups = groups
    self.questionnaires = questionnaires
    self.nextLists = nextLists
    self.soundCollectionIDs = soundCollectionIDs
    self.vocabularyIDs = vocabularyIDs
    self.earlierConsentsEndAt = earlierConsentsEndAt
    self.retention = retention
    self.recordTypes = recordTypes
    self.languageFallback = languageFallback
    self.promptRules = promptRules
    self.triggers = triggers
    self.hasExactDevices = hasExactDevices
    self.hasSubjectLabels = hasSubjectLabels
    self.comparisons = comparisons
    self.feedback = feedback
    self.information = information
    self.origin = origin
    self.sharing = sharing
    self.profileFields = profileFields
    self.rewards = rewards
  }
}

/// A group of a study's participants.
public struct StudyGroupDefinition: Sendable, Hashable {
  /// Unique in the study.
  public var id: String
  public var title: TranslatedText
  /// Consent text in place of the study's; absent for the study's.
  public var consentText: TranslatedText

  public init(
    id: String, title: TranslatedText, consentText: TranslatedText = TranslatedText()
  ) {
    self.id = id
    self.title = title
    self.consentText = consentText
  }
}

/// The language to use next when a text lacks the requested one.
public enum LanguageFallback: String, Sendable, Hashable, CaseIterable {
  /// English, then the default language (SON NFA03).
  case english
  /// The default language, then English.
  case defaultLanguage = "default-language"
}

/// Limits for all notifications of a study together.
public struct PromptRulesDefinition: Sendable, Hashable {
  /// Maximum per day; 0 means unlimited.
  public var perDayMax: UInt32
  /// 0 means no minimum.
  public var minimumGapMinutes: UInt32
  /// `YYYY-MM-DD`.
  public var holidays: [String]

  public init(perDayMax: UInt32 = 0, minimumGapMinutes: UInt32 = 0, holidays: [String] = []) {
    self.perDayMax = perDayMax
    self.minimumGapMinutes = minimumGapMinutes
    self.holidays = holidays
  }
}
