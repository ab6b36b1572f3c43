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
