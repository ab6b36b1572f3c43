package import FoundationEssentials

/// Something to be recorded in the audit log.
package struct AuditRecord: Sendable, Hashable {
  package var action: AuditAction
  /// Who did it; nil for the system and for people who are not signed in.
  package var actor: UUID?
  /// The account it was done to.
  package var subject: UUID?
  /// A study, a key, a session, roles or the code of a reason.
  package var object: String

  package init(
    action: AuditAction, actor: UUID? = nil, subject: UUID? = nil, object: String = ""
  ) {
    self.action = action
    self.actor = actor
    self.subject = subject
    self.object = object
  }

  /// What people do to their own account.
  package init(_ action: AuditAction, by participantID: UUID, object: String) {
    self.init(action: action, actor: participantID, subject: participantID, object: object)
  }
}
