/// Sounds for auditory stimulation, and how they are played and rated (SON §2, §5).
public struct SoundCollectionDefinition: Sendable, Hashable {
  /// Stands for playback without an end.
  public static let endlessMinutes: UInt32 = 0

  public var id: String
  public var title: TranslatedText
  public var description: TranslatedText
  /// BCP 47.
  public var defaultLanguage: String
  /// The languages that every text must be translated into; see ``QuestionnaireDefinition``.
  public var languages: [String]
  /// Listed in display order.
  public var categories: [SoundCategoryDefinition]
  /// Listed in display order.
  public var sounds: [SoundDefinition]
  /// Choices for repeating a sound, in minutes; 0 means endlessly.
  public var loopMinutes: [UInt32]
  /// The questionnaire that rates a stimulation; empty if absent.
  public var ratingQuestionnaireID: String
  /// Seconds the rating is offered; 0 means until it is answered (SON FA10: 30 s).
  public var ratingTimeoutSeconds: UInt32
  public var provenance: ProvenanceDefinition

  public init(
    id: String, title: TranslatedText, description: TranslatedText = TranslatedText(),
    defaultLanguage: String, languages: [String] = [], categories: [SoundCategoryDefinition],
    sounds: [SoundDefinition], loopMinutes: [UInt32] = [], ratingQuestionnaireID: String = "",
    ratingTimeoutSeconds: UInt32 = 0, provenance: ProvenanceDefinition = ProvenanceDefinition()
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.defaultLanguage = defaultLanguage
    self.languages = languages
    self.categories = categories
    self.sounds = sounds
    self.loopMinutes = loopMinutes
    self.ratingQuestionnaireID = ratingQuestionnaireID
    self.ratingTimeoutSeconds = ratingTimeoutSeconds
    self.provenance = provenance
  }
}

/// A category of sounds.
public struct SoundCategoryDefinition: Sendable, Hashable {
  /// Unique in the collection.
  public var id: String
  public var title: TranslatedText
  public var image: FileReference?

  public init(id: String, title: TranslatedText, image: FileReference? = nil) {
    self.id = id
    self.title = title
    self.image = image
  }
}
