/// Which ids a project's leaders may give to new studies. One namespace is all projects', and taking what
/// somebody else is known by must not be a matter of being first.
///
/// Administrators may give any id, and so may who leads the study by their token before it exists: then
/// an administrator has given it to them.
struct StudyClaim: Sendable {
  let project: String

  /// Those that are the project's own id or begin with it and a hyphen. Leaders of the default project
  /// are made by administrators, and choose as those do.
  func covers(_ study: String) -> Bool {
    project == ProjectStore.defaultID || study == project || study.hasPrefix("\(project)-")
  }
}
