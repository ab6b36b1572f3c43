/// A number computed from a filled-in questionnaire.
///
/// The value of an item is the weight of the chosen option (several: their sum), or the number
/// answered; yes is 1, no is 0. A reversed item counts `lowest + highest − value` of its scale. Each
/// value is multiplied by the item's weight. Items that are hidden or not answered are missing.
///
/// `result = factor · (sum or mean) + offset`.
public struct ScoreDefinition: Sendable, Hashable {
  public enum Method: String, Sendable, Hashable, CaseIterable {
    /// Of the items that are there.
    case sum
    /// Of the items that are there, scaled up to all: `mean · weights of all items`.
    case proratedSum = "prorated-sum"
    /// Weighted by the items' weights.
    case mean
  }

  /// Unique in the questionnaire among scores; spelled like an element id.
  public var id: String
  public var title: TranslatedText
  /// Nil when the definition names none.
  public var method: Method?
  public var items: [ScoreItem]
  /// With fewer items there is no score; 0 means all of them.
  public var minimumAnswered: UInt32
  public var factor: Double
  public var offset: Double
  /// Each reaches from its minimum up to the next one's; in ascending order.
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
