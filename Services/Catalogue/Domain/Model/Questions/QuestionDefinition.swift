/// Something a participant answers.
public struct QuestionDefinition: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case singleChoice(options: [OptionDefinition], knob: Bool)
    case multipleChoice(options: [OptionDefinition])
    case yesNo
    case slider(SliderDefinition)
    /// The dimension is nil when the definition names none.
    case selfAssessmentManikin(ManikinDimension?)
    case number(NumberDefinition)
    case date
    case time
    /// In Unicode scalars; 0 means the default.
    case textLine(maximumLength: UInt32)
    case textArea(maximumLength: UInt32)
  }

  public enum ManikinDimension: Sendable, Hashable { case valence, arousal }

  public var text: TranslatedText
  public var description: TranslatedText
  public var isOptional: Bool
  /// Nil when the definition has none, or one that this service does not know.
  public var kind: Kind?

  public init(
    text: TranslatedText, description: TranslatedText = TranslatedText(), isOptional: Bool = false,
    kind: Kind?
  ) {
    self.text = text
    self.description = description
    self.isOptional = isOptional
    self.kind = kind
  }
}

public struct OptionDefinition: Sendable, Hashable {
  public var code: String
  public var label: TranslatedText
  public var isExclusive: Bool

  public init(code: String, label: TranslatedText, isExclusive: Bool = false) {
    self.code = code
    self.label = label
    self.isExclusive = isExclusive
  }
}

/// A position between two ends. Values are `minimum + k·step`; a step of 0 is continuous.
public struct SliderDefinition: Sendable, Hashable {
  public var minimum: Double
  public var maximum: Double
  public var step: Double
  public var minimumLabel: TranslatedText
  public var maximumLabel: TranslatedText
  public var knob: Bool

  public init(
    minimum: Double, maximum: Double, step: Double,
    minimumLabel: TranslatedText = TranslatedText(),
    maximumLabel: TranslatedText = TranslatedText(), knob: Bool = false
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.knob = knob
  }
}

public struct NumberDefinition: Sendable, Hashable {
  public var minimum: Double?
  public var maximum: Double?
  public var isInteger: Bool
  /// UCUM code; empty for a pure number.
  public var unit: String

  public init(
    minimum: Double? = nil, maximum: Double? = nil, isInteger: Bool = false, unit: String = ""
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.isInteger = isInteger
    self.unit = unit
  }
}
