public struct NumberDefinition: Sendable, Hashable {
  public var minimum: Double?
  public var maximum: Double?
  public var isInteger: Bool
  /// UCUM code; empty for a pure number.
  public var unit: String
  /// Pattern that the number must match, written as ``plainText(_:)``; empty for any number.
  public var pattern: String
  /// Describes in words what the pattern expects.
  public var patternHint: TranslatedText

  public init(
    minimum: Double? = nil, maximum: Double? = nil, isInteger: Bool = false, unit: String = "",
    pattern: String = "", patternHint: TranslatedText = TranslatedText()
  ) {
    self.pattern = pattern
    self.patternHint = patternHint
    self.minimum = minimum
    self.maximum = maximum
    self.isInteger = isInteger
    self.unit = unit
  }
}
