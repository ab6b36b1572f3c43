/// How a score is computed: `factor · (sum or mean) + offset`.
public struct CodebookScore: Sendable, Hashable, Decodable {
  /// `sum`, `prorated-sum` or `mean`; empty: none that this release knows.
  public var method: String
  public var items: [Item]
  /// With fewer items there is no score.
  public var minimumAnswered: Int
  public var factor: Double
  public var offset: Double
  /// The same for people: `sum of a, b (reversed), 2 × c; at least 2 of 3 answered`.
  public var formula: String

  public struct Item: Sendable, Hashable, Decodable {
    /// Id of a question; empty: it counts a score.
    public var element: String
    /// Id of a score; empty: it counts a question.
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
