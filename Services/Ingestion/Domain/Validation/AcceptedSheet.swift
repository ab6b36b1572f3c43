public import FoundationEssentials

/// A sheet that passed every rule, with its head in usable form.
public struct AcceptedSheet: Sendable, Hashable {
  public let sheetID: UUID
  public let startedAt: Instant?
  public let finishedAt: Instant
  /// Whether a second sheet of the questionnaire is refused.
  public let isOneTime: Bool
  public let sheet: AnswerSheet
}
