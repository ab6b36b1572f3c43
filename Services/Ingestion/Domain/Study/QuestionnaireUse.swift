public import Calendar

/// How a study uses a questionnaire. Sheets of any published version are accepted: a device may
/// have been offline while the study moved on to a newer one.
public struct QuestionnaireUse: Sendable, Hashable {
  public var questionnaireID: String
  /// The version that the study hands out now.
  public var version: UInt32
  public var recurrence: Recurrence
  public var availability: Availability
  /// Where a repeated one may be filled in again only after a while: how long, by the times at which
  /// sheets were finished (TYT §3); 0: at any time.
  public var repeatIntervalHours: UInt32
  /// From then on nothing else is to be filled in before it is (TYS FR 11); nil: blocks nothing.
  public var blocksSince: Instant?
  /// The groups that see it; empty: everybody.
  public var groupIDs: [String]
  /// Place in the order in which the study offers them.
  public var position: Int
  /// Whether what was sent may be amended and withdrawn.
  public var isRevisable: Bool
  /// Whether it may be closed on purpose although required answers are missing (TYT §4.1.3).
  public var mayCloseIncomplete: Bool
  /// Days after its latest change in which a draft ends; 0: the default.
  public var draftDays: UInt32

  public init(
    questionnaireID: String, version: UInt32 = 1, recurrence: Recurrence = .repeated,
    availability: Availability = .open, repeatIntervalHours: UInt32 = 0,
    blocksSince: Instant? = nil, groupIDs: [String] = [], position: Int = 0,
    isRevisable: Bool = false, mayCloseIncomplete: Bool = false, draftDays: UInt32 = 0
  ) {
    self.questionnaireID = questionnaireID
    self.version = version
    self.recurrence = recurrence
    self.availability = availability
    self.repeatIntervalHours = repeatIntervalHours
    self.blocksSince = blocksSince
    self.groupIDs = groupIDs
    self.position = position
    self.isRevisable = isRevisable
    self.mayCloseIncomplete = mayCloseIncomplete
    self.draftDays = draftDays
  }

  /// Ten years, the catalogue's limit; with more, times would leave their range.
  public static let repeatIntervalHoursMax: UInt32 = 87_840

  public var repeatIntervalMicroseconds: Int64 {
    let hours = min(repeatIntervalHours, Self.repeatIntervalHoursMax)
    return recurrence == .oneTime ? 0 : Int64(hours) * 3_600_000_000
  }

  /// When it may be filled in again after a sheet that was finished at an instant.
  public func fillableAgain(after finishedAt: Instant) -> Instant {
    finishedAt.advanced(byMicroseconds: repeatIntervalMicroseconds)
  }

  /// Whether a member of the groups sees it.
  public func isSeen(by groups: Set<String>) -> Bool {
    groupIDs.isEmpty || groupIDs.contains(where: groups.contains)
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
