/// How often and when a study asks, over all its questionnaires.
public struct PromptRulesDefinition: Sendable, Hashable {
  /// On each day; 0: any number.
  public var perDayMax: UInt32
  /// 0: any.
  public var minimumGapMinutes: UInt32
  /// `YYYY-MM-DD`.
  public var holidays: [String]

  public init(perDayMax: UInt32 = 0, minimumGapMinutes: UInt32 = 0, holidays: [String] = []) {
    self.perDayMax = perDayMax
    self.minimumGapMinutes = minimumGapMinutes
    self.holidays = holidays
  }
}
