/// A questionnaire as written by its author, without a version.
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
  /// Required languages of every text, BCP 47, always including the default language. Texts may
  /// have further languages.
  public var languages: [String]
  /// The kind of `inherited` questions outside of groups with a kind (TYT §3 `one_answer`, TNA §4
  /// configuration inheritance).
  public var sharedKind: QuestionDefinition.Kind?
  /// Listed in display order; a group's members follow it.
  public var elements: [ElementDefinition]
  public var sensors: [SensorRequestDefinition]
  /// A score may count earlier scores.
  public var scores: [ScoreDefinition]
  public var calculations: [CalculationDefinition]
  public var constraints: [ConstraintDefinition]
  public var provenance: ProvenanceDefinition
  /// Origin of a fork or copy.
  public var origin: OriginDefinition?
  /// Data of other formats without a field here.
  public var annotations: [Annotation]

  public init(
    id: String, title: TranslatedText, description: TranslatedText = TranslatedText(),
    introduction: TranslatedText = TranslatedText(), closing: TranslatedText = TranslatedText(),
    defaultLanguage: String, languages: [String] = [], sharedKind: QuestionDefinition.Kind? = nil,
    elements: [ElementDefinition], sensors: [SensorRequestDefinition] = [],
    scores: [ScoreDefinition] = [], calculations: [CalculationDefinition] = [],
    constraints: [ConstraintDefinition] = [],
    provenance: ProvenanceDefinition = ProvenanceDefinition(), origin: OriginDefinition? = nil,
    annotations: [Annotation] = []
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
    self.calculations = calculations
    self.constraints = constraints
    self.provenance = provenance
    self.origin = origin
    self.annotations = annotations
  }

  public var questionCount: Int { elements.count { $0.question != nil } }
}

/// The published version from which a fork or copy was made.
public struct OriginDefinition: Sendable, Hashable {
  public var projectID: String
  public var questionnaireID: String
  /// Version number from 1.
  public var version: UInt32

  public init(projectID: String, questionnaireID: String, version: UInt32) {
    self.projectID = projectID
    self.questionnaireID = questionnaireID
    self.version = version
  }
}

/// Identifies one published version.
public struct QuestionnaireVersionKey: Sendable, Hashable {
  public var id: String
  /// Version number from 1.
  public var version: UInt32

  public init(id: String, version: UInt32) {
    self.id = id
    self.version = version
  }
}
