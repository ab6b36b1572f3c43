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
  public var elements: [ElementDefinition]
  public var sensors: [SensorRequestDefinition]
  public var demonstrationWording: Bool
  public var source: String
  public var licence: String

  public init(
    id: String, title: TranslatedText, description: TranslatedText = TranslatedText(),
    introduction: TranslatedText = TranslatedText(), closing: TranslatedText = TranslatedText(),
    defaultLanguage: String, elements: [ElementDefinition],
    sensors: [SensorRequestDefinition] = [], demonstrationWording: Bool = false,
    source: String = "", licence: String = ""
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.introduction = introduction
    self.closing = closing
    self.defaultLanguage = defaultLanguage
    self.elements = elements
    self.sensors = sensors
    self.demonstrationWording = demonstrationWording
    self.source = source
    self.licence = licence
  }

  public var questionCount: Int { elements.count { $0.question != nil } }
}

/// A measurement to take while a questionnaire is filled in.
public struct SensorRequestDefinition: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case position, noiseLevel }

  /// Nil when the definition names none.
  public var kind: Kind?
  /// Measurements per sheet.
  public var count: UInt32

  public init(kind: Kind?, count: UInt32) {
    self.kind = kind
    self.count = count
  }
}
