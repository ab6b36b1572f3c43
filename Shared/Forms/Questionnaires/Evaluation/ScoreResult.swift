/// A score or calculation of one filled-in questionnaire.
public struct ScoreResult: Sendable, Hashable {
  public var scoreID: String
  /// The value; nil if too few items were answered, and for a calculation without a number.
  public var value: Double?
  /// Value of a calculation that is not a number: `yes` or `no`, or a text; otherwise nil.
  public var text: String?
  /// Whether clients do not show it by itself.
  public var isHidden = false
  /// The band of the value; nil without a value and below the lowest band.
  public var band: ScoreBand?
  /// Number of answered items; 0 for a calculation.
  public var answered: Int
  public var items: Int

  public init(
    scoreID: String, value: Double?, band: ScoreBand? = nil, answered: Int, items: Int
  ) {
    self.scoreID = scoreID
    self.value = value
    self.band = band
    self.answered = answered
    self.items = items
  }

  /// The result of a calculation.
  init(_ calculation: CalculationDefinition, _ value: AnswerValue?) {
    self.init(scoreID: calculation.id, value: nil, answered: 0, items: 0)
    isHidden = calculation.isHidden
    switch value {
    case .number(let number)?: self.value = number
    case .codes(let codes)?: text = codes.first
    case .text(let text)?: self.text = text
    case nil: break
    }
  }
}
