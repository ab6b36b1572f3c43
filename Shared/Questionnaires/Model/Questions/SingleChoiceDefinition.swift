/// One of the options.
public struct SingleChoiceDefinition: Sendable, Hashable {
  public var options: [OptionDefinition]
  /// Whether to draw it as a turning knob instead of a list.
  public var isKnob: Bool

  public init(options: [OptionDefinition], isKnob: Bool = false) {
    self.options = options
    self.isKnob = isKnob
  }
}
