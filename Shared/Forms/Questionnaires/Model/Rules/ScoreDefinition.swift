/// A number computed from a completed questionnaire.
///
/// The value of an item is the weight of the chosen option (for several, their sum) or the answered
/// number; yes is 1, no is 0. A reversed item counts `lowest + highest − value` of its scale. Each
/// value is multiplied by the item's weight. Hidden and unanswered items are missing.
///
/// `result = factor · (sum or mean) + offset`.
public struct ScoreDefinition: Sendable, Hashable {
  public enum Method: String, Sendable, Hashable, CaseIterable {
    /// Sum of the answered items.
    case sum
    /// Sum of the answered items, scaled up to all: `mean · weights of all items`.
    case proratedSum = "prorated-sum"
    /// Mean weighted by the items' weights.
    case mean
  }

  /// Unique among the scores of the questionnaire; syntax of an element id.
  public var id: String
  public var title: TranslatedText
  public var method: Method?
  public var items: [ScoreItem]
  /// Minimum answered items for a score; 0 means all.
  public var minimumAnswered: UInt32
  public var factor: Double
  public var offset: Double
  /// Each band extends from its minimum to the next one's; in ascending order.
  public var bands: [ScoreBand]

  public init(
    id: String, title: TranslatedText = TranslatedText(), method: Method?, items: [ScoreItem],
    minimumAnswered: UInt32 = 0, factor: Double = 1, offset: Double = 0, bands: [ScoreBand] = []
  ) {
    self.id = id
    self.title = title
    self.method = method
    self.items = items
    self.minimumAnswered = minimumAnswered
    self.factor = factor
    self.offset = offset
    self.bands = bands
  }

  public var effectiveMinimumAnswered: Int {
    minimumAnswered == 0 ? items.count : Int(minimumAnswered)
  }
}

/// A grade of a score.
public struct ScoreBand: Sendable, Hashable {
  /// Inclusive.
  public var minimum: Double
  /// Syntax of an option's code.
  public var code: String
  public var label: TranslatedText

  public init(minimum: Double, code: String, label: TranslatedText) {
    self.minimum = minimum
    self.code = code
    self.label = label
  }
}
