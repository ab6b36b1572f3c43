/// What somebody may do in a project; each role may do what those behind it may. Raw values as in
/// the protocol and the database.
package enum ProjectRole: Int16, Sendable, Hashable, CaseIterable {
  /// Gives roles, changes the project itself.
  case owner = 1
  /// Makes, publishes and retires; reads the audit trail.
  case leader = 2
  /// Changes texts in drafts, and nothing but texts.
  case translator = 3
  /// Reads drafts and what is not shared.
  case reader = 4

  package func includes(_ needed: ProjectRole) -> Bool { rawValue <= needed.rawValue }
}
