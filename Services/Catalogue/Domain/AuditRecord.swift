import Fields
import FoundationEssentials

/// An action in a project.
struct AuditRecord: Sendable, Hashable {
  var action: String
  /// `drafts/<id>`, `questionnaires/<id>`, …
  var resource: String
  var old: AuditedState?
  var new: AuditedState?

  init(
    _ action: String, _ resource: String, old: AuditedState? = nil, new: AuditedState? = nil
  ) {
    self.action = action
    self.resource = resource
    self.old = old
    self.new = new
  }

  /// Creates a record of a role that was granted, removed or changed.
  static func role(
    of participant: UUID, old: ProjectRole?, new: ProjectRole?
  ) -> AuditRecord {
    AuditRecord(
      "role.set", resource(ofRole: participant),
      old: old.map { .member(participant, $0) }, new: new.map { .member(participant, $0) })
  }

  /// The participant whose role is concerned, if any.
  var member: UUID? { new?.member ?? old?.member }

  /// Returns a copy for the role of another participant.
  func about(member: UUID) -> AuditRecord {
    var record = self
    record.resource = Self.resource(ofRole: member)
    record.old = old?.about(member: member)
    record.new = new?.about(member: member)
    return record
  }

  /// Returns the resource of ``role(of:old:new:)`` for a participant id or a name in the trail.
  static func resource(ofRole person: UUID) -> String {
    rolePrefix + person.text
  }

  /// Returns the person of a role resource; nil for other resources.
  static func person(ofRole resource: String) -> UUID? {
    guard resource.hasPrefix(rolePrefix) else { return nil }
    return UUID(text: String(resource.dropFirst(rolePrefix.count)))
  }

  private static let rolePrefix = "roles/"
}

/// State of a resource before or after an action.
enum AuditedState: Sendable, Hashable {
  case version(
    id: String, version: UInt32, contentHash: String = "", isRetired: Bool = false,
    reason: String = "")
  case member(UUID, ProjectRole)
  /// Stored forms.
  case questionnaire([UInt8])
  case project([UInt8])

  fileprivate var member: UUID? {
    if case .member(let member, _) = self { member } else { nil }
  }

  fileprivate func about(member: UUID) -> AuditedState {
    if case .member(_, let role) = self { .member(member, role) } else { self }
  }
}

/// A page of a project's audit trail.
struct AuditPage: Sendable, Hashable {
  /// Entries, newest first.
  var entries: [AuditEntry]
  /// Participant ids by name in the entries; erased participants are absent.
  var participants: [UUID: UUID]
}

/// An entry of a project's audit trail.
struct AuditEntry: Sendable, Hashable {
  /// Number from 1 in each project, without gaps.
  var number: Int
  /// Stored form without its hash.
  var bytes: [UInt8]
  var hash: ContentHash
}
