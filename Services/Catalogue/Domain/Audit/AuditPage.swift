package import FoundationEssentials

/// A part of a project's audit trail.
package struct AuditPage: Sendable, Hashable {
  /// Newest first.
  package var entries: [AuditEntry]
  /// Of the names in the entries those whose owners are there, with their ids.
  package var participants: [UUID: UUID]

  package init(entries: [AuditEntry], participants: [UUID: UUID]) {
    self.entries = entries
    self.participants = participants
  }
}
