import FoundationEssentials
import Questionnaires

/// The properties of a study that decide on its retirement and deletion.
struct StudyStanding: Sendable {
  /// Time around start and end within which other services may still let participants join, and their
  /// events about it may arrive, in seconds.
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

  /// Whether participants cannot join or fill in anything now: the study starts in more than `seconds`,
  /// or ended at least `seconds` ago.
  func isClosed(for seconds: Int64 = 0, at now: Date) -> Bool {
    let now = Int64(now.timeIntervalSince1970)
    if let start = definition.startsAt, start.seconds > now + seconds { return true }
    return definition.endsAt.map { $0.seconds <= now - seconds } ?? false
  }
}
