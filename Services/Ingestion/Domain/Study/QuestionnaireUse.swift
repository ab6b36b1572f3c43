/// How a study uses a questionnaire. Sheets of any published version are accepted: a device may
/// have been offline while the study moved on to a newer one.
public struct QuestionnaireUse: Sendable, Hashable {
  public var questionnaireID: String
  /// The version that the study hands out now.
  public var version: UInt32
  public var recurrence: Recurrence
  public var availability: Availability

  public init(
    questionnaireID: String, version: UInt32 = 1, recurrence: Recurrence = .repeated,
    availability: Availability = .open
  ) {
    self.questionnaireID = questionnaireID
    self.version = version
    self.recurrence = recurrence
    self.availability = availability
  }

  public enum Recurrence: Sendable, Hashable {
    /// Filled in once per participant and study; a second sheet is refused (TYS FR 10).
    case oneTime
    case repeated
  }

  /// Whether it can be filled in (TYS FR 9). Sheets finished before it was closed and sent after
  /// are accepted: they were filled in rightly.
  public enum Availability: Sendable, Hashable {
    case open
    /// Deactivated; nil: it was never open.
    case deactivated(since: Instant?)
    /// No longer part of the study.
    case removed(since: Instant)
  }
}
