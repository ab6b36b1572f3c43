public import Messages

/// A codebook, read.
public struct Codebook: Sendable, Hashable {
  public var questionnaire: CatalogueV1.Questionnaire
  public var report: CodebookReport

  public init(questionnaire: CatalogueV1.Questionnaire, report: CodebookReport) {
    self.questionnaire = questionnaire
    self.report = report
  }
}
