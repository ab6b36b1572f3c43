public import Messages
public import Questionnaires

extension PromptRulesDefinition {
  public init(_ message: CatalogueV1.PromptRules) {
    self.init(
      perDayMax: message.perDayMax, minimumGapMinutes: message.minimumGapMinutes,
      holidays: message.holidays)
  }
}

extension CatalogueV1.PromptRules {
  /// Nil where there are none.
  public init?(_ rules: PromptRulesDefinition) {
    guard rules != PromptRulesDefinition() else { return nil }
    self.init(
      perDayMax: rules.perDayMax, minimumGapMinutes: rules.minimumGapMinutes,
      holidays: rules.holidays)
  }
}
