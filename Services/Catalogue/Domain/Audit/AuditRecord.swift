package import FoundationEssentials

/// Something that was done in a project.
package struct AuditRecord: Sendable, Hashable {
  package var action: String
  /// `drafts/<id>`, `questionnaires/<id>`, …
  package var resource: String
  package var old: AuditedState?
  package var new: AuditedState?

  package init(
    _ action: String, _ resource: String, old: AuditedState? = nil, new: AuditedState? = nil
  ) {
    self.action = action
    self.resource = resource
    self.old = old
    self.new = new
  }

  /// A role that somebody was given, lost, or changed.
  package static func role(
    of participant: UUID, old: ProjectRole?, new: ProjectRole?
  ) -> AuditRecord {
    AuditRecord(
      "role.set", "roles/\(participant.uuidString.lowercased())",
      old: old.map { .member(participant, $0) }, new: new.map { .member(participant, $0) })
  }
}

/// How something was before an action, or is after it.
package enum AuditedState: Sendable, Hashable {
  case version(id: String, version: UInt32, contentHash: String = "", isRetired: Bool = false)
  case member(UUID, ProjectRole)
  /// In their stored form.
  case questionnaire([UInt8])
  case project([UInt8])
}
