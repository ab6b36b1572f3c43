/// A study as its leader wrote it.
public struct StudyDefinition: Sendable, Hashable {
  public enum Access: String, Sendable, Hashable, CaseIterable {
    case open
    case password
    /// A leader decides on each request.
    case request
  }

  public var id: String
  public var title: TranslatedText
  /// One or two sentences, for lists.
  public var description: TranslatedText
  /// What somebody reads who thinks of taking part.
  public var text: TranslatedText
  public var picture: FileReference?
  public var consentText: TranslatedText
  /// Nil when the definition names none.
  public var access: Access?
  /// Not listed: only who knows its id, or takes part, sees it.
  public var isPrivate: Bool
  /// Nobody can join or fill anything in for the time being.
  public var isPaused: Bool
  /// BCP 47.
  public var defaultLanguage: String
  /// Nil: open beginning.
  public var startsAt: UTCInstant?
  /// Nil: open end.
  public var endsAt: UTCInstant?
  /// Parts of the participants that see questionnaires of their own.
  public var groups: [StudyGroupDefinition]
  /// In the order in which they are offered.
  public var questionnaires: [QuestionnaireUse]
  public var nextLists: [NextListDefinition]
  /// Sounds for stimulation, by id.
  public var soundCollectionIDs: [String]
  /// Terms for records such as events and therapies, by id.
  public var vocabularyIDs: [String]
  /// Until when consents to earlier texts hold; nil: they stay valid.
  public var earlierConsentsEndAt: UTCInstant?
  /// Nil: answers are kept without limit.
  public var retention: StudyRetention?
  /// Which health records its participants keep.
  public var recordTypes: [RecordTypeUse]
  /// What is shown where a text lacks the language that was asked for.
  public var languageFallback: LanguageFallback
  public var promptRules: PromptRulesDefinition
  /// What happens that brings prompts.
  public var triggers: [TriggerDefinition]

  public init(
    id: String, title: TranslatedText, description: TranslatedText = TranslatedText(),
    text: TranslatedText = TranslatedText(), picture: FileReference? = nil,
    consentText: TranslatedText, access: Access?, isPrivate: Bool = false, isPaused: Bool = false,
    defaultLanguage: String, startsAt: UTCInstant? = nil, endsAt: UTCInstant? = nil,
    groups: [StudyGroupDefinition] = [], questionnaires: [QuestionnaireUse],
    nextLists: [NextListDefinition] = [], soundCollectionIDs: [String] = [],
    vocabularyIDs: [String] = [], earlierConsentsEndAt: UTCInstant? = nil,
    retention: StudyRetention? = nil, recordTypes: [RecordTypeUse] = [],
    languageFallback: LanguageFallback = .english,
    promptRules: PromptRulesDefinition = PromptRulesDefinition(),
    triggers: [TriggerDefinition] = []
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.text = text
    self.picture = picture
    self.consentText = consentText
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
  }
}

/// A part of a study's participants.
public struct StudyGroupDefinition: Sendable, Hashable {
  /// Unique in the study.
  public var id: String
  public var title: TranslatedText

  public init(id: String, title: TranslatedText) {
    self.id = id
    self.title = title
  }
}
