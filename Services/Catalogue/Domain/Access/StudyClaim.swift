/// The ids a project's leaders may choose for new studies. The namespace is shared by all projects,
/// and a project must not take an id that belongs to another by being first.
///
/// Administrators may choose any id, and so may callers whose token makes them leader of the study
/// before it exists: an administrator has granted it.
struct StudyClaim: Sendable {
  let project: String

  /// Whether the id is the project's own or begins with it and a hyphen. Leaders of the default
  /// project are appointed by administrators and may choose any id.
  func covers(_ study: String) -> Bool {
    project == Project.defaultID || study == project || study.hasPrefix("\(project)-")
  }
}

/// The caller or the concerned participant was erased or is being erased.
struct ParticipantErased: Error, Sendable, Hashable {
}

/// Roles in a project; each role includes the rights of those after it. Raw values are used in the
/// protocol and the database.
enum ProjectRole: Int16, Sendable, Hashable, CaseIterable {
  /// Grants roles and changes the project.
  case owner = 1
  /// Edits, publishes and retires; reads the audit trail.
  case leader = 2
  /// Changes only texts of drafts.
  case translator = 3
  /// Reads drafts and unshared resources.
  case reader = 4
}
