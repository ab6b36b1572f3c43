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
  /// Returns nil if there are no rules.
  public init?(_ rules: PromptRulesDefinition) {
    guard rules != PromptRulesDefinition() else { return nil }
    self.init(
      perDayMax: rules.perDayMax, minimumGapMinutes: rules.minimumGapMinutes,
      holidays: rules.holidays)
  }
}

extension LanguageFallback {
  /// An absent or unknown value becomes English.
  public init(_ message: CatalogueV1.LanguageFallback) {
    switch message {
    case .defaultLanguage: self = .defaultLanguage
    case .unspecified, .english, .unrecognized: self = .english
    }
  }
}
