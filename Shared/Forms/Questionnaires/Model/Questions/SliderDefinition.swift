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
  /// Labels at values between the ends, ascending.
  public var labels: [Label]
  /// Whether each step has a mark.
  public var hasMarks: Bool
  /// Whether it stands upright, with the highest value at the top.
  public var isVertical: Bool

  /// A label at a value.
  public struct Label: Sendable, Hashable {
    public var value: Double
    public var text: TranslatedText

    public init(value: Double, text: TranslatedText) {
      self.value = value
      self.text = text
    }
  }

  public init(
    minimum: Double, maximum: Double, step: Double,
    minimumLabel: TranslatedText = TranslatedText(),
    maximumLabel: TranslatedText = TranslatedText(), isKnob: Bool = false,
    showsNumber: Bool = false, labels: [Label] = [], hasMarks: Bool = false,
    isVertical: Bool = false
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.isKnob = isKnob
    self.showsNumber = showsNumber
    self.labels = labels
    self.hasMarks = hasMarks
    self.isVertical = isVertical
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
