import Fields
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
      "role.set", resource(ofRole: participant),
      old: old.map { .member(participant, $0) }, new: new.map { .member(participant, $0) })
  }

  /// Whose role it is about; nil: nobody's.
  package var member: UUID? { new?.member ?? old?.member }

  /// The same about a role of somebody else.
  package func about(member: UUID) -> AuditRecord {
    var record = self
    record.resource = Self.resource(ofRole: member)
    record.old = old?.about(member: member)
    record.new = new?.about(member: member)
    return record
  }

  /// What ``role(of:old:new:)`` names, of a participant or of whoever has a name in the trail.
  package static func resource(ofRole person: UUID) -> String {
    rolePrefix + person.text
  }

  /// Whose role a resource is; nil: none's.
  package static func person(ofRole resource: String) -> UUID? {
    guard resource.hasPrefix(rolePrefix) else { return nil }
    return UUID(text: String(resource.dropFirst(rolePrefix.count)))
  }

  private static let rolePrefix = "roles/"
}

/// How something was before an action, or is after it.
package enum AuditedState: Sendable, Hashable {
  case version(id: String, version: UInt32, contentHash: String = "", isRetired: Bool = false)
  case member(UUID, ProjectRole)
  /// In their stored form.
  case questionnaire([UInt8])
  case project([UInt8])

  fileprivate var member: UUID? {
    if case .member(let member, _) = self { member } else { nil }
  }

  fileprivate func about(member: UUID) -> AuditedState {
    if case .member(_, let role) = self { .member(member, role) } else { self }
  }
}
