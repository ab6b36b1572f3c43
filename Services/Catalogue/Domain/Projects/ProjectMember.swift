import Fields
package import FoundationEssentials

/// Somebody who has a role in a project.
package struct ProjectMember: Sendable, Hashable {
  package var participantID: UUID
  package var role: ProjectRole
  /// When the role was given, in whole microseconds.
  package var since: Date

  package init(participantID: UUID, role: ProjectRole, since: Date) {
    self.participantID = participantID
    self.role = role
    self.since = since
  }
}

extension ProjectMember {
  private static let microseconds = 1_000_000.0

  /// Where it stands in the list of members, also when it is no longer there.
  package var place: String {
    let instant = Int64((since.timeIntervalSince1970 * Self.microseconds).rounded())
    return "\(role.rawValue) \(instant) \(participantID.uuidString)"
  }

  /// - Parameter place: nil is returned for what ``place`` never is.
  package init?(place: String) {
    let parts = place.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let role = Int16(parts[0]).flatMap(ProjectRole.init(rawValue:)),
      let instant = Int64(parts[1]), let participant = UUID(text: String(parts[2]))
    else { return nil }
    self.init(
      participantID: participant, role: role,
      since: Date(timeIntervalSince1970: Double(instant) / Self.microseconds))
  }
}
