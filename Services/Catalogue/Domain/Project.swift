import Calendar
import Fields
import FoundationEssentials

/// A stored project.
struct Project: Sendable, Hashable {
  /// Project of resources that name none.
  static let defaultID = "default"

  var id: String
  /// Stored form.
  var definition: [UInt8]
  /// Number of changes, from 1.
  var revision: UInt32
  /// Creator; nil for the default project, and after the creator was erased.
  var createdBy: UUID?
  /// Role of the reader.
  var role: ProjectRole?
}

/// A member of a project.
struct ProjectMember: Sendable, Hashable {
  var participantID: UUID
  var role: ProjectRole
  /// Time when the role was granted, in whole microseconds.
  var since: Date
}

extension ProjectMember: PagePosition {
  /// Position in the list of members; stays valid after the member was removed.
  var pageKey: String {
    "\(role.rawValue) \(Instant(since).microseconds) \(participantID.uuidString)"
  }

  init?(pageKey: String) {
    let parts = pageKey.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let role = Int16(parts[0]).flatMap(ProjectRole.init(rawValue:)),
      let since = Instant(microsecondsText: parts[1]),
      let participant = UUID(text: String(parts[2]))
    else { return nil }
    self.init(participantID: participant, role: role, since: since.date)
  }
}
