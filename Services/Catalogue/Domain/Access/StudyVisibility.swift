/// The visible parts of a study. The arms of a trial are visible only to those who conduct it:
/// other callers see what is for everybody, participants also what is for their group, and no sign
/// of other groups.
enum StudyVisibility: Sendable, Hashable {
  /// Everything, for services, administrators, and callers with a role in the study or its project.
  case everything
  /// The caller's group; nil for none.
  case group(String?)

  /// Representation in etags.
  var key: String {
    switch self {
    case .everything: "*"
    case .group(let id): id ?? ""
    }
  }

  /// - Parameter groups: groups that a part is restricted to; empty for everybody.
  func shows(groups: [String]) -> Bool {
    switch self {
    case .everything: true
    case .group(let id): groups.isEmpty || id.map(groups.contains) == true
    }
  }

  /// Returns the groups that the caller may know.
  func naming(_ groups: [String]) -> [String] {
    switch self {
    case .everything: groups
    case .group(let id): groups.filter { $0 == id }
    }
  }
}
