/// One questionnaire as a study uses it.
public struct QuestionnaireUse: Sendable, Hashable {
  public enum Recurrence: String, Sendable, Hashable, CaseIterable {
    case oneTime = "one-time"
    case repeated
  }

  public var questionnaireID: String
  /// 0 means the version that the import publishes or finds unchanged.
  public var version: UInt32
  public var recurrence: Recurrence?
  /// Schedules with unique ids; empty if participants fill it in at any time.
  public var schedules: [ScheduleDefinition]
  public var isDeactivated: Bool
  /// Whether nothing else can be filled in before it (TYS FR 11).
  public var isBlocking: Bool
  /// Hours before it may be filled in again; 0 means at any time (TYT §3 `repeat_interval`).
  public var repeatIntervalHours: UInt32
  /// Groups that see it; empty means all participants.
  public var groupIDs: [String]
  /// Whether submitted sheets may be amended and withdrawn.
  public var isRevisable: Bool
  /// Whether it may be closed with required answers missing (TYT §4.1.3).
  public var mayCloseIncomplete: Bool
  /// Days after its last change until a draft ends; 0 means the default.
  public var draftDays: UInt32
  /// Whether clients show one question on each screen.
  public var isOneQuestionPerScreen: Bool

  public init(
    questionnaireID: String, version: UInt32 = 0, recurrence: Recurrence?,
    schedules: [ScheduleDefinition] = [], isDeactivated: Bool = false, isBlocking: Bool = false,
    repeatIntervalHours: UInt32 = 0, groupIDs: [String] = [], isRevisable: Bool = false,
    mayCloseIncomplete: Bool = false, draftDays: UInt32 = 0,
    isOneQuestionPerScreen: Bool = false
  ) {
    self.questionnaireID = questionnaireID
    self.version = version
    self.recurrence = recurrence
    self.schedules = schedules
    self.isDeactivated = isDeactivated
    self.isBlocking = isBlocking
    self.repeatIntervalHours = repeatIntervalHours
    self.groupIDs = groupIDs
    self.isRevisable = isRevisable
    self.mayCloseIncomplete = mayCloseIncomplete
    self.draftDays = draftDays
    self.isOneQuestionPerScreen = isOneQuestionPerScreen
  }
}
