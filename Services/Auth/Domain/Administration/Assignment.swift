import Fields
import FoundationEssentials

/// A role of an account on an object.
struct Assignment: Sendable, Hashable {
  var participantID: UUID
  /// Name of the role.
  var role: String
  /// Text of the object; empty for a study leader who leads no study.
  var object: String
  /// End of the role; nil if it does not end.
  var expiresAt: Date?
  /// Raw values of the verbs of a defined role, sorted; empty for shipped roles.
  var definedVerbs: [String] = []
}

extension Collection<Assignment> {
  /// Upper bound of the size of the assignments in an access token: led studies are `"id",`, and
  /// further roles `"id":["role"],`, whose punctuation takes as many bytes as `studies/` in the
  /// object. For defined roles `"id",` of each study, and each set of verbs once:
  /// `{"studies":[],"verbs":["verb"]},`.
  var bytesInToken: Int {
    var verbsByObject: [String: Set<String>] = [:]
    let bytes = reduce(0) { sum, assignment in
      let isLed = assignment.role == AccountRole.studyLeader.rawValue
      let isDefined = !assignment.definedVerbs.isEmpty
      if isDefined {
        verbsByObject[assignment.object, default: []].formUnion(assignment.definedVerbs)
      }
      return sum + assignment.object.utf8.count
        + (isLed || isDefined ? 0 : assignment.role.utf8.count)
    }
    return Set(verbsByObject.values).reduce(bytes) { sum, verbs in
      verbs.reduce(sum + 30) { $0 + $1.utf8.count + 3 }
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
