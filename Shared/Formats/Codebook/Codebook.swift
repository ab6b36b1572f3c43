/// A codebook, read.
public struct Codebook: Sendable, Hashable {
  public var questionnaire: ReadQuestionnaire
  /// What became of every row.
  public var rows: CodebookReport

  public init(questionnaire: ReadQuestionnaire, rows: CodebookReport) {
    self.questionnaire = questionnaire
    self.rows = rows
  }
}
