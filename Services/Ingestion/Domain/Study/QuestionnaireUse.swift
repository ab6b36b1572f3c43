import Calendar

/// How a study uses a questionnaire. Sheets of any published version are accepted, because a device
/// may have been offline during an update.
struct QuestionnaireUse: Sendable, Hashable {
  var questionnaireID: String
  /// The study's current version.
  var version: UInt32 = 1
  var recurrence: Recurrence = .repeated
  var availability: Availability = .open
  /// Minimum hours between finish times of a repeated questionnaire (TYT §3); 0 for no minimum.
  var repeatIntervalHours: UInt32 = 0
  /// Time since when it must be filled in before all others (TYS FR 11); nil if it does not block.
  var blocksSince: Instant?
  /// Groups that see the questionnaire; empty for all participants.
  var groupIDs: [String] = []
  /// Position in the study's order.
  var position: Int = 0
  /// Whether submitted sheets may be amended and withdrawn.
  var isRevisable: Bool = false
  /// Whether it may be closed on purpose with required answers missing (TYT §4.1.3).
  var mayCloseIncomplete: Bool = false
  /// Days after the latest change until a draft expires; 0 for the default.
  var draftDays: UInt32 = 0

  /// Ten years, the catalogue's limit; larger values would overflow times.
  static let repeatIntervalHoursMax: UInt32 = 87_840

  var repeatIntervalMicroseconds: Int64 {
    let hours = min(repeatIntervalHours, Self.repeatIntervalHoursMax)
    return recurrence == .oneTime ? 0 : Int64(hours) * 3_600_000_000
  }

  /// Returns when it may be filled in again after a sheet.
  func fillableAgain(after finishedAt: Instant) -> Instant {
    finishedAt.advanced(byMicroseconds: repeatIntervalMicroseconds)
  }

  /// Whether a member of the groups sees it.
  func isSeen(by groups: Set<String>) -> Bool {
    groupIDs.isEmpty || groupIDs.contains(where: groups.contains)
  }

  enum Recurrence: Sendable, Hashable {
    /// Filled in once per participant and study; a second sheet is rejected (TYS FR 10).
    case oneTime
    case repeated
  }

  /// Whether it can be filled in (TYS FR 9). Sheets finished before it was closed and sent later
  /// are accepted.
  enum Availability: Sendable, Hashable {
    case open
    /// Deactivated; nil if it was never open.
    case deactivated(since: Instant?)
    /// No longer part of the study.
    case removed(since: Instant)
  }
}
