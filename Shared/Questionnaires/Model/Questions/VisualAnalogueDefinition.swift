/// A line without marks between two described ends, stored as 0–100, any value in between: the
/// millimetres of the paper form.
public struct VisualAnalogueDefinition: Sendable, Hashable {
  public static let maximum = 100.0

  public var minimumLabel: TranslatedText
  public var maximumLabel: TranslatedText

  public init(
    minimumLabel: TranslatedText = TranslatedText(), maximumLabel: TranslatedText = TranslatedText()
  ) {
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
  }
}
