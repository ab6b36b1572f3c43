/// A position between two ends. Values are `minimum + k·step`; a step of 0 is continuous. There is
/// no initial position (TYT §2, TYS FR 13).
public struct SliderDefinition: Sendable, Hashable {
  public var minimum: Double
  public var maximum: Double
  public var step: Double
  public var minimumLabel: TranslatedText
  public var maximumLabel: TranslatedText
  /// Whether it is shown as a knob.
  public var isKnob: Bool
  /// Whether the participant sees the chosen number; hidden by default (TYT §5).
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

  /// Whether steps from the minimum reach the maximum, in at most a billion.
  ///
  /// Decimal steps such as 0.01 have no exact binary form, so a billionth of a step is tolerated.
  public var stepDividesRange: Bool {
    let steps = (maximum - minimum) / step
    return steps >= 1 - 1e-9 && (steps - steps.rounded()).magnitude <= 1e-9 * max(1, steps)
      && steps <= 1e9
  }
}
