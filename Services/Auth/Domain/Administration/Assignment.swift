import Fields
import FoundationEssentials

/// A role of an account on an object.
struct Assignment: Sendable, Hashable {
  var participantID: UUID
  /// Raw value of the role.
  var role: String
  /// Text of the object; empty for a study leader who leads no study.
  var object: String
  /// End of the role; nil if it does not end.
  var expiresAt: Date?
}

extension Collection<Assignment> {
  /// Upper bound of the size of the assignments in an access token: led studies are `"id",`, and
  /// further roles `"id":["role"],`, whose punctuation takes as many bytes as `studies/` in the
  /// object.
  var bytesInToken: Int {
    reduce(0) { sum, assignment in
      let isLed = assignment.role == AccountRole.studyLeader.rawValue
      return sum + assignment.object.utf8.count + (isLed ? 0 : assignment.role.utf8.count)
    }
  }
}

extension Assignment: PagePosition {
  var pageKey: String { "\(object) \(role) \(participantID.uuidString)" }

  init?(pageKey: String) {
    let parts = pageKey.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let participantID = UUID(text: String(parts[2])) else { return nil }
    self.init(participantID: participantID, role: String(parts[1]), object: String(parts[0]))
  }
}

/// The assignments to list.
enum AssignmentFilter: Sendable, Hashable {
  case account(UUID)
  case object(String)
}
