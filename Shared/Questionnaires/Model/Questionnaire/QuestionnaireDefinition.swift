/// A questionnaire as its author wrote it, before it has a version.
public struct QuestionnaireDefinition: Sendable, Hashable {
  public var id: String
  public var title: TranslatedText
  public var description: TranslatedText
  /// Shown before the first element.
  public var introduction: TranslatedText
  /// Shown after the last element.
  public var closing: TranslatedText
  /// BCP 47.
  public var defaultLanguage: String
  /// The languages that every text must be translated into, BCP 47; the default language is one of
  /// them whether it stands here or not. Texts may have further ones.
  public var languages: [String]
  /// What questions of the kind `inherited` ask for that stand in no group with a kind of its own
  /// (TYT §3 `one_answer`, TNA §4 configuration inheritance).
  public var sharedKind: QuestionDefinition.Kind?
  /// In the order in which they are shown; a group's members follow it.
  public var elements: [ElementDefinition]
  public var sensors: [SensorRequestDefinition]
  /// A score may count others that stand before it.
  public var scores: [ScoreDefinition]
  public var provenance: ProvenanceDefinition
  /// Where a fork or copy comes from.
  public var origin: OriginDefinition?
  /// What other formats say and this one has no field for.
  public var annotations: [Annotation]

  public init(
    id: String, title: TranslatedText, description: TranslatedText = TranslatedText(),
    introduction: TranslatedText = TranslatedText(), closing: TranslatedText = TranslatedText(),
    defaultLanguage: String, languages: [String] = [], sharedKind: QuestionDefinition.Kind? = nil,
    elements: [ElementDefinition], sensors: [SensorRequestDefinition] = [],
    scores: [ScoreDefinition] = [], provenance: ProvenanceDefinition = ProvenanceDefinition(),
    origin: OriginDefinition? = nil, annotations: [Annotation] = []
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.introduction = introduction
    self.closing = closing
    self.defaultLanguage = defaultLanguage
    self.languages = languages
    self.sharedKind = sharedKind
    self.elements = elements
    self.sensors = sensors
    self.scores = scores
    self.provenance = provenance
    self.origin = origin
    self.annotations = annotations
  }

  public var questionCount: Int { elements.count { $0.question != nil } }
}
