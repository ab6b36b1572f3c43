/// Which ids a project's leaders may give to new studies. One namespace is all projects', and taking what
/// somebody else is known by must not be a matter of being first.
///
/// Administrators may give any id, and so may who leads the study by their token before it exists: then
/// an administrator has given it to them.
package struct StudyClaim: Sendable {
  package let project: String

  package init(project: String) { self.project = project }

  /// Those that are the project's own id or begin with it and a hyphen. Leaders of the default project
  /// are made by administrators, and choose as those do.
  package func covers(_ study: String) -> Bool {
    project == Project.defaultID || study == project || study.hasPrefix("\(project)-")
  }
}
