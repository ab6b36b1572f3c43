/// A grade of a score.
public struct ScoreBand: Sendable, Hashable {
  /// Inclusive.
  public var minimum: Double
  /// Spelled like an option's code.
  public var code: String
  public var label: TranslatedText

  public init(minimum: Double, code: String, label: TranslatedText) {
    self.minimum = minimum
    self.code = code
    self.label = label
  }
}
