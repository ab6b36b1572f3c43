public import Calendar
public import FoundationEssentials

/// A sheet that passed every rule, with its head in usable form.
public struct AcceptedSheet: Sendable, Hashable {
  public let sheetID: UUID
  public let startedAt: Instant?
  public let finishedAt: Instant
  /// Whether a second sheet of the questionnaire is refused.
  public let isOneTime: Bool
  /// Whether it fills the questionnaire in. One without any answer does not where anything is asked: it uses up
  /// no one-time questionnaire, keeps nobody from filling in again, and lifts no block.
  public var fillsIn = true
  /// How long after another sheet of the questionnaire it must have been finished; 0: at any time.
  public var repeatIntervalMicroseconds: Int64 = 0
  /// The participant's group in the study when it was finished; empty: none.
  public var groupID = ""
  public var deviations: [Deviation] = []
  public var scores: [SheetScore] = []
  /// By what it was judged where the study has binding lists; nil where it was not.
  public var sequence: SequenceExpectation?
  /// The choices and numbers that the study's rules look at.
  public var watchedAnswers: [Answer] = []
  /// As they are stored.
  public let answers: [Answer]
  /// As it was sent, which tells a repetition from another sheet with the same id.
  public let sheet: AnswerSheet
}
