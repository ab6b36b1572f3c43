/// A position between two ends. Values are `minimum + k·step`; a step of 0 is continuous. There is
/// no initial position (TYT §2, TYS FR 13).
public struct SliderDefinition: Sendable, Hashable {
  public var minimum: Double
  public var maximum: Double
  public var step: Double
  public var minimumLabel: TranslatedText
  public var maximumLabel: TranslatedText
  /// Whether to draw it as a turning knob.
  public var isKnob: Bool
  /// Whether the participant sees the number chosen; hidden as a rule (TYT §5).
  public var showsNumber: Bool

  public init(
    minimum: Double, maximum: Double, step: Double,
    minimumLabel: TranslatedText = TranslatedText(),
    maximumLabel: TranslatedText = TranslatedText(), isKnob: Bool = false, showsNumber: Bool = false
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.isKnob = isKnob
    self.showsNumber = showsNumber
  }
}
