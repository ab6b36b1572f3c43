import FoundationEssentials
import Questionnaires

/// The properties of a study that decide on its retirement and deletion.
struct StudyStanding: Sendable {
  /// Time after the end within which events of auth about joining may still arrive, in seconds.
  static let joiningSeconds: Int64 = 3_600
  /// Time after the retention within which auth erases the answers, in seconds.
  static let erasureSeconds: Int64 = 86_400

  var id: String
  var revision: UInt32
  var projectID: String
  var definition: StudyDefinition
  var hasPassword: Bool
  var hadParticipants: Bool
  var isRetired: Bool
  var isDeleted: Bool

  /// Whether participants cannot join or fill in anything now: the study has not started, or ended at
  /// least `seconds` ago.
  func isClosed(for seconds: Int64 = 0, at now: Date) -> Bool {
    let now = Int64(now.timeIntervalSince1970)
    if let start = definition.startsAt, start.seconds > now { return true }
    return definition.endsAt.map { $0.seconds <= now - seconds } ?? false
  }

  /// - Throws: ``CatalogueError`` unless the study may be deleted.
  func requireDeletable(at now: Date) throws {
    guard isClosed(for: Self.joiningSeconds, at: now) else {
      throw CatalogueError.conflict(.studyNotEnded)
    }
    guard hadParticipants else { return }
    guard let end = definition.endsAt, let days = definition.retention?.daysAfterEnd, days > 0
    else {
      throw CatalogueError.conflict(.studyHasParticipants)
    }
    let until = end.seconds + Int64(days) * 86_400 + Self.erasureSeconds
    guard until <= Int64(now.timeIntervalSince1970) else {
      throw CatalogueError.conflict(
        .retentionNotPassed(until: UTCInstant(seconds: until, nanoseconds: 0)))
    }
  }
}
