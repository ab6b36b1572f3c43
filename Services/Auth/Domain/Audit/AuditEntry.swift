package import FoundationEssentials

/// One line of the audit log: who did what when, in ids only (21 CFR 11.10(e)).
package struct AuditEntry: Sendable, Hashable {
  /// From 1, without gaps.
  package var number: Int
  /// In whole microseconds, as PostgreSQL stores it.
  package var time: Date
  /// Who did it: an account, or nil for the system and for people who are not signed in.
  package var actor: UUID?
  package var action: AuditAction
  /// The account it was done to.
  package var subject: UUID?
  /// A study, a key, a session, roles or the code of a reason; never personal data.
  package var object: String
  /// Of the entry before; 32 zero bytes for the first.
  package var previousHash: [UInt8]

  package init(
    number: Int, time: Date, actor: UUID?, action: AuditAction, subject: UUID?, object: String,
    previousHash: [UInt8]
  ) {
    self.number = number
    self.time = time
    self.actor = actor
    self.action = action
    self.subject = subject
    self.object = object
    self.previousHash = previousHash
  }

  package static let firstPreviousHash = [UInt8](repeating: 0, count: 32)

  /// What is hashed. Every field carries its length, so no two entries have the same bytes.
  package var canonicalBytes: [UInt8] {
    var bytes: [UInt8] = []
    let microseconds = Int64((time.timeIntervalSince1970 * 1_000_000).rounded())
    for field in [
      "otolith-audit-1", String(number), String(microseconds), actor?.uuidString ?? "",
      action.rawValue, subject?.uuidString ?? "", object,
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
