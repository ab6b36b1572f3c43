package import FoundationEssentials

/// What staff does to a participant's plan.
package enum AuditAction: String, Sendable, Hashable, CaseIterable {
  case dateSet = "date.set"
  case dateDeleted = "date.deleted"
  case notificationAdded = "notification.added"
  case notificationMoved = "notification.moved"
  case notificationCancelled = "notification.cancelled"
  case triggerFired = "trigger.fired"
}

/// That somebody did something.
package struct AuditRecord: Sendable, Hashable {
  package var action: AuditAction
  /// Who did it.
  package var actor: UUID
  /// The participant.
  package var subject: UUID
  /// Ids of the study and of what was changed there, with what it is now; never personal data.
  package var object: String

  package init(action: AuditAction, actor: UUID, subject: UUID, object: String) {
    self.action = action
    self.actor = actor
    self.subject = subject
    self.object = object
  }
}

/// One line of the audit log: who did what when, in ids only (21 CFR 11.10(e)).
package struct AuditEntry: Sendable, Hashable {
  /// From 1, without gaps.
  package var number: Int
  /// In whole microseconds, as PostgreSQL stores it.
  package var time: Date
  /// With the names that the log knows people by.
  package var record: AuditRecord
  /// Of the entry before; 32 zero bytes for the first.
  package var previousHash: [UInt8]

  package init(number: Int, time: Date, record: AuditRecord, previousHash: [UInt8]) {
    self.number = number
    self.time = time
    self.record = record
    self.previousHash = previousHash
  }

  package static let firstPreviousHash = [UInt8](repeating: 0, count: 32)

  /// What is hashed. Every field carries its length, so no two entries have the same bytes.
  package var canonicalBytes: [UInt8] {
    var bytes: [UInt8] = []
    let microseconds = Int64((time.timeIntervalSince1970 * 1_000_000).rounded())
    for field in [
      "otolith-planning-audit-1", String(number), String(microseconds), record.actor.uuidString,
      record.action.rawValue, record.subject.uuidString, record.object,
    ] {
      Self.append(Array(field.utf8), to: &bytes)
    }
    Self.append(previousHash, to: &bytes)
    return bytes
  }

  private static func append(_ field: [UInt8], to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt32(field.count).bigEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: field)
  }
}
