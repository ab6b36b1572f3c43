/// What a caller sees of a study. The arms of a trial are for those who conduct it: everybody else sees
/// what is for everybody, participants besides what is for their own group, and nothing that says that
/// there are others.
package enum StudyVisibility: Sendable, Hashable {
  /// For services, administrators, leaders, and those with a role in the study's project.
  case everything
  /// Nil: in no group.
  case group(String?)

  /// For etags.
  package var key: String {
    switch self {
    case .everything: "*"
    case .group(let id): id ?? ""
    }
  }

  /// - Parameter groups: that something is for; empty: for everybody.
  package func shows(groups: [String]) -> Bool {
    switch self {
    case .everything: true
    case .group(let id): groups.isEmpty || id.map(groups.contains) == true
    }
  }

  /// Those of the groups that may be named to the caller.
  package func naming(_ groups: [String]) -> [String] {
    switch self {
    case .everything: groups
    case .group(let id): groups.filter { $0 == id }
    }
  }
}
