/// The computation of a score, `factor · (sum or mean) + offset`, or of a calculation.
public struct CodebookScore: Sendable, Hashable, Codable {
  /// `sum`, `prorated-sum`, `mean` or `calculation`; empty if unknown to this release.
  public var method: String
  public var items: [Item]
  /// Minimum answered items for a score.
  public var minimumAnswered: Int
  public var factor: Double
  public var offset: Double
  /// The computation as text, of a calculation its expression: `sum of a, b (reversed), 2 × c; at least 2 of 3 answered`.
  public var formula: String

  public struct Item: Sendable, Hashable, Codable {
    /// Id of a question; empty if a score is counted.
    public var element: String
    /// Id of a score; empty if a question is counted.
    public var score: String
    public var weight: Double
    public var reversed: Bool

    public init(element: String, score: String, weight: Double, reversed: Bool) {
      self.element = element
      self.score = score
      self.weight = weight
      self.reversed = reversed
    }
  }

  public init(
    method: String, items: [Item], minimumAnswered: Int, factor: Double, offset: Double,
    formula: String
  ) {
    self.method = method
    self.items = items
    self.minimumAnswered = minimumAnswered
    self.factor = factor
    self.offset = offset
    self.formula = formula
  }
}
